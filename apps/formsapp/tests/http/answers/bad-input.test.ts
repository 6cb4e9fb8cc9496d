// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { call, counts, day, guest, name, newAccount, newForm, nextAddress, submit } from './scene.ts'

const author = await newAccount()
const form = await newForm(author, { questions: [
	name, day, { ...day, type: 'multiple_choice' }, { type: 'number', title: 'Age' }, { type: 'date', title: 'Day' },
	{ type: 'matrix', title: 'Food', options: { rows: [{ label: 'Soup' }], columns: [{ label: 'Good' }] } },
	{ type: 'table', title: 'Guests', options: { columns: [{ label: 'Name', inputType: 'text' }] } }, { type: 'file', title: 'CV' },
	{ type: 'section', title: 'Part' },
] })
const many = <T>(count: number, of: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => of(place))
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const raw = (text: string | Uint8Array) =>
	call(guest, 'POST', `/api/public/${form.hash}/submit`, {
		from: nextAddress(), raw: text, headers: { 'Content-Type': 'application/json' },
	})

describe('answers that are none', () => {
	it.each<[string, unknown]>([
		['an unknown question', { q99: 'x' }], ['a question like a property', { constructor: 'x' }], ['an empty name', { '': 'x' }],
		['a foreign choice', { q2: 'c9' }], ['a label', { q2: 'Monday' }], ['a list for one choice', { q2: ['c1'] }],
		['one choice for a list', { q3: 'c1' }], ['a foreign choice among others', { q3: ['c1', 'c9'] }],
		['an object in a list', { q3: [{}] }],
		['a number for a text', { q1: 5 }], ['an object for a text', { q1: { a: 1 } }], ['true for a text', { q1: true }],
		['a text for a number', { q4: 'many' }], ['hexadecimal', { q4: '0x10' }], ['a list for a number', { q4: [1] }],
		['a day that is none', { q5: '2026-02-30' }],
		['a date as a number', { q5: 20_260_101 }],
		['a list for a matrix', { q6: ['c1'] }], ['a row that is none', { q6: { r9: 'c1' } }],
		['a row like a property', { q6: { toString: 'c1' } }], ['an object for a table', { q7: { a: 1 } }],
		['a column that is none', { q7: [{ z: 'x' }] }], ['a file that nobody uploaded', { q8: ['abc'] }],
		['an answer to a section', { q9: 'x' }], ['a text of 300,000 characters', { q1: 'x'.repeat(300_000) }],
		['10,000 names', Object.fromEntries(many(10_000, (place) => [`q${place + 100}`, 'x']))],
		['10,000 choices', { q3: many(10_000, () => 'c1') }], ['10,000 rows', { q7: many(10_000, () => ({ c1: 'x' })) }],
	])('with %s are refused', async (_, answers) => {
		const reply = await submit(form, answers)
		expect([reply.status, (reply.json as { code?: string }).code]).toEqual([422, 'VALIDATION_ERROR'])
	})

	it.each<[string, string | Uint8Array, number]>([
		['no JSON', '{"answers":', 400], ['no object', '[]', 400], ['null', 'null', 400], ['a text', '"x"', 400], ['nothing', '', 400],
		['no answers', '{}', 400], ['a list of answers', '{"answers":["x"]}', 400], ['a text of answers', '{"answers":"x"}', 400],
		['answers that are null', '{"answers":null}', 400], ['a stamp that is a number', '{"answers":{},"startStamp":5}', 400],
		['__proto__', '{"answers":{"__proto__":{"q1":"x"}}}', 422], ['__proto__ around', '{"__proto__":{"answers":{"q1":"x"}}}', 400],
		['depth 2,000', `{"answers":{"q1":${deep(2_000)}}}`, 400], ['depth 100,000', deep(100_000), 400],
		['broken UTF-8', Buffer.from('{"answers":{"q1":"\xFF\xFE"}}', 'latin1'), 400],
		['a broken surrogate', '{"answers":{"q1":"\\ud800"}}', 400],
		['a NUL', '{"answers":{"q1":"a\\u0000b"}}', 400], ['a megabyte', `{"answers":{"q1":"${'x'.repeat(1_048_576)}"}}`, 413],
		['a number beyond all', '{"answers":{"q4":1e999}}', 422],
	])('as %s are refused', async (_, text, status) => {
		const reply = await raw(text)
		expect(reply.status, reply.text.slice(0, 200)).toBe(status)
		expect(reply.json).toMatchObject({ error: true, code: status === 422 ? 'VALIDATION_ERROR' : 'INVALID_REQUEST' })
	})

	it('leave nothing behind', async () => {
		expect(await counts(author, form)).toEqual([0])
	})
})
