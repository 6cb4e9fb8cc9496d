// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeAll, describe, expect, it } from 'vitest'
import { suiteHost } from '@suite/host/suite-host'
import { call, change, list, name, newAccount, newForm, type PublishedForm, refusal, submitted } from './scene.ts'

const author = await newAccount()
const choices = [{ id: 'c1', label: 'Tomato soup' }, { id: 'c2', label: 'Salad' }]
const food = { type: 'multiple_choice', title: 'Food', options: { choices } }
const when = { type: 'date', title: 'When' }
let form: PublishedForm

/** Names in the responses that a search finds, and how many it says there are. */
async function found(search: string, query: Record<string, string> = {}): Promise<unknown[]> {
	const { responses, total, pages } = await list(author, form, { search, ...query })
	return [...responses.map(({ answers }) => answers.q1), total, pages]
}

describe('a search in the responses', () => {
	beforeAll(async () => {
		await suiteHost().occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
		form = await newForm(author, { questions: [name, food, when], members: { hiddenFields: [{ name: 'source' }] } })
		await submitted(form, { q1: 'Ann Müller', q2: ['c1'], q3: '2026-03-05' })
		await submitted(form, { q1: 'Bo 50%_off', q2: ['c1', 'c2'], source: 'Newsletter' })
		await submitted(form, { q1: 'c1 "quoted" \\ back slash' })
	})

	it('finds what people read, whatever the case, in any order @every-host', async () => {
		expect(await found('MÜLLER')).toEqual(['Ann Müller', 1, 1])
		expect(await found('soup')).toEqual(['Bo 50%_off', 'Ann Müller', 2, 1])
		expect(await found('soup ann tomato')).toEqual(['Ann Müller', 1, 1])
		expect(await found('newsletter')).toEqual(['Bo 50%_off', 1, 1])
		expect(await found('2026-03')).toEqual(['Ann Müller', 1, 1])
		expect(await found('c1')).toEqual(['c1 "quoted" \\ back slash', 1, 1])
		expect(await found('q1')).toEqual([0, 0])
		expect(await found('Food')).toEqual([0, 0])
	})

	it('takes every sign for itself', async () => {
		expect(await found('50%_')).toEqual(['Bo 50%_off', 1, 1])
		expect(await found('%')).toEqual(['Bo 50%_off', 1, 1])
		expect(await found('_')).toEqual(['Bo 50%_off', 1, 1])
		expect(await found('"QUOTED" \\')).toEqual(['c1 "quoted" \\ back slash', 1, 1])
		expect(await found('\'; DROP TABLE')).toEqual([0, 0])
		expect(await found('  ')).toHaveLength(5)
	})

	it('goes page by page, with dates, and into a file', async () => {
		expect(await found('soup', { limit: '1', page: '2' })).toEqual(['Ann Müller', 2, 2])
		expect(await found('soup', { limit: '1', page: '3' })).toEqual([2, 2])
		expect(await found('soup', { page: '9007199254740991' })).toEqual([2, 1])
		expect(await found('soup', { from: '2046-01-01' })).toEqual([0, 0])
		const { text } = await call(author, 'GET', `/api/forms/${form.fileId}/export?format=csv&search=salad`)
		expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(2)
		const json = (await call(author, 'GET', `/api/forms/${form.fileId}/export?format=json&search=soup+m%C3%BCller`)).json
		expect((json as { responses: unknown[] }).responses).toHaveLength(1)
		const long = await call(author, 'GET', `/api/forms/${form.fileId}/responses?search=${'a'.repeat(201)}`)
		expect(refusal(long)).toBe('400 INVALID_REQUEST invalid_input')
	})

	it('finds what is answered now, with the words of then', async () => {
		await change(author, form.fileId, { form: { settings: { allowCorrection: true } } })
		const { correction } = await submitted(form, { q1: 'Cleo', q2: ['c2'] })
		await call(author, 'PUT', `/api/public/${form.hash}/response`, {
			body: { answers: { q1: 'Dora', q2: ['c1'] } }, headers: { 'X-Forms-Correction': correction ?? '' },
		})
		expect([await found('cleo'), await found('dora soup')]).toEqual([[0, 0], ['Dora', 1, 1]])
	})
})
