// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import { Random } from '@suite/testing/random'
import { ask, call, fileOf, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { randomLayout, randomMembers } from './layouts.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const { session: hostAdmin } = await crew.as('hostAdmin')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(editor, wished)
	made.push(one.id)
	return one
}
const read = (one: Page, by = editor) => ask<Page & Record<string, unknown>>(by, 'GET', `/api/pages/${one.id}`)
const put = (one: Page, body: unknown, by = editor) => ask<Page & Record<string, unknown>>(by, 'PUT', `/api/pages/${one.id}`, { body })
const stored = async (one: Page) => JSON.parse(await files.get(fileOf(one))) as Record<string, unknown>

afterAll(async () => {
	for (const id of made) {
		await removePage(admin, id)
	}
})

describe('a partial update', () => {
	it('keeps what it does not mention', async () => {
		const layout = { columns: 1, rows: [{ columns: 2, widgets: [{ type: 'text', column: 1, order: 1, content: 'Text' }] }] }
		const one = await page({
			title: 'Whole',
			content: '<p>Body</p>',
			metadata: { category: 'c', tags: ['t'], free: { a: [] } },
			layout,
			status: 'draft',
			order: 3,
			custom: { empty: {}, list: [] },
		})
		const changed = await put(one, { title: 'Renamed' })
		expect(changed).toMatchObject({
			title: 'Renamed',
			content: '<p>Body</p>',
			metadata: { category: 'c', tags: ['t'], free: { a: [] } },
			layout,
			status: 'draft',
			order: 3,
			custom: { empty: {}, list: [] },
			path: one.path,
			createdAt: one.createdAt,
		})
		expect(changed.custom).toEqual({ empty: {}, list: [] })
		expect(await read(one)).toEqual(changed)
		expect(await put(one, { metadata: { category: 'd' } })).toMatchObject({ metadata: { category: 'd', tags: ['t'], free: { a: [] } } })
		expect(await put(one, {})).toMatchObject({ title: 'Renamed', layout, status: 'draft' })
	})

	it('clears what is null', async () => {
		const one = await page({
			content: '<p>Body</p>',
			metadata: { category: 'c', tags: ['t'] },
			layout: { rows: [{ widgets: [] }] },
			order: 2,
			custom: 1,
		})
		expect(await put(one, { metadata: { category: null } })).toMatchObject({ metadata: { tags: ['t'] } })
		const cleared = await put(one, { content: null, metadata: null, layout: null, order: null, custom: null })
		expect(cleared).toMatchObject({ content: '', metadata: {}, order: null, layout: {
			columns: 1,
			rows: [],
			sideColumns: { left: { enabled: false, widgets: [] }, right: { enabled: false, widgets: [] } },
		} })
		expect(cleared).not.toHaveProperty('custom')
		expect(Object.keys(await stored(one)).filter((key) => ['content', 'metadata', 'layout', 'order', 'custom'].includes(key)))
			.toEqual([])
	})

	it('keeps what it does not mention inside the layout too', async () => {
		const one = await page({ layout: {
			columns: 2,
			rows: [{ columns: 1 }],
			sideColumns: { left: { enabled: true, widgets: [{ type: 'text', content: 'Left' }] } },
			theirs: {},
		} })
		expect((await put(one, { layout: { rows: [] } })).layout).toEqual({
			columns: 2,
			rows: [],
			sideColumns: { left: { enabled: true, widgets: [{ type: 'text', content: 'Left' }] } },
			theirs: {},
		})
	})

	it('changes nothing when it sends back what the server reports about a page', async () => {
		const one = await page({ title: 'Round' })
		const before = await read(one)
		const after = await put(one, {
			...before,
			baseVersion: undefined,
			id: 'other',
			uniqueId: 'other',
			path: 'en/other',
			parentId: 'home-en',
			permissions: { canRead: false },
			language: 'nl',
			createdAt: '2000-01-01T00:00:00Z',
			isHome: true,
			requesttoken: 'secret',
			fileId: 1,
			translationGroup: 'foreign',
		})
		expect(after).toEqual({ ...before, baseVersion: after.baseVersion, updatedAt: after.updatedAt, modified: after.modified })
		expect(Object.keys(await stored(one)).sort()).toEqual([
			'content', 'createdAt', 'createdBy', 'id', 'language', 'layout', 'metadata', 'publishedAt', 'status', 'title', 'uniqueId',
			'updatedAt', 'updatedBy',
		])
	})
})

