// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OpenedForm } from '@suite/schema/forms/form'
import { describe, expect, it } from 'vitest'
import { answersOf, ask, call, change, day, name, newAccount, newForm, refusal, submit, submitted, viewed } from './scene.ts'
import { cellsOf } from './workbook.ts'

const author = await newAccount()
const source = { name: 'source' }

describe('hidden fields', () => {
	it('are named in the form, shown to the page, and their texts stored with the answers @every-host', async () => {
		const form = await newForm(author, { questions: [name], members: { hiddenFields: [source, { name: 'utm-medium' }] } })
		expect((await viewed(form)).form.hiddenFields).toEqual([source, { name: 'utm-medium' }])
		await submitted(form, { q1: 'Ann', source: ' newsletter ' })
		await submitted(form, { 'utm-medium': 'x'.repeat(2000) })
		await submitted(form, { q1: 'Bob' })
		expect(await answersOf(author, form)).toEqual([
			{ q1: 'Ann', source: 'newsletter' }, { 'utm-medium': 'x'.repeat(2000) }, { q1: 'Bob' },
		])
	})

	it('refuse what is no text, or too long, and a form without them refuses their names', async () => {
		const form = await newForm(author, { questions: [name], members: { hiddenFields: [source] } })
		for (const value of [5, ['a'], { a: 1 }, true, 'x'.repeat(2001), 'a\nb']) {
			const reply = await submit(form, { source: value })
			expect([refusal(reply), Object.keys((reply.json as { details: { questions: object } }).details.questions)])
				.toEqual(['422 VALIDATION_ERROR invalid_answers', ['source']])
		}
		await change(author, form.fileId, { form: { hiddenFields: null } })
		expect((await viewed(form)).form).not.toHaveProperty('hiddenFields')
		expect(refusal(await submit(form, { source: 'mail' }))).toBe('422 VALIDATION_ERROR invalid_answers')
		expect(await answersOf(author, form)).toEqual([])
	})

	it('have no name of a question, nor one that a question may get', async () => {
		const form = await newForm(author, { questions: [name], members: { hiddenFields: [source] } })
		for (const hiddenFields of [[{ name: 'q1' }], [{ name: 'q99' }], [source, source], [{ name: 'a b' }], [{}], ['x']]) {
			const reply = await call(author, 'PUT', `/api/forms/${form.fileId}`, { body: { form: { hiddenFields } } })
			expect(reply.status, JSON.stringify(hiddenFields)).toBeGreaterThanOrEqual(400)
			expect(reply.status).toBeLessThan(500)
		}
		const clash = { questions: [{ id: 'source', ...name }] }
		expect(refusal(await call(author, 'PUT', `/api/forms/${form.fileId}`, { body: clash }))).toBe('422 VALIDATION_ERROR invalid_form')
		const { form: kept } = await ask<OpenedForm>(author, 'GET', `/api/forms/${form.fileId}`)
		expect([kept.hiddenFields, kept.questions.map(({ id }) => id)]).toEqual([[source], ['q1']])
	})

	it('are columns of every export, also when the form no longer has them', async () => {
		const form = await newForm(author, { questions: [name, day], members: { hiddenFields: [source] } })
		await submitted(form, { q1: 'Ann', source: '=1+1' })
		const path = `/api/forms/${form.fileId}/export`
		const columns = async (format: string) => (await call(author, 'GET', path, { query: { format } }))
		expect((await columns('csv')).text.split('\r\n').map((line) => line.split(',').slice(4).join(','))).toEqual([
			'Name,Day,source', 'Ann,,\'=1+1', '',
		])
		expect(cellsOf((await columns('xlsx')).bytes).map((row) => row.slice(2)))
			.toEqual([['Account', 'Seconds', 'Name', 'Day', 'source'], ['Ann', '=1+1']])
		expect((await columns('json')).json).toMatchObject({
			form: { hiddenFields: [source] }, responses: [{ answers: { q1: 'Ann', source: '=1+1' } }],
		})
		await change(author, form.fileId, { form: { hiddenFields: [{ name: 'campaign' }] } })
		expect((await columns('csv')).text.split('\r\n')[0]).toMatch(/Name,Day,campaign,source$/)
	})
})
