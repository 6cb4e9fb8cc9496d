// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { CleanStarted, DemoImported } from '@suite/schema/intranet/setup'
import type { Navigation } from '@suite/schema/intranet/site'
import type { Restored, Trash } from '@suite/schema/intranet/trash'
import { uniqueName } from '@suite/fixtures/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'
import { purge, restore } from './trash.ts'

const crew = await people()
const [member, other] = [await crew.as('admin'), await crew.newPerson({ groups: [crew.site.groups.admins] })]
const { session: admin } = member
const [{ session: editor }, { session: reader }] = [await crew.as('editor'), await crew.as('reader')]
const files = siteFiles(member, crew.site)
const made: string[] = []
const folderOf = (page: Page): string => page.path.split('/').at(-1) ?? ''
const read = (id: string) => call(reader, 'GET', `/api/pages/${id}`)
const gone = '404 unknown_page'

/** A page whose id, unique id and folder name differ. */
async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(admin, { id: uniqueName('tombstone').toLowerCase(), ...wished })
	made.push(one.path)
	return one
}
/** Tries to take the ids of a page in every way an editor has; returns the pages that came of it. */
async function impostors(page: Page): Promise<Page[]> {
	const one = await newPage(editor, { id: page.id, uniqueId: page.uniqueId, title: 'Impostor' })
	const two = await newPage(editor, { id: page.uniqueId, title: 'Impostor' })
	const named = `en/${uniqueName('impostor').toLowerCase()}`
	await files.put(`${named}/${named.slice(3)}.json`, JSON.stringify({ id: page.id, uniqueId: page.uniqueId, title: 'Impostor' }))
	made.push(one.path, two.path, named)
	return [one, two, ...(await listed(admin)).filter(({ path }) => path === named) as Page[]]
}

afterAll(async () => {
	for (const path of new Set(made)) {
		if (await files.has(path)) {
			await files.remove(path)
		}
	}
})

describe('a page in the trash bin keeps its ids @every-host', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		['deleted in the app', (one) => removePage(admin, one.id)],
		['deleted by WebDAV', (one) => files.remove(one.path)],
	])('%s: nobody else gets them, and restored by another account it has them again', async (_, remove) => {
		const above = await page()
		const below = await page({ parentId: above.id })
		await remove(above)
		for (const one of [above, below]) {
			const others = await impostors(one)
			expect(others).toHaveLength(3)
			for (const { id, uniqueId } of others) {
				expect([above.id, above.uniqueId, below.id, below.uniqueId]).not.toEqual(expect.arrayContaining([id]))
				expect([above.id, above.uniqueId, below.id, below.uniqueId]).not.toEqual(expect.arrayContaining([uniqueId]))
			}
			expect([refusal(await read(one.id)), refusal(await read(one.uniqueId))]).toEqual([gone, gone])
		}
		await restore(other, crew.host.url, folderOf(above))
		for (const one of [above, below]) {
			const { id, uniqueId, path, fileId } = one
			expect((await read(uniqueId)).json).toMatchObject({ id, uniqueId, path, fileId })
		}
	})

	it('deleted with a folder that is no page, or its file alone', async () => {
		const folder = uniqueName('folder').toLowerCase()
		await files.makeFolder(`en/${folder}`)
		made.push(`en/${folder}`)
		const inside = await page({ parentPath: `en/${folder}` })
		await files.remove(`en/${folder}`)
		const alone = await page()
		await files.remove(fileOf(alone))
		for (const one of [inside, alone]) {
			await impostors(one)
			expect(refusal(await read(one.id))).toBe(gone)
		}
		await restore(member, crew.host.url, folder)
		await restore(other, crew.host.url, `${folderOf(alone)}.json`)
		for (const one of [inside, alone]) {
			expect((await read(one.id)).json).toMatchObject({ uniqueId: one.uniqueId, path: one.path })
		}
	})

	it('moved out of the team folder and back', async () => {
		const one = await page()
		const outside = uniqueName('outside')
		await member.files.move(`${crew.site.name}/${one.path}`, outside)
		await impostors(one)
		expect(refusal(await read(one.id))).toBe(gone)
		await member.files.move(outside, `${crew.site.name}/${one.path}`)
		expect((await read(one.id)).json).toMatchObject({ uniqueId: one.uniqueId, path: one.path })
	})

	it('a page written in its place is another one', async () => {
		const one = await page()
		await files.remove(one.path)
		await files.put(fileOf(one), JSON.stringify({ id: one.id, uniqueId: one.uniqueId, title: 'In its place' }))
		const instead = (await listed(admin)).find(({ path }) => path === one.path)
		expect(instead).toMatchObject({ title: 'In its place' })
		expect([one.id, one.uniqueId]).not.toContain(instead?.id)
		await files.remove(one.path)
		await purge(member, folderOf(one))
		await restore(member, crew.host.url, folderOf(one))
		expect(refusal(await read(one.id))).toBe('200')
	})

	it('until it is deleted there: then its ids are free', async () => {
		const one = await page()
		await removePage(admin, one.id)
		await purge(member, folderOf(one))
		const next = await page({ id: one.id, uniqueId: one.uniqueId })
		expect(next).toMatchObject({ id: one.id, uniqueId: one.uniqueId })
		expect(refusal(await call(admin, 'POST', '/api/pages', { body: { title: 'x', language: 'en', id: one.id } }))).toBe('409 id_taken')
	})

	it('also when the index is rebuilt meanwhile', async () => {
		const one = await page()
		await removePage(admin, one.id)
		await impostors(one)
		expect((await crew.occ(['intranetapp:reindex'])).code).toBe(0)
		expect(refusal(await read(one.id))).toBe(gone)
		await restore(member, crew.host.url, folderOf(one))
		expect((await read(one.uniqueId)).json).toMatchObject({ id: one.id })
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})
})

