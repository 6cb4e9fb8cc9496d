// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it, vi } from 'vitest'
import { readDefinition } from '../../../src/rules/index.ts'
import { parametersOf, prefillOf } from '../../../src/rules/prefill.ts'
import type { Json } from '../../../src/rules/values/json.ts'
import { choose, formOf, forward, openPage, press, question, settled, write } from './page.ts'

const choices = [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Milk, warm' }, { id: 'c3', label: 'Water' }]
const asked = [
	{ id: 'q1', type: 'text', title: 'Name', options: { maxLength: 5 } },
	{ id: 'q2', type: 'single_choice', title: 'Drink', options: { choices, allowOther: true } },
	{ id: 'q3', type: 'multiple_choice', title: 'Drinks', options: { choices, maxSelections: 2 } },
	{ id: 'q4', type: 'number', title: 'Guests', options: { max: 5 } },
	{ id: 'q5', type: 'date', title: 'Day' },
	{ id: 'q6', type: 'time', title: 'Hour' },
	{ id: 'q7', type: 'rating', title: 'Stars' },
	{ id: 'q8', type: 'matrix', title: 'Grid', options: { rows: choices, columns: choices } },
	{ id: 'q9', type: 'email', title: 'Mail' },
	{ id: 'q10', type: 'dropdown', title: 'List', options: { choices } },
	{ id: 'q11', type: 'datetime', title: 'When' },
]
const hiddenFields = [{ name: 'source' }, { name: 'campaign' }]
const definition = readDefinition({ questions: asked, hiddenFields } as unknown as Record<string, Json>)
const filled = (search: string) => prefillOf(definition, search)

vi.stubGlobal('scrollTo', () => undefined)

describe('what a link fills in', () => {
	it('is read by the ids of questions, in the form in which answers are stored', () => {
		expect(filled('?q1=Ann&q4=3&q5=2026-12-24&q6=09:30&q7=4&q9=a@b.nl&q11=2026-12-24T10:00Z').answers).toEqual({
			q1: 'Ann', q4: 3, q5: '2026-12-24', q6: '09:30', q7: 4, q9: 'a@b.nl', q11: '2026-12-24T10:00:00Z',
		})
	})

	it('names choices by id or exact label, several by repeating the name or with commas', () => {
		expect(filled('?q2=c1&q10=Water').answers).toEqual({ q2: 'c1', q10: 'c3' })
		expect(filled('?q3=Water&q3=c1').answers).toEqual({ q3: ['c1', 'c3'] })
		expect(filled('?q3=Tea,%20c3').answers).toEqual({ q3: ['c1', 'c3'] })
		expect(filled('?q3=Milk,+warm').answers).toEqual({ q3: ['c2'] })
		expect(filled('?q2=other:Juice').answers).toEqual({ q2: 'other:Juice' })
	})

	it('is nothing where the rules refuse it, or where nobody asks', () => {
		expect(filled('?q1=Annabel&q2=tea&q4=6&q5=tomorrow&q7=x&q9=ann&q10=other:x&q8=c1&q99=x&constructor=y&__proto__=z&q3=')).toEqual({
			answers: {}, hidden: {},
		})
		expect(filled('?q3=c1,c2,c3').answers).toEqual({})
		expect(filled('?q3=c1,lemonade').answers).toEqual({ q3: ['c1'] })
		expect(filled('?%FF=%FF&q1=%').answers).toEqual({ q1: '%' })
	})

	it('has the texts of hidden fields, up to 2,000 characters', () => {
		expect(filled('?source=%20mail%20&campaign=&q1=Ann').hidden).toEqual({ source: 'mail' })
		expect(filled(`?source=${'x'.repeat(2001)}`).hidden).toEqual({})
	})

	it('comes back from the parameters that the author copies', () => {
		const answers = { q1: 'A & B', q2: 'other:x=y', q3: ['c1', 'c2'], q4: 2, q5: '2026-12-24' }
		expect(filled(`?${parametersOf(answers, { source: 'a b' })}`)).toEqual({ answers, hidden: { source: 'a b' } })
	})
})

describe('the page of such a link', () => {
	const value = (id: string) => question(id).querySelector('input')?.value
	const note = () => document.querySelectorAll('.note p')[1]?.textContent
	const opened = formOf(asked.slice(0, 2), { hiddenFields })
	const said = 'The link filled in some answers. Check them before you send.'

	it('shows the answers, says so once, and sends them with what is hidden', async () => {
		const { sent } = openPage({ opened }, { search: '?q1=Ann&q2=Tea&source=mail' })
		expect([value('q1'), note(), forward().textContent]).toEqual(['Ann', said, 'Send 2 answers'])
		choose('q2', 'c3')
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ q1: 'Ann', q2: 'c3', source: 'mail' })
	})

	it('says nothing when the link brings hidden fields alone, which are no answers of the respondent', async () => {
		const { sent } = openPage({ opened }, { search: '?source=mail' })
		expect([note(), forward().textContent]).toEqual(['', 'Send'])
		forward().click()
		await settled()
		expect(sent[0]?.submission.answers).toEqual({ source: 'mail' })
	})

	it('leaves answers that are kept on the device, and fills in what is missing there', () => {
		const stored = new Map<string, string>()
		openPage({ opened }, { stored })
		write('q1', 'Bob')
		openPage({ opened }, { stored, search: '?q1=Ann&q2=c1' })
		expect([value('q1'), question('q2').querySelector<HTMLInputElement>('[value=c1]')?.checked, note()]).toEqual(['Bob', true, said])
	})

	it('does not fill in again what the respondent took out', () => {
		const stored = new Map<string, string>()
		openPage({ opened }, { stored, search: '?q1=Ann' })
		write('q1', '')
		openPage({ opened }, { stored, search: '?q1=Ann' })
		expect([value('q1'), note()]).toEqual(['', ''])
	})

	it('empties it all when answers are deleted, and fills it in for the next response', async () => {
		openPage({ opened }, { search: '?q1=Ann' })
		choose('q2', 'c1')
		press('Delete my answers')
		expect([value('q1'), note()]).toEqual(['', ''])
		forward().click()
		await settled()
		press('Answer again')
		await settled()
		expect(value('q1')).toBe('Ann')
	})

	it('asks for the login with the way back to it', () => {
		const login = '/login?redirect_url=%2Ff%2Fabc'
		const { root } = openPage({ state: 'login_required', login }, { search: '?q1=Ann', head: `<a href="${login}">Log in</a>` })
		expect(root.querySelector('a')?.getAttribute('href')).toBe(`${login}%3Fq1%3DAnn`)
	})
})
