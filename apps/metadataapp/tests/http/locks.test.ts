// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CellLock, Locked } from '@suite/schema/metadata/lock'
import type { Present } from '@suite/schema/metadata/presence'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, faults, history, read, refusal, save, trySave } from './metadata.ts'
import { people, type Member as Person } from './people.ts'

type Member = Pick<Person, 'session'>

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
const [writer, reader, other] = [await team.as('writer'), await team.as('reader'), await team.as('denied')]
const [field, note] = [await define(), await define()]
await assign(folder, [field, note])
const { field_name: name } = field
let files = 0
const newFile = () => writer.files.put(`${folder.name}/lock-${++files}.md`, '# Lock')
const headers = { 'OCS-APIRequest': 'true' }
const address = (file: number, action: string) => `/api/groupfolders/${folder.id}/files/${file}/${action}`
const lock = (member: Member, file: number, cell = name) =>
	call(member.session, 'POST', address(file, 'lock'), { body: { field_name: cell } })
const unlock = (member: Member, file: number, cell = name) =>
	ask(member.session, 'POST', address(file, 'unlock'), { body: { field_name: cell } })
const locks = (member: Member) => ask<CellLock[]>(member.session, 'GET', `/api/groupfolders/${folder.id}/locks`)

describe('a lock', () => {
	it('is of one account, who prolongs it by asking again @every-host', async () => {
		const file = await newFile()
		const first = dataOf<Locked>(await lock(writer, file))
		expect([first.locked, dataOf<Locked>(await lock(writer, file)).locked]).toEqual([false, false])
		const refused = await lock(other, file)
		expect([refusal(refused), refused.json]).toEqual(['409 locked', expect.objectContaining({
			locked: true, lockedBy: writer.user, lockedByName: writer.name,
		})])
		expect(Date.parse(dataOf<{ until: string }>(refused).until)).toBeGreaterThan(Date.now())
		expect(refusal(await lock(other, file, note.field_name))).toBe('200')
	})

	it('is had by one of fifty who ask at once @every-host', async () => {
		const file = await newFile()
		const asked = await Promise.all(Array.from({ length: 50 }, (_, index) => {
			const { basic } = index % 2 === 0 ? writer : other
			return call(basic, 'POST', address(file, 'lock'), { body: { field_name: name }, headers })
		}))
		const holders = asked.map((reply, index) => reply.status === 200 ? index % 2 : -1).filter((holder) => holder >= 0)
		expect([holders.length, new Set(holders).size]).toEqual([25, 1])
		expect(asked.filter(({ status }) => status === 409)).toHaveLength(25)
	})

	it('ends when its holder says so, as JSON or as a form, and not when somebody else does', async () => {
		const file = await newFile()
		await lock(writer, file)
		expect(await unlock(other, file)).toEqual({ success: true })
		expect(refusal(await lock(other, file))).toBe('409 locked')
		const raw = new URLSearchParams({ field_name: name, requesttoken: writer.session.requestToken })
		expect(await ask(writer.session, 'POST', address(file, 'unlock'), { raw })).toEqual({ success: true })
		const form = new URLSearchParams({ field_name: name })
		expect(refusal(await call(other.session, 'POST', address(file, 'lock'), { raw: form }))).toBe('200')
		expect(await unlock(other, file)).toEqual({ success: true })
	})

	it('needs the right to write the file, and a field that is assigned', async () => {
		const file = await newFile()
		const outsider = await team.as('outsider')
		expect(refusal(await lock(reader, file))).toBe('403 not_writable')
		for (const member of [outsider, crew.administrator]) {
			expect(refusal(await lock(member, file))).toBe('404 not_in_team_folder')
		}
		const elsewhere = await team.another()
		expect(refusal(await call(writer.session, 'POST', `/api/groupfolders/${elsewhere.id}/files/${file}/lock`, {
			body: { field_name: name },
		}))).toBe('400 other_folder')
		expect(refusal(await lock(writer, file, 'file_gf_nowhere'))).toBe('400 unknown_field')
		expect(refusal(await call(writer.session, 'POST', address(file, 'lock'), { body: {} }))).toBe('400 invalid_input')
	})
})

