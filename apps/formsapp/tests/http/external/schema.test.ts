// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AnswerSchema, ExternalForm } from '@suite/schema/forms/external'
import { fulfils } from '@suite/testing/json-schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { name, newAccount, newForm, type PublishedForm } from '../answers/scene.ts'
import { external, program, send, withoutLimits } from './key.ts'

const author = await newAccount()
const two = { choices: [{ id: 'a', label: 'Red' }, { id: '2', label: 'Blue' }] }
const questions = [
	{ id: 'q1', type: 'text', title: 'Name', description: 'As in your passport', required: true, options: { maxLength: 5 } },
	{ id: 'q2', type: 'email', title: 'Mail' },
	{ id: 'q3', type: 'number', title: 'Age', options: { min: 18, max: 99 } },
	{ id: 'q4', type: 'single_choice', title: 'Colour', required: true, options: two },
	{ id: 'q5', type: 'multiple_choice', title: 'Colours', options: { ...two, allowOther: true, maxSelections: 2 } },
	{ id: 'q6', type: 'dropdown', title: 'One', options: two },
	{ id: 'q7', type: 'date', title: 'Day', options: { min: '2026-01-01' } },
	{ id: 'q8', type: 'datetime', title: 'Moment' },
	{ id: 'q9', type: 'time', title: 'Time', options: { min: '09:00', max: '17:00' } },
	{ id: 'q10', type: 'linear_scale', title: 'Scale', options: { min: 0, max: 10 } },
	{ id: 'q11', type: 'rating', title: 'Stars', options: { max: 5 } },
	{ id: 'q12', type: 'matrix', title: 'Grid', options: { rows: [{ id: '0', label: 'Food' }], columns: two.choices } },
	{
		id: 'q13', type: 'table', title: 'Guests', options: {
			columns: [{ id: 'n', label: 'Name', inputType: 'text' }, { id: 'k', label: 'Age', inputType: 'number' }], maxRows: 2,
		},
	},
	{ id: 'q14', type: 'file', title: 'Photo', options: { maxFiles: 3 } },
	{ id: 'q15', type: 'section', title: 'Later', showIf: { questionId: 'q4', operator: 'equals', value: 'a' } },
	{ id: 'q16', type: 'text', title: 'Why red?', required: true, sectionId: 'q15' },
	{ id: 'q17', type: 'text', title: 'Code', options: { pattern: '^\\@[a-z]+\\-[0-9]{2}$' } },
	{ id: 'q18', type: 'text', title: 'Old?', required: true, showIf: { questionId: 'q3', operator: 'greaterThan', value: 60 } },
]
const good = { q1: 'Ann', q4: '2' }

const schemaOf = async (by: Parameters<typeof external>[0], form: PublishedForm) =>
	(await external(by, 'GET', form, '/schema')).json as AnswerSchema

beforeAll(withoutLimits)

