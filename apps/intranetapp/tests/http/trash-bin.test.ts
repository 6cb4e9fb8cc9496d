// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { CleanStarted } from '@suite/schema/intranet/setup'
import type { Restored, Trash, TrashedPage } from '@suite/schema/intranet/trash'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const [member, other] = [await crew.as('admin'), await crew.newPerson({ groups: [crew.site.groups.admins], displayName: 'Otto Other' })]
const [{ session: admin }, { session: editor }, { session: reader }, { session: outsider }] =
	[member, await crew.as('editor'), await crew.as('reader'), await crew.as('outsider')]
const files = siteFiles(member, crew.site)
const made: string[] = []

async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(admin, { id: uniqueName('trashed').toLowerCase(), ...wished })
	made.push(one.path)
	return one
}
const trash = (by: Client = admin): Promise<Trash> => ask<Trash>(by, 'GET', '/api/trash')
const item = async (one: Page, by: Client = admin): Promise<TrashedPage | undefined> =>
	(await trash(by)).items.find(({ id }) => id === one.id)
const restore = (id: string, by: Client = admin) => call(by, 'POST', `/api/trash/${id}/restore`)
const restored = async (one: Page, by: Client = admin): Promise<Restored> => ask<Restored>(by, 'POST', `/api/trash/${one.id}/restore`)
const purge = (id: string, by: Client = admin) => call(by, 'DELETE', `/api/trash/${id}`)
const read = (id: string, by: Client = reader) => call(by, 'GET', `/api/pages/${id}`)
const everything = ['-read', '-write', '-create', '-delete', '-share'] as const

afterAll(async () => {
	for (const path of new Set(made)) {
		if (await files.has(path)) {
			await files.remove(path)
		}
	}
})

describe('the list of deleted pages @every-host', () => {
	it('has a page with its place, the pages below, and who deleted it when', async () => {
		const above = await page({ title: 'Above' })
		const one = await page({ parentId: above.id, title: 'Gone' })
		const below = await page({ parentId: one.id })
		await page({ parentId: below.id })
		const before = Date.now() - 2000
		await removePage(other.session, one.id)
		const { isEnabled, items } = await trash()
		expect(isEnabled).toBe(true)
		expect(items.find(({ id }) => id === one.id)).toEqual({
			id: one.id,
			uniqueId: one.uniqueId,
			title: 'Gone',
			path: one.path,
			trail: ['Above'],
			language: 'en',
			pages: 2,
			deletedAt: expect.any(String) as string,
			deletedBy: { id: other.user, name: 'Otto Other' },
			canDelete: true,
		})
		expect(Date.parse((await item(one))?.deletedAt ?? '')).toBeGreaterThan(before)
		expect(items.some(({ id }) => id === below.id)).toBe(false)
	})

	it('has pages deleted in Files: the file alone, or a folder that is no page; nothing else', async () => {
		const folder = uniqueName('some-folder').toLowerCase()
		await files.makeFolder(`en/${folder}`)
		made.push(`en/${folder}`)
		const [inside, alone] = [await page({ parentPath: `en/${folder}` }), await page({ title: 'Alone' })]
		await files.put(`${alone.path}/notes.txt`, 'no page')
		await files.remove(`${alone.path}/notes.txt`)
		await files.remove(fileOf(alone))
		await files.remove(`en/${folder}`)
		const { items } = await trash()
		const found = (one: Page) => items.find(({ id }) => id === one.id)
		expect(found(inside)).toMatchObject({ title: `Some folder ${folder.slice(12)}`, path: `en/${folder}`, pages: 0 })
		expect(found(alone)).toMatchObject({ title: 'Alone', path: alone.path, pages: 0 })
		expect(JSON.stringify(items)).not.toContain('notes')
		expect((await restored(inside)).page.path).toBe(inside.path)
		expect((await restored(alone)).page).toMatchObject({ path: alone.path, uniqueId: alone.uniqueId })
	})

	it('has only what the caller may restore: nothing for readers and outsiders, nor what rules deny', async () => {
		const { session, user } = await crew.newPerson({ groups: [crew.site.groups.editors, crew.site.groups.users] })
		const above = await page()
		const [open, shut, hidden] = [await page({ parentId: above.id }), await page({ parentId: above.id }), await page()]
		await crew.rule(shut.path, { user }, ['-write'])
		await crew.rule(hidden.path, { user }, [...everything])
		for (const one of [open, shut, hidden]) {
			await removePage(admin, one.id)
		}
		const all = [open.id, shut.id, hidden.id]
		const seen = async (by: Client) => (await trash(by)).items.map(({ id }) => id).filter((id) => all.includes(id))
		expect([await seen(session), await seen(reader), await seen(outsider)]).toEqual([[open.id], [], []])
		expect((await seen(admin)).toSorted()).toEqual(all.toSorted())
		expect((await item(open, session))?.canDelete).toBe(false)
		expect([
			refusal(await restore(shut.id, session)), refusal(await restore(hidden.id, session)),
			refusal(await restore(open.id, reader)), refusal(await restore(open.id, outsider)),
			refusal(await purge(open.id, session)), refusal(await purge(open.id, reader)), refusal(await purge(hidden.id, session)),
		]).toEqual([
			'403 not_allowed', '404 unknown_page', '403 not_allowed', '404 unknown_page', '403 not_allowed', '403 not_allowed',
			'404 unknown_page',
		])
		expect((await restored(open, session)).page).toMatchObject({ id: open.id, path: open.path })
	})
})

