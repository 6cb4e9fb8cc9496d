// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { ask, call, change, day, list, name, newAccount, newForm, submitted, type PublishedForm } from './scene.ts'
import { cellsOf } from './workbook.ts'

const author = await newAccount()
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

async function download(form: PublishedForm, query: Record<string, string> = {}) {
	const reply = await call(author, 'GET', `/api/forms/${form.fileId}/export`, { query })
	expect(reply.status, reply.text).toBe(200)
	return reply
}

/** Lines of the table without what differs from run to run: id and time. */
const lines = async (form: PublishedForm, query: Record<string, string> = {}) =>
	(await download(form, { format: 'csv', ...query })).text.replace(/^\uFEFF/, '').split('\r\n')
		.map((line) => line.replace(/^[0-9a-f-]{36},\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d,/, ''))

describe('the table of responses', () => {
	it('is CSV that programs for tables read: a mark, quotes, CRLF, and no formulas @every-host', async () => {
		const form = await newForm(author, { title: 'Sümmer/Party', questions: [name, { type: 'textarea', title: 'Say "hi", please' }] })
		await submitted(form, { q1: '=1+1', q2: 'two\nlines, "quoted"' })
		await submitted(form, { q1: 'Zoë 🎉', q2: '@SUM(A1)' })
		const reply = await download(form)
		expect([...reply.bytes.slice(0, 3)]).toEqual([0xEF, 0xBB, 0xBF])
		expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		expect(reply.headers.get('content-disposition')).toContain('attachment; filename="S__mmer-Party-responses.csv"')
		expect(await lines(form)).toEqual([
			'Response ID,Submitted at,Account,Seconds,Name,"Say ""hi"", please"', ',,\'=1+1,"two\nlines, ""quoted"""',
			',,Zoë 🎉,\'@SUM(A1)', '',
		])
	})

	it('has a header also without responses', async () => {
		const form = await newForm(author, { questions: [name, day] })
		expect((await download(form)).text).toBe('\uFEFFResponse ID,Submitted at,Account,Seconds,Name,Day\r\n')
		expect(cellsOf((await download(form, { format: 'xlsx' })).bytes))
			.toEqual([['Response ID', 'Submitted at', 'Account', 'Seconds', 'Name', 'Day']])
	})

	it('has labels, those that were answered, and keeps the columns of questions that are gone or changed', async () => {
		const form = await newForm(author, { questions: [
			{ ...day, type: 'multiple_choice' },
			{ type: 'matrix', title: 'Food', options: { rows: labelled('Soup', 'Salad'), columns: labelled('Good', 'Bad') } },
			{ type: 'number', title: 'Size' }, { type: 'section', title: 'Part' },
		] })
		const [choice, matrix] = (await ask<{ form: { questions: { id: string, options: Record<string, { id: string }[]> }[] } }>(
			author, 'GET', `/api/forms/${form.fileId}`)).form.questions
		const [row, column] = [matrix?.options.rows?.[1]?.id ?? '', matrix?.options.columns?.[0]?.id ?? '']
		await submitted(form, { q1: ['c1', 'c3'], q2: { [row]: column }, q3: 180.5 })
		await change(author, form.fileId, { questions: [
			{ ...choice, options: { choices: [{ id: 'c1', label: 'Mon' }, { id: 'c3', label: 'Fri' }] } },
			{ id: 'q3', type: 'text', title: 'Size' },
		] })
		await submitted(form, { q1: ['c1'], q3: 'large' })
		expect(await lines(form)).toEqual([
			'Response ID,Submitted at,Account,Seconds,Day,Size,Food: Soup,Food: Salad,Size (number)',
			',,"Monday, Friday",,,Good,180.5', ',,Mon,large,,,', '',
		])
	})

	it('is a workbook with numbers, dates and times that are such @every-host', async () => {
		const form = await newForm(author, { questions: [
			{ type: 'number', title: 'Age' }, { type: 'date', title: 'Day' }, { type: 'time', title: 'Clock' }, name,
			{ type: 'rating', title: 'Stars' },
		] })
		await submitted(form, { q1: 41.5, q2: '2026-03-29', q3: '06:00', q4: '=1+1', q5: 4 })
		const reply = await download(form, { format: 'xlsx' })
		expect(reply.headers.get('content-type')).toBe(xlsx)
		const [, cells = []] = cellsOf(reply.bytes)
		expect(cells.slice(2)).toEqual([41.5, 46_110, 0.25, '=1+1', 4])
		expect(cells[1]).toBeCloseTo(Date.now() / 86_400_000 + 25_569, 0)
	})

	it('is narrowed by dates', async () => {
		const form = await newForm(author, { questions: [name] })
		await submitted(form, { q1: 'x' })
		for (const format of ['csv', 'json', 'xlsx']) {
			const [now, later] = await Promise.all(['2026-01-01', '2046-01-01'].map((from) => download(form, { format, from })))
			const count = (reply: typeof now) => format === 'xlsx'
				? cellsOf((reply as { bytes: Uint8Array }).bytes).length - 1
				: (reply?.text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []).length - (format === 'json' ? 1 : 0)
			expect([count(now), count(later)]).toEqual([1, 0])
		}
	})
})

describe('the responses as JSON', () => {
	it('come with the questions, those that are gone too @every-host', async () => {
		const form = await newForm(author, { questions: [name, day] })
		await submitted(form, { q1: 'Ann', q2: 'c2' })
		await change(author, form.fileId, { questions: [{ id: 'q1', ...name }] })
		await submitted(form, { q1: 'Bob' })
		const reply = await download(form, { format: 'json' })
		expect(reply.headers.get('content-type')).toBe('application/json')
		const { responses } = await list(author, form)
		expect(reply.json).toEqual({
			document: expect.objectContaining({ title: 'Party', pages: null, nextQuestion: 3 }) as unknown,
			form: {
				id: expect.any(String) as unknown, title: 'Party', description: '',
				questions: [{ id: 'q1', type: 'text', title: 'Name', required: false, options: {} }],
				hiddenFields: [],
			},
			formerQuestions: [expect.objectContaining({ id: 'q2', type: 'single_choice', title: 'Day' })],
			exported: expect.stringMatching(/Z$/) as unknown,
			responses: responses.reverse(),
		})
	})
})
