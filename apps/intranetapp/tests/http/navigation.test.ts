// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Navigation, NavigationItem } from '@suite/schema/intranet/site'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const path = '/api/navigation'
const crew = await people()
const [reader, editor, denied, outsider, admin] =
	[await crew.as('reader'), await crew.as('editor'), await crew.as('denied'), await crew.as('outsider'), await crew.as('admin')] as const
const files = siteFiles(admin, crew.site)
const language = { language: 'en' }
const read = (member: typeof reader) => ask<Navigation>(member.session, 'GET', path, { query: language })
const save = (items: unknown, more: object = {}) => ask<Navigation>(editor.session, 'POST', path, {
	body: { navigation: { items }, ...language, ...more },
})
/** Titles, with those of the children in brackets. */
const titles = (items: readonly NavigationItem[]): string =>
	items.map(({ title, children }) => title + (children.length > 0 ? `(${titles(children)})` : '')).join(' ')

let open: string
let closed: string
let draft: string
beforeAll(async () => {
	const pages = [await newPage(admin.session), await newPage(admin.session), await newPage(admin.session, { status: 'draft' })] as const
	;[open, closed, draft] = pages.map(({ uniqueId }) => uniqueId) as [string, string, string]
	await crew.rule(pages[1].path, { role: 'denied' }, ['-read', '-write', '-create', '-delete', '-share'])
})