describe('restoring a page @every-host', () => {
	it('gives it back to its place with its ids, subpages, files and words, to anybody who may', async () => {
		const one = await page({ content: '<p>quetzalcoatlus</p>' })
		const below = await page({ parentId: one.id })
		await files.put(`${one.path}/_media/a.txt`, 'kept')
		await removePage(admin, one.id)
		const { page: back, isElsewhere } = await restored(one, editor)
		expect(back).toMatchObject({ id: one.id, uniqueId: one.uniqueId, path: one.path, fileId: one.fileId, content: one.content })
		expect(isElsewhere).toBe(false)
		expect((await read(below.uniqueId)).json).toMatchObject({ id: below.id, path: below.path })
		expect(await files.get(`${one.path}/_media/a.txt`)).toBe('kept')
		expect(JSON.stringify((await call(reader, 'GET', '/api/search', { query: { q: 'quetzalcoatlus' } })).json)).toContain(one.id)
		expect([await item(one), refusal(await restore(one.id))]).toEqual([undefined, '404 unknown_page'])
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})

	it('by the id of a page below restores what it was deleted with', async () => {
		const one = await page()
		const below = await page({ parentId: one.id })
		await removePage(admin, one.id)
		expect((await restored(below)).page).toMatchObject({ id: below.id, path: below.path, parentId: one.id })
		expect(refusal(await read(one.id))).toBe('200')
	})

	it.each(['an admin', 'an editor'])('puts it into the nearest folder that is left when its parent is gone, by %s', async (by) => {
		const client = by === 'an editor' ? editor : admin
		const top = await page()
		const above = await page({ parentId: top.id })
		const one = await page({ parentId: above.id })
		const below = await page({ parentId: one.id })
		await removePage(admin, one.id)
		await removePage(admin, above.id)
		const { page: back, isElsewhere } = await restored(one, client)
		expect([back.path, isElsewhere]).toEqual([`${top.path}/${one.path.split('/').at(-1)}`, true])
		expect(back).toMatchObject({ id: one.id, parentId: top.id })
		expect((await read(below.id)).json).toMatchObject({ parentId: one.id, uniqueId: below.uniqueId })
		expect((await files.list('')).filter((name) => name.startsWith('trashed'))).toEqual([])
	})

	it('gives it another folder name when its own is taken', async () => {
		const above = await page()
		const one = await page({ parentId: above.id })
		await removePage(admin, one.id)
		await files.put(fileOf(one), '{"title":"In its place"}')
		const { page: back, isElsewhere } = await restored(one, editor)
		expect([back.path, isElsewhere, back.id]).toEqual([`${one.path}-2`, true, one.id])
		expect(await files.has(`${one.path}-2/${one.path.split('/').at(-1)}-2.json`)).toBe(true)
		expect(await files.get(fileOf(one))).toContain('In its place')
	})

	it('restores a file alone into a folder of its own, when its folder is gone or has another page', async () => {
		const [one, two] = [await page(), await page()]
		await files.remove(fileOf(one))
		await files.remove(one.path)
		await files.remove(fileOf(two))
		await files.put(fileOf(two), '{"title":"In its place"}')
		expect((await restored(one)).page).toMatchObject({ id: one.id, path: one.path })
		expect((await restored(two)).page).toMatchObject({ id: two.id, path: `${two.path}-2` })
		made.push(`${two.path}-2`)
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})

	it('never overwrites what is hidden from the caller', async () => {
		const { session, user } = await crew.newPerson({ groups: [crew.site.groups.editors, crew.site.groups.users] })
		const one = await page()
		await removePage(admin, one.id)
		await files.put(fileOf(one), '{"title":"Hidden"}')
		await crew.rule(one.path, { user }, [...everything])
		expect(refusal(await restore(one.id, session))).toMatch(/^40[34] /)
		expect(await files.get(fileOf(one))).toBe('{"title":"Hidden"}')
		await crew.rule(one.path, { user }, [])
	})

	it('makes a former home page another page beside the new one', async () => {
		const hostAdmin = await crew.newPerson({ groups: ['admin', crew.site.groups.admins] })
		await ask(crew.administrator, 'POST', '/api/setup', { body: { language: 'sv' } })
		const clean = () => ask<CleanStarted>(hostAdmin.session, 'POST', '/api/demo-data/clean-start', { body: { language: 'sv' } })
		const [before] = await ask<Page[]>(admin, 'GET', '/api/pages', { query: { language: 'sv' } })
		await clean()
		const former = (await trash()).items.find(({ path, uniqueId }) => path === 'sv' && uniqueId === before?.uniqueId)
		expect(former).toBeDefined()
		const { page: back } = await restored({ id: former?.id } as Page)
		expect(back).toMatchObject({ path: 'sv/home-2', isHome: false, uniqueId: before?.uniqueId })
		expect((await read('home-sv')).json).toMatchObject({ path: 'sv', isHome: true })
		await clean()
	})
})

