// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { ask, call, fileOf, listed, newPage, ocsPath, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor, user: editorId } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

async function page(wished: Record<string, unknown> = {}, by = editor): Promise<Page> {
	const one = await newPage(by, wished)
	made.push(one.id)
	return one
}
const create = (body: Record<string, unknown>, by = editor) => call(by, 'POST', '/api/pages', { body: { language: 'en', ...body } })
const side = { enabled: false, widgets: [] }

afterAll(async () => {
	for (const id of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('a new page', () => {
	it('has as much metadata as a page may have, and no more', async () => {
		const values = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]))
		expect(refusal(await create({ title: 'Too many', metadata: values(101) }))).toBe('400 too_much_metadata')
		expect(refusal(await create({ title: 'Too long', metadata: { key: 'x'.repeat(66_000) } }))).toBe('400 too_much_metadata')
		const { id } = await page({ metadata: values(100) })
		const change = (metadata: unknown) => call(editor, 'PUT', `/api/pages/${id}`, { body: { metadata } })
		expect(refusal(await change({ more: 1 }))).toBe('400 too_much_metadata')
		expect((await change({ key0: null, more: 1 })).status).toBe(200)
	})

	it('is refused to those who may not see the Intranet at all', async () => {
		const { session: outsider } = await crew.as('outsider')
		expect(refusal(await create({ title: 'Mine' }, outsider))).toBe('403 not_allowed')
	})

	it('has everything the contract specifies, its folder, its media folder and its file', async () => {
		const title = uniqueName('About')
		const one = await page({ title, content: '<p>Hello</p>', metadata: { category: 'News' } })
		expect(one).toMatchObject({
			title, content: '<p>Hello</p>', metadata: { category: 'News' }, parentId: null, language: 'en', status: 'published',
			isHome: false, isBroken: false, canEdit: true, order: null, translations: [],
			layout: { columns: 1, rows: [], sideColumns: { left: side, right: side } }, author: { id: editorId }, editor: { id: editorId },
			permissions: { canRead: true, canWrite: true, canCreate: true },
		})
		expect(one.id).toMatch(/^page-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
		expect(one.uniqueId).toBe(one.id)
		expect(one.path).toBe(`en/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)
		expect(Math.abs(Date.parse(one.createdAt) - Date.now())).toBeLessThan(60_000)
		expect(one.breadcrumb.map(({ id, current }) => [id, current])).toEqual([['home-en', false], [one.id, true]])
		expect(await files.list(one.path)).toEqual(['_media', fileOf(one).split('/').at(-1)])
		expect(await files.list(`${one.path}/_media`)).toEqual(['.nomedia'])
		const stored = JSON.parse(await files.get(fileOf(one))) as Record<string, unknown>
		expect(stored).toMatchObject({
			id: one.id,
			uniqueId: one.uniqueId,
			title,
			language: 'en',
			status: 'published',
			createdBy: editorId,
			updatedBy: editorId,
		})
		expect(stored).not.toHaveProperty('layout')
		expect(await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).toMatchObject({ title, canEdit: false })
		expect((await listed(reader)).map(({ id }) => id)).toContain(one.id)
	})

	it('is created below the page named as its parent by id, unique id or path', async () => {
		const above = await page({ id: uniqueName('above').toLowerCase(), uniqueId: `page-${uniqueName('above').toLowerCase()}` })
		for (const parent of [{ parentId: above.id }, { parentId: above.uniqueId }, { parentPath: above.path }]) {
			const one = await page({ ...parent, language: undefined })
			expect([one.parentId, one.path.startsWith(`${above.path}/`)]).toEqual([above.id, true])
			expect(one.breadcrumb.map(({ id }) => id)).toEqual(['home-en', above.id, one.id])
		}
	})

	it('is created at the top level when below the home page, which is never a parent', async () => {
		const one = await page({ parentId: 'home-en' })
		expect([one.parentId, one.path.split('/').length]).toEqual([null, 2])
	})

	it('is found by id and by unique id, on both mounts', async () => {
		const [id, uniqueId] = [uniqueName('own').toLowerCase(), `page-${uniqueName('own').toLowerCase()}`]
		const one = await page({ id, uniqueId })
		expect([one.id, one.uniqueId]).toEqual([id, uniqueId])
		for (const name of [id, uniqueId]) {
			expect(await ask<Page>(reader, 'GET', `/api/pages/${name}`)).toMatchObject({ id, uniqueId })
			expect((await reader.expect('GET', ocsPath(`/api/v1/pages/${name}`), { headers: { 'OCS-APIRequest': 'true' } })).json)
				.toMatchObject({ id, uniqueId })
		}
	})

	it('is refused with an id that another page uses as either of its ids', async () => {
		const one = await page({ id: uniqueName('taken').toLowerCase(), uniqueId: uniqueName('taken').toLowerCase() })
		for (const taken of [one.id, one.uniqueId]) {
			expect(refusal(await create({ title: 'Twice', id: taken }))).toBe('409 id_taken')
			expect(refusal(await create({ title: 'Twice', uniqueId: taken }))).toBe('409 id_taken')
		}
	})

	it.each(['home', 'Home', 'tree', 'reorder', 'move', 'navigation', 'footer', 'home-en', 'home-xx'])(
		'is refused with the reserved id %s, and no page changes',
		async (id) => {
			const before = await files.get('en/home.json')
			const reply = await create({ title: 'Reserved', id })
			expect([refusal(reply), (reply.json as { pointer: string }).pointer]).toEqual(['400 reserved_id', '/id'])
			expect(refusal(await create({ title: 'Reserved', uniqueId: id }))).toBe('400 reserved_id')
			expect(await files.get('en/home.json')).toBe(before)
		},
	)

	it.each(['_media', '.hidden', '../up', 'a/b', 'a b', 'ä', '', '-x', `x${'y'.repeat(128)}`, 'a\u0000b'])(
		'is refused with the id %j',
		async (id) => {
			expect(refusal(await create({ title: 'Bad id', id }))).toBe('400 invalid_input')
		},
	)

	it.each(['Home', 'home.json', 'Navigation', 'Footer', '_resources', '.hidden', '..', '_media'])(
		'titled %s gets a folder name without another meaning',
		async (title) => {
			const one = await page({ title })
			expect(one.title).toBe(title)
			expect(one.path).toMatch(/^en\/[a-z0-9][a-z0-9-]*$/)
			expect(['en/home', 'en/navigation', 'en/footer']).not.toContain(one.path)
			expect(await ask<Page>(editor, 'GET', '/api/pages/home')).toMatchObject({ id: 'home-en', path: 'en' })
		},
	)

	it.each([
		['Über uns – Größe', 'uber-uns-grosse'], ['Ελληνικά', 'ellenika'], ['🎉🎉', 'page'], ['مرحبا بالعالم', /^[a-z0-9-]+$/],
		['日本語', /^[a-z0-9-]+$/], ['...', 'page'],
		['a/b\\c:d*e?"<>|', 'a-b-c-d-e'], ['x'.repeat(255), 'x'.repeat(80)], ['🎉'.repeat(255), 'page'], ['CON', 'con'],
		['a\u202Eb', /^a-?b$/],
	] as const)('titled %j gets a folder name of plain letters', async (title, name) => {
		const one = await page({ title })
		expect(one.title).toBe(title)
		expect(one.path.slice(3).replace(/-\d+$/, '')).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)
		expect((await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).title).toBe(title)
	})

	it('never takes a name already used in the folder', async () => {
		const name = uniqueName('clash').toLowerCase()
		await files.makeFolder(`en/${name}`)
		await files.put(`en/${name}-2`, 'a file')
		expect((await page({ title: name })).path).toBe(`en/${name}-3`)
		expect(await files.get(`en/${name}-2`)).toBe('a file')
		await files.remove(`en/${name}`)
		await files.remove(`en/${name}-2`)
	})

	it.each(['', ' ', '\n\t', '\u00A0'])('without words in its title (%j) is refused', async (title) => {
		expect(refusal(await create({ title }))).toMatch(/^400 (empty_title|invalid_input)$/)
	})

	it('is refused below a missing parent', async () => {
		expect(refusal(await create({ title: 'Lost', parentId: 'page-nowhere' }))).toBe('404 unknown_parent')
		expect(refusal(await create({ title: 'Lost', parentPath: 'en/no/where' }))).toBe('404 unknown_parent')
		expect(refusal(await create({ title: 'Lost', parentPath: '../../other' }))).toMatch(/^40[04] /)
		expect(refusal(await create({ title: 'Lost', parentPath: 'en/_media' }))).toMatch(/^40[04] /)
		expect(refusal(await create({ title: 'Lost', parentPath: '_resources' }))).toMatch(/^40[04] /)
		expect(refusal(await create({ title: 'Lost', language: 'xx' }))).toBe('400 unknown_language')
	})

	it('is at most ten levels deep', async () => {
		let above: Page | undefined
		for (let level = 1; level <= 10; level++) {
			above = await page({ parentId: above?.id ?? null })
		}
		expect(above?.path.split('/')).toHaveLength(11)
		expect(refusal(await create({ title: 'Too deep', parentId: above?.id }))).toBe('400 too_deep')
	})

	it('is refused to users who may not create pages there, and nothing is left behind', async () => {
		const above = await page()
		await crew.rule(above.path, { role: 'editor' }, ['-create'])
		expect(refusal(await create({ title: 'Not here', parentId: above.id }))).toBe('403 not_allowed')
		expect(refusal(await create({ title: 'Not here' }, reader))).toBe('403 not_allowed')
		expect(await files.list(above.path)).toHaveLength(2)
		await crew.rule(above.path, { role: 'editor' }, ['-write'])
		const reply = await create({ title: 'No changes', parentId: above.id })
		expect(await files.list(above.path)).toHaveLength(reply.status === 201 ? 3 : 2)
		await crew.rule(above.path, { role: 'editor' }, [])
	})

	it('does not exist for outsiders, nor can they create one', async () => {
		const { session: outsider } = await crew.as('outsider')
		const one = await page()
		expect(await listed(outsider)).toEqual([])
		expect(refusal(await call(outsider, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
		expect(refusal(await call(outsider, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Mine' } }))).toBe('404 unknown_page')
		expect((await create({ title: 'Mine' }, outsider)).status).toBeGreaterThanOrEqual(400)
	})
})

describe('twenty people', () => {
	it('who create pages with the same title at once get twenty folders', async () => {
		const title = uniqueName('Same')
		const replies = await Promise.all(Array.from({ length: 20 }, () => create({ title })))
		const pages = replies.map(({ json }) => json as Page)
		made.push(...pages.map(({ id }) => id))
		expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
		expect(new Set(pages.map(({ path }) => path)).size).toBe(20)
		expect(new Set(pages.map(({ id }) => id)).size).toBe(20)
		expect((await listed(reader)).filter((one) => one.title === title)).toHaveLength(20)
	})

	it('who create pages with the same id at once get one page', async () => {
		const id = uniqueName('single').toLowerCase()
		const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => create({ title: `Number ${index}`, id })))
		made.push(id)
		expect(replies.map(refusal).sort()).toEqual(['201', ...Array.from({ length: 19 }, () => '409 id_taken')])
	})
})

describe('reading a page', () => {
	it('returns 304 while nothing changes for the caller', async () => {
		const one = await page()
		const first = await call(reader, 'GET', `/api/pages/${one.id}`)
		const tag = first.headers.get('etag') ?? ''
		expect(tag.startsWith(`"${one.baseVersion}.`)).toBe(true)
		const again = await call(reader, 'GET', `/api/pages/${one.id}`, { headers: { 'If-None-Match': tag } })
		expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
		expect((await call(editor, 'GET', `/api/pages/${one.id}`, { headers: { 'If-None-Match': tag } })).status).toBe(200)
		await ask(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Changed' } })
		expect((await call(reader, 'GET', `/api/pages/${one.id}`, { headers: { 'If-None-Match': tag } })).status).toBe(200)
	})

	it('returns 304 for the list too', async () => {
		const tag = (await call(reader, 'GET', '/api/pages')).headers.get('etag') ?? ''
		expect((await call(reader, 'GET', '/api/pages', { headers: { 'If-None-Match': tag } })).status).toBe(304)
		await page()
		expect((await call(reader, 'GET', '/api/pages', { headers: { 'If-None-Match': tag } })).status).toBe(200)
	})

	it('returns metadata, content and cache status separately', async () => {
		const one = await page({ title: 'Apart', content: '<p>Words</p>', metadata: { category: 'c', tags: ['t'] } })
		expect(await ask(reader, 'GET', `/api/pages/${one.id}/metadata`))
			.toMatchObject({ id: one.id, title: 'Apart', category: 'c', tags: ['t'], canEdit: false, baseVersion: one.baseVersion })
		const content = await ask(reader, 'GET', `/api/pages/${one.id}/content`)
		expect(content).toMatchObject({ title: 'Apart', content: '<p>Words</p>', layout: { columns: 1, rows: [] } })
		expect(JSON.parse(content.rawContent as string)).toMatchObject({ uniqueId: one.uniqueId })
		expect(await ask(reader, 'GET', `/api/page/${one.id}/cache-status`)).toMatchObject({ cached: true, etag: one.baseVersion })
		expect(refusal(await call(reader, 'GET', '/api/page/page-nowhere/cache-status'))).toBe('404 unknown_page')
	})
})

describe('deleting a page', () => {
	it('moves it and its subpages to the trash bin @every-host', async () => {
		const above = await newPage(editor)
		const below = await newPage(editor, { parentId: above.id })
		await crew.rule(above.path, { role: 'editor' }, ['-delete'])
		expect(refusal(await call(editor, 'DELETE', `/api/pages/${above.id}`))).toBe('403 not_allowed')
		expect(await ask(admin, 'DELETE', `/api/pages/${above.id}`)).toEqual({ success: true })
		for (const { id } of [above, below]) {
			expect(refusal(await call(admin, 'GET', `/api/pages/${id}`))).toBe('404 unknown_page')
		}
		expect(await files.has(above.path)).toBe(false)
		expect(refusal(await call(admin, 'DELETE', `/api/pages/${above.id}`))).toBe('404 unknown_page')
	})

	it('is refused for a home page', async () => {
		for (const id of ['home', 'home-en']) {
			expect(refusal(await call(admin, 'DELETE', `/api/pages/${id}`))).toBe('400 home_protected')
		}
		expect(await files.has('en/home.json')).toBe(true)
	})

	it('is refused if the caller may not delete a subpage, and nothing is deleted', async () => {
		const { session, user } = await crew.newPerson({ groups: [crew.site.groups.admins] })
		const above = await page()
		const kept = await page({ parentId: above.id })
		const other = await page({ parentId: above.id })
		await crew.rule(kept.path, { user }, ['-delete'])
		expect(refusal(await call(session, 'DELETE', `/api/pages/${above.id}`))).toBe('403 not_allowed')
		await crew.rule(kept.path, { user }, ['-read'])
		expect(refusal(await call(session, 'DELETE', `/api/pages/${above.id}`))).toBe('403 not_allowed')
		expect(await files.has(kept.path)).toBe(true)
		expect(await files.has(other.path)).toBe(true)
		expect(await ask<Page>(reader, 'GET', `/api/pages/${other.id}`)).toMatchObject({ id: other.id })
	})
})
