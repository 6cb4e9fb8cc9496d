// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import type { Tree, TreeNode } from '@suite/schema/intranet/structure'
import { uniqueName } from '@suite/fixtures/accounts'
import { ask, call, fileOf, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(admin, wished)
	made.push(one.id)
	return one
}
const read = (one: Page, by = admin) => ask<Page>(by, 'GET', `/api/pages/${one.id}`)
const move = (body: object, by = admin) => call(by, 'POST', '/api/pages/move', { body })
const reorder = (body: object, by = admin) => call(by, 'POST', '/api/pages/reorder', { body })
const versions = async (one: Page) => (await ask<unknown[]>(admin, 'GET', `/api/pages/${one.id}/versions`)).length

/** Ids of the pages below a page, in tree order. */
async function below(one: Page, by = admin): Promise<string[]> {
	const { tree } = await ask<Tree>(by, 'GET', '/api/pages/tree', { query: { rootPageId: one.id } })
	return (tree[0]?.children ?? []).map(({ id }: TreeNode) => id)
}

afterAll(async () => {
	for (const id of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('moving a page', () => {
	it('takes along its subpages and their media, and keeps ids and text @every-host', async () => {
		const [from, to] = [await page(), await page()]
		const one = await page({ parentId: from.id, title: uniqueName('Team'), content: '<p>Text</p>' })
		const child = await page({ parentId: one.id })
		const grandchild = await page({ parentId: child.id })
		await files.put(`${child.path}/_media/a.txt`, 'kept')
		expect((await move({ pageId: one.id, targetParentId: to.id })).json).toEqual({ success: true })
		const moved = await read(one)
		expect(moved).toMatchObject({
			id: one.id,
			fileId: one.fileId,
			parentId: to.id,
			path: `${to.path}/${one.path.split('/').at(-1)}`,
			content: '<p>Text</p>',
			baseVersion: one.baseVersion,
		})
		expect((await read(grandchild)).breadcrumb.map(({ id }) => id)).toEqual(['home-en', to.id, one.id, child.id, grandchild.id])
		expect(await files.get(`${moved.path}/${child.path.split('/').at(-1)}/_media/a.txt`)).toBe('kept')
		expect(await files.has(one.path)).toBe(false)
		expect(await below(from)).toEqual([])
		expect((await read(grandchild, reader)).title).toBe(grandchild.title)
	})

	it('puts it at the top level of its language with a null or missing target', async () => {
		const above = await page()
		for (const target of [{ targetParentId: null }, { targetParentId: '' }, {}, { targetParentId: 'home' }]) {
			const one = await page({ parentId: above.id })
			expect((await move({ pageId: one.id, ...target })).status).toBe(200)
			expect(await read(one)).toMatchObject({ parentId: null, path: `en/${one.path.split('/').at(-1)}` })
		}
	})

	it('gives it another folder name if its own is taken, and renames the page file to match', async () => {
		const to = await page()
		const title = uniqueName('Same')
		const [there, one] = [await page({ parentId: to.id, title }), await page({ title })]
		expect((await move({ pageId: one.id, targetParentId: to.id })).status).toBe(200)
		const moved = await read(one)
		expect([moved.path, moved.fileId, moved.title]).toEqual([`${there.path}-2`, one.fileId, title])
		expect(JSON.parse(await files.get(fileOf(moved)))).toMatchObject({ uniqueId: one.uniqueId })
		expect((await read(there)).title).toBe(title)
		expect((await ask<Page>(admin, 'PUT', `/api/pages/${one.id}`, { body: { content: '<p>After</p>' } })).path).toBe(moved.path)
	})

	it('puts it last, or at the given position', async () => {
		const to = await page()
		const [a, b, c] = [
			await page({ parentId: to.id, order: 0 }),
			await page({ parentId: to.id, order: 1 }),
			await page({ parentId: to.id, title: 'ZZZ' }),
		]
		const [last, second] = [await page({ order: 0, title: 'zzzz last' }), await page()]
		await move({ pageId: last.id, targetParentId: to.id })
		expect(await below(to)).toEqual([a.id, b.id, c.id, last.id])
		await move({ pageId: second.id, targetParentId: to.id, position: 1 })
		expect(await below(to)).toEqual([a.id, second.id, b.id, c.id, last.id])
		await move({ pageId: last.id, targetParentId: to.id, position: 0 })
		expect(await below(to)).toEqual([last.id, a.id, second.id, b.id, c.id])
		await move({ pageId: last.id, targetParentId: to.id, position: 2_000 })
		expect((await below(to)).at(-1)).toBe(last.id)
	})

	it('is refused into or below itself, too deep, for a home page and to a missing target', async () => {
		const one = await page()
		const child = await page({ parentId: one.id })
		expect(refusal(await move({ pageId: one.id, targetParentId: one.id }))).toBe('400 into_itself')
		expect(refusal(await move({ pageId: one.id, targetParentId: child.id }))).toBe('400 into_itself')
		expect(refusal(await move({ pageId: 'home', targetParentId: one.id }))).toBe('400 home_protected')
		expect(refusal(await move({ pageId: one.id, targetParentId: 'page-nowhere' }))).toBe('404 unknown_parent')
		expect(refusal(await move({ pageId: 'page-nowhere', targetParentId: one.id }))).toBe('404 unknown_page')
		let deep = await page()
		for (let level = 2; level <= 9; level++) {
			deep = await page({ parentId: deep.id })
		}
		expect(refusal(await move({ pageId: one.id, targetParentId: deep.id }))).toBe('400 too_deep')
		expect((await move({ pageId: child.id, targetParentId: deep.id })).status).toBe(200)
		expect(await read(one)).toMatchObject({ path: one.path })
	})

	it('is refused into the tree of another language', async () => {
		await crew.occ(['intranetapp:setup', '--language', 'nl'])
		const [here, there] = [await page(), await page({ language: 'nl' })]
		expect(there.path).toMatch(/^nl\//)
		expect(refusal(await move({ pageId: here.id, targetParentId: there.id }))).toBe('409 other_language')
		expect(refusal(await move({ pageId: here.id, targetParentId: 'home-nl' }))).toBe('409 other_language')
	})

	it('requires permission to delete at the source and to create at the target', async () => {
		const [from, to] = [await page(), await page()]
		const one = await page({ parentId: from.id })
		await crew.rule(from.path, { role: 'editor' }, ['-delete'])
		expect(refusal(await move({ pageId: one.id, targetParentId: to.id }, editor))).toBe('403 not_allowed')
		await crew.rule(from.path, { role: 'editor' }, [])
		await crew.rule(to.path, { role: 'editor' }, ['-create'])
		expect(refusal(await move({ pageId: one.id, targetParentId: to.id }, editor))).toBe('403 not_allowed')
		expect(refusal(await move({ pageId: one.id, targetParentId: to.id }, reader))).toBe('403 not_allowed')
		await crew.rule(to.path, { role: 'denied' }, ['-read'])
		const { session: denied } = await crew.as('denied')
		expect(refusal(await move({ pageId: one.id, targetParentId: to.id }, denied))).toBe('404 unknown_parent')
		await crew.rule(one.path, { role: 'denied' }, ['-read'])
		expect(refusal(await move({ pageId: one.id, targetParentId: null }, denied))).toBe('404 unknown_page')
		expect(await read(one)).toMatchObject({ path: one.path })
	})

	it('to where it already is requires permission to write it', async () => {
		const one = await newPage(editor)
		const body = { pageId: one.id, targetParentId: null }
		expect([refusal(await move(body, reader)), (await move(body, editor)).status]).toEqual(['403 not_allowed', 200])
	})

	it('and another into each other at once leaves both in the tree', async () => {
		const [a, b] = [await page(), await page()]
		const replies = await Promise.all([move({ pageId: a.id, targetParentId: b.id }), move({ pageId: b.id, targetParentId: a.id })])
		expect(replies.map(refusal).sort()).toEqual(['200', '400 into_itself'])
		const paths = [(await read(a)).path, (await read(b)).path]
		expect(paths.filter((path) => path.split('/').length === 2)).toHaveLength(1)
	})

	it('and seven others of the same name to one target at once gives each its own folder', async () => {
		const to = await page()
		const pages = await Promise.all(Array.from({ length: 8 }, async () => page({ parentId: (await page()).id, title: 'Gathered' })))
		const replies = await Promise.all(pages.map(({ id }) => move({ pageId: id, targetParentId: to.id })))
		expect(replies.map(({ status }) => status)).toEqual(pages.map(() => 200))
		expect(new Set(await below(to))).toEqual(new Set(pages.map(({ id }) => id)))
		expect(new Set((await Promise.all(pages.map((one) => read(one)))).map(({ path }) => path)).size).toBe(8)
	})
})

describe('ordering pages', () => {
	it('writes their order, changes nothing else, and creates no versions @every-host', async () => {
		const above = await page()
		const [a, b, c] = [
			await page({ parentId: above.id, title: 'A' }),
			await page({ parentId: above.id, title: 'B' }),
			await page({ parentId: above.id, title: 'C' }),
		]
		expect(await below(above)).toEqual([a.id, b.id, c.id])
		expect((await reorder({ parentId: above.id, orderedIds: [c.id, a.uniqueId, b.id] })).json).toEqual({ success: true })
		expect(await below(above)).toEqual([c.id, a.id, b.id])
		expect(JSON.parse(await files.get(fileOf(c)))).toMatchObject({ order: 0, title: 'C' })
		expect(await read(b)).toMatchObject({ order: 2, baseVersion: b.baseVersion, updatedAt: b.updatedAt })
		expect(await versions(b)).toBe(0)
		const before = await read(c)
		await reorder({ parentId: above.id, orderedIds: [c.id, b.id, a.id] })
		expect(await read(c)).toEqual(before)
	})

	it('skips ids of other or unknown pages, and puts pages not named last', async () => {
		const [above, elsewhere] = [await page(), await page()]
		const [a, b, c] = [
			await page({ parentId: above.id, title: 'A' }),
			await page({ parentId: above.id, title: 'B' }),
			await page({ parentId: above.id, title: 'C' }),
		]
		expect((await reorder({ parentId: above.id, orderedIds: ['home', 'page-nowhere', elsewhere.id, c.id, c.id] })).status).toBe(200)
		expect(await below(above)).toEqual([c.id, a.id, b.id])
		expect((await read(elsewhere)).order).toBe(null)
		expect((await ask<Page>(admin, 'GET', '/api/pages/home')).order).toBe(null)
	})

	it('requires permission to change the parent page', async () => {
		const above = await page()
		const one = await page({ parentId: above.id })
		expect(refusal(await reorder({ parentId: above.id, orderedIds: [one.id] }, reader))).toBe('403 not_allowed')
		await crew.rule(above.path, { role: 'editor' }, ['-write'])
		expect(refusal(await reorder({ parentId: above.id, orderedIds: [one.id] }, editor))).toBe('403 not_allowed')
		await crew.rule(above.path, { role: 'editor' }, [])
		expect((await reorder({ parentId: above.id, orderedIds: [one.id] }, editor)).status).toBe(200)
		expect(refusal(await reorder({ orderedIds: [above.id] }, reader))).toBe('403 not_allowed')
		expect(refusal(await reorder({ parentId: 'page-nowhere', orderedIds: [one.id] }))).toBe('404 unknown_parent')
	})

	it.each([
		[{}],
		[{ orderedIds: [] }],
		[{ orderedIds: 'a' }],
		[{ orderedIds: [5] }],
		[{ orderedIds: [''] }],
		[{ orderedIds: Array.from({ length: 2_001 }, (_, index) => `page-${index}`) }],
	])('is refused for %j', async (body) => {
		expect(refusal(await reorder(body))).toBe('400 invalid_input')
	})
})

describe('a new title', () => {
	it('does not move the folder', async () => {
		const one = await page()
		expect(await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Something else' } })).toMatchObject({
			title: 'Something else',
			path: one.path,
		})
	})
})
