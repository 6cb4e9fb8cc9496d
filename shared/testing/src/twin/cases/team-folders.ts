// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Sent } from '@suite/fixtures/http'
import type { Caller, Script, Twin } from '../script.ts'

const base = '/index.php/apps/groupfolders/folders'
const ocs = { 'OCS-APIRequest': 'true' }
const admin: Caller = { role: 'admin', by: 'session' }
/** Everyone except the authorised caller. */
const others: readonly Caller[] = ['anonymous', 'editor', 'outsider', { role: 'reader', by: 'session' }]

/** A request to the routes of the Team folders app, as its own page sends it. */
const call = (twin: Twin, caller: Caller, method: string, path: string, sent: Sent = {}): ReturnType<Twin['send']> =>
	twin.send(caller, method, base + path, { query: { format: 'json' }, headers: ocs, ...sent })

/** Creates a folder and returns its id. */
async function make(twin: Twin, mountpoint: string): Promise<number> {
	const reply = await call(twin, admin, 'POST', '', { body: { mountpoint } })
	return Number((reply.json as { ocs?: { data?: { id?: number } } } | undefined)?.ocs?.data?.id ?? 0)
}

/** Each route of the Team folders app: for each role, with valid and invalid input. */
export const teamFolderRoutes: Script = {
	name: 'team-folders-routes',
	run: async (twin) => {
		const { editors, users } = twin.demo.groups
		const id = await make(twin, 'Twin folder')
		const changes: readonly [string, string, unknown, readonly unknown[]][] = [
			[
				'POST',
				`/${id}/groups`,
				{ group: users },
				[{}, { group: users }, { group: 'no such group' }, { group: ['a'] }, { group: null }],
			],
			[
				'POST',
				`/${id}/groups/${users}`,
				{ permissions: 5 },
				[{}, { permissions: 'many' }, { permissions: null }, { permissions: [] }, { permissions: 33 }, { permissions: 1 }],
			],
			['POST', `/${id}/groups/no%20such%20group`, { permissions: 3 }, []],
			['DELETE', `/${id}/groups/no%20such%20group`, undefined, []],
			['DELETE', `/${id}/groups/never%2Fthere`, undefined, []],
			['POST', `/${id}/acl`, { acl: true }, [{}, { acl: 'yes' }, { acl: 0 }, { acl: true }]],
			['POST', `/${id}/manageACL`, { mappingType: 'group', mappingId: editors, manageAcl: true }, [
				{},
				{ mappingType: 'user', mappingId: 'reader', manageAcl: true },
				{ mappingType: 'user', mappingId: 'nobody', manageAcl: true },
				{ mappingType: 'planet', mappingId: 'mars', manageAcl: true },
				{ mappingType: 'planet', mappingId: 'mars', manageAcl: false },
				{ mappingType: 'user', mappingId: 'reader', manageAcl: false },
			]],
			['POST', `/${id}/quota`, { quota: 1024 }, [{}, { quota: 'much' }, { quota: -3 }, { quota: -4 }, { quota: 0 }]],
			['POST', `/${id}/mountpoint`, { mountpoint: 'Twin folder two' }, [
				{},
				{ mountpoint: twin.folder },
				{ mountpoint: '/../up' },
				{ mountpoint: ' Twin folder two ' },
				{ mountpoint: '/Twin//three/' },
				{ mountpoint: 'Twin folder two' },
			]],
			[
				'PUT',
				`/${id}`,
				{ mountPoint: 'Twin folder four' },
				[{}, { mountPoint: twin.folder }, { mountPoint: 'Twin folder four' }, { mountPoint: 'Twin folder two' }],
			],
		]
		for (const [method, path, body, bad] of changes) {
			for (const caller of others) {
				await call(twin, caller, method, path, body === undefined ? {} : { body })
			}
			await twin.send({ role: 'admin', by: 'sessionWithoutToken' }, method, base + path, body === undefined ? {} : { body })
			await call(twin, admin, method, path, body === undefined ? {} : { body })
			for (const input of bad) {
				await call(twin, admin, method, path, { body: input })
			}
			await call(twin, admin, method, path.replace(`/${id}`, '/987654'), body === undefined ? {} : { body })
			await call(twin, admin, method, path.replace(`/${id}`, '/seven'), body === undefined ? {} : { body })
			await call(twin, admin, 'GET', `/${id}`)
		}
		await twin.send(admin, 'POST', `${base}/${id}/quota`, { body: { quota: 2048 } })
		for (const caller of [...others, { role: 'admin', by: 'password' }, 'admin'] as const) {
			await call(twin, caller, 'POST', '', { body: {} })
			await call(twin, caller, 'DELETE', '/987654')
		}
		await call(twin, admin, 'DELETE', `/${id}/groups/${users}`)
		await call(twin, admin, 'POST', `/${id}/acl`, { body: { acl: false } })
		await call(twin, admin, 'GET', `/${id}`)
		await call(twin, admin, 'DELETE', `/${id}`)
		await call(twin, admin, 'DELETE', `/${id}`)
		await call(twin, admin, 'GET', `/${id}`)
	},
}

