// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { setQuota } from '@suite/fixtures/team-folders'
import type { Init, TeamFolder } from '@suite/schema/metadata/folder'
import type { Named } from '@suite/schema/metadata/permission'
import type { FieldValue, ValueMap } from '@suite/schema/metadata/value'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, faults, read, refusal, save, trySave } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
const [writer, reader, manager] = [await team.as('writer'), await team.as('reader'), await team.as('manager')]
const [department, fileField] = [await define('text', { applies_to_groupfolder: 1 }), await define('text', { is_required: true })]
await assign(folder, [department, fileField])
const file = await writer.files.put(`${folder.name}/Sub/deep.md`, '# Deep')

describe('values of a team folder', () => {
	const ofOcs = `/v1/groupfolders/${folder.id}/metadata`
	const ofPages = `/api/user/groupfolders/${folder.id}/metadata`

	it('are the same by both routes, and not those of its files @every-host', async () => {
		for (const [path, other, value] of [[ofOcs, ofPages, 'Sales'], [ofPages, ofOcs, 'Law']] as const) {
			expect(await ask(writer.session, 'POST', path, { body: { metadata: { [department.field_name]: value } } }))
				.toEqual({ success: true, metadata: { [department.field_name]: value } })
			expect(await ask<ValueMap>(reader.session, 'GET', other)).toEqual({ [department.field_name]: value })
		}
		expect(await read(writer.session, await writer.files.id(folder.name))).toEqual({})
		const fields = await ask<FieldValue[]>(reader.session, 'GET', ofOcs, { query: { shape: 'fields' } })
		expect(fields.map(({ field_name: name, value }) => [name, value])).toEqual([[department.field_name, 'Law']])
	})

	it('are checked as those of files: all are saved, or none', async () => {
		const metadata = { [department.field_name]: 'IT', [fileField.field_name]: 'x' }
		const reply = await call(writer.session, 'POST', ofOcs, { body: { metadata } })
		expect([refusal(reply), Object.keys(faults(reply))]).toEqual(['400 unknown_field', [fileField.field_name]])
		expect(await ask(reader.session, 'GET', ofOcs)).toEqual({ [department.field_name]: 'Law' })
		expect(refusal(await trySave(writer.session, file, { [department.field_name]: 'x' }))).toBe('400 unknown_field')
		await ask(writer.session, 'POST', ofOcs, { body: { metadata: { [department.field_name]: null } } })
		expect(await ask(reader.session, 'GET', ofOcs)).toEqual({})
	})
})

describe('required values', () => {
	const set = (required: string, client = manager.session) =>
		call(client, 'PUT', `/api/groupfolders/${folder.id}/required`, { body: { required } })

	it('may be emptied unless the team folder enforces them', async () => {
		const values = { [fileField.field_name]: 'filled' }
		for (const mode of ['off', 'warn'] as const) {
			expect((await set(mode)).status).toBe(200)
			await save(writer.session, file, values)
			expect(await save(writer.session, file, { [fileField.field_name]: '' })).toEqual({})
		}
		await save(writer.session, file, values)
		await set('enforce')
		for (const empty of ['', null]) {
			const reply = await trySave(writer.session, file, { [fileField.field_name]: empty })
			expect([refusal(reply), faults(reply)]).toEqual(['400 required_value', { [fileField.field_name]: 'Fill this in.' }])
		}
		expect(await read(writer.session, file)).toEqual(values)
		const [{ required } = {}] = await ask<TeamFolder[]>(reader.session, 'GET', '/v1/groupfolders')
		expect(required).toBe('enforce')
		await set('warn')
	})

	it('are set by those who manage the fields, to what there is', async () => {
		expect(refusal(await set('off', writer.session))).toBe('403 not_manager')
		expect(refusal(await set('off', (await team.as('outsider')).session))).toBe('404 unknown_folder')
		expect(refusal(await set('sometimes'))).toBe('400 invalid_input')
		expect((await set('warn', admin)).status).toBe(200)
	})
})

