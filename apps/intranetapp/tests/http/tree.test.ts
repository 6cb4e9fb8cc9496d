// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Crumb, Page } from '@suite/schema/intranet/page'
import type { Tree, TreeNode } from '@suite/schema/intranet/structure'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { ask, call, listed, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const { session: denied } = await crew.as('denied')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: Page[] = []
let top: Page
const folder = uniqueName('bare').toLowerCase()

async function page(title: string, wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(editor, { title, ...wished })
	made.push(one)
	return one
}
const named = (name: string): Page => made.find(({ title }) => title === name) as Page
const tree = (who: Client, query = ''): Promise<Tree> => ask<Tree>(who, 'GET', `/api/pages/tree${query}`)
const branch = async (who: Client): Promise<TreeNode> => (await tree(who, `?rootPageId=${top.id}`)).tree[0] as TreeNode
const outline = (nodes: readonly TreeNode[]): unknown[] =>
	nodes.map(({ title, children }) => children.length === 0 ? title : [title, ...outline(children)])

beforeAll(async () => {
	top = await page(uniqueName('Tree'))
	const below = (parent: Page) => ({ parentId: parent.id })
	await page('Zebra', { ...below(top), order: 0 })
	await page('Item 10', below(top))
	await page('Item 9', below(top))
	await page('Émile', below(top))
	await page('Plain draft', { ...below(top), status: 'draft' })
	await page('Below the draft', below(named('Plain draft')))
	await page('Secret', below(top))
	await page('Allowed again', below(named('Secret')))
	await files.put(`${top.path}/${folder}/inside/inside.json`, JSON.stringify({ title: 'Inside' }))
	await crew.rule(named('Secret').path, { role: 'denied' }, ['-read'])
	await crew.rule(named('Allowed again').path, { role: 'denied' }, ['+read'])
})
afterAll(async () => {
	for (const { id } of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('the tree', () => {
	it('begins with the home page, and has every page below its parent', async () => {
		const answer = await tree(reader)
		expect(answer).toMatchObject({ language: 'en', rootPermissions: { canRead: true, canWrite: false } })
		expect(answer.languages).toContain('en')
		expect(answer.tree[0]).toMatchObject({ isHome: true, path: 'en', uniqueId: answer.homepageUniqueId, parentId: null })
		expect(answer.tree.find(({ id }) => id === top.id)?.children.map(({ parentId }) => parentId)).toContain(top.id)
	})

	it('sorts by order, then naturally by title, with numbers by value', async () => {
		const title = folder.replaceAll('-', ' ')
		expect(outline((await branch(editor)).children)).toEqual([
			'Zebra',
			[title[0]?.toUpperCase() + title.slice(1), 'Inside'],
			'Émile',
			'Item 9',
			'Item 10',
			['Plain draft', 'Below the draft'],
			['Secret', 'Allowed again'],
		])
	})

	it('shows a folder without a page by its name if it contains pages', async () => {
		const node = (await branch(reader)).children.find(({ isPlaceholder }) => isPlaceholder) as TreeNode
		expect(node).toMatchObject({
			uniqueId: `folder:${top.path}/${folder}`,
			fileId: null,
			parentId: null,
			permissions: { canRead: true },
		})
		expect(node.children).toMatchObject([{ title: 'Inside', parentId: null, path: `${top.path}/${folder}/inside` }])
	})

	it('reveals nothing of drafts to readers; pages below them move up', async () => {
		const text = JSON.stringify(await tree(reader))
		expect(text).not.toContain('Plain draft')
		expect(text).not.toContain(named('Plain draft').id)
		const node = (await branch(reader)).children.find(({ title }) => title === 'Below the draft')
		expect(node).toMatchObject({ parentId: null })
		expect((await listed(reader)).find(({ id }) => id === node?.id)).toMatchObject({ parentId: null })
	})

	it('reveals nothing of a page that a rule hides, but has one below it that another rule shows @every-host', async () => {
		const answer = await tree(denied)
		expect(JSON.stringify(answer)).not.toContain('"Secret"')
		expect(JSON.stringify(answer)).not.toContain(named('Secret').id)
		expect((await branch(denied)).children.find(({ title }) => title === 'Allowed again')).toMatchObject({
			id: named('Allowed again').id,
			parentId: null,
		})
		expect((await ask<Crumb[]>(denied, 'GET', `/api/pages/${named('Allowed again').id}/breadcrumb`)).map(({ title }) => title))
			.toEqual([expect.any(String), top.title, 'Allowed again'])
		expect(await ask<Page>(denied, 'GET', `/api/pages/${named('Allowed again').id}`)).toMatchObject({ parentId: null })
		expect((await listed(denied)).map(({ id }) => id)).not.toContain(named('Secret').id)
	})

	it('marks the current page, and uses the requested language', async () => {
		const zebra = named('Zebra')
		const current = (nodes: readonly TreeNode[]): string[] =>
			nodes.flatMap((node) => [...node.isCurrent ? [node.id] : [], ...current(node.children)])
		expect(current((await tree(reader, `?currentPageId=${zebra.uniqueId}`)).tree)).toEqual([zebra.id])
		expect((await tree(reader, '?language=nl')).language).toBe('nl')
	})

	it('has no branch for a page that the caller may not read', async () => {
		expect(refusal(await call(denied, 'GET', `/api/pages/tree?rootPageId=${named('Secret').id}`))).toBe('404 unknown_page')
		expect(refusal(await call(reader, 'GET', `/api/pages/tree?rootPageId=${named('Plain draft').id}`))).toBe('404 unknown_page')
		expect(refusal(await call(reader, 'GET', '/api/pages/tree?rootPageId=page-nowhere'))).toBe('404 unknown_page')
	})

	it('is empty for non-members', async () => {
		const { session } = await crew.as('outsider')
		expect(await tree(session)).toMatchObject({ tree: [], languages: [], homepageUniqueId: null, rootPermissions: { canRead: false } })
		expect(await listed(session)).toEqual([])
	})

	it('is not sent again to a caller for whom it is unchanged', async () => {
		const first = await call(reader, 'GET', '/api/pages/tree')
		const headers = { 'If-None-Match': String(first.headers.get('etag')) }
		expect((await call(reader, 'GET', '/api/pages/tree', { headers })).status).toBe(304)
		expect((await call(denied, 'GET', '/api/pages/tree', { headers })).status).toBe(200)
	})
})

describe('the list of subpages', () => {
	it('names visible subpages before a deletion, and counts hidden ones for a caller who may delete', async () => {
		const of = (who: Client, one: Page) =>
			ask<{ pages: { title: string }[], others: number }>(who, 'GET', `/api/pages/${one.id}/below`)
		expect(await of(admin, named('Secret'))).toEqual({
			pages: [{ id: named('Allowed again').id, title: 'Allowed again' }],
			others: 0,
			isDeletable: true,
			isFinal: false,
		})
		expect(await of(reader, top)).toMatchObject({ others: 0, isDeletable: false })
		expect((await of(reader, top)).pages.map(({ title }) => title)).not.toContain('Plain draft')
		expect(refusal(await call(denied, 'GET', `/api/pages/${named('Secret').id}/below`))).toBe('404 unknown_page')
	})
})
