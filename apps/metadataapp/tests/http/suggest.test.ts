// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply } from '@suite/fixtures/http'
import type { SavedField } from '@suite/schema/metadata/field'
import type { Suggestion, SuggestionStatus } from '@suite/schema/metadata/service/suggestion'
import type { TeamFolder } from '@suite/fixtures/team-folders'
import { proofsOf } from '@suite/testing/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, history, read, refusal, save } from './metadata.ts'
import { people, type Member, type Role, type Team } from './people.ts'
import { answerNext, switchSuggestions } from './suggestions.ts'

const crew = await people()

/** A document whose author wants the model to answer this. */
const telling = (answer: unknown): string =>
	`# Plan\n\nMODEL ANSWERS\n${typeof answer === 'string' ? answer : JSON.stringify(answer)}\nMODEL END\n`

describe('suggestions', () => {
	let team: Team
	let other: TeamFolder
	let writer: Member
	let title: SavedField, stage: SavedField, due: SavedField, rent: SavedField, owner: SavedField
	let files = 0

	const tryAsk = (member: Member, file: number, more: object = {}): Promise<Reply> =>
		call(member.session, 'POST', '/api/ai/generate', { body: { file_id: file, ...more } })
	const status = (member: Member, task?: number): Promise<SuggestionStatus> =>
		ask<SuggestionStatus>(member.session, 'GET', '/api/ai/status', { query: task === undefined ? {} : { task_id: task } })
	const put = (content: string, name = `plan-${++files}.md`): Promise<number> => writer.files.put(`${team.folder.name}/${name}`, content)

	/** Asks, and lets Nextcloud's jobs run until there is an answer: questions of other tests may wait before it. */
	async function suggested(file: number): Promise<Suggestion> {
		const reply = await tryAsk(writer, file)
		expect(reply.status).toBe(202)
		const { task_id: id } = dataOf<Suggestion>(reply)
		for (let round = 0; round < 20; round++) {
			await answerNext(crew.host)
			const { task } = await status(writer, id)
			if (task !== undefined && !['waiting', 'running'].includes(task.state)) {
				return task
			}
		}
		throw new Error('Nothing answers: start the host with --probe')
	}

	beforeAll(async () => {
		team = await crew.newTeam()
		// before the accounts: Nextcloud looks for new team folders of an account that uses its files only now and then
		other = await team.another()
		writer = await team.as('writer')
		title = await define('text', { field_label: 'Title' })
		stage = await define('select', { field_label: 'Stage', field_options: ['Draft', 'Signed'] })
		due = await define('date', { field_label: 'Due', field_options: { includeTime: false } })
		rent = await define('number', { field_label: 'Rent' })
		owner = await define('user', { field_label: 'Owner' })
		await assign(team.folder, [title, stage, due, rent, owner])
		await switchSuggestions(crew.host, true)
	})
	afterAll(() => switchSuggestions(crew.host, false))

	it('are off until an administrator switches them on', async () => {
		await switchSuggestions(crew.host, false)
		const file = await put('Stage: Signed')
		expect(await status(writer)).toEqual({ available: false, has_provider: true })
		expect(refusal(await tryAsk(writer, file))).toBe('409 suggestions_off')
		await switchSuggestions(crew.host, true)
		expect(await status(writer)).toEqual({ available: true, has_provider: true })
	})

	it('are for who may change the file alone', async () => {
		const file = await put('Stage: Signed', 'secret/plan.md')
		await team.hide('secret', 'denied')
		const expected: Readonly<Record<Role, string>> = {
			writer: '202', reader: '403 not_writable', manager: '403 not_writable', denied: '404 not_in_team_folder',
			outsider: '404 not_in_team_folder',
		}
		for (const [role, wanted] of Object.entries(expected) as [Role, string][]) {
			for (const [proof, client] of Object.entries(proofsOf(await team.as(role)))) {
				const reply = await client.request('POST', '/index.php/apps/metadataapp/api/ai/generate', {
					body: { fileId: file, groupfolderId: team.folder.id }, headers: { 'OCS-APIRequest': 'true' },
				})
				expect([role, proof, refusal(reply)]).toEqual([role, proof, wanted])
			}
		}
		expect(refusal(await call(crew.administrator.session, 'POST', '/api/ai/generate', { body: { file_id: file } })))
			.toBe('404 not_in_team_folder')
	})

	it('come in the background, are saved by nobody but the one who asked, and then by the usual save @every-host', async () => {
		const file = await put('# Lease\n\nTitle: Lease of the house\nStage: Signed\nDue: 2026-12-31\nRent: 1250.5\n')
		await save(writer.session, file, { [rent.field_name]: '1250.5' })
		const before = [await read(writer.session, file), (await history(writer.session, file)).entries.length]
		const { file_id: of, state, suggestions, dropped } = await suggested(file)
		expect([of, state, dropped]).toEqual([file, 'done', 0])
		expect(suggestions).toEqual({
			[title.field_name]: 'Lease of the house', [stage.field_name]: 'Signed', [due.field_name]: '2026-12-31',
		})
		expect([await read(writer.session, file), (await history(writer.session, file)).entries.length]).toEqual(before)
		await save(writer.session, file, { [stage.field_name]: suggestions[stage.field_name] })
		expect(await read(writer.session, file)).toEqual({ [rent.field_name]: '1250.5', [stage.field_name]: 'Signed' })
	})

	it('are only what fits the fields of the file, whatever its text tells the model @every-host', async () => {
		const hidden = await define()
		const task = await suggested(await put(telling({
			[title.field_name]: '<img src=x onerror=alert(1)>', [stage.field_name]: 'Deleted', [due.field_name]: '31.12.2026',
			[rent.field_name]: '=HYPERLINK("https://evil.example")', [owner.field_name]: crew.administrator.user,
			[hidden.field_name]: 'x', ['__proto__']: { a: 1 }, constructor: 'x',
		})))
		expect([task.state, task.suggestions]).toEqual(['done', { [title.field_name]: '<img src=x onerror=alert(1)>' }])
		expect(task.dropped).toBeGreaterThanOrEqual(6)
	})

	it.each([
		['prose', 'I am sorry, I cannot do that.'], ['a list', '[]'], ['half an object', '{"a": "b"'], ['nothing', ''],
		['an object without an end', JSON.stringify({ a: 'x'.repeat(40_000) })], ['deep', '['.repeat(20_000)],
	])('are none where the answer is %s', async (_, answer) => {
		const task = await suggested(await put(telling(answer)))
		expect([task.state, task.suggestions, task.dropped]).toEqual(['unreadable', {}, 0])
	})

	it.each(['FAILS', 'BREAKS', 'IS SILENT'])('are none where the model %s, and can be asked for again', async (what) => {
		const file = await put(`# Plan\n\nMODEL ${what}\n`)
		const { task_id: first, state } = await suggested(file)
		expect(state).toBe('failed')
		expect((await suggested(file)).task_id).toBeGreaterThan(first)
	})

	it('are asked for once while nothing has answered', async () => {
		const file = await put('Stage: Signed')
		const [one, two] = [await tryAsk(writer, file), await tryAsk(writer, file)].map((reply) => dataOf<Suggestion>(reply))
		expect(one).toMatchObject({ state: 'waiting', suggestions: {}, dropped: 0 })
		expect(two?.task_id).toBe(one?.task_id)
		await suggested(file)
	})

	it('are asked for once by requests that come together @every-host', async () => {
		const file = await put('Stage: Signed')
		const replies = await Promise.all(Array.from({ length: 8 }, () =>
			call(writer.basic, 'POST', '/api/ai/generate', { body: { file_id: file }, headers: { 'OCS-APIRequest': 'true' } })))
		expect(replies.map(refusal)).toEqual(Array(8).fill('202'))
		expect(new Set(replies.map((reply) => dataOf<Suggestion>(reply).task_id)).size).toBe(1)
		await suggested(file)
	})

	it('need a file with a text, and with fields', async () => {
		const image = await writer.files.put(`${team.folder.name}/photo.jpg`, 'x')
		const empty = await put('\n')
		for (const file of [image, empty, await writer.files.id(`${team.folder.name}/secret`)]) {
			expect(refusal(await tryAsk(writer, file))).toBe('409 no_text')
		}
		const bare = await writer.files.put(`${other.name}/plan.md`, 'Stage: Signed')
		expect(refusal(await tryAsk(writer, bare))).toBe('409 no_fields')
		expect(refusal(await tryAsk(writer, bare, { groupfolder_id: team.folder.id }))).toBe('400 other_folder')
	})

	it('are told to nobody else', async () => {
		const file = await put('Title: A secret')
		const { task_id: task } = await suggested(file)
		for (const role of ['reader', 'manager', 'denied', 'outsider'] as const) {
			const { session } = await team.as(role)
			expect(refusal(await call(session, 'GET', '/api/ai/status', { query: { task_id: task } }))).toBe('404 unknown_task')
		}
		await writer.files.remove(`${team.folder.name}/plan-${files}.md`)
		expect(refusal(await call(writer.session, 'GET', '/api/ai/status', { query: { task_id: task } }))).toBe('404 not_in_team_folder')
	})
})