describe('deleting a page permanently @every-host', () => {
	it('removes it from the trash bin with everything below, and its ids are free', async () => {
		const one = await page()
		const below = await page({ parentId: one.id })
		await removePage(admin, one.id)
		expect((await purge(one.id)).json).toEqual({ success: true })
		expect([await item(one), refusal(await restore(one.id)), refusal(await purge(below.id))])
			.toEqual([undefined, '404 unknown_page', '404 unknown_page'])
		expect(await page({ id: one.id, uniqueId: below.uniqueId })).toMatchObject({ id: one.id, uniqueId: below.uniqueId })
	})

	it('is impossible for a page that is not in the trash bin', async () => {
		const one = await page()
		expect([refusal(await purge(one.id)), refusal(await restore(one.id)), refusal(await purge('page-nowhere'))])
			.toEqual(['404 unknown_page', '404 unknown_page', '404 unknown_page'])
		expect((await listed(admin)).some(({ id }) => id === one.id)).toBe(true)
	})
})

describe('before a page is deleted', () => {
	const preview = (one: Page) => ask(admin, 'GET', `/api/pages/${one.id}/below`)

	it('the answer says that it can be restored', async () => {
		expect(await preview(await page())).toMatchObject({ isDeletable: true, isFinal: false })
	})

	it('the answer says that it cannot, and its ids are free then @real-host(the Deleted files app can be disabled there)', async () => {
		const one = await page()
		await crew.occ(['app:disable', 'files_trashbin'])
		try {
			expect(await preview(one)).toMatchObject({ isDeletable: true, isFinal: true })
			expect(await trash()).toEqual({ isEnabled: false, items: [] })
			await removePage(admin, one.id)
			expect(refusal(await restore(one.id))).toBe('404 unknown_page')
			expect(await page({ id: one.id, uniqueId: one.uniqueId })).toMatchObject({ id: one.id, uniqueId: one.uniqueId })
		} finally {
			await crew.occ(['app:enable', 'files_trashbin'])
		}
	})
})
