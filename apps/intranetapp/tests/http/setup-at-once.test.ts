// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SetupDone, SetupState } from '@suite/schema/intranet/setup'
import { deleteGroup, removeFromGroup, uniqueName } from '@suite/fixtures/accounts'
import { deleteTeamFolder } from '@suite/fixtures/team-folders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, call, newPage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { site, administrator } = crew
const { user } = crew.host.administrator
const roles = ['users', 'editors', 'admins'] as const
const groups = Object.fromEntries(roles.map((role) => [role, uniqueName(role)]))
const isSiteAdmin = (await ask<SetupState>(administrator, 'GET', '/api/setup')).isMember
const rename = (id: number, mountpoint: string) => administrator.expect('POST', `/index.php/apps/groupfolders/folders/${id}/mountpoint`, {
	body: { mountpoint },
	headers: { 'OCS-APIRequest': 'true' },
})
const { session: author } = await crew.as('admin')
const page = await newPage(author)
const home = await ask<{ id: string }>(author, 'GET', '/api/pages/home')
/** A folder other than the site's, once there is one. */
let other: { id: number, mount_point: string } | undefined

async function folders(): Promise<{ id: number, mount_point: string }[]> {
	const { json } = await administrator.expect('GET', '/index.php/apps/groupfolders/folders', {
		query: { format: 'json' },
		headers: { 'OCS-APIRequest': 'true' },
	})
	return Object.values((json as { ocs: { data: Record<string, { id: number, mount_point: string }> } }).ocs.data)
}

// An empty site beside the one that the other suites use.
beforeAll(async () => {
	await rename(site.id, uniqueName('Set aside'))
	for (const role of roles) {
		await crew.occ(['config:app:set', 'intranetapp', `group_${role}`, '--value', String(groups[role]), '--lazy'])
	}
	await crew.occ(['config:app:delete', 'intranetapp', 'folder_id'])
})

async function comeBack(): Promise<void> {
	for (const role of roles) {
		await crew.occ(['config:app:delete', 'intranetapp', `group_${role}`])
	}
	await crew.occ(['config:app:delete', 'intranetapp', 'folder_id'])
	await rename(site.id, site.name)
	await crew.occ(['intranetapp:setup'])
}

afterAll(async () => {
	if (other !== undefined) {
		await deleteTeamFolder(administrator, { id: other.id, name: site.name })
	}
	await comeBack()
	for (const role of roles) {
		await deleteGroup(administrator, String(groups[role]))
	}
	if (isSiteAdmin) {
		await crew.occ(['intranetapp:setup', '--admin', user])
	} else {
		await removeFromGroup(administrator, user, site.groups.admins)
	}
})

it('a first setup requested many times at once, over HTTP and on the command line, runs once @every-host', async () => {
	const replies = await Promise.all([
		...Array.from({ length: 5 }, () => ask<SetupDone>(administrator, 'POST', '/api/setup', { body: { language: 'nl' } })),
		crew.occ(['intranetapp:setup', '--admin', user, '--language', 'nl', '--output', 'json']).then(({ stdout }) =>
			JSON.parse(stdout) as SetupDone),
	])
	expect(replies.map(({ created }) => created).filter(Boolean)).toEqual([true])
	expect(new Set(replies.map(({ message }) => message))).toEqual(new Set(['The Intranet is set up.', 'The Intranet was already set up.']))
	const [folder, ...others] = (await folders()).filter(({ mount_point: name }) => name === site.name)
	other = folder
	expect([others, new Set(replies.map(({ folder: { id } }) => id))]).toEqual([[], new Set([Number(folder?.id)])])
	const state = await ask<SetupState>(administrator, 'GET', '/api/setup')
	expect(state.groups.map(({ id, role, permissions, members }) => [id, role, permissions, members])).toEqual([
		[groups.users, 'users', 17, 0],
		[groups.editors, 'editors', 7, 0],
		[groups.admins, 'admins', 31, 1],
	])
	expect(state).toMatchObject({
		advancedPermissions: true,
		homePages: [{ language: 'en', exists: true, pages: 1 }, { language: 'nl', exists: true, pages: 1 }],
	})
	const files = siteFiles({ files: (await crew.newPerson({ groups: [String(groups.admins)] })).files }, site)
	expect([await files.list(''), await files.list('en'), await files.list('nl')]).toEqual([
		['en', 'nl'],
		['_media', 'home.json'],
		['_media', 'home.json'],
	])
})

it('a folder that becomes the site again keeps the ids of its pages @every-host', async () => {
	await rename(Number(other?.id), uniqueName('Second'))
	await comeBack()
	expect(await ask(author, 'GET', '/api/pages/home')).toMatchObject({ id: home.id })
	expect(await ask(author, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: page.title, path: page.path })
	await call(author, 'DELETE', `/api/pages/${page.id}`)
})
