// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page, PageSummary } from '@suite/schema/intranet/page'
import type { DemoImported, DemoRemoved, DemoStatus } from '@suite/schema/intranet/setup'
import type { Footer, Navigation } from '@suite/schema/intranet/site'
import type { Trash } from '@suite/schema/intranet/trash'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const language = 'nl'
const crew = await people()
const [reader, editor, outsider] = [await crew.as('reader'), await crew.as('editor'), await crew.as('outsider')]
const [member, hostAdmin] = [await crew.as('admin'), await crew.as('hostAdmin')]
const admin = await crew.newPerson({ groups: ['admin', crew.site.groups.admins] })
const files = siteFiles(admin, crew.site)

type Items = Navigation['navigation']['items']
const load = () => ask<DemoImported>(admin.session, 'POST', '/api/demo-data/import', { body: { language } })
const remove = () => ask<DemoRemoved>(admin.session, 'POST', '/api/demo-data/remove', { body: { language } })
const clean = () => call(admin.session, 'POST', '/api/demo-data/clean-start', { body: { language } })
const pages = () => ask<PageSummary[]>(admin.session, 'GET', '/api/pages', { query: { language } })
const ids = async () => (await pages()).map(({ uniqueId }) => uniqueId).toSorted()
const menu = async () => (await ask<Navigation>(admin.session, 'GET', '/api/navigation', { query: { language } })).navigation
const footer = async () => (await ask<Footer>(admin.session, 'GET', '/api/footer', { query: { language } })).content
const change = (id: string, body: object) => ask<Page>(editor.session, 'PUT', `/api/pages/${id}`, { body })
const saveMenu = (items: readonly object[]) =>
	ask(editor.session, 'POST', '/api/navigation', { body: { language, navigation: { type: 'dropdown', items } } })
const pageOf = (id: string) => ask<Page>(admin.session, 'GET', `/api/pages/${id}`)
const demoPages = async () => (await ask<DemoStatus>(admin.session, 'GET', '/api/demo-data/status')).languages
	.find(({ code }) => code === language)?.demoPages
/** Ids and titles of a menu, indented by level. */
const outline = (items: Items, level = ''): string[] =>
	items.flatMap(({ id, title, children }) => [`${level}${id} ${title}`, ...outline(children as Items, `${level}> `)])
const keptBy = ({ kept }: DemoRemoved) => Object.fromEntries(kept.map(({ id, reason }) => [id, reason]))

async function site() {
	return {
		pages: (await pages()).map(({ uniqueId, path, title, isHome, status }) => ({ uniqueId, path, title, isHome, status })),
		home: (await pageOf((await pages())[0]?.id ?? '')).layout,
		menu: await menu(),
		footer: await footer(),
		files: await files.list(language),
		media: await files.list(`${language}/_media`),
	}
}

beforeEach(async () => {
	await load()
	await clean()
	// a text that was saved is no longer that of a new site
	for (const name of ['navigation.json', 'footer.json']) {
		if (await files.has(`${language}/${name}`)) {
			await files.remove(`${language}/${name}`)
		}
	}
})
afterAll(clean)