describe('the list of team folders', () => {
	it('has those of the caller, with what the caller may do @every-host', async () => {
		await setQuota(admin, folder, 1_000_000)
		const own = async (client: typeof admin) => (await ask<TeamFolder[]>(client, 'GET', '/v1/groupfolders'))
			.filter(({ id }) => id === folder.id).map(({ size: _size, required: _required, field_count: _count, ...shown }) => shown)
		const rootId = await writer.files.id(folder.name)
		const shown = {
			id: folder.id, mount_point: folder.name, groups: [], quota: 1_000_000, acl: true, root_id: rootId, can_manage: false,
			can_write: false,
		}
		expect(await own(writer.session)).toEqual([{ ...shown, can_write: true }])
		expect(await own(reader.session)).toEqual([shown])
		expect(await own(manager.session)).toEqual([{ ...shown, can_manage: true }])
		expect(await own(admin)).toEqual([])
		expect(await ask(writer.session, 'GET', '/api/user/groupfolders')).toEqual(await ask(writer.session, 'GET', '/v1/groupfolders'))
	})

	it('has all of them for administrators on pages, with their groups', async () => {
		const all = await ask<TeamFolder[]>(admin, 'GET', '/api/user/groupfolders')
		const found = all.find(({ id }) => id === folder.id)
		expect([found?.groups.length, found?.root_id, found?.can_manage, found?.can_write]).toEqual([2, null, true, false])
	})
})

describe('what a page begins with', () => {
	const init = (client: typeof admin, dir?: string) => ask<Init>(client, 'GET', '/api/init', { query: { dir } })

	it('names the team folder that a path is in, with the fields of files @every-host', async () => {
		for (const dir of [folder.name, `/${folder.name}`, `/${folder.name}/`, `/${folder.name}/Sub`, `/${folder.name}/Sub/deep.md`]) {
			const { groupfolder_id: id, fields, views, can_manage: canManage } = await init(manager.session, dir)
			expect([dir, id, fields.map((field) => field.field_name), views, canManage])
				.toEqual([dir, folder.id, [fileField.field_name], [], true])
		}
		expect((await init(reader.session, folder.name)).can_manage).toBe(false)
	})

	it('names none for a path outside, or that the caller cannot read', async () => {
		await reader.files.makeFolder('Own')
		const outsider = await team.as('outsider')
		await outsider.files.put(`${folder.name}/look-alike.md`, '# Mine')
		for (const [client, dir] of [
			[reader.session, undefined], [reader.session, '/'], [reader.session, '/Own'], [reader.session, '/Nowhere'],
			[reader.session, `/${folder.name}/../..`], [outsider.session, `/${folder.name}`],
		] as const) {
			const { groupfolder_id: id, fields, can_manage: canManage } = await init(client, dir)
			expect([dir, id, fields, canManage]).toEqual([dir, null, [], false])
		}
		expect((await init(reader.session, '/')).groupfolders.map(({ id }) => id)).toContain(folder.id)
	})

	it('names the inner of two team folders @real-host(the embedded host mounts none in another) @every-host', async () => {
		const inner = await team.another(`${folder.name}/Inner`)
		await writer.files.put(`${folder.name}/Inner/inner.md`, '# Inner')
		const found = async (dir: string) => (await init(writer.session, `/${folder.name}${dir}`)).groupfolder_id
		expect([await found(''), await found('/Inner'), await found('/Inner/inner.md')]).toEqual([folder.id, inner.id, inner.id])
	})
})

describe('the search for people', () => {
	it('finds by name and by account, the caller too, whole names first', async () => {
		const word = uniqueName('zoe').replaceAll('-', '')
		const [one, two] = [await crew.newPerson([], `${word} Ångström`), await crew.newPerson([], word)]
		const found = async (client: typeof admin, search: string) => ask<Named[]>(client, 'GET', '/api/users', { query: { search } })
		const entry = ({ user: id, name }: typeof one) => ({ id, displayname: name, displayName: name })
		expect(await found(writer.session, word)).toEqual([two, one].map(entry))
		expect((await found(one.session, word)).map(({ id }) => id).sort()).toEqual([one.user, two.user].sort())
		expect(await found(writer.session, one.user)).toEqual([entry(one)])
		expect(await found(writer.session, 'nobody-has-this-name')).toEqual([])
		const anybody = await found(writer.session, '')
		expect([anybody.length <= 25, anybody.length > 1]).toEqual([true, true])
		expect(refusal(await call(writer.session, 'GET', '/api/users', { query: { search: 'x'.repeat(201) } }))).toBe('400 invalid_input')
	})
})
