// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { addToGroup, createGroup, deleteGroup, deleteUser } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import { describe, expect, it } from 'vitest'
import { ask, call, dataOf, define, faults, refusal } from './metadata.ts'
import { people, type Member } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
const reader = await team.as('reader')
const other = await team.another()

interface Grant { id: number, user_id: string | null, group_id: string | null, groupfolder_id: number | null, permission: string }
const grant = (body: Readonly<Record<string, unknown>>) =>
	call(admin, 'POST', `/api/permissions/${'group_id' in body ? 'group' : 'user'}`, { body: { permission: 'manage-fields', ...body } })
const granted = async (body: Readonly<Record<string, unknown>>) => dataOf<{ id: number }>(await grant(body)).id
const grants = () => ask<Grant[]>(admin, 'GET', '/api/permissions')
const check = async (client: Client, query: Readonly<Record<string, string | number>>) =>
	(await ask<{ hasPermission: boolean }>(client, 'GET', '/api/permissions/check', { query })).hasPermission
const may = (client: Client, id?: number) =>
	check(client, { permission: 'manage-fields', ...(id === undefined ? {} : { groupfolder_id: id }) })
const assign = async ({ session }: Member, id: number) =>
	refusal(await call(session, 'POST', `/api/user/groupfolders/${id}/fields`, { body: { field_ids: [] } }))

describe('the permission to manage fields', () => {
	it('is granted for one team folder, listed, found in what the caller has, and revoked @every-host', async () => {
		const { user, session } = await crew.newPerson()
		const id = await granted({ user_id: user, groupfolder_id: folder.id })
		const [newest] = await grants()
		expect(newest).toMatchObject({
			id, user_id: user, group_id: null, permission: 'manage_fields', permission_type: 'manage_fields', groupfolder_id: folder.id,
			field_scope: null, name: user,
		})
		expect(await ask(session, 'GET', '/api/permissions/me')).toEqual([{
			id, source: 'user', group_id: null, permission: 'manage_fields', permission_type: 'manage_fields', groupfolder_id: folder.id,
			field_scope: null,
		}])
		expect([await may(session, folder.id), await may(session, other.id), await may(session)]).toEqual([true, false, false])
		expect(refusal(await call(admin, 'DELETE', `/api/permissions/group/${id}`))).toBe('404 unknown_grant')
		await ask(admin, 'DELETE', `/api/permissions/user/${id}`)
		expect([await may(session, folder.id), await ask(session, 'GET', '/api/permissions/me')]).toEqual([false, []])
		expect(refusal(await call(admin, 'DELETE', `/api/permissions/user/${id}`))).toBe('404 unknown_grant')
	})

	it('for all team folders counts for each', async () => {
		const { user, session } = await crew.newPerson()
		const id = await granted({ user_id: user, groupfolder_id: null })
		expect([await may(session), await may(session, folder.id), await may(session, other.id)]).toEqual([true, true, true])
		expect(await granted({ user_id: user })).toBe(id)
		await ask(admin, 'DELETE', `/api/permissions/user/${id}`)
	})

	it('of a group is that of its members as long as they are in it', async () => {
		const group = await createGroup(admin)
		const member = await crew.newPerson()
		const id = await granted({ group_id: group, groupfolder_id: folder.id })
		expect(await may(member.session, folder.id)).toBe(false)
		await addToGroup(admin, member.user, group)
		expect(await may(member.session, folder.id)).toBe(true)
		expect(await ask(member.session, 'GET', '/api/permissions/me')).toMatchObject([{ id, source: 'group', group_id: group }])
		expect(await assign(member, folder.id)).toBe('200')
		await deleteGroup(admin, group)
		expect([await may(member.session, folder.id), (await grants()).some((one) => one.id === id)]).toEqual([false, false])
	})

	it('goes with the account: one that gets the same name has none', async () => {
		const { user } = await crew.newPerson()
		const id = await granted({ user_id: user })
		await deleteUser(admin, user)
		expect((await grants()).some((one) => one.id === id)).toBe(false)
	})

	it('lets its holder assign, also as no member, and nothing more', async () => {
		const manager = await crew.newPerson()
		await crew.grant(manager, folder)
		const field = await define()
		expect([await assign(manager, folder.id), await assign(manager, other.id)]).toEqual(['200', '404 unknown_folder'])
		const managed = await ask<TeamFolder[]>(manager.session, 'GET', '/v1/groupfolders')
		expect(managed).toEqual([])
		const body = { field_name: 'file_gf_x', field_label: 'X', field_type: 'text' }
		for (const [method, path, sent] of [
			['GET', '/v1/groupfolder-fields', {}], ['POST', '/v1/groupfolder-fields', { body }],
			['PUT', `/v1/groupfolder-fields/${field.id}`, { body }],
			['DELETE', `/v1/groupfolder-fields/${field.id}`, {}],
			['POST', `/v1/groupfolders/${folder.id}/fields`, { body: { field_ids: [] } }],
			['GET', '/api/permissions', {}],
			['POST', '/api/permissions/user', { body: { user_id: manager.user, permission: 'manage-fields' } }],
			['PUT', '/api/fields/order', { body: { field_ids: [] } }], ['GET', '/api/fields/usage', {}],
		] as const) {
			expect([path, refusal(await call(manager.session, method, path, sent))]).toEqual([path, '403 not_admin'])
		}
		expect(refusal(await call(manager.session, 'GET', `/api/groupfolders/${folder.id}/content`))).toBe('404 unknown_folder')
		const reply = await call(manager.session, 'POST', `/v1/groupfolders/${folder.id}/metadata`, { body: { metadata: {} } })
		expect(refusal(reply)).toBe('403 not_writable')
	})

	it('is the only one there is, by any of its names, and never for single fields', async () => {
		const subject = { user_id: reader.user, groupfolder_id: folder.id }
		for (const name of ['view_metadata', 'edit-metadata', 'manage fields', '']) {
			expect([name, refusal(await grant({ ...subject, permission: name }))]).toEqual([name, '400 unknown_permission'])
		}
		expect(refusal(await grant({ ...subject, field_scope: 'file_gf_status' }))).toBe('400 field_scope')
		const id = await granted({ ...subject, permission: undefined, permission_type: 'manage_fields', field_scope: null })
		expect(await granted({ ...subject, permission: 'manage-fields' })).toBe(id)
		expect(await check(reader.session, { permissionType: 'manage_fields', groupfolderId: folder.id })).toBe(true)
		await ask(admin, 'DELETE', `/api/permissions/user/${id}`)
	})

	it('is granted to accounts, groups and team folders that there are', async () => {
		for (const [body, expected, field] of [
			[{ user_id: 'nobody-at-all' }, '400 unknown_subject', 'user_id'],
			[{ group_id: 'no-such-group' }, '400 unknown_subject', 'group_id'],
			[{ user_id: reader.user, groupfolder_id: 999_999_999 }, '400 unknown_folder', 'groupfolder_id'],
		] as const) {
			const reply = await grant(body)
			expect([refusal(reply), faults(reply), dataOf<{ pointer: string }>(reply).pointer]).toEqual([expected, {}, `/${field}`])
		}
		const groups = await ask<{ id: string }[]>(admin, 'GET', '/api/permissions/groups')
		expect(groups.map(({ id }) => id)).toContain('admin')
	})

	it('is every administrator\'s', async () => {
		expect([await may(admin), await may(admin, folder.id), await ask(admin, 'GET', '/api/permissions/me')]).toEqual([true, true, []])
	})
})