/**
 * The properties of the folders: lists and single folders, for each role and in each format. Left out are limits below 1 here and
 * managers named twice above: a server responds to those with the code of its exception as the status, which is not an HTTP status.
 */
export const teamFolderLists: Script = {
	name: 'team-folders-lists',
	run: async (twin) => {
		const { editors } = twin.demo.groups
		for (const mountpoint of [twin.folder, `/${twin.folder}/`, 'a/../b', 'Twin <b> & "q"']) {
			await call(twin, admin, 'POST', '', { body: { mountpoint } })
		}
		const second = await make(twin, 'Twin list')
		const third = await call(twin, admin, 'POST', '', { body: { mountpoint: 'Twin closed', acl_default_no_permission: true } })
		await call(twin, admin, 'POST', `/${second}/groups`, { body: { group: editors } })
		await call(twin, admin, 'POST', `/${second}/quota`, { body: { quota: 5000 } })
		for (const caller of ['admin', ...others] as const) {
			await call(twin, caller, 'GET', '')
			await call(twin, caller, 'GET', `/${twin.demo.folder.id}`)
			await call(twin, caller, 'GET', `/${second}`)
			await call(twin, caller, 'GET', '', { query: { format: 'json', applicable: 1 } })
			await twin.send(caller, 'GET', base)
			await twin.send(caller, 'GET', base, { headers: ocs })
			await twin.send(caller, 'GET', `${base}/${second}`, { headers: { ...ocs, Accept: 'application/xml' } })
			await twin.send(caller, 'GET', `${base}/${second}`, { query: { format: 'xml' }, headers: ocs })
			await twin.send(caller, 'GET', base, { query: { format: 'xml' }, headers: ocs })
		}
		for (const query of [
			{ limit: 1 },
			{ limit: 1, offset: 1 },
			{ offset: 2 },
			{ orderBy: 'quota' },
			{ orderBy: 'groups', order: 'desc' },
			{ orderBy: 'acl' },
			{ orderBy: 'size' },
			{ order: 'up' },
			{ order: 'desc' },
		]) {
			await call(twin, 'admin', 'GET', '', { query: { format: 'json', ...query } })
		}
		await call(twin, admin, 'PATCH', `/${second}`)
		await twin.send(admin, 'POST', `${base}/${second}/quota`, { query: { format: 'xml' }, headers: ocs, body: { quota: 100 } })
		const all = (await call(twin, 'admin', 'GET', '')).json as { ocs: { data: Record<string, { id: number }> } }
		twin.record('made closed', third.status)
		for (const { id } of Object.values(all.ocs.data)) {
			if (id !== twin.demo.folder.id) {
				await call(twin, admin, 'DELETE', `/${id}`)
			}
		}
	},
}

