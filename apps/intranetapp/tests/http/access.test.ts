// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { SitePermissions } from '@suite/schema/intranet/site'
import { addToGroup, removeFromGroup } from '@suite/fixtures/accounts'
import { describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { site } = crew
const admin = await crew.as('admin')
const reader = await crew.as('reader')
const editor = await crew.as('editor')
const permissions = async (id: string, client = reader.session) => (await ask<Page>(client, 'GET', `/api/pages/${id}`)).permissions

describe('membership of the site @every-host', () => {
	it('lets a member in with the very first request', async () => {
		const { session } = await crew.newPerson({ groups: [site.groups.users] })
		expect(refusal(await call(session, 'GET', '/api/pages/home'))).toBe('200')
	})

	it('takes effect with the next request after joining a group, and ends with the next one after leaving', async () => {
		const { user, session } = await crew.newPerson()
		expect(refusal(await call(session, 'GET', '/api/pages/home'))).toBe('404 unknown_page')
		await addToGroup(crew.administrator, user, site.groups.users)
		expect(refusal(await call(session, 'GET', '/api/pages/home'))).toBe('200')
		await removeFromGroup(crew.administrator, user, site.groups.users)
		expect(refusal(await call(session, 'GET', '/api/pages/home'))).toBe('404 unknown_page')
		expect(await listed(session)).toEqual([])
	})

	it('does not include a Nextcloud administrator who is in none of its groups', async () => {
		const { session } = await crew.as('hostAdmin')
		expect(await listed(session)).toEqual([])
		expect(refusal(await call(session, 'GET', '/api/pages/home'))).toBe('404 unknown_page')
		expect(await ask(session, 'GET', '/api/permissions')).toMatchObject({
			isAdmin: true,
			canManageSettings: true,
			canCreatePages: false,
			permissions: { canRead: false, raw: 0 },
		})
	})
})

describe('group permissions', () => {
	it.each([
		['reader', { canRead: true, canWrite: false, canCreate: false, canDelete: false, canShare: true, raw: 17 }],
		['editor', { canRead: true, canWrite: true, canCreate: true, canDelete: false, canShare: true, raw: 23 }],
		['admin', { canRead: true, canWrite: true, canCreate: true, canDelete: true, canShare: true, raw: 31 }],
	] as const)('apply to the %s on a page and in the list', async (role, expected) => {
		const { session } = await crew.as(role)
		const page = await newPage(admin.session)
		expect(await permissions(page.id, session)).toEqual(expected)
		expect((await listed(session)).find(({ id }) => id === page.id)?.permissions).toEqual(expected)
	})
})

describe('rules on a path @every-host', () => {
	it('a page that is hidden does not give itself away by its id', async () => {
		const hidden = await newPage(admin.session)
		const { user, session } = await crew.newPerson({ groups: [site.groups.editors, site.groups.users] })
		await crew.rule(hidden.path, { user }, ['-read'])
		for (const taken of [{ id: hidden.id }, { uniqueId: hidden.uniqueId }]) {
			const made = await newPage(session, taken)
			expect([hidden.id, hidden.uniqueId]).not.toContain(made.id)
			expect([hidden.id, hidden.uniqueId]).not.toContain(made.uniqueId)
		}
		const body = { title: 'Mine', language: 'en', id: hidden.id }
		expect(refusal(await call(editor.session, 'POST', '/api/pages', { body })), 'who sees it is told').toBe('409 id_taken')
	})

	it('hide a page and its subpages from one group, in the list and by id, from the next request on', async () => {
		const page = await newPage(admin.session)
		const below = await newPage(admin.session, { parentId: page.id })
		await crew.rule(page.path, { group: site.groups.users }, ['-read'])
		for (const { id } of [page, below]) {
			expect(refusal(await call(reader.session, 'GET', `/api/pages/${id}`))).toBe('404 unknown_page')
			expect(await permissions(id, admin.session)).toMatchObject({ canRead: true })
		}
		expect((await listed(reader.session)).map(({ id }) => id)).not.toEqual(expect.arrayContaining([page.id]))
		await crew.rule(page.path, { group: site.groups.users }, [])
		expect(await permissions(below.id)).toMatchObject({ canRead: true })
	})

	it('show a page below a hidden one again', async () => {
		const page = await newPage(admin.session)
		const below = await newPage(admin.session, { parentId: page.id })
		await crew.rule(page.path, { user: reader.user }, ['-read'])
		await crew.rule(below.path, { user: reader.user }, ['+read'])
		expect(refusal(await call(reader.session, 'GET', `/api/pages/${page.id}`))).toBe('404 unknown_page')
		expect(await permissions(below.id)).toMatchObject({ canRead: true })
		expect((await listed(reader.session)).map(({ id }) => id)).toContain(below.id)
	})

	it('never grant more than the groups do', async () => {
		const page = await newPage(admin.session)
		await crew.rule(page.path, { user: reader.user }, ['+read', '+write', '+create', '+delete', '+share'])
		expect(await permissions(page.id))
			.toEqual({ canRead: true, canWrite: false, canCreate: false, canDelete: false, canShare: true, raw: 17 })
		expect(refusal(await call(reader.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Mine' } }))).toBe('403 not_allowed')
	})

	it('revoke write permission on the file of a page alone', async () => {
		const page = await newPage(admin.session)
		const below = await newPage(admin.session, { parentId: page.id })
		await crew.rule(fileOf(page), { user: editor.user }, ['-write'])
		expect(await permissions(page.id, editor.session)).toMatchObject({ canWrite: false, canCreate: true })
		expect(await permissions(below.id, editor.session)).toMatchObject({ canWrite: true })
		expect(refusal(await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Mine' } }))).toBe('403 not_allowed')
	})

	it('revoke permission to create subpages', async () => {
		const page = await newPage(admin.session)
		await crew.rule(page.path, { user: editor.user }, ['-create'])
		expect(refusal(await call(editor.session, 'POST', '/api/pages', { body: { title: 'Below', parentId: page.id } }))).toBe(
			'403 not_allowed',
		)
	})
})

it('changing, moving and deleting a page in Files takes effect on the page at once @every-host', async () => {
	const page = await newPage(admin.session)
	const files = siteFiles(admin, site)
	const document = JSON.parse(await files.get(fileOf(page))) as Record<string, unknown>
	await files.put(fileOf(page), JSON.stringify({ ...document, title: 'Changed in Files' }))
	expect(await ask<Page>(reader.session, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: 'Changed in Files' })
	await files.move(page.path, `${page.path}-moved`)
	expect(await ask<Page>(reader.session, 'GET', `/api/pages/${page.id}`)).toMatchObject({
		path: `${page.path}-moved`,
		title: 'Changed in Files',
	})
	await files.remove(`${page.path}-moved`)
	expect(refusal(await call(reader.session, 'GET', `/api/pages/${page.id}`))).toBe('404 unknown_page')
})

describe('GET /api/permissions', () => {
	const of = (client: typeof reader.session, path?: string) => ask<SitePermissions>(client, 'GET', '/api/permissions', {
		query: { path },
	})

	it('returns the group permissions for the whole site', async () => {
		expect(await of(reader.session)).toMatchObject({
			isAdmin: false,
			canCreatePages: false,
			canEditNavigation: false,
			canManageSettings: false,
			permissions: { raw: 17 },
			path: '',
		})
		expect(await of(editor.session)).toMatchObject({ canCreatePages: true, canEditNavigation: true, permissions: { raw: 23 } })
	})

	it('returns the permissions that apply to a page, and to a folder without one', async () => {
		const page = await newPage(admin.session)
		await siteFiles(admin, site).makeFolder(`${page.path}/folder`)
		await crew.rule(page.path, { user: editor.user }, ['-create'])
		expect(await of(editor.session, page.path)).toMatchObject({
			canCreatePages: false,
			permissions: { canWrite: true, canCreate: false },
			path: page.path,
		})
		expect(await of(editor.session, `/${page.path}/folder/`)).toMatchObject({
			permissions: { canRead: true, canCreate: false },
			path: `${page.path}/folder`,
		})
	})

	it('refuses hidden and missing paths alike', async () => {
		const page = await newPage(admin.session)
		await crew.rule(page.path, { user: reader.user }, ['-read'])
		const [hidden, missing, upwards] = await Promise.all(
			[page.path, 'en/there-is-nothing', '../..'].map((path) => call(reader.session, 'GET', '/api/permissions', { query: { path } })),
		)
		expect([hidden, missing, upwards].map((reply) => reply && refusal(reply))).toEqual([
			'404 unknown_page',
			'404 unknown_page',
			'404 unknown_page',
		])
		expect(hidden?.text).toBe(missing?.text)
	})
})