describe('anything sent', () => {
	const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

	it(`is returned unchanged, by every route (seed ${seed})`, async () => {
		const random = new Random(seed)
		const one = await page()
		for (let round = 0; round < 16; round++) {
			const [layout, members] = [randomLayout(random), randomMembers(random)]
			await put(one, { layout: null })
			const saved = await put(one, { layout, ...members })
			expect(saved.layout, `round ${round}`).toEqual(layout)
			expect(saved).toMatchObject(members)
			const again = await read(one, reader)
			expect(again.layout, `round ${round}`).toEqual(layout)
			expect(again).toMatchObject(members)
			expect((await stored(one)).layout, `round ${round}`).toEqual(layout)
			if (round % 5 === 0) {
				const other = await page({ layout, ...members })
				expect(other.layout).toEqual(layout)
				await files.put(fileOf(other), JSON.stringify({ ...await stored(other), touched: round }))
				expect((await read(other)).layout).toEqual(layout)
			}
		}
	})

	it('in content is returned beside an empty layout by a page without layout', async () => {
		const one = await page({ content: '<p>online = "yes" &amp; 5 &lt; 6</p>' })
		expect(await read(one)).toMatchObject({ content: '<p>online = "yes" &amp; 5 &lt; 6</p>', layout: { columns: 1, rows: [] } })
	})

	it('as a script is removed from what is shown as HTML, and the words stay', async () => {
		const one = await page({
			content: '<p onclick="x()">Hello <script>bad()</script><a href="javascript:bad()">you</a> online = "yes"</p>',
			layout: { rows: [{ widgets: [
				{ type: 'text', content: 'Hi <img src=x onerror=bad()> <script>bad()</script> a < b\n\n[x](javascript:bad())' },
				{ type: 'heading', content: 'a < b & c' },
			] }] },
		})
		expect(one.content).toBe('<p>Hello <a>you</a> online = "yes"</p>')
		const widgets = (one.layout as { rows: { widgets: { content: string }[] }[] }).rows[0]?.widgets ?? []
		expect(widgets[0]?.content).not.toMatch(/<script|javascript:|<img[^>]*onerror/)
		expect(widgets[0]?.content).toContain('a < b')
		expect(widgets[1]?.content).toBe('a < b & c')
		expect((await read(one)).content).toBe(one.content)
	})
})