/** The occ commands used by fixtures and administrators. */
export const teamFolderCommands: Script = {
	name: 'team-folders-occ',
	run: async (twin) => {
		const { admins, editors, users } = twin.demo.groups
		const { stdout } = await twin.occ(['groupfolders:create', 'Twin occ'])
		const id = stdout.trim()
		const command = (name: string, ...args: string[]): Promise<unknown> => twin.occ([`groupfolders:${name}`, id, ...args])
		await twin.occ(['groupfolders:create', 'Twin occ'])
		await twin.occ(['groupfolders:create', 'Twin occ closed', '--acl-no-default-permission'])
		// in the order of their names, because 33 lists them by name and 34 in order of creation
		await command('group', editors, 'read', 'write', 'delete')
		await command('group', users)
		await command('group', editors, 'fly')
		await command('group', 'no such group', 'read')
		await command('group', admins, 'share')
		await command('group', admins, '--delete')
		await command('permissions', 'a')
		await command('permissions', '--enable')
		await twin.occ(['groupfolders:list', '--output=json'])
		await twin.occ(['groupfolders:list', '--output=json', '--user=editor'])
		await twin.occ(['groupfolders:list', '--output=json', '--user=outsider'])
		await twin.occ(['groupfolders:list', '--user=nobody'])
		await twin.send('editor', 'MKCOL', '/remote.php/dav/files/editor/Twin%20occ/a')
		await twin.send('editor', 'PUT', '/remote.php/dav/files/editor/Twin%20occ/a/b.txt', { raw: 'b' })
		for (const args of [
			['/', '--user=reader', '--', '-read'], ['a', `--group=${users}`, '--', '+read', '-write', '-share'],
			['/a/b.txt', '-u', 'reader', '--', '+read', '+create'],
			['nowhere', '--user=reader', '--', '-read'], ['a', '--user=reader', '--', 'read'], ['a', '--user=reader', '--', '+fly'],
			['a', '--user=reader'], ['a', '--', '+read'],
			['a', '--user=reader', `--group=${users}`, '--', '+read'], ['--user=reader'], ['a', '--user=nobody', '--', '-read'],
			[], ['--output=json'], ['--test'], ['--test', '--user=reader'], ['--test', '--user=nobody', 'a'],
			...['/', 'a', 'a/b.txt', 'a/missing'].map((path) => ['--test', '--user=reader', path]), ['--test', '--user=outsider', 'a'],
			['--test', '--user=editor', 'a'],
			['--manage-add', '--user=reader'], ['--manage-add', `--group=${editors}`], ['--manage-remove', '--user=reader'],
			['--manage-add'],
			['a', `--group=${users}`, '--', 'clear'], ['--output=json_pretty'], ['--output=plain'],
		]) {
			await command('permissions', ...args)
		}
		await twin.occ(['groupfolders:list', '--output=json_pretty'])
		await command('permissions', '--disable')
		await command('permissions')
		await command('rename', 'Twin occ')
		await command('rename', twin.folder)
		await command('rename', 'Twin occ two')
		await twin.occ(['groupfolders:rename', 'seven', 'x'])
		await twin.occ(['groupfolders:delete', '98765', '--force'])
		await twin.occ(['groupfolders:list'])
		await command('delete', '--force')
		const left = JSON.parse((await twin.occ(['groupfolders:list', '--output=json'])).stdout) as { id: number, mountPoint: string }[]
		for (const folder of left) {
			if (folder.mountPoint !== twin.folder) {
				await twin.occ(['groupfolders:delete', String(folder.id), '--no-interaction'])
				await twin.occ(['groupfolders:delete', String(folder.id), '-f'])
			}
		}
	},
}

/** The PHP API of the Team folders app, through the probe. Permissions in the folders are covered by the ACL property test. */
export const teamFolderApi: Script = {
	name: 'team-folders-api',
	run: async (twin) => {
		const body = { name: 'Twin life', group: twin.demo.groups.users, manager: 'reader' }
		await twin.send('admin', 'POST', '/index.php/apps/hostprobe/team-folders/life', { body })
		await twin.send('admin', 'POST', '/index.php/apps/hostprobe/team-folders/life', {
			body: { ...body, group: 'no such group', manager: 'nobody' },
		})
	},
}
