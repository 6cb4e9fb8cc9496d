// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { CreatedForm } from '@suite/schema/forms/form'
import type { ImportBody, ImportPreview } from '@suite/schema/forms/import'
import type { FormStats, ResponseList } from '@suite/schema/forms/response'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, call, formWith, listed, opened, publicHash, refusal } from '../forms.ts'
import { people, type Member } from '../people.ts'

const crew = await people()
let owner: Member
let other: Member
beforeAll(async () => {
	owner = await crew.newPerson()
	other = await crew.newPerson()
})

const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/import/${name}.fvform`, import.meta.url), 'utf8')
const code = fixture('code')
const doc = fixture('doc')

function form(text: string | Uint8Array, fields: ImportBody = {}, name = 'party.fvform'): { raw: FormData } {
	const raw = new FormData()
	for (const [field, value] of Object.entries(fields)) {
		raw.append(field, String(value))
	}
	raw.append('file', new Blob([text as string]), name)
	return { raw }
}
const preview = (by: Client, text: string | Uint8Array): Promise<Reply> => call(by, 'POST', '/api/import/preview', form(text))
const send = (by: Client, text: string | Uint8Array, fields: ImportBody = {}): Promise<Reply> =>
	call(by, 'POST', '/api/import', form(text, fields))
const imported = async (by: Client, text: string, fields: ImportBody = {}): Promise<CreatedForm> => {
	const reply = await send(by, text, fields)
	expect(reply.status, reply.text).toBe(201)
	return reply.json as CreatedForm
}
const responsesOf = async (by: Client, fileId: number) =>
	(await ask<ResponseList>(by, 'GET', `/api/forms/${fileId}/responses`, { query: { limit: 500 } })).responses
const codes = (json: unknown) => (json as ImportPreview).changes.map((change) => change.code)

describe('the preview', () => {
	it('says what there is and what stays behind, and stores nothing', async () => {
		const before = await listed(owner.session)
		const reply = await preview(owner.session, code)
		expect(reply.json).toMatchObject({ title: 'Summer party', questions: 15, pages: 3, responses: 3, otherChanges: 0 })
		expect(new Set(codes(reply.json))).toEqual(new Set([
			'settings', 'link', 'programs', 'notices', 'layout', 'as_text', 'files', 'respondents', 'unknown_question', 'traces',
		]))
		expect(await listed(owner.session)).toEqual(before)
	})

	it('has no change of a form that fits', async () => {
		const reply = await preview(owner.session, JSON.stringify({
			title: 'Plain', questions: [{ id: 'q1', type: 'text', question: 'Name' }],
			responses: [{ submitted_at: '2026-01-01T00:00:00Z', answers: { q1: 'Ann' } }],
		}))
		expect(reply.json).toEqual({ title: 'Plain', questions: 1, pages: 1, responses: 1, changes: [], otherChanges: 0 })
	})

	it('shows no secret of the file', async () => {
		for (const text of [code, doc]) {
			expect((await preview(owner.session, text)).text).not.toMatch(/SECRET|FINGERPRINT|192\.0\.2\.7|A{32}|0123456789abcdef/)
		}
	})
})

describe('an import', () => {
	it('makes the form with its responses', async () => {
		const { fileId, path } = await imported(owner.session, code, { path: '/Moved/Here' })
		expect(path).toBe('/Moved/Here/Summer party.nxform')
		const { form: made, responseCount, fault } = await opened(owner.session, fileId)
		expect([made.questions.length, made.pages?.length, responseCount, fault]).toEqual([16, 3, 3, null])
		const responses = await responsesOf(owner.session, fileId)
		expect(responses.map(({ submitted }) => submitted))
			.toEqual(['2026-03-06T08:00:00Z', '2026-03-05T17:30:00Z', '2026-03-04T07:00:00Z'])
		expect(responses.map(({ metadata }) => metadata.source)).toEqual(['import', 'import', 'import'])
		expect(responses[1]?.answers).toMatchObject({ q0000004: 41, q0000005: 'opt00002', q000000e: { row1: 'col1', row2: 'col2' } })
		expect(responses[1]?.metadata.score).toEqual({ total: 0, max: 2 })
		const stats = await ask<FormStats>(owner.session, 'GET', `/api/forms/${fileId}/stats`)
		expect([stats.totalResponses, stats.questionStats.q0000005?.counts]).toEqual([3, { opt00001: 2, opt00002: 1 }])
		const csv = (await owner.session.expect('GET', `/index.php/apps/formsapp/api/forms/${fileId}/export`)).text
		expect(csv.split('\r\n')[0]).toContain('Age (imported)')
		expect(csv).toContain('about 30')
		const found = await ask<ResponseList>(owner.session, 'GET', `/api/forms/${fileId}/responses`, { query: { search: 'about 30' } })
		expect(found.total).toBe(1)
	})

	it('of the documented shape has what it took to answer', async () => {
		const { fileId } = await imported(owner.session, doc)
		const responses = await responsesOf(owner.session, fileId)
		expect(responses.map(({ metadata }) => [metadata.duration, metadata.score])).toEqual([
			[12, { total: 0, max: 5 }], [95, { total: 5, max: 5 }],
		])
		expect((await ask<FormStats>(owner.session, 'GET', `/api/forms/${fileId}/stats`)).averageCompletionTime).toBe(53.5)
	})

	it('can be answered, and its responses deleted', async () => {
		const { fileId } = await imported(owner.session, doc)
		const hash = await publicHash(owner.session, fileId)
		const sent = await call(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 'New', q5: ['c1'] } } })
		expect(sent.status, sent.text).toBe(201)
		const all = await responsesOf(owner.session, fileId)
		expect(all.map(({ metadata }) => metadata.source)).toEqual(['link', 'import', 'import'])
		await ask(owner.session, 'DELETE', `/api/forms/${fileId}/responses/${all[2]?.id}`)
		expect((await opened(owner.session, fileId)).responseCount).toBe(2)
		expect((await ask<FormStats>(owner.session, 'GET', `/api/forms/${fileId}/stats`)).totalResponses).toBe(2)
	})

	it('leaves the responses out where nobody wants them', async () => {
		const { fileId } = await imported(owner.session, code, { responses: false })
		expect((await opened(owner.session, fileId)).responseCount).toBe(0)
	})

	it('makes another form when it is repeated', async () => {
		const made = await Promise.all([1, 2, 3].map(() => imported(owner.session, code, { path: '/Again' })))
		expect(new Set(made.map(({ fileId }) => fileId)).size).toBe(3)
		expect(new Set(made.map(({ path }) => path)).size).toBe(3)
		for (const { fileId } of made) {
			expect(await responsesOf(owner.session, fileId)).toHaveLength(3)
		}
	})

	it('numbers many responses by their times', async () => {
		const responses = Array.from({ length: 2500 }, (_, index) => ({
			submitted_at: new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 2500) * 60_000).toISOString(), answers: { q1: index },
		}))
		const text = JSON.stringify({ title: 'Many', questions: [{ id: 'q1', type: 'number', question: 'N' }], responses })
		const { fileId } = await imported(owner.session, text)
		const stats = await ask<FormStats>(owner.session, 'GET', `/api/forms/${fileId}/stats`)
		expect([stats.totalResponses, stats.questionStats.q1]).toMatchObject([2500, { answered: 2500, min: 0, max: 2499 }])
		const page = (await responsesOf(owner.session, fileId)).map(({ submitted }) => submitted)
		expect(page).toEqual([...page].sort().reverse())
	})

	it.each([
		['', '422 empty_file /file'], ['{}', '422 not_a_form /file'], ['{"questions":[', '422 not_a_form /file'],
		[`{"questions":${'['.repeat(2000)}${']'.repeat(2000)}}`, '422 not_a_form /file'],
	])('refuses what is no form: %#', async (text, reason) => {
		expect([refusal(await preview(owner.session, text)), refusal(await send(owner.session, text))]).toEqual([reason, reason])
	})

	it('refuses what is too large, and says how large files may be', async () => {
		const reply = await preview(owner.session, `{"questions":[],"x":"${'y'.repeat(20_971_520)}"}`)
		expect([refusal(reply), reply.text]).toEqual(['413 too_large_file /file', expect.stringContaining('20 MB')])
	})

	it('refuses a folder where nothing can be, and leaves nothing', async () => {
		const before = await listed(owner.session)
		expect(refusal(await send(owner.session, code, { path: '/../x' }))).toBe('400 bad_path /path')
		expect(await listed(owner.session)).toEqual(before)
	})
})

describe('a JSON export', () => {
	const questions = [
		{ id: 'q1', type: 'text', title: 'Name', required: true },
		{ id: 'q2', type: 'single_choice', title: 'Day', options: { choices: [
			{ id: 'c1', label: 'Monday', score: 2, seats: 5 }, { id: 'c2', label: 'Friday', score: 0 },
		], allowOther: true } },
		{ id: 'q3', type: 'matrix', title: 'Food', options: { rows: [{ id: '1', label: 'Soup' }], columns: [{ id: 'a', label: 'Good' }] } },
		{ id: 'q4', type: 'number', title: 'Age', showIf: { questionId: 'q2', operator: 'equals', value: 'c1' } },
	]
	const pages = [
		{ id: 'p1', title: 'One', questions: ['q1', 'q2'], routing: [
			{ id: 'r1', questionId: 'q2', operator: 'equals', value: 'c2', targetPageId: 'p3' },
		] },
		{ id: 'p2', title: 'Two', questions: ['q3'], routing: [] }, { id: 'p3', title: 'Three', questions: ['q4'], routing: [] },
	]
	const exported = async (fileId: number) =>
		(await ask<Record<string, unknown>>(owner.session, 'GET', `/api/forms/${fileId}/export`, { query: { format: 'json' } }))
	/** Without what is of the one form, or the one import. */
	const comparable = (json: Record<string, unknown>) => ({
		...json, exported: null, form: { ...json.form as object, id: null },
		responses: (json.responses as { metadata: object }[]).map((response) =>
			({ ...response, id: null, metadata: { ...response.metadata, source: null } })),
	})

	it('comes back as the same form with the same responses', async () => {
		const fileId = await formWith(owner.session, questions)
		await ask(owner.session, 'PUT', `/api/forms/${fileId}`, { body: { form: {
			pages, description: 'What **we** need', settings: { limitMessage: 'Full', maxResponses: 9, confirmationMessage: 'Thanks' },
			branding: { accentColor: '#aa3300' }, hiddenFields: [{ name: 'source' }],
		} } })
		const hash = await publicHash(owner.session, fileId)
		for (const answers of [
			{ q1: 'Ann', q2: 'c1', q3: { 1: 'a' }, q4: 30, source: 'mail' }, { q1: 'Bob', q2: 'other:Sunday', q3: { 1: 'a' } },
			{ q1: 'Cem', q2: 'c2' },
		]) {
			await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers } })
		}
		await ask(owner.session, 'DELETE', `/api/forms/${fileId}/questions/q3`)
		const first = await exported(fileId)
		const { json } = await preview(owner.session, JSON.stringify(first))
		expect(json).toMatchObject({ questions: 3, pages: 3, responses: 3, changes: [] })
		const again = await imported(owner.session, JSON.stringify(first))
		const second = await exported(again.fileId)
		expect(comparable(second)).toEqual(comparable(first))
		const third = await exported((await imported(owner.session, JSON.stringify(second))).fileId)
		expect(comparable(third)).toEqual(comparable(first))
		expect((await opened(owner.session, again.fileId)).form.settings).toMatchObject({ limitMessage: 'Full', maxResponses: 9 })
	})

	it('of an imported form keeps the columns that it has', async () => {
		const first = await exported((await imported(owner.session, code)).fileId)
		const second = await exported((await imported(owner.session, JSON.stringify(first))).fileId)
		expect(comparable(second)).toEqual(comparable(first))
	})
})

describe('a file that lies in Files', () => {
	it('is imported by those who may read it', async () => {
		await owner.files.put('old.fvform', code)
		const fileId = await owner.files.id('old.fvform')
		const seen = await call(owner.session, 'POST', `/api/import/${fileId}/preview`)
		expect(seen.json).toMatchObject({ title: 'Summer party', responses: 3 })
		const made = await ask<CreatedForm>(owner.session, 'POST', `/api/import/${fileId}`, { body: { path: '/From files' } })
		expect((await opened(owner.session, made.fileId)).responseCount).toBe(3)
		for (const path of [`/api/import/${fileId}/preview`, `/api/import/${fileId}`]) {
			expect(refusal(await call(other.session, 'POST', path, { body: {} }))).toBe('404 unknown_file')
		}
	})
})

describe('random files', () => {
	it('are taken or refused, and never break anything', async () => {
		let seed = 7
		const random = (below: number) => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
			return Math.floor(seed / 2_147_483_648 * below)
		}
		const odd = [null, '', -1, 1e300, [], {}, '__proto__', [[[[]]]], { a: { b: [{}] } }, true, '\u0000', '{{q1}}', 'x'.repeat(70_000)]
		const changed = (value: unknown, depth: number): unknown => {
			if (typeof value !== 'object' || value === null || depth === 0 || Object.keys(value).length === 0) {
				return odd[random(odd.length)]
			}
			const keys = Object.keys(value)
			const key = keys[random(keys.length)] as keyof typeof value
			if (Array.isArray(value)) {
				return random(4) === 0 ? [...value as unknown[], value[key]] : value.with(Number(key), changed(value[key], depth - 1))
			}
			return { ...value, [key]: changed(value[key], depth - 1) }
		}
		const outcomes: Record<number, number> = {}
		const wanted = Number(process.env.MUTANTS ?? 60)
		let person = owner
		for (let number = 0; number < wanted; number++) {
			// An account may call so often in a minute.
			person = number % 100 === 0 ? await crew.newPerson() : person
			let mutant: unknown = JSON.parse(number % 2 === 0 ? code : doc)
			for (let times = 1 + random(6); times > 0; times--) {
				mutant = changed(mutant, 2 + random(7))
			}
			const text = JSON.stringify(mutant)
			const reply = await send(person.session, random(20) === 0 ? text.slice(0, random(text.length)) : text)
			outcomes[reply.status] = (outcomes[reply.status] ?? 0) + 1
			expect([201, 422], `${reply.text}\n${text.slice(0, 3000)}`).toContain(reply.status)
			if (reply.status === 201 && number % 10 === 0) {
				const { fileId } = reply.json as CreatedForm
				const made = await opened(person.session, fileId)
				expect(made.fault).toBeNull()
				expect(await responsesOf(person.session, fileId)).toHaveLength(made.responseCount)
			}
		}
		expect(outcomes[201]).toBeGreaterThan(wanted / 2)
	})
})