describe('the demo content is removed @every-host', () => {
	it('and the site is as before it was added', async () => {
		const before = await site()
		const { imported } = await load()
		expect(await demoPages()).toBe(imported)
		expect(await remove()).toEqual({ success: true, message: `${imported} demo pages removed.`, language, removed: imported, kept: [] })
		expect(await site()).toEqual(before)
		expect(await demoPages()).toBe(0)
		expect(await remove()).toMatchObject({ removed: 0, kept: [] })
		expect(await site()).toEqual(before)
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})

	it('to the trash bin, and gets its ids back when it is added again', async () => {
		await load()
		const before = await ids()
		await remove()
		const { items } = await ask<Trash>(admin.session, 'GET', '/api/trash')
		expect(items.find(({ id }) => id === 'demo-nl-over-ons')).toMatchObject({ title: 'Over ons', pages: 3 })
		await ask(admin.session, 'POST', '/api/trash/demo-nl-over-ons/restore')
		expect((await ids()).filter((id) => id.startsWith('demo-nl-')).toSorted())
			.toEqual(['demo-nl-depots', 'demo-nl-over-ons', 'demo-nl-teams', 'demo-nl-werkplaats'])
		const pictures = (await files.list('nl/over-ons/_media')).filter((name) => name !== '.nomedia')
		expect(pictures).toEqual(['parcels-per-month.png', 'team.svg'])
		await load()
		expect(await ids()).toEqual(before)
		expect(outline((await menu()).items)).toContain('demo-hulpmiddelen Hulpmiddelen')
		expect((await remove()).kept).toEqual([])
	})

	it('but not what people changed, nor the pages above it', async () => {
		await load()
		await change('demo-nl-werkplaats', { title: 'Onze werkplaats' })
		await ask(editor.session, 'PUT', '/api/pages/demo-nl-agenda/metadata', { body: { tags: ['eigen'] } })
		const done = await remove()
		expect(done.kept.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
			{ id: 'demo-nl-agenda', title: 'Agenda', reason: 'changed' },
			{ id: 'demo-nl-over-ons', title: 'Over ons', reason: 'hasPages' },
			{ id: 'demo-nl-teams', title: 'Teams', reason: 'hasPages' },
			{ id: 'demo-nl-werkplaats', title: 'Onze werkplaats', reason: 'changed' },
		])
		expect(done.message).toBe(`${done.removed} demo pages removed.`)
		const stay = ['demo-nl-agenda', 'demo-nl-over-ons', 'demo-nl-teams', 'demo-nl-werkplaats']
		expect((await ids()).filter((id) => id.startsWith('demo-') && id !== 'demo-nl-home')).toEqual(stay)
		expect(await demoPages()).toBe(4)
		expect(outline((await menu()).items)).toEqual([
			'demo-over-ons Over ons', '> demo-teams Teams', '> > demo-werkplaats Werkplaats', 'demo-agenda Agenda',
		])
		expect(keptBy(await remove())).toEqual(keptBy(done))
		expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
	})
})

it('what people put below a page or into its folder keeps it', async () => {
	await load()
	const own = await newPage(editor.session, { language, parentId: 'demo-nl-gids' })
	await files.put('nl/nieuws/nachtritten/_media/eigen.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
	await files.put('nl/nieuws/winterbanden/_media/winter.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
	await files.put('nl/hulpmiddelen/Lijst.txt', 'eigen')
	await files.makeFolder('nl/agenda/Archief')
	const done = await remove()
	expect(keptBy(done)).toEqual({
		'demo-nl-gids': 'hasPages',
		'demo-nl-nieuws': 'hasPages',
		'demo-nl-nacht': 'hasFiles',
		'demo-nl-winter': 'hasFiles',
		'demo-nl-hulpmiddelen': 'hasFiles',
		'demo-nl-agenda': 'hasFiles',
	})
	expect((await pageOf(own.id)).path).toBe(own.path)
	expect(await files.has('nl/nieuws/nachtritten/_media/eigen.svg')).toBe(true)
	expect(await files.has('nl/hulpmiddelen/Lijst.txt')).toBe(true)
	expect(await files.has('nl/personeelsgids/eerste-dag')).toBe(false)
	await removePage(admin.session, own.id)
	expect(keptBy(await remove())).not.toHaveProperty('demo-nl-gids')
})

it('pages that were only moved or ordered are removed from where they are', async () => {
	await load()
	const own = await newPage(editor.session, { language })
	const move = (pageId: string, targetParentId: string) =>
		ask(admin.session, 'POST', '/api/pages/move', { body: { pageId, targetParentId } })
	await move('demo-nl-nieuws', own.id)
	await move('demo-nl-eerste-dag', 'demo-nl-teams')
	const { tree } = await ask<{ tree: { id: string }[] }>(admin.session, 'GET', '/api/pages/tree', { query: { language } })
	const orderedIds = tree.map(({ id }) => id).filter((id) => id !== 'home-nl').toReversed()
	await ask(admin.session, 'POST', '/api/pages/reorder', { body: { language, orderedIds } })
	expect(await remove()).toMatchObject({ removed: 19, kept: [] })
	expect((await pages()).filter(({ isHome }) => !isHome).map(({ id }) => id)).toEqual([own.id])
	expect((await crew.occ(['intranetapp:check'])).code).toBe(0)
})

it('entries that people added to the menu or changed stay, and a menu or footer that was saved as it was goes', async () => {
	await load()
	const { items } = await menu()
	const own = { id: 'own', title: 'Eigen', url: '/apps/calendar/', children: [] }
	const renamed = (item: object & { id?: string }) => item.id === 'demo-bestanden' ? { ...item, title: 'Alle bestanden' } : item
	await saveMenu([
		...items.map((item) => item.id === 'demo-over-ons'
			? { ...item, title: 'Wij', children: [own, ...item.children] }
			: { ...item, children: item.children.map(renamed) }),
		{ id: 'heading', title: 'Kopje', children: [items[0]] },
	])
	const stored = await footer()
	await ask(editor.session, 'POST', '/api/footer', { body: { language, content: stored } })
	await remove()
	expect(outline((await menu()).items)).toEqual(['own Eigen', 'demo-bestanden Alle bestanden', 'heading Kopje'])
	expect((await menu()).type).toBe('dropdown')
	expect(await files.has('nl/footer.json')).toBe(false)

	await files.remove('nl/navigation.json')
	await load()
	await saveMenu((await menu()).items)
	await ask(editor.session, 'POST', '/api/footer', { body: { language, content: `${stored}<p>Eigen</p>` } })
	await remove()
	expect(await files.has('nl/navigation.json')).toBe(false)
	expect(await footer()).toContain('Eigen')
})

it('a home page that people changed stays, with its pictures; one of their own is not counted', async () => {
	await load()
	const home = (await pages()).find(({ isHome }) => isHome)?.id ?? ''
	await change(home, { title: 'Ons intranet' })
	expect(keptBy(await remove())).toEqual({ [home]: 'changed' })
	expect(await pageOf(home)).toMatchObject({ title: 'Ons intranet' })
	expect(await files.has('nl/_media/canal-town.svg')).toBe(true)
	const rows = [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 1, content: 'Hallo' }] }]
	const none = { enabled: false, widgets: [] }
	await change(home, { layout: { columns: 1, rows, sideColumns: { left: none, right: none } } })
	expect(await demoPages()).toBe(0)
	expect(await remove()).toMatchObject({ removed: 0, kept: [] })
	expect(await pageOf(home)).toMatchObject({ title: 'Ons intranet' })
})

