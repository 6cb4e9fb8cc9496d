// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { ask, call, fileOf, listed, newPage, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const files = siteFiles(await crew.as('admin'), crew.site)
const folders: string[] = []

/** Creates a page by uploading its file. */
async function file(content: unknown, name = uniqueName('hand').toLowerCase()): Promise<string> {
	const path = `en/${name}`
	folders.push(path)
	await files.put(`${path}/${name}.json`, typeof content === 'string' ? content : JSON.stringify(content))
	return path
}
const rowOf = async (path: string, by = reader) => (await listed(by)).find((one) => one.path === path)
const pageAt = async (path: string, by = reader) =>
	ask<Page & Record<string, unknown>>(by, 'GET', `/api/pages/${(await rowOf(path, by))?.id}`)

afterAll(async () => {
	for (const path of folders.reverse()) {
		await files.remove(path).catch(() => undefined)
	}
})

describe('a file uploaded over WebDAV', () => {
	it('becomes a page @every-host', async () => {
		const path = await file({ title: 'By hand', content: '<p>Text</p>', own: { x: {} } })
		const one = await pageAt(path)
		expect(one).toMatchObject({
			title: 'By hand',
			content: '<p>Text</p>',
			own: { x: {} },
			status: 'published',
			isBroken: false,
			parentId: null,
		})
		expect(one.id).toMatch(/^page-/)
		expect(await pageAt(path)).toMatchObject({ id: one.id, uniqueId: one.uniqueId })
	})

	it('keeps its assigned ids, and the next save writes them into the file', async () => {
		const path = await file({ title: 'No ids' })
		const one = await pageAt(path)
		const saved = await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { content: '<p>x</p>' } })
		expect([saved.id, saved.uniqueId]).toEqual([one.id, one.uniqueId])
		expect(JSON.parse(await files.get(fileOf(one)))).toMatchObject({ id: one.id, uniqueId: one.uniqueId, title: 'No ids' })
	})

	it('is read again when it changes', async () => {
		const one = await newPage(admin)
		folders.push(one.path)
		await files.put(fileOf(one), JSON.stringify({
			...JSON.parse(await files.get(fileOf(one))) as object,
			title: 'Second',
			layout: { rows: [{ widgets: [{ type: 'text', content: 'New' }] }] },
		}))
		expect(await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).toMatchObject({
			title: 'Second',
			layout: { rows: [{ widgets: [{ content: 'New' }] }] },
		})
		expect((await rowOf(one.path))?.title).toBe('Second')
		expect(await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { status: 'published' } })).toMatchObject({ title: 'Second' })
	})

	it('with values no client could send is shown without them, and keeps unknown keys', async () => {
		const path = await file({
			title: 'Odd', content: '<p onclick="x()">Hi<script>bad()</script></p>', metadata: { tags: 'no list', free: 1 },
			status: 'strange', order: 'first', createdAt: 'yesterday', id: { a: 1 }, permissions: { canRead: false }, x: [{}],
			layout: { columns: 99, theirs: {}, rows: ['no row', { columns: 7, backgroundColor: 'url(javascript:x)', widgets: [
				{ type: 'links', items: [{ url: 'javascript:x', title: 'Kept' }] },
				{ noType: true },
				{ type: 'text', content: '<script>bad()</script>Kept' },
				5,
			] }], sideColumns: [] },
		})
		const one = await pageAt(path)
		expect(one).toMatchObject({
			title: 'Odd',
			content: '<p>Hi</p>',
			metadata: { free: 1 },
			status: 'published',
			order: null,
			x: [{}],
			permissions: { canRead: true },
		})
		expect(one.layout).toMatchObject({
			theirs: {},
			rows: [{ widgets: [{ type: 'links', items: [{ title: 'Kept' }] }, { type: 'text' }] }],
		})
		expect(JSON.stringify(one)).not.toMatch(/javascript:|onclick|"columns":(99|7)/)
		expect(Date.parse(one.createdAt)).toBeGreaterThan(Date.now() - 3_600_000)
	})

	it('with thousands of values no client could send shows none of them', async () => {
		const widgets = Array.from({ length: 3_000 }, (_, index) =>
			({ type: 'video', url: 'javascript:x', caption: 'y'.repeat(index % 2 === 0 ? 1 : 600_000 / 3_000) }))
		const one = await pageAt(await file({ title: 'Hostile', metadata: { tags: [1] }, layout: { rows: [{ widgets }] } }))
		expect(one.title).toBe('Hostile')
		expect(JSON.stringify(one)).not.toContain('javascript:')
	})

	it('with more content than a client may send shows all of it', async () => {
		const rows = Array.from({ length: 250 }, (_, index) => ({ widgets: [{ type: 'heading', content: `Row ${index}` }] }))
		const one = await pageAt(await file({ title: 'Long', content: `<p>${'x'.repeat(600_000)}</p>`, layout: { rows } }))
		expect(one.content).toHaveLength(600_007)
		expect(one.layout.rows).toEqual(rows)
	})

	it.each([
		['nothing', ''], ['half of it', '{"title":"A"'], ['a list', '[]'], ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1')],
		['a number', '5'], ['too many levels', `{"a":${'['.repeat(600)}${']'.repeat(600)}}`],
	])('that contains %s becomes a page marked as broken, which a save repairs', async (_what, text) => {
		const path = await file(text)
		const one = await pageAt(path, admin)
		expect(one).toMatchObject({
			isBroken: true,
			content: '',
			layout: { columns: 1, rows: [] },
			rawContent: expect.any(String) as string,
		})
		expect(one.title.length).toBeGreaterThan(0)
		expect(await pageAt(path)).not.toHaveProperty('rawContent')
		for (const route of ['metadata', 'content', 'breadcrumb', 'versions', 'media']) {
			expect((await call(reader, 'GET', `/api/pages/${one.id}/${route}`)).status, route).toBe(200)
		}
		const repaired = await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, {
			body: { title: 'Repaired', content: '<p>Fine</p>', baseVersion: one.baseVersion },
		})
		expect(repaired).toMatchObject({ id: one.id, uniqueId: one.uniqueId, title: 'Repaired', isBroken: false })
		expect(JSON.parse(await files.get(fileOf(one)))).toMatchObject({ id: one.id, title: 'Repaired' })
	})

	it('that breaks a page keeps the ids of the page until it is repaired', async () => {
		const one = await newPage(admin)
		folders.push(one.path)
		const whole = await files.get(fileOf(one))
		await files.put(fileOf(one), whole.slice(0, 20))
		expect(await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).toMatchObject({ id: one.id, isBroken: true })
		await files.put(fileOf(one), whole)
		expect(await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).toMatchObject({ id: one.id, isBroken: false, title: one.title })
	})

	it('that is larger than any page does no harm', async () => {
		const path = await file(`{"title":"Large","x":"${'y'.repeat(9_000_000)}"}`)
		expect(await pageAt(path)).toMatchObject({ isBroken: true })
	})
})

