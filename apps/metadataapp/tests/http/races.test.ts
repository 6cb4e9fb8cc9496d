// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, history, read, refusal, save, trySave } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
const writer = await team.as('writer')
const fields = await Promise.all(Array.from({ length: 20 }, () => define()))
await assign(folder, fields)
const newFile = (name: string) => writer.files.put(`${folder.name}/${name}.md`, '# Race')
const name = (index: number) => fields[index]?.field_name ?? ''
const statuses = (replies: readonly { readonly status: number }[]) => replies.map(({ status }) => status)
/** An app password sends no session, so that nothing but the app keeps its requests apart. */
const { basic } = writer

describe('twenty saves at once', () => {
	it('of one value are all made, one after the other, and the history has each step @every-host', async () => {
		const file = await newFile('one-cell')
		const sent = Array.from({ length: 20 }, (_, index) => `Value ${index}`)
		expect(statuses(await Promise.all(sent.map((value) => trySave(basic, file, { [name(0)]: value }))))).toEqual(sent.map(() => 200))
		const { entries } = await history(basic, file)
		expect(entries.map(({ to }) => to).sort()).toEqual([...sent].sort())
		const oldestFirst = [...entries].reverse()
		expect(oldestFirst.map(({ from }) => from)).toEqual([null, ...oldestFirst.slice(0, -1).map(({ to }) => to)])
		expect(await read(basic, file)).toEqual({ [name(0)]: entries[0]?.to })
	})

	it('of different values of a file lose none @every-host', async () => {
		const file = await newFile('one-file')
		expect(statuses(await Promise.all(fields.map((field) => trySave(basic, file, { [field.field_name]: field.field_name })))))
			.toEqual(fields.map(() => 200))
		expect(await read(basic, file)).toEqual(Object.fromEntries(fields.map(({ field_name: field }) => [field, field])))
	})

	it('of the same values of a team folder are all made', async () => {
		const ofFolder = await define('text', { applies_to_groupfolder: 1 })
		await assign(folder, [...fields, ofFolder])
		const replies = await Promise.all(Array.from({ length: 20 }, (_, index) =>
			call(basic, 'POST', `/v1/groupfolders/${folder.id}/metadata`, {
				body: { metadata: { [ofFolder.field_name]: String(index) } },
			})))
		expect(statuses(replies)).toEqual(replies.map(() => 200))
		await assign(folder, fields)
	})
})

describe('saves while a field is deleted', () => {
	it('are made before it, and gone with it, or find no such field: nothing is left of it @every-host', async () => {
		const field = await define()
		await assign(folder, [...fields, field])
		const files = await Promise.all(Array.from({ length: 8 }, (_, index) => newFile(`deleted-${index}`)))
		const saves = files.map((file) => trySave(basic, file, { [field.field_name]: 'x', [name(0)]: 'y' }))
		const [deleted, ...replies] = await Promise.all([call(admin, 'DELETE', `/v1/groupfolder-fields/${field.id}`), ...saves])
		expect(deleted.status).toBe(200)
		for (const reply of replies) {
			expect(['200', '400 unknown_field']).toContain(refusal(reply))
		}
		const { success } = await ask<{ success: boolean }>(admin, 'POST', '/v1/groupfolder-fields', {
			body: { field_name: field.field_name, field_label: 'Again', field_type: 'text' },
		})
		expect(success).toBe(true)
		for (const [index, file] of files.entries()) {
			expect(await read(basic, file)).toEqual(refusal(replies[index] as never) === '200' ? { [name(0)]: 'y' } : {})
		}
	})
})

describe('two requests at once', () => {
	it('to define the same name: one does, the other is told', async () => {
		const body = { field_name: `${name(0)}_twice`, field_label: 'Twice', field_type: 'text' }
		const replies = await Promise.all([1, 2, 3, 4].map(() =>
			call(crew.administrator.basic, 'POST', '/v1/groupfolder-fields', { body })))
		expect(replies.map(refusal).sort()).toEqual(['201', '400 taken_name', '400 taken_name', '400 taken_name'])
	})

	it('to grant the same permission get the same grant', async () => {
		const { user } = await crew.newPerson()
		const body = { user_id: user, permission: 'manage-fields', groupfolder_id: folder.id }
		const ids = await Promise.all([1, 2, 3, 4].map(async () =>
			(await ask<{ id: number }>(crew.administrator.basic, 'POST', '/api/permissions/user', {
				body, headers: { 'OCS-APIRequest': 'true' },
			})).id))
		expect(new Set(ids).size).toBe(1)
	})

	it('to assign leave the set of one of them', async () => {
		const other = await team.another()
		const sets = [fields.slice(0, 10), fields.slice(5, 15), fields.slice(10, 20)].map((set) => set.map(({ id }) => id))
		await Promise.all(sets.map((ids) =>
			ask(crew.administrator.basic, 'POST', `/v1/groupfolders/${other.id}/fields`, { body: { field_ids: ids } })))
		expect(sets).toContainEqual(await ask(basic, 'GET', `/api/user/groupfolders/${other.id}/fields`))
	})

	it('to restore the same change: it is undone once', async () => {
		const file = await newFile('restore')
		await save(basic, file, { [name(0)]: 'first' })
		await save(basic, file, { [name(0)]: 'second' })
		const [latest] = (await history(basic, file)).entries
		const replies = await Promise.all([1, 2, 3].map(() => call(basic, 'POST', `/api/files/${file}/history/restore`, {
			body: { entry: latest?.id }, headers: { 'OCS-APIRequest': 'true' },
		})))
		expect(replies.map(refusal).sort()).toEqual(['200', '409 changed_since', '409 changed_since'])
		expect(await read(basic, file)).toEqual({ [name(0)]: 'first' })
	})
})
