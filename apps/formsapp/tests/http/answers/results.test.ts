// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { FormStats } from '@suite/schema/forms/response'
import { addToGroup, createGroup, uniqueName } from '@suite/fixtures/accounts'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import { administrator } from '@suite/testing/administrator'
import {
	ask, call, change, counts, day, guest, list, name, newAccount, newForm, refusal, statsOf, submitted, type PublishedForm,
} from './scene.ts'

/** Each account may call 120 times a minute. */
const [author, counter] = [await newAccount(), await newAccount()]
const empty = await newForm(author, { questions: [name] })

/** A form with so many responses, numbered from 0. */
async function answered(many: number): Promise<PublishedForm> {
	const form = await newForm(author, { questions: [{ type: 'number', title: 'Number' }] })
	for (let place = 0; place < many; place++) {
		await submitted(form, { q1: place })
	}
	return form
}

const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

const numbers = async (form: PublishedForm, query: Record<string, string | number>) => {
	const { responses, ...others } = await list(author, form, query)
	return { numbers: responses.map(({ answers }) => answers.q1), ...others }
}

describe('the list of responses', () => {
	it('comes in pages, the last response first', async () => {
		const form = await answered(7)
		expect(await numbers(form, {})).toEqual({ numbers: [6, 5, 4, 3, 2, 1, 0], total: 7, page: 1, pages: 1 })
		expect(await numbers(form, { limit: 3 })).toEqual({ numbers: [6, 5, 4], total: 7, page: 1, pages: 3 })
		expect(await numbers(form, { limit: 3, page: 3 })).toEqual({ numbers: [0], total: 7, page: 3, pages: 3 })
		expect(await numbers(form, { limit: 3, page: 4 })).toEqual({ numbers: [], total: 7, page: 4, pages: 3 })
		expect(await numbers(form, { limit: 500, page: Number.MAX_SAFE_INTEGER })).toMatchObject({ numbers: [], total: 7 })
		const second = (await list(author, form, { limit: 1, page: 2 })).responses[0]?.id ?? ''
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${second}`)
		expect(await numbers(form, { limit: 3 })).toEqual({ numbers: [6, 4, 3], total: 6, page: 1, pages: 2 })
		expect(await numbers(form, { limit: 3, page: 2 })).toMatchObject({ numbers: [2, 1, 0] })
	})

	it('is narrowed by dates', async () => {
		const form = await answered(3)
		const day = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10)
		const within: Record<string, string>[] = [{ from: day(-1) }, { to: day(1) }, { from: day(-1), to: day(1) }, { from: '', to: '' }]
		for (const query of within) {
			expect(await numbers(form, query)).toMatchObject({ total: 3, numbers: [2, 1, 0] })
		}
		const outside: Record<string, string>[] = [{ from: day(2) }, { to: day(-2) }, { from: day(1), to: day(-1) }]
		for (const query of outside) {
			expect(await numbers(form, query)).toEqual({ total: 0, numbers: [], page: 1, pages: 0 })
		}
		const [last] = (await list(author, form)).responses
		const at = last?.submitted ?? ''
		expect((await numbers(form, { from: at })).total).toBeGreaterThan(0)
		expect((await numbers(form, { to: at })).total).toBeLessThan(3)
		expect((await numbers(form, { to: at })).total + (await numbers(form, { from: at })).total).toBe(3)
	})

	it.each([
		['page=0'], ['page=-1'], ['page=x'], ['page=1.5'], ['page=99999999999999999999'], ['limit=0'], ['limit=501'], ['limit=x'],
		['limit[]=1'],
		['from=yesterday'], ['from=2026-02-30'], ['to=2026-13-01'], ['to=2026-01-01T25:00:00Z'], ['from[]=2026-01-01'], ['from=%FF'],
		['from=2026-01-01%00'], ['to=99999-01-01'],
	])('refuses %s', async (query) => {
		for (const path of /page|limit/.test(query) ? ['responses'] : ['responses', 'export']) {
			const reply = await call(author, 'GET', `/api/forms/${empty.fileId}/${path}?${query}`)
			expect(refusal(reply)).toMatch(/^400 INVALID_REQUEST (invalid_input|bad_date)$/)
		}
	})

	it('is empty after all responses are deleted', async () => {
		const form = await answered(4)
		expect(await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`)).toEqual({ success: true, removed: 4 })
		expect(await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`)).toEqual({ success: true, removed: 0 })
		expect(await counts(author, form)).toEqual([0])
		await submitted(form, { q1: 9 })
		expect(await counts(author, form)).toEqual([1])
	})

	it('has no response of another form', async () => {
		const [one, other] = [await answered(1), await answered(1)]
		const id = (await list(author, other)).responses[0]?.id ?? ''
		for (const method of ['GET', 'DELETE']) {
			const reply = await call(author, method, `/api/forms/${one.fileId}/responses/${id}`)
			expect(refusal(reply)).toBe('404 FORM_NOT_FOUND unknown_response')
		}
		expect((await list(author, other)).total).toBe(1)
	})
})

describe('statistics', () => {
	it('are those of a period where one is asked for, and follow each change at once', async () => {
		const form = await newForm(counter, { questions: [{ type: 'number', title: 'Number' }] })
		await submitted(form, { q1: 1 })
		await submitted(form, { q1: 2 })
		const stats = (query: Record<string, string>) => ask<FormStats>(counter, 'GET', `/api/forms/${form.fileId}/stats`, { query })
		const day = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10)
		expect((await stats({ from: day(-1), to: day(1) })).totalResponses).toBe(2)
		expect(await stats({ from: day(2) })).toMatchObject({ totalResponses: 0, responsesPerDay: [], averageCompletionTime: 0 })
		expect((await stats({ to: day(-2) })).totalResponses).toBe(0)
		expect(refusal(await call(counter, 'GET', `/api/forms/${form.fileId}/stats?from=soon`))).toBe('400 INVALID_REQUEST bad_date')
		await submitted(form, { q1: 7 })
		expect(await stats({ from: day(-1) })).toMatchObject({ totalResponses: 3, questionStats: { q1: { max: 7 } } })
	})

	it('count what each question was answered with', async () => {
		const form = await newForm(counter, { questions: [
			day, { ...day, type: 'multiple_choice', options: { ...day.options, allowOther: true } }, { type: 'number', title: 'Age' },
			{ type: 'rating', title: 'Stars', options: { max: 3 } }, { type: 'linear_scale', title: 'Scale', options: { min: 0, max: 2 } },
			{ type: 'matrix', title: 'Food', options: { rows: labelled('Soup', 'Salad'), columns: labelled('Good', 'Bad') } },
			{ type: 'section', title: 'More' }, name,
		] })
		const { form: { questions } } = await ask<{ form: { questions: { options: Record<string, { id: string }[]> }[] } }>(
			counter, 'GET', `/api/forms/${form.fileId}`)
		const matrix = questions[5]?.options
		const [row, column] = [matrix?.rows?.[0]?.id ?? '', matrix?.columns?.[1]?.id ?? '']
		await submitted(form, { q1: 'c1', q2: ['c1', 'c3', 'other: Sunday'], q3: 41.5, q4: 3, q5: 0, q6: { [row]: column }, q8: 'Ann' })
		await submitted(form, { q1: 'c1', q2: ['c3'], q3: -1, q4: 2 })
		await submitted(form, {})
		const { questionStats, ...others } = await statsOf(counter, form)
		expect(others).toEqual({
			totalResponses: 3, averageCompletionTime: 0, dropOff: { visits: 0, questions: {} },
			responsesPerDay: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown, count: 3 }],
		})
		expect(questionStats).toEqual({
			q1: { type: 'single_choice', answered: 2, counts: { c1: 2, c2: 0, c3: 0 } },
			q2: { type: 'multiple_choice', answered: 2, counts: { c1: 1, c2: 0, c3: 2, other: 1 } },
			q3: { type: 'number', answered: 2, average: 20.25, min: -1, max: 41.5 },
			q4: { type: 'rating', answered: 2, counts: { 1: 0, 2: 1, 3: 1 }, average: 2.5, min: 2, max: 3 },
			q5: { type: 'linear_scale', answered: 1, counts: { 0: 1, 1: 0, 2: 0 }, average: 0, min: 0, max: 0 },
			q6: { type: 'matrix', answered: 1, counts: { [`${row}:${column}`]: 1 } },
			q8: { type: 'text', answered: 1 },
		})
	})

	it('are those of an empty form', async () => {
		const form = await newForm(counter, { questions: [name] })
		expect(await statsOf(counter, form)).toEqual({
			totalResponses: 0, responsesPerDay: [], averageCompletionTime: 0, questionStats: { q1: { type: 'text', answered: 0 } },
			dropOff: { visits: 0, questions: {} },
		})
	})

	it('keep what a question was answered with that is gone or asks for something else', async () => {
		const form = await newForm(counter, { questions: [{ type: 'number', title: 'Size' }, day] })
		await submitted(form, { q1: 7, q2: 'c2' })
		await change(counter, form.fileId, { questions: [{ id: 'q1', type: 'text', title: 'Size' }] })
		await submitted(form, { q1: 'large' })
		expect((await statsOf(counter, form)).questionStats).toEqual({
			q1: { type: 'text', answered: 1 }, q2: { type: 'single_choice', answered: 1, counts: { c2: 1 } },
		})
	})
})

describe('results', () => {
	it('are for those who may read the file, and deleted by those who may change it', async () => {
		const { session: admin } = await administrator()
		const [editors, readers] = [await createGroup(admin), await createGroup(admin)]
		const [editor, reader, stranger] = [await newAccount([editors]), await newAccount([readers]), await newAccount()]
		const folder = await createTeamFolder(admin, {
			name: uniqueName('Forms'), groups: { [editors]: permission.all, [readers]: permission.read }, hasRules: false,
		})
		const form = await newForm(editor, { questions: [name], folder: `/${folder.name}` })
		const { response: { id } } = await submitted(form, { q1: 'Ann' })
		const paths = ['responses', `responses/${id}`, 'stats', 'export']
		const seen = async (by: typeof editor) => Promise.all(paths.map(async (path) =>
			(await call(by, 'GET', `/api/forms/${form.fileId}/${path}`)).status))
		expect(await seen(editor)).toEqual([200, 200, 200, 200])
		expect(await seen(reader)).toEqual([200, 200, 200, 200])
		expect(await seen(stranger)).toEqual([404, 404, 404, 404])
		for (const path of ['responses', `responses/${id}`]) {
			const remove = async (by: typeof editor) => refusal(await call(by, 'DELETE', `/api/forms/${form.fileId}/${path}`))
			expect(await remove(reader)).toBe('403 FORBIDDEN not_allowed')
			expect(await remove(stranger)).toBe('404 FORM_NOT_FOUND unknown_form')
		}
		expect((await call(guest, 'GET', `/api/forms/${form.fileId}/responses`)).status).toBe(401)
		await addToGroup(admin, stranger.user, readers)
		expect(await seen(stranger)).toEqual([200, 200, 200, 200])
		await ask(editor, 'DELETE', `/api/forms/${form.fileId}/responses/${id}`)
		expect(await counts(reader, form)).toEqual([0])
	})
})