it('a page that the administrator may not delete stays, and so do those above it', async () => {
	await load()
	await crew.rule('nl/over-ons/teams', { user: admin.user }, ['-delete'])
	await crew.rule('nl/agenda', { user: admin.user }, ['-read', '-write', '-create', '-delete', '-share'])
	await change('demo-nl-agenda', { title: 'Geheim' })
	const done = await remove()
	await crew.rule('nl/over-ons/teams', { user: admin.user }, [])
	await crew.rule('nl/agenda', { user: admin.user }, [])
	expect(keptBy(done)).toMatchObject({
		'demo-nl-over-ons': 'hasPages',
		'demo-nl-teams': 'notAllowed',
		'demo-nl-werkplaats': 'notAllowed',
	})
	expect(done.kept.find(({ id }) => id === 'demo-nl-agenda')?.title).toBe('Agenda')
	await change('demo-nl-agenda', { title: 'Agenda' })
	expect(await remove()).toMatchObject({ removed: 4, kept: [] })
})

it('two at once remove it once, and a removal that ended early is finished by the next', async () => {
	const before = await site()
	await load()
	const both = await Promise.all([remove(), remove()])
	expect(both.map(({ removed }) => removed).toSorted((one, other) => one - other)).toEqual([0, 19])
	expect(await site()).toEqual(before)

	await load()
	for (const page of (await pages()).filter(({ isHome, path }) => !isHome && path.split('/').length === 2)) {
		await removePage(admin.session, page.id)
	}
	expect(await remove()).toMatchObject({ removed: 1, kept: [] })
	expect(await site()).toEqual(before)
})

it('only administrators who may delete pages can remove it', async () => {
	await load()
	for (const { session } of [outsider, reader, editor, member]) {
		expect((await call(session, 'POST', '/api/demo-data/remove', { body: { language } })).status).toBe(403)
	}
	const [stranger, viewer] = [hostAdmin, await crew.newPerson({ groups: ['admin', crew.site.groups.users] })]
	for (const { session } of [stranger, viewer]) {
		expect(refusal(await call(session, 'POST', '/api/demo-data/remove', { body: { language } }))).toBe('403 not_allowed')
	}
	expect(refusal(await call(admin.session, 'POST', '/api/demo-data/remove', { body: { language: 'xx' } }))).toBe('400 unknown_language')
	expect(await demoPages()).toBe(19)
})
