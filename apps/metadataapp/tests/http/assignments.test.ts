// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, faults, read, refusal, save, trySave } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
const [writer, manager, outsider] = [await team.as('writer'), await team.as('manager'), await team.as('outsider')]
const file = await writer.files.put(`${folder.name}/assigned.md`, '# Assigned')
const [first, second, ofFolder] = [await define(), await define(), await define('text', { applies_to_groupfolder: 1 })]
const names = (fields: readonly Field[]) => fields.map(({ field_name: name }) => name)
const assigned = (path: string) => ask<Field[]>(writer.session, 'GET', `/v1/groupfolders/${folder.id}/${path}`)

describe('fields of a team folder', () => {
	it('are those that were assigned last, in that order, each once', async () => {
		await assign(folder, [first, second, ofFolder])
		expect(names(await assigned('fields'))).toEqual(names([first, second, ofFolder]))
		await assign(folder, [ofFolder, second, second, first])
		expect(names(await assigned('fields'))).toEqual(names([ofFolder, second, first]))
		expect(names(await assigned('file-fields'))).toEqual(names([second, first]))
		expect(await ask(writer.session, 'GET', `/api/user/groupfolders/${folder.id}/fields`)).toEqual([ofFolder.id, second.id, first.id])
		const mine = await ask<TeamFolder[]>(writer.session, 'GET', '/v1/groupfolders')
		expect(mine.map(({ id, field_count: count }) => [id, count])).toEqual([[folder.id, 3]])
	})

	it('must all exist, or nothing changes', async () => {
		await assign(folder, [first])
		const ofPages = `/api/user/groupfolders/${folder.id}/fields`
		for (const [client, path] of [[admin, `/v1/groupfolders/${folder.id}/fields`], [manager.session, ofPages]] as const) {
			const reply = await call(client, 'POST', path, { body: { field_ids: [second.id, 999_999_998, 999_999_999] } })
			expect(refusal(reply)).toBe('400 unknown_field')
		}
		const reply = await call(admin, 'POST', `/v1/groupfolders/${folder.id}/fields`, { body: { field_ids: [999_999_998] } })
		expect(Object.keys(faults(reply))).toEqual(['field_ids'])
		expect(names(await assigned('fields'))).toEqual(names([first]))
		expect(refusal(await call(admin, 'POST', `/v1/groupfolders/${folder.id}/fields`, {
			body: { field_ids: Array.from({ length: 301 }, (_, index) => index + 1) },
		}))).toBe('400 invalid_input')
	})

	it('that are taken away keep their values unseen, and show them again when they come back @every-host', async () => {
		await assign(folder, [first, second])
		await save(writer.session, file, { [first.field_name]: 'one', [second.field_name]: 'two' })
		await assign(folder, [second])
		expect(await read(writer.session, file)).toEqual({ [second.field_name]: 'two' })
		expect(refusal(await trySave(writer.session, file, { [first.field_name]: 'other' }))).toBe('400 unknown_field')
		expect(await ask(writer.session, 'GET', '/v1/files/metadata/bulk', { query: { file_ids: String(file) } }))
			.toEqual({ [file]: { [second.field_name]: 'two' } })
		await assign(folder, [first, second])
		expect(await read(writer.session, file)).toEqual({ [first.field_name]: 'one', [second.field_name]: 'two' })
	})

	it('are assigned by who manages them, who sees every field; others see those of their team folders', async () => {
		await assign(folder, [first])
		await ask(manager.session, 'POST', `/api/user/groupfolders/${folder.id}/fields`, { body: { field_ids: [second.id] } })
		expect(names(await assigned('fields'))).toEqual(names([second]))
		const seen = async (client: typeof admin) => names(await ask<Field[]>(client, 'GET', '/api/user/groupfolder-fields'))
		expect(await seen(manager.session)).toEqual(expect.arrayContaining(names([first, second, ofFolder])))
		expect(await seen(writer.session)).toEqual(names([second]))
		expect(await seen(outsider.session)).toEqual([])
	})

	it('are asked of no team folder that there is not, and of none that the caller does not know', async () => {
		for (const id of [folder.id, 999_999_999]) {
			const [ofOcs, ofPages] = [`/v1/groupfolders/${id}`, `/api/user/groupfolders/${id}`]
			for (const path of [`${ofOcs}/fields`, `${ofOcs}/file-fields`, `${ofPages}/fields`]) {
				expect([path, refusal(await call(outsider.session, 'GET', path))]).toEqual([path, '404 unknown_folder'])
			}
		}
		const reply = await call(admin, 'POST', '/v1/groupfolders/999999999/fields', { body: { field_ids: [] } })
		expect(refusal(reply)).toBe('404 unknown_folder')
	})
})