describe('the schema of a form', () => {
	it('says what each answer has to be @every-host', async () => {
		const members = { hiddenFields: [{ name: 'source' }], description: 'Of types' }
		const form = await newForm(author, { questions, title: 'All', members })
		const schema = await schemaOf(await program(author, form.fileId), form)
		const choice = { enum: ['a', '2'], oneOf: [{ const: 'a', title: 'Red' }, { const: '2', title: 'Blue' }] }
		expect(schema).toMatchObject({
			$schema: 'https://json-schema.org/draft/2020-12/schema', title: 'All', description: 'Of types', type: 'object',
			required: ['q1', 'q4'], additionalProperties: false,
		})
		expect(schema.properties).toEqual({
			q1: { title: 'Name', description: 'As in your passport', type: 'string', minLength: 1, maxLength: 5 },
			q2: { title: 'Mail', type: 'string', format: 'email', maxLength: 254 },
			q3: { title: 'Age', type: 'number', minimum: 18, maximum: 99 },
			q4: { title: 'Colour', type: 'string', ...choice },
			q5: {
				title: 'Colours', type: 'array', uniqueItems: true, maxItems: 2,
				contains: { pattern: '^other:' }, minContains: 0, maxContains: 1,
				items: { type: 'string', anyOf: [choice, { pattern: '^other:', maxLength: 1006 }] },
			},
			q6: { title: 'One', type: 'string', ...choice },
			q7: { title: 'Day', type: 'string', format: 'date', formatMinimum: '2026-01-01' },
			q8: { title: 'Moment', type: 'string', format: 'date-time' },
			q9: { title: 'Time', description: 'From 09:00. Until 17:00.', type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
			q10: { title: 'Scale', type: 'integer', minimum: 0, maximum: 10 },
			q11: { title: 'Stars', type: 'integer', minimum: 1, maximum: 5 },
			q12: {
				title: 'Grid', type: 'object', properties: { 0: { title: 'Food', type: 'string', ...choice } }, additionalProperties: false,
			},
			q13: {
				title: 'Guests', type: 'array', maxItems: 2, items: {
					type: 'object', additionalProperties: false,
					properties: { n: { title: 'Name', type: 'string', maxLength: 1000 }, k: { title: 'Age', type: 'number' } },
				},
			},
			q14: {
				title: 'Photo', description: 'Tokens of files that were sent to the link of the form.', type: 'array', maxItems: 3,
				items: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' },
			},
			q16: { title: 'Why red?', type: 'string', minLength: 1, maxLength: 2000 },
			q17: { title: 'Code', type: 'string', maxLength: 2000, pattern: '^@[a-z]+-[0-9]{2}$' },
			q18: { title: 'Old?', type: 'string', minLength: 1, maxLength: 2000 },
			source: { title: 'source', type: 'string', maxLength: 2000 },
		})
	})

	it('agrees with what the form takes', async () => {
		const form = await newForm(author, { questions })
		const by = await program(author, form.fileId)
		const isRight = fulfils(await schemaOf(by, form))
		const taken: object[] = [
			{}, { q2: 'ann@example.org' }, { q3: 18.5 }, { q5: ['a', 'other:green'] }, { q6: 'a' }, { q7: '2026-02-28' },
			{ q8: '2026-02-28T10:00:00Z' }, { q9: '09:30' }, { q10: 0 }, { q11: 5 }, { q12: { 0: 'a' } }, { q13: [{ n: 'Ben', k: 7 }] },
			{ q17: '@ab-12' },
		]
		const refused: object[] = [
			{ q1: '' }, { q1: 'Annika' }, { q4: 'c' }, { q3: 17 }, { q3: 'many' }, { q2: 'ann' }, { q5: ['c'] },
			{ q5: ['a', '2', 'other:x'] },
			{ q5: ['other:x', 'other:y'] }, { q6: 'other:x' }, { q7: '2026-02-30' }, { q9: '25:00' }, { q10: 11 }, { q10: 1.5 }, { q11: 0 },
			{ q12: { 1: 'a' } }, { q12: { 0: 'c' } }, { q13: [{ x: 1 }] }, { q13: [{ n: 'a' }, { n: 'b' }, { n: 'c' }] }, { q14: ['!'] },
			{ q17: 'ab' }, { q99: 'x' },
		]
		for (const [all, status] of [[taken, 201], [refused, 422]] as const) {
			for (const answers of all) {
				const whole = { ...good, ...answers }
				expect([isRight(whole), (await send(by, form, whole)).status], JSON.stringify(answers)).toEqual([status === 201, status])
			}
		}
		expect([isRight({ q1: 'Ann' }), (await send(by, form, { q1: 'Ann' })).status]).toEqual([false, 422])
	})

	it('requires nothing on a page that a rule skips', async () => {
		const required = (id: string) => ({ ...name, id, title: id, required: true })
		const page = (id: string, questionIds: string[], targetPageId?: string) => ({
			id, title: id, questions: questionIds, routing: targetPageId === undefined
				? []
				: [{ id: `r${id}`, questionId: 'q1', operator: 'equals', value: 'x', targetPageId }],
		})
		const form = await newForm(author, {
			questions: ['q1', 'q2', 'q3', 'q4', 'q5'].map(required),
			members: {
				pages: [
					page('p1', ['q1']), page('p2', ['q2'], 'p4'), page('p3', ['q3']), page('p4', ['q4'], 'p5'), page('p5', ['q5']),
				],
			},
		})
		expect((await schemaOf(await program(author, form.fileId), form)).required).toEqual(['q1', 'q2', 'q4', 'q5'])
	})

	it('and the form are there before it asks anything', async () => {
		const form = await newForm(author, { questions: [], settings: { maxResponses: 3, expiresAt: '2045-01-01', anonymous: false } })
		const by = await program(author, form.fileId)
		expect(await schemaOf(by, form)).toMatchObject({ properties: {}, required: [] })
		const read = await external(by, 'GET', form)
		expect(read.text).toContain('"hidden_fields":[]')
		expect(read.json as ExternalForm).toEqual({
			id: expect.any(String), title: 'Party', description: '', questions: [], pages: null, hidden_fields: [],
			settings: { anonymous: false, allow_multiple: true, expires_at: '2045-01-02T00:00:00Z', max_responses: 3 },
		})
	})
})
