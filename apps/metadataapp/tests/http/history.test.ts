// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SavedValues } from '@suite/schema/metadata/value'
import { describe, expect, it } from 'vitest'
import { assign, call, dataOf, define, history, read, redefine, refusal, save } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
const [writer, reader, denied] = [await team.as('writer'), await team.as('reader'), await team.as('denied')]
const field = await define('select', { field_options: ['A', 'B', 'C'] })
const note = await define()
await assign(folder, [field, note])
const { field_name: name } = field
let files = 0
const newFile = () => writer.files.put(`${folder.name}/history-${++files}.md`, '# History')
/** A file whose value became each of these, in turn. */
async function became(...values: string[]): Promise<number> {
	const file = await newFile()
	for (const value of values) {
		await save(writer.session, file, { [name]: value })
	}
	return file
}
const restore = (file: number, body: Readonly<Record<string, unknown>>, client = writer.session) =>
	call(client, 'POST', `/api/files/${file}/history/restore`, { body })
const entries = async (file: number) => (await history(reader.session, file)).entries

describe('the history of a file', () => {
	it('says who changed what, when and by what, the newest first @every-host', async () => {
		const file = await became('A', 'B')
		await save(denied.session, file, { [name]: '', [note.field_name]: 'two at once' })
		const list = await entries(file)
		const shown = list.map(({ field_name: field, from, to, by, cause }) => [field, from, to, by?.id, cause])
		expect(shown).toEqual(expect.arrayContaining([
			[note.field_name, null, 'two at once', denied.user, 'save'], [name, 'B', null, denied.user, 'save'],
		]))
		expect(shown.slice(2)).toEqual([
			[name, 'A', 'B', writer.user, 'save'], [name, null, 'A', writer.user, 'save'],
		])
		for (const { at, field_label: label, id } of list) {
			expect([new Date(at).toISOString().slice(0, 19), label !== null, id > 0]).toEqual([at.slice(0, 19), true, true])
		}
		expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((one, other) => other - one))
	})

	it('is read in pages to its end', async () => {
		const file = await became('A', 'B', 'C', 'A', 'B')
		const all = (await entries(file)).map(({ id }) => id)
		const first = await history(reader.session, file, { limit: 2 })
		expect([first.entries.map(({ id }) => id), first.next]).toEqual([all.slice(0, 2), all[1]])
		const second = await history(reader.session, file, { limit: 2, before: String(first.next) })
		expect([second.entries.map(({ id }) => id), second.next]).toEqual([all.slice(2, 4), all[3]])
		const last = await history(reader.session, file, { limit: 2, before: String(second.next) })
		expect([last.entries.map(({ id }) => id), last.next]).toEqual([all.slice(4), null])
		for (const query of [{ limit: 0 }, { limit: 101 }, { before: 0 }, { before: 'x' }]) {
			expect(refusal(await call(reader.session, 'GET', `/api/files/${file}/history`, { query }))).toBe('400 invalid_input')
		}
	})

	it('has what is assigned where the file lies, however much of it is hidden', async () => {
		const file = await became('A', 'B')
		await save(writer.session, file, { [note.field_name]: 'kept' })
		for (let count = 0; count < 3; count++) {
			await save(writer.session, file, { [name]: count % 2 === 0 ? 'A' : 'B' })
		}
		await assign(folder, [note])
		const { entries: shown, next } = await history(reader.session, file, { limit: 1 })
		expect([shown.map(({ to }) => to), next]).toEqual([['kept'], null])
		await assign(folder, [field, note])
		expect(await entries(file)).toHaveLength(6)
	})

	it('has nothing for who cannot read the file', async () => {
		const file = await became('A')
		await team.hide(`history-${files}.md`, 'denied')
		for (const member of [denied, await team.as('outsider'), crew.administrator]) {
			expect(refusal(await call(member.session, 'GET', `/api/files/${file}/history`))).toBe('404 not_in_team_folder')
		}
	})
})

describe('to restore', () => {
	it('takes a value back to before a change, and says so in the history', async () => {
		const file = await became('A', 'B')
		const [last, first] = await entries(file)
		expect(dataOf<SavedValues>(await restore(file, { entry: last?.id })).metadata).toEqual({ [name]: 'A' })
		const [made] = await entries(file)
		expect([made?.cause, made?.from, made?.to, made?.by?.id]).toEqual(['restore', 'B', 'A', writer.user])
		expect(dataOf<SavedValues>(await restore(file, { entry: made?.id })).metadata).toEqual({ [name]: 'B' })
		expect(dataOf<SavedValues>(await restore(file, { entry: first?.id, to: 'to' })).metadata).toEqual({ [name]: 'A' })
	})

	it('is refused where somebody changed the value since, unless it is forced', async () => {
		const file = await became('A', 'B', 'C')
		const [, second] = await entries(file)
		const refused = await restore(file, { entry: second?.id })
		expect([refusal(refused), dataOf<{ current: string }>(refused).current]).toEqual(['409 changed_since', 'C'])
		expect(await read(reader.session, file)).toEqual({ [name]: 'C' })
		expect(dataOf<SavedValues>(await restore(file, { entry: second?.id, force: true })).metadata).toEqual({ [name]: 'A' })
		await save(writer.session, file, { [name]: null })
		const [, , , , first] = await entries(file)
		const gone = await restore(file, { entry: first?.id })
		expect([refusal(gone), dataOf<{ current: null }>(gone).current]).toEqual(['409 changed_since', null])
	})

	it('needs the right to write, and an entry of the file whose field is assigned', async () => {
		const [file, other] = [await became('A'), await became('B')]
		const entry = (await entries(file))[0]?.id
		expect(refusal(await restore(file, { entry }, reader.session))).toBe('403 not_writable')
		expect(refusal(await restore(other, { entry }))).toBe('404 unknown_entry')
		expect(refusal(await restore(file, { entry: 999_999_999 }))).toBe('404 unknown_entry')
		await assign(folder, [note])
		expect(refusal(await restore(file, { entry }))).toBe('404 unknown_entry')
		await assign(folder, [field, note])
		expect(refusal(await restore(file, { entry }))).toBe('200')
	})

	it('brings an option back into a value that was withdrawn since', async () => {
		const file = await became('C', 'A')
		const [latest] = await entries(file)
		await redefine(field, { field_options: ['A', 'B'] })
		expect(dataOf<SavedValues>(await restore(file, { entry: latest?.id })).metadata).toEqual({ [name]: 'C' })
		await redefine(field, { field_options: ['A', 'B', 'C'] })
	})
})