describe('wrong types of known keys are refused with a pointer, and nothing is saved', () => {
	const widget = (more: object) => ({ layout: { rows: [{ widgets: [{ type: 'text', ...more }] }] } })
	it.each([
		['/title', { title: 5 }], ['/title', { title: null }], ['/title', { title: 'x'.repeat(256) }], ['/content', { content: {} }],
		['/metadata', { metadata: [] }], ['/metadata/tags', { metadata: { tags: 'a' } }],
		['/metadata/tags/0', { metadata: { tags: [1] } }], ['/layout', { layout: 'x' }], ['/layout/rows', { layout: { rows: {} } }],
		['/layout/rows/0/columns', { layout: { rows: [{ columns: 5 }] } }],
		['/layout/rows/0/backgroundColor', { layout: { rows: [{ backgroundColor: 'red;x:y' }] } }],
		['/layout/rows/0/backgroundColor', { layout: { rows: [{ backgroundColor: 'url(x)' }] } }],
		['/layout/rows/0/widgets/0/type', { layout: { rows: [{ widgets: [{}] }] } }],
		['/layout/rows/0/widgets/0/content', widget({ content: 1 })], ['/layout/rows/0/widgets/0/level', widget({ level: 7 })],
		['/layout/rows/0/widgets/0/url', widget({ url: 'javascript:x' })],
		['/layout/rows/0/widgets/0/url', widget({ url: '//example.org' })],
		['/layout/rows/0/widgets/0/url', widget({ url: 'data:text/html,x' })],
		['/layout/rows/0/widgets/0/src', widget({ src: 'javascript:x' })], ['/layout/rows/0/widgets/0/height', widget({ height: '1px;x' })],
		['/layout/rows/0/widgets/0/items/0/url', widget({ items: [{ url: 'vbscript:x' }] })],
		['/layout/sideColumns/left', { layout: { sideColumns: { left: [] } } }], ['/status', { status: 'gone' }], ['/order', { order: -1 }],
		['/order', { order: 1.5 }], ['/baseVersion', { baseVersion: 5 }],
	])('%s of %j', async (pointer, body) => {
		const one = await page()
		const reply = await call(editor, 'PUT', `/api/pages/${one.id}`, { body })
		expect([refusal(reply), (reply.json as { pointer: string }).pointer]).toEqual(['400 invalid_input', pointer])
		expect(await read(one)).toEqual(one)
	})

	it('so is anything that is not a JSON object, or is absurdly large or deep', async () => {
		const one = await page()
		for (const raw of ['[]', '"x"', '5', '{', 'null', '{"title":"a"}}', '\xFF']) {
			expect((await call(editor, 'PUT', `/api/pages/${one.id}`, { raw, headers: { 'Content-Type': 'application/json' } })).status)
				.toBe(400)
		}
		expect(refusal(await call(editor, 'PUT', `/api/pages/${one.id}`, { body: { x: 'y'.repeat(2_200_000) } }))).toBe('413 too_large')
		expect((await call(editor, 'PUT', `/api/pages/${one.id}`, { raw: `{"x":${'['.repeat(500)}${']'.repeat(500)}}` })).status).toBe(400)
		expect(refusal(await call(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'a\u0000b' } }))).toBe('400 invalid_input')
		expect(await read(one)).toEqual(one)
	})

	it('so is an empty title, with a reason of its own', async () => {
		expect(refusal(await call(editor, 'PUT', `/api/pages/${(await page()).id}`, { body: { title: '  ' } }))).toBe('400 empty_title')
	})
})

describe('a status', () => {
	const publication = (body: object) => ask(hostAdmin, 'POST', '/api/settings/publication', { body })
	afterAll(() => publication({ requireApproval: false, defaultStatus: 'published' }))

	it('is published unless specified otherwise, and a draft stays one until it is published', async () => {
		expect((await page()).status).toBe('published')
		const one = await page({ status: 'draft' })
		expect((await put(one, { title: 'Still a draft' })).status).toBe('draft')
		expect(refusal(await call(reader, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
		expect((await put(one, { status: 'published' })).status).toBe('published')
		expect((await read(one, reader)).title).toBe('Still a draft')
	})

	it('defaults to the one in the settings for every new page that names none', async () => {
		await publication({ defaultStatus: 'draft' })
		expect((await page()).status).toBe('draft')
		expect((await page({ status: 'published' })).status).toBe('published')
		await publication({ defaultStatus: 'published' })
	})

	it('of an editor\'s page is review where approval is required, until a user who may delete it publishes it', async () => {
		await publication({ requireApproval: true })
		const above = await page()
		await crew.rule(above.path, { role: 'editor' }, ['-delete'])
		const one = await page({ parentId: above.id })
		expect(one.status).toBe('review')
		expect((await put(one, { status: 'published' })).status).toBe('review')
		expect((await put(one, { status: 'draft' })).status).toBe('draft')
		expect(refusal(await call(reader, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
		expect((await put(one, { status: 'published' }, admin)).status).toBe('published')
		expect((await put(one, { title: 'Changed', status: 'published' })).status, 'what is public stays so').toBe('published')
		await publication({ requireApproval: false })
	})
})