describe('a folder @every-host', () => {
	it('copied in Files becomes a page with new ids, and so do its subpages', async () => {
		const one = await newPage(admin)
		const child = await newPage(admin, { parentId: one.id })
		folders.push(one.path, `${one.path} (copy)`)
		await files.copy(one.path, `${one.path} (copy)`)
		const copy = await pageAt(`${one.path} (copy)`)
		expect(copy.title).toBe(one.title)
		expect([one.id, one.uniqueId]).not.toContain(copy.id)
		expect(copy.uniqueId).not.toBe(one.uniqueId)
		expect((await listed(reader)).filter(({ path }) => path.startsWith(one.path)).map(({ uniqueId }) => uniqueId))
			.toSatisfy((ids: string[]) => ids.length === 4 && new Set(ids).size === 4)
		expect(await ask<Page>(reader, 'GET', `/api/pages/${child.id}`)).toMatchObject({ path: child.path })
		await ask(editor, 'PUT', `/api/pages/${copy.id}`, { body: { title: 'The copy' } })
		expect((await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)).title).toBe(one.title)
	})

	it('renamed or moved in Files is the same page in another place', async () => {
		const [one, other] = [await newPage(admin), await newPage(admin)]
		folders.push(other.path)
		await files.move(one.path, `${other.path}/Neuer Ordner Ü`)
		const moved = await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)
		expect(moved).toMatchObject({ id: one.id, parentId: other.id, path: `${other.path}/Neuer Ordner Ü` })
		expect(await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Still there' } })).toMatchObject({
			title: 'Still there',
			path: moved.path,
		})
		expect((await newPage(admin, { parentId: one.id })).path).toMatch(new RegExp(`^${moved.path}/`))
	})

	it('deleted in Files is no longer a page', async () => {
		const one = await newPage(admin)
		await files.remove(one.path)
		expect(refusal(await call(admin, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
		expect(refusal(await call(admin, 'PUT', `/api/pages/${one.id}`, { body: { title: 'x' } }))).toBe('404 unknown_page')
		expect(await rowOf(one.path)).toBe(undefined)
	})

	it('with an empty page and a media folder accepts uploads at once', async () => {
		const one = await newPage(admin)
		folders.push(one.path)
		await files.put(`${one.path}/_media/photo.txt`, 'bytes')
		expect(await files.list(`${one.path}/_media`)).toEqual(['.nomedia', 'photo.txt'])
	})
})
