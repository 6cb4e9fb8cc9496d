// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it, vi } from 'vitest'
import { choose, errors, formOf, forward, openPage, press, question, settled, write } from './page.ts'

vi.stubGlobal('scrollTo', () => undefined)

const choices = [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Coffee' }]
const questions = [
	{ id: 'q1', type: 'text', title: 'Name', options: { maxLength: 30 } },
	{ id: 'q2', type: 'multiple_choice', title: 'Drinks, {{q1}}?', options: { choices } },
	{
		id: 'q3', type: 'number', title: 'How many, {{ q1 }}? {{q99}}', description: 'You chose {{q2}}, from {{source}}.', required: true,
	},
	{ id: 'q4', type: 'section', title: 'Now, {{q1}}', description: '{{q3}} cups' },
	{ id: 'q5', type: 'text', title: 'Shown', showIf: { questionId: 'q1', operator: 'equals', value: 'Ann' } },
	{ id: 'q6', type: 'text', title: 'You said: {{q5}}' },
]
const title = (id: string) => question(id).querySelector('.title, h2, h3')?.firstChild?.textContent
const said = (id: string) => question(id).querySelector('.hint, .text')?.textContent

describe('answers in texts', () => {
	it('appear while somebody answers, with labels, and are gone when they are', () => {
		openPage({ opened: formOf(questions) })
		expect([title('q2'), title('q3'), said('q3'), title('q4')]).toEqual(['Drinks, ?', 'How many, ? ', 'You chose , from .', 'Now, '])
		write('q1', 'Ann')
		choose('q2', 'c1')
		choose('q2', 'c2')
		write('q3', '1200')
		expect([title('q2'), title('q3'), said('q3')]).toEqual(['Drinks, Ann?', 'How many, Ann? ', 'You chose Tea and Coffee, from .'])
		expect([title('q4'), said('q4')]).toEqual(['Now, Ann', '1,200 cups'])
		write('q1', '')
		expect(title('q2')).toBe('Drinks, ?')
	})

	it('are the texts of hidden fields as well', () => {
		openPage({ opened: formOf(questions, { hiddenFields: [{ name: 'source' }] }) }, { search: '?source=mail' })
		expect(said('q3')).toBe('You chose , from mail.')
	})

	it('are text inside what an author emphasised, and in the accessible description', () => {
		const asked = { ...questions[2], description: 'You chose **{{q2}}**:\n- from {{source}}' }
		const opened = formOf([...questions.slice(0, 2), asked], { hiddenFields: [{ name: 'source' }] })
		openPage({ opened }, { search: '?source=**mail**' })
		choose('q2', 'c1')
		const hint = question('q3').querySelector('.hint')
		expect(hint?.innerHTML).toBe('<p>You chose <strong>Tea</strong>:</p><ul><li>from **mail**</li></ul>')
		expect(question('q3').querySelector('input')?.getAttribute('aria-describedby')).toMatch(new RegExp(`^${hint?.id} `))
	})

	it('are text, whatever they look like', () => {
		openPage({ opened: formOf(questions) })
		write('q1', '<img src=x> {{q2}} $&')
		expect([title('q2'), question('q2').querySelector('img')]).toEqual(['Drinks, <img src=x> {{q2}} $&?', null])
	})

	it('are nothing while their question is hidden, or answered wrongly', () => {
		openPage({ opened: formOf(questions) })
		write('q1', 'Ann')
		write('q5', 'secret')
		expect(title('q6')).toBe('You said: secret')
		write('q1', 'x'.repeat(31))
		expect([title('q6'), title('q2')]).toEqual(['You said: ', 'Drinks, ?'])
	})

	it('stand in the list of mistakes, in titles of pages and in the thanks', async () => {
		const pages = [
			{ id: 'p1', title: 'One', questions: ['q1'], routing: [] },
			{ id: 'p2', title: 'For {{q1}}', questions: ['q2', 'q3', 'q4', 'q5', 'q6'], routing: [] },
		]
		const settings = { confirmationMessage: 'Bye, {{q1}}: {{q2}}' }
		openPage({ opened: formOf(questions, { pages, settings }) })
		write('q1', 'Bob')
		press('Next')
		expect(document.querySelector('.page:not([hidden]) .page__title')?.textContent).toBe('For Bob')
		forward().click()
		expect(errors()).toEqual(['How many, Bob? : Answer this question.'])
		choose('q2', 'c2')
		write('q3', '2')
		forward().click()
		await settled()
		expect(document.querySelector('.thanks .text')?.textContent).toBe('Bye, Bob: Coffee')
		expect(document.querySelector('.thanks .copy')?.textContent).toContain('Drinks, Bob?Coffee')
	})
})