describe('a locked value', () => {
	it('is saved by its holder alone, and nothing of another save is kept @every-host', async () => {
		const file = await newFile()
		await lock(writer, file)
		const refused = await trySave(other.session, file, { [name]: 'theirs', [note.field_name]: 'too' })
		expect([refusal(refused), Object.keys(faults(refused))]).toEqual(['409 locked', [name]])
		expect(dataOf(refused)).toMatchObject({ locked: true, lockedBy: writer.user, lockedByName: writer.name })
		expect(await save(other.session, file, { [note.field_name]: 'free' })).toEqual({ [note.field_name]: 'free' })
		expect(await save(writer.session, file, { [name]: 'mine' })).toEqual({ [name]: 'mine', [note.field_name]: 'free' })
	})

	it('is not restored by others', async () => {
		const file = await newFile()
		await save(writer.session, file, { [name]: 'before' })
		await lock(writer, file)
		const [latest] = (await history(other.session, file)).entries
		const restore = () => call(other.session, 'POST', `/api/files/${file}/history/restore`, { body: { entry: latest?.id } })
		expect(refusal(await restore())).toBe('409 locked')
		await unlock(writer, file)
		expect(refusal(await restore())).toBe('200')
	})

	it('is free after a save that says so, and not after one that fails', async () => {
		const file = await newFile()
		await lock(writer, file)
		const place = `/v1/groupfolders/${folder.id}/files/${file}/metadata`
		const unlocking = { unlock: true, unlock_field: name }
		const failed = await call(writer.session, 'POST', place, { body: { metadata: { nothing: 'x' }, ...unlocking } })
		expect(refusal(failed)).toBe('400 unknown_field')
		expect(refusal(await lock(other, file))).toBe('409 locked')
		expect(refusal(await call(other.session, 'POST', place, { body: { metadata: {}, ...unlocking } }))).toBe('200')
		expect(refusal(await lock(other, file))).toBe('409 locked')
		await ask(writer.session, 'POST', place, { body: { metadata: { [name]: 'done' }, unlock_field: name } })
		expect(refusal(await lock(other, file))).toBe('200')
		expect(await read(reader.session, file)).toEqual({ [name]: 'done' })
	})
})

describe('locks', () => {
	it('are listed to members, of files that they can read', async () => {
		const [file, hidden] = [await newFile(), await newFile()]
		await lock(writer, file)
		await lock(writer, hidden, note.field_name)
		await team.hide(`lock-${files}.md`, 'denied')
		const shown = async (member: Member) => (await locks(member))
			.filter(({ file_id: id }) => id === file || id === hidden)
			.map(({ file_id: id, field_name: cell, user }) => [id, cell, user.id, user.name])
		const mine = [file, name, writer.user, writer.name]
		expect(await shown(reader)).toEqual([mine, [hidden, note.field_name, writer.user, writer.name]])
		expect(await shown(other)).toEqual([mine])
		await unlock(writer, file)
		expect(await shown(other)).toEqual([])
	})
})

describe('who looks at a team folder', () => {
	const present = (member: Member, method = 'GET') =>
		ask<Present>(member.session, method, `/api/groupfolders/${folder.id}/presence`)
	const ids = ({ people: there }: Present) => there.map(({ id }) => id).sort()

	it('is seen by other members from when they begin or say so until they leave @every-host', async () => {
		await ask(writer.session, 'GET', '/api/init', { query: { dir: `/${folder.name}` } })
		expect(ids(await present(reader, 'POST'))).toEqual([writer.user])
		expect(ids(await present(other))).toEqual([reader.user, writer.user].sort())
		expect(ids(await present(writer))).toEqual([reader.user])
		const leave = new URLSearchParams({ gf_id: String(folder.id), requesttoken: writer.session.requestToken })
		expect(await ask(writer.session, 'POST', '/api/presence/leave', { raw: leave })).toEqual({ success: true })
		expect(await ask(reader.session, 'POST', '/api/presence/leave', { body: { gf_id: folder.id } })).toEqual({ success: true })
		for (const elsewhere of [999_999_999, 'somewhere', null, [folder.id]]) {
			expect(await ask(reader.session, 'POST', '/api/presence/leave', { body: { gf_id: elsewhere } })).toEqual({ success: true })
		}
		expect(ids(await present(other))).toEqual([])
	})

	it('is not noted for who is no member', async () => {
		const { session } = crew.administrator
		await ask(session, 'GET', '/api/init', { query: { dir: `/${folder.name}` } })
		expect(refusal(await call(session, 'POST', `/api/groupfolders/${folder.id}/presence`))).toBe('404 unknown_folder')
		expect(ids(await present(writer))).toEqual([])
	})
})