it('a menu entry of a page in the trash bin leads nowhere else, and works again when the page is restored', async () => {
	const one = await page()
	const menu = () => ask<Navigation>(reader, 'GET', '/api/navigation', { query: { language: 'en' } })
	const before = await ask<Navigation>(admin, 'GET', '/api/navigation', { query: { language: 'en' } })
	const items = [{ title: 'Entry of a page', uniqueId: one.uniqueId }]
	await ask(admin, 'POST', '/api/navigation', { query: { language: 'en' }, body: { navigation: { items } } })
	const entry = async () => (await menu()).navigation.items.find(({ uniqueId }) => uniqueId === one.uniqueId)
	expect(await entry()).toBeDefined()
	await removePage(admin, one.id)
	await impostors(one)
	expect(await entry()).toBeUndefined()
	await restore(member, crew.host.url, folderOf(one))
	expect(await entry()).toMatchObject({ title: 'Entry of a page' })
	await ask(admin, 'POST', '/api/navigation', { query: { language: 'en' }, body: { navigation: before.navigation } })
})

describe('fixed ids', () => {
	const language = 'nl'
	const pages = async () => ask<Page[]>(admin, 'GET', '/api/pages', { query: { language } })
	const clean = async () => {
		const hostAdmin = await crew.newPerson({ groups: ['admin', crew.site.groups.admins] })
		return ask<CleanStarted>(hostAdmin.session, 'POST', '/api/demo-data/clean-start', { body: { language } })
	}
	const demo = async () => {
		const hostAdmin = await crew.newPerson({ groups: ['admin', crew.site.groups.admins] })
		return ask<DemoImported>(hostAdmin.session, 'POST', '/api/demo-data/import', { body: { language } })
	}

	it('of the home page and of the demo are theirs again after starting again, whatever is in the trash bin', async () => {
		if ((await pages()).length > 0) {
			await clean()
		}
		await demo()
		// a home page that existed before the demo keeps its unique id
		const ids = async () => (await pages()).filter(({ isHome }) => !isHome).map(({ uniqueId }) => uniqueId).toSorted()
		const before = await ids()
		expect(before).toContain('demo-nl-nieuws')
		await clean()
		expect((await pages()).map(({ id }) => id)).toEqual(['home-nl'])
		const impostor = await newPage(editor, { language, uniqueId: 'demo-nl-nieuws' })
		expect(impostor.uniqueId).not.toBe('demo-nl-nieuws')
		await removePage(admin, impostor.id)
		await demo()
		expect(await ids()).toEqual(before)
		expect((await pages()).filter(({ id }) => id === 'home-nl')).toMatchObject([{ path: 'nl' }])
	})

	it('a page of the demo that is restored beside a new one gets another id', async () => {
		await removePage(admin, 'demo-nl-agenda')
		await demo()
		const { items } = await ask<Trash>(admin, 'GET', '/api/trash')
		const trashed = items.find(({ path }) => path === 'nl/agenda')
		expect(trashed?.id).toMatch(/^page-/)
		const { page: restored } = await ask<Restored>(admin, 'POST', `/api/trash/${trashed?.id}/restore`)
		expect(restored).toMatchObject({ id: trashed?.id, uniqueId: trashed?.uniqueId, path: 'nl/agenda-2' })
		expect((await call(admin, 'GET', '/api/pages/demo-nl-agenda')).json).toMatchObject({ path: 'nl/agenda' })
		await clean()
	})
})
