// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SetupDone, SetupState } from '@suite/schema/intranet/setup'
import { addToGroup, createGroup, deleteGroup, removeFromGroup } from '@suite/fixtures/accounts'
import { describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { site, administrator } = crew
const state = () => ask<SetupState>(administrator, 'GET', '/api/setup')
const setup = (body: unknown = {}) => ask<SetupDone>(administrator, 'POST', '/api/setup', { body })
const groupsRoute = `/index.php/apps/groupfolders/folders/${site.id}/groups`

describe('the setup @every-host', () => {
	it('reports what exists', async () => {
		await setup()
		const found = await state()
		expect(found).toMatchObject({
			teamFolders: true,
			folder: { id: site.id, name: site.name },
			advancedPermissions: true,
			isMember: true,
		})
		expect(found.homePages).toContainEqual(expect.objectContaining({ language: 'en', exists: true }))
		expect(found.groups.map(({ role, exists, permissions }) => [role, exists, permissions]).slice(0, 3)).toEqual([
			['users', true, 17],
			['editors', true, 7],
			['admins', true, 31],
		])
	})

	it('changes nothing when everything exists', async () => {
		await setup()
		const before = await state()
		expect(await setup()).toMatchObject({ success: true, created: false, folder: { id: site.id } })
		expect(await state()).toEqual({ ...before, index: (await state()).index })
	})

	it('creates a home page with its media folder in an additional language', async () => {
		// one that no other test file uses
		const language = 'pl'
		const { languages } = await setup({ language })
		expect(languages).toEqual(expect.arrayContaining(['en', language]))
		const files = siteFiles(await crew.as('admin'), site)
		expect(await files.list(`${language}/_media`)).toEqual(['.nomedia'])
		const uniqueId = expect.stringMatching(/^page-[0-9a-f-]{36}$/) as string
		expect(JSON.parse(await files.get(`${language}/home.json`))).toMatchObject({
			id: `home-${language}`,
			uniqueId,
			language,
			status: 'published',
			metadata: {},
		})
		expect((await state()).homePages).toContainEqual({ language, exists: true, pages: 1 })
	})

	it('keeps permissions that an admin changed, and restores a group removed from the folder', async () => {
		const headers = { 'OCS-APIRequest': 'true' }
		await administrator.expect('POST', `${groupsRoute}/${site.groups.editors}`, { body: { permissions: 15 }, headers })
		await administrator.expect('DELETE', `${groupsRoute}/${site.groups.users}`, { headers })
		expect(await setup()).toMatchObject({ created: true })
		const rights = Object.fromEntries((await state()).groups.map(({ id, permissions }) => [id, permissions]))
		expect([rights[site.groups.editors], rights[site.groups.users]]).toEqual([15, 17])
		await administrator.expect('POST', `${groupsRoute}/${site.groups.editors}`, { body: { permissions: 7 }, headers })
	})

	it('lists manually added groups without a role', async () => {
		const group = await createGroup(administrator)
		await administrator.expect('POST', groupsRoute, { body: { group }, headers: { 'OCS-APIRequest': 'true' } })
		expect((await state()).groups.at(-1)).toEqual({ id: group, name: group, role: null, exists: true, members: 0, permissions: 31 })
		await administrator.expect('DELETE', `${groupsRoute}/${group}`, { headers: { 'OCS-APIRequest': 'true' } })
		await deleteGroup(administrator, group)
	})

	it('makes the administrator who runs it a member', async () => {
		const { user, session } = await crew.as('hostAdmin')
		expect(await ask<SetupState>(session, 'GET', '/api/setup')).toMatchObject({ isMember: false })
		expect(await ask(session, 'POST', '/api/setup', { body: {} })).toMatchObject({ created: true })
		expect(await ask<SetupState>(session, 'GET', '/api/setup')).toMatchObject({ isMember: true })
		await removeFromGroup(administrator, user, site.groups.admins)
	})

	it('run many times at once creates one folder, one home page per language and one row per group', async () => {
		const replies = await Promise.all(Array.from({ length: 6 }, () => setup({ language: 'fr' })))
		expect(new Set(replies.map(({ folder }) => folder.id))).toEqual(new Set([site.id]))
		expect(replies.filter(({ created }) => created).length).toBeLessThanOrEqual(1)
		const { groups, homePages } = await state()
		expect(homePages.filter(({ language }) => language === 'fr')).toEqual([{ language: 'fr', exists: true, pages: 1 }])
		expect(groups.filter(({ role }) => role !== null).length).toBe(3)
	})

	it('refuses a language that the server does not have', async () => {
		expect(refusal(await call(administrator, 'POST', '/api/setup', { body: { language: 'xx' } }))).toBe('400 unknown_language')
	})

	it('is not available to the site\'s own admins', async () => {
		const { session } = await crew.as('admin')
		for (const method of ['GET', 'POST']) {
			expect(refusal(await call(session, method, '/api/setup'))).toBe('403 not_admin')
		}
	})
})

describe('occ intranetapp:setup @every-host', () => {
	it('reports folder, groups and languages as JSON', async () => {
		const { stdout } = await crew.occ(['intranetapp:setup', '--output', 'json'])
		expect(JSON.parse(stdout)).toMatchObject({
			success: true,
			created: false,
			folder: { id: site.id, name: site.name },
			groups: site.groups,
		})
	})

	it('makes an account an admin of the site', async () => {
		const { user, session } = await crew.newPerson()
		await crew.occ(['intranetapp:setup', '--admin', user])
		expect(await ask(session, 'GET', '/api/permissions')).toMatchObject({ isAdmin: false, permissions: { raw: 31 } })
	})

	it('refuses accounts and languages that do not exist', async () => {
		await expect(crew.occ(['intranetapp:setup', '--admin', 'nobody-of-this-name'])).rejects.toThrow(
			'Unknown account: nobody-of-this-name',
		)
		await expect(crew.occ(['intranetapp:setup', '--language', 'xx'])).rejects.toThrow('not a language of this server')
	})
})

describe('the team folder of the site @every-host', () => {
	const rename = (mountpoint: string) => administrator.expect('POST', `/index.php/apps/groupfolders/folders/${site.id}/mountpoint`, {
		body: { mountpoint },
		headers: { 'OCS-APIRequest': 'true' },
	})

	it('stays the same under another name', async () => {
		const { session, files } = await crew.as('admin')
		await rename('Portal of ours')
		expect(await ask(session, 'GET', '/api/pages/home')).toMatchObject({ id: 'home-en', permissions: { raw: 31 } })
		expect(await files.has('Portal of ours/en/home.json')).toBe(true)
		expect(await setup()).toMatchObject({ folder: { id: site.id, name: 'Portal of ours' } })
		await rename(site.name)
	})

	it('is found again by its name, with the pages in it', async () => {
		const { session } = await crew.as('admin')
		const page = await newPage(session)
		await crew.occ(['config:app:delete', 'intranetapp', 'folder_id'])
		expect(await ask(session, 'GET', '/api/pages')).toEqual([])
		expect(refusal(await call(session, 'GET', `/api/pages/${page.id}`))).toBe('404 unknown_page')
		expect(refusal(await call(session, 'POST', '/api/pages', { body: { title: 'Nowhere' } }))).toBe('409 not_set_up')
		expect(await state()).toMatchObject({ folder: null, isMember: false })
		expect(await setup()).toMatchObject({ created: true, folder: { id: site.id } })
		expect(await ask(session, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: page.title })
	})
})

describe('the index', () => {
	it('is repaired on demand', async () => {
		expect(await ask(administrator, 'POST', '/api/setup/reindex', { body: {} })).toMatchObject({
			success: true,
			pages: expect.any(Number) as number,
		})
		expect(await ask(administrator, 'POST', '/api/setup/reindex', { body: {} })).toMatchObject({ repaired: 0 })
		expect((await state()).index).toMatchObject({ isComplete: true, broken: expect.any(Number) as number })
	})
})

it('a user added to a group of the site sees it at once @every-host', async () => {
	const { user, session } = await crew.as('outsider')
	expect(refusal(await call(session, 'GET', '/api/permissions', { query: { path: 'en' } }))).toBe('404 unknown_page')
	await addToGroup(administrator, user, site.groups.users)
	expect(await ask(session, 'GET', '/api/permissions', { query: { path: 'en' } })).toMatchObject({
		permissions: { canRead: true, canWrite: false },
	})
})