describe('the menu', () => {
	it('is empty before it is first saved, and for users who may read nothing', async () => {
		if (await files.has('en/navigation.json')) {
			await files.remove('en/navigation.json')
		}
		expect(await read(reader)).toMatchObject({
			navigation: { type: 'dropdown', items: [] },
			canEdit: false,
			language: 'en',
			baseVersion: '0',
		})
		expect(await read(editor)).toMatchObject({ canEdit: true })
		expect(await read(outsider)).toMatchObject({ navigation: { items: [] }, canEdit: false, permissions: { canRead: false } })
	})

	it('is returned as saved, with ids and complete items', async () => {
		const saved = await save([{
			title: 'About',
			uniqueId: open,
			icon: 'Information',
			children: [{ title: 'Out', url: 'https://example.org/', target: '_blank' }],
		}], {})
		expect(saved.navigation.items).toEqual([{
			id: expect.stringMatching(/^.+$/) as string, title: 'About', uniqueId: open, url: null, target: null, icon: 'Information',
			children: [{
				id: expect.stringMatching(/^.+$/) as string,
				title: 'Out',
				uniqueId: null,
				url: 'https://example.org/',
				target: '_blank',
				icon: null,
				children: [],
			}],
		}])
		expect(await read(reader)).toEqual({
			...saved,
			canEdit: false,
			permissions: expect.objectContaining({ canWrite: false }) as object,
		})
		expect((await save(saved.navigation.items)).navigation).toEqual(saved.navigation)
	})

	it('is accepted with and without its wrapper, and with the page key that other tools use', async () => {
		const bare = await ask<Navigation>(editor.session, 'POST', path, {
			body: { type: 'megamenu', items: [{ title: 'Home', pageId: open }], ...language },
		})
		expect(bare.navigation).toMatchObject({ type: 'megamenu', items: [{ uniqueId: open }] })
	})

	it('uses the title of the page for an item without one', async () => {
		const { title } = await ask(reader.session, 'GET', `/api/pages/${open}`)
		expect(titles((await save([{ uniqueId: open }])).navigation.items)).toBe(title)
	})

	it('omits pages the caller may not read and everything that reveals them; their children move up', async () => {
		await save([
			{ title: 'Closed', uniqueId: closed, children: [{ title: 'Below', uniqueId: open }, { title: 'Draft', uniqueId: draft }] },
			{ title: 'Heading', children: [{ title: 'Secret', uniqueId: closed }] },
			{ title: 'By address', url: `/index.php/apps/intranetapp/p/${closed}` },
			{ title: 'Gone', uniqueId: 'page-that-never-was' },
			{ title: 'Plain' },
		])
		expect(titles((await read(admin)).navigation.items)).toBe('Closed(Below Draft) Heading(Secret) By address Plain')
		expect(titles((await read(reader)).navigation.items)).toBe('Closed(Below) Heading(Secret) By address Plain')
		const seen = await read(denied)
		expect(titles(seen.navigation.items)).toBe('Below Plain')
		expect(JSON.stringify(seen)).not.toContain(closed)
	})

	it('keeps what its editor cannot see when that editor saves it', async () => {
		const page = await newPage(admin.session)
		await crew.rule(page.path, { role: 'editor' }, ['-read', '-write', '-create', '-delete', '-share'])
		const all = [
			{ id: 'a', title: 'First' },
			{
				id: 'b',
				title: 'Hidden',
				uniqueId: page.uniqueId,
				children: [{ id: 'c', title: 'Inside' }, { id: 'd', title: 'Deeper', uniqueId: page.uniqueId }],
			},
			{ id: 'e', title: 'Last' },
		]
		await ask(admin.session, 'POST', path, { body: { navigation: { items: all }, ...language } })
		const { items } = (await read(editor)).navigation
		expect(titles(items)).toBe('First Inside Last')
		await save([{ ...items[0], title: 'Renamed' }, ...items.slice(1)])
		expect(titles((await read(admin)).navigation.items)).toBe('Renamed Hidden(Inside Deeper) Last')
	})

	describe('with titles of pages', () => {
		interface Stored { id: string, title?: string, children: Stored[] }
		const stored = async () => (JSON.parse(await files.get('en/navigation.json')) as { items: Stored[] }).items
		const address = (id: string): string => `/index.php/apps/intranetapp/p/${id}`
		const hide = (page: { path: string }, role: 'editor' | 'denied') =>
			crew.rule(page.path, { role }, ['-read', '-write', '-create', '-delete', '-share'])
		/** As the app stored menus before titles of pages were left out. */
		const putOld = (items: object[]) => files.put('en/navigation.json', JSON.stringify({ type: 'megamenu', items, colour: 'red' }))

		beforeEach(() => putOld([]))

		it('stores only those that differ from the page, and fills in the others for readers', async () => {
			const page = await newPage(admin.session)
			const items = [
				{ id: 'same', title: `  ${page.title}\n`, uniqueId: page.uniqueId },
				{ id: 'own', title: 'Own words', uniqueId: page.uniqueId, children: [{ id: 'none', uniqueId: page.uniqueId }] },
				{ id: 'address', title: page.title, url: address(page.id) },
				{ id: 'heading', title: page.title, children: [{ id: 'out', title: page.title, url: 'https://example.org/' }] },
			]
			const answer = await save(items)
			expect(titles(answer.navigation.items))
				.toBe(`${page.title} Own words(${page.title}) ${page.title} ${page.title}(${page.title})`)
			const shape = (all: Stored[]): unknown[] => all.map(({ id, title, children }) => [id, title, shape(children)])
			const kept = [
				['same', undefined, []], ['own', 'Own words', [['none', undefined, []]]], ['address', undefined, []],
				['heading', page.title, [['out', page.title, []]]],
			]
			expect(shape(await stored())).toEqual(kept)
			// What was read may be sent back.
			await save((await read(editor)).navigation.items)
			expect(shape(await stored())).toEqual(kept)
			expect((await read(reader)).navigation).toEqual(answer.navigation)
		})

		it('follows a renamed page unless it has a title of its own', async () => {
			const page = await newPage(admin.session)
			await save([{ title: page.title, uniqueId: page.uniqueId }, { title: 'Own words', uniqueId: page.uniqueId }])
			const etag = (await call(reader.session, 'GET', path, { query: language })).headers.get('etag') ?? ''
			await ask(admin.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Renamed' } })
			expect(titles((await read(reader)).navigation.items)).toBe('Renamed Own words')
			const again = await call(reader.session, 'GET', path, { query: language, headers: { 'If-None-Match': etag } })
			expect(again.status).toBe(200)
		})

		it('loses those of an old file with its next save, also of pages hidden from who saves', async () => {
			const hidden = await newPage(admin.session)
			await hide(hidden, 'editor')
			await putOld([
				{
					id: 'a',
					title: hidden.title,
					uniqueId: hidden.uniqueId,
					children: [{ id: 'b', title: hidden.title, url: address(hidden.id) }],
				},
				{ id: 'c', title: 'Last' },
			])
			expect(titles((await read(editor)).navigation.items)).toBe('Last')
			await save((await read(editor)).navigation.items)
			expect(await files.get('en/navigation.json')).not.toContain(hidden.title)
			expect(titles((await read(admin)).navigation.items)).toBe(`${hidden.title}(${hidden.title}) Last`)
		})

		it('does not tell whether a guessed title of a hidden page is right', async () => {
			const hidden = await newPage(admin.session)
			await hide(hidden, 'editor')
			await save([{ title: hidden.title, uniqueId: hidden.uniqueId }, { title: 'Never was', uniqueId: 'page-never' }])
			await save((await read(editor)).navigation.items)
			expect(await stored()).toEqual([])
		})

		it('loses those of an old file by occ, which changes nothing else @every-host', async () => {
			const [page, gone] = [await newPage(admin.session), await newPage(admin.session)]
			await putOld([
				{ id: 'a', title: page.title, uniqueId: page.uniqueId, more: { kept: true } },
				{ id: 'b', title: 'Own words', uniqueId: page.uniqueId },
				{ id: 'c', title: gone.title, uniqueId: gone.uniqueId },
				{ id: 'd', title: 'Never was', uniqueId: 'page-never' },
			])
			await call(admin.session, 'DELETE', `/api/pages/${gone.id}`)
			const { stdout } = await crew.occ(['intranetapp:menu-titles'])
			expect(stdout).toContain('Titles removed from en/navigation.json: 1')
			expect(JSON.parse(await files.get('en/navigation.json'))).toMatchObject({ type: 'megamenu', colour: 'red' })
			expect(await stored()).toMatchObject([
				{ id: 'a', more: { kept: true } }, { title: 'Own words' }, { title: gone.title }, { title: 'Never was' },
			])
			expect(await files.get('en/navigation.json')).not.toContain(page.title)
			expect((await read(reader)).navigation.items[0]?.title).toBe(page.title)
			expect((await crew.occ(['intranetapp:menu-titles'])).stdout).not.toContain('en/navigation.json')
		})
	})

	it('drops items of deleted pages with the next save, by any editor, but keeps those of hidden pages', async () => {
		const [gone, hidden] = [await newPage(admin.session), await newPage(admin.session)]
		await crew.rule(hidden.path, { role: 'editor' }, ['-read', '-write', '-create', '-delete', '-share'])
		const elsewhere = 'https://elsewhere.example/index.php/apps/intranetapp/p/page-of-theirs'
		const items = [
			{ id: 'a', title: 'Gone', uniqueId: gone.uniqueId, children: [{ id: 'b', title: 'Stays' }] },
			{ id: 'c', title: 'Gone by address', url: `/index.php/apps/intranetapp/p/${gone.id}` },
			{
				id: 'd',
				title: 'Hidden',
				uniqueId: hidden.uniqueId,
				children: [{ id: 'e', title: 'Gone as well', uniqueId: gone.uniqueId }],
			},
			{ id: 'f', title: 'Elsewhere', url: elsewhere }, { id: 'g', title: 'Home', uniqueId: 'home' },
		]
		await ask(admin.session, 'POST', path, { body: { navigation: { items }, ...language } })
		const stored = async () => titles((JSON.parse(await files.get('en/navigation.json')) as { items: NavigationItem[] }).items)
		expect(await stored()).toBe('Gone(Stays) Gone by address Hidden(Gone as well) Elsewhere Home')
		await call(admin.session, 'DELETE', `/api/pages/${gone.id}`)
		expect(await stored()).toContain('Gone')
		const seen = (await read(editor)).navigation.items
		await save([...seen, { title: 'Never was', uniqueId: 'page-that-never-was' }])
		expect(await stored()).toBe('Stays Hidden Elsewhere Home')
	})

	it.each([
		['no body', {}], ['a list', []], ['items of a wrong kind', { navigation: { items: 'none' } }], ['another shape', { menu: [] }],
		['an unknown type', { navigation: { type: 'wheel', items: [] } }],
		['a dangerous address', { navigation: { items: [{ title: 'x', url: 'javascript:alert(1)' }] } }],
		['a fourth level', { navigation: { items: [{ children: [{ children: [{ children: [{ title: 'x' }] }] }] }] } }],
	])('is left unchanged by %s', async (_, body) => {
		const before = await read(editor)
		expect((await call(editor.session, 'POST', path, { body })).status).toBe(400)
		expect(await read(editor)).toEqual(before)
	})

	it('keeps unknown keys', async () => {
		await save([{ id: 'x', title: 'Kept', colour: { name: 'red', empty: {} } }])
		const { baseVersion, navigation } = await read(editor)
		expect(JSON.parse(await files.get('en/navigation.json'))).toMatchObject({
			items: expect.arrayContaining([expect.objectContaining({ title: 'Kept', colour: { name: 'red', empty: {} } })]) as unknown[],
		})
		expect(await files.get('en/navigation.json')).toContain('"empty": {}')
		expect([navigation.items[0]?.title, baseVersion]).toEqual(['Kept', expect.stringMatching(/^[0-9a-f]{32}$/)])
	})

	it('is not saved when too large to be read back', async () => {
		const before = await save([{ title: 'Small' }])
		const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], Array.from({ length: 10_000 }, () => 1))
		expect(
			(await call(editor.session, 'POST', path, { body: { navigation: { items: [{ title: 'Large', deep }] }, ...language } })).status,
		)
			.toBe(413)
		expect((await read(editor)).navigation).toEqual(before.navigation)
	})

	it.each([
		'nonsense', '[]', '', '"text"', '{"items": 3}',
		'{"items": [3, null, "x", {"title": 5, "children": {"a": 1}, "url": "javascript:x", "target": "<b>"}], "type": []}',
	])('shows as much of a hand-written file as is valid: %s', async (text) => {
		await files.put('en/navigation.json', text)
		const { navigation } = await read(reader)
		expect(navigation.type).toBe('dropdown')
		expect(navigation.items.map(({ title, url, target }) => [title, url, target])).toEqual(text.includes('children')
			? [['', null, null]]
			: [])
		expect((await save([{ title: 'Whole again' }])).navigation.items).toHaveLength(1)
	})

	it('is not saved without permission, nor in an unknown language', async () => {
		const body = { navigation: { items: [] }, ...language }
		expect(refusal(await call(reader.session, 'POST', path, { body }))).toBe('403 not_allowed')
		expect(refusal(await call(outsider.session, 'POST', path, { body }))).toBe('403 not_allowed')
		expect(refusal(await call(editor.session, 'POST', path, { body: { ...body, language: 'xx' } }))).toBe('400 unknown_language')
	})

	it('refuses a save based on an older version and names the newer author', async () => {
		const { baseVersion } = await read(editor)
		await save([{ title: 'Newer' }])
		const reply = await call(editor.session, 'POST', path, { body: { navigation: { items: [] }, ...language, baseVersion } })
		expect([refusal(reply), reply.json]).toEqual(['409 stale_version', expect.objectContaining({
			author: editor.user,
			updatedAt: expect.any(String) as string,
			baseVersion: (await read(editor)).baseVersion,
		})])
		expect(titles((await read(editor)).navigation.items)).toBe('Newer')
	})

	it('accepts one of many simultaneous saves @every-host', async () => {
		const { baseVersion } = await read(editor)
		const replies = await Promise.all(Array.from({ length: 6 }, (_, number) => call(editor.basic, 'POST', path, {
			body: { navigation: { items: [{ title: `Number ${number}` }] }, ...language, baseVersion },
		})))
		expect(replies.map(refusal).toSorted()).toEqual(['200', ...Array.from({ length: 5 }, () => '409 stale_version')])
	})

	it('is not sent again unless it changed', async () => {
		const reply = await call(reader.session, 'GET', path, { query: language })
		const etag = String(reply.headers.get('etag'))
		expect((await call(reader.session, 'GET', path, { query: language, headers: { 'If-None-Match': etag } })).status).toBe(304)
		await save([{ title: 'Other' }])
		expect((await call(reader.session, 'GET', path, { query: language, headers: { 'If-None-Match': etag } })).status).toBe(200)
	})
})
