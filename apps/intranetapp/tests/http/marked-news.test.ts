// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import type { NewsItem } from '@suite/schema/intranet/search'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { ask, call, fileOf, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const { session: denied } = await crew.as('denied')
const files = siteFiles(await crew.as('admin'), crew.site)
type Query = Record<string, string | number>
const news = (who: Client, query: Query): Promise<NewsItem[]> => ask<NewsItem[]>(who, 'GET', '/api/news', { query })
const titles = async (who: Client, query: Query): Promise<string[]> => (await news(who, query)).map(({ title }) => title)
const change = (page: Page, body: object): Promise<Page> => ask<Page>(admin, 'PUT', `/api/pages/${page.id}`, { body })
const hide = (page: Page) => crew.rule(page.path, { role: 'denied' }, ['-read', '-write', '-create', '-delete', '-share'])
/** A section with pages that were published on a day of January 2025; its pages are asked for by its path. */
async function section(metadata: object = {}) {
	const top = await newPage(admin, { title: uniqueName('Section'), metadata })
	const put = async (title: string, day: number, more: object = {}): Promise<Page> => {
		const name = title.toLowerCase()
		await files.put(`${top.path}/${name}/${name}.json`, JSON.stringify({
			uniqueId: `page-${name}-${top.id}`, title, createdAt: '2024-01-01T00:00:00Z',
			updatedAt: `2025-03-${String(20 - day).padStart(2, '0')}T00:00:00Z`,
			publishedAt: `2025-01-${String(day).padStart(2, '0')}T00:00:00Z`, layout: { rows: [] }, ...more,
		}))
		return ask<Page>(admin, 'GET', `/api/pages/page-${name}-${top.id}`)
	}
	return { top, put, marked: { sourcePath: top.path, marked: 'true' } }
}

describe('marked news', () => {
	const made: Page[] = []
	const fresh = async (metadata: object = {}) => {
		const one = await section(metadata)
		made.push(one.top)
		return one
	}
	afterAll(async () => {
		for (const { id } of made) {
			await removePage(admin, id)
		}
	})

	it('are the marked pages alone, pinned ones first, then by date of publication, whatever order is asked for @every-host', async () => {
		const { put, top, marked } = await fresh()
		await put('Old', 1, { metadata: { news: 'page' } })
		await put('Handbook', 9)
		await put('New', 3, { metadata: { news: 'page' } })
		await put('Pinned', 2, { metadata: { news: 'page', pinned: true } })
		expect(await titles(reader, marked)).toEqual(['Pinned', 'New', 'Old'])
		expect(await titles(reader, { ...marked, sortBy: 'title', sortOrder: 'desc', limit: 2 })).toEqual(['Pinned', 'New'])
		expect((await news(reader, marked)).map(({ date, pinned }) => [date, pinned])).toEqual([
			['2025-01-02T00:00:00Z', true], ['2025-01-03T00:00:00Z', false], ['2025-01-01T00:00:00Z', false],
		])
		const plain = await news(reader, { sourcePath: top.path })
		expect(plain.map(({ title }) => title)).toEqual(['Old', 'Pinned', 'New', 'Handbook'])
		expect(plain.every((item) => !('pinned' in item))).toBe(true)
		expect(await titles(reader, { sourcePath: top.path, marked: 'false' })).toEqual(await titles(reader, { sourcePath: top.path }))
		expect(refusal(await call(reader, 'GET', '/api/news?marked=maybe'))).toContain('400')
	})

	it('are the pages on every level below a marked section, without the page of the section', async () => {
		const { put, top, marked } = await fresh({ news: 'section', pinned: true })
		const year = await put('Year', 1)
		await newPage(admin, { title: 'Below', parentId: year.id })
		expect(await titles(reader, marked)).toEqual(['Below', 'Year'])
		expect(await titles(reader, { sourcePath: year.path, marked: 'true' })).toEqual(['Below'])
		expect(await titles(reader, { marked: 'true', sourcePageId: top.id })).toEqual(['Below', 'Year'])
		// A section inside a section changes nothing, and a page is listed once.
		await change(year, { metadata: { news: 'section' } })
		await put('Both', 2, { metadata: { news: 'page' } })
		expect(await titles(reader, marked)).toEqual(['Below', 'Both', 'Year'])
		await change(top, { metadata: { news: null } })
		expect(await titles(reader, marked)).toEqual(['Below', 'Both'])
	})

	it('are what is shown without marks, where nothing is marked', async () => {
		const { put, top, marked } = await fresh()
		await put('One', 1)
		await put('Two', 2)
		await put('Draft', 3, { status: 'draft', metadata: { news: 'page' } })
		const orders: Query[] = [{}, { sortBy: 'title', sortOrder: 'desc' }, { sortBy: 'created' }]
		for (const query of orders) {
			expect(await news(editor, { ...marked, ...query })).toEqual(await news(editor, { sourcePath: top.path, ...query }))
		}
		// A marked section without pages is marked.
		await newPage(admin, { title: 'Empty section', parentId: top.id, metadata: { news: 'section' } })
		expect(await titles(reader, marked)).toEqual([])
	})

	it('never show drafts or what the caller may not read, and do not tell that it is marked', async () => {
		const { put, top, marked } = await fresh()
		await put('Draft', 3, { status: 'draft', metadata: { news: 'page' } })
		await put('Plain', 1)
		await hide(await put('Hidden', 4, { metadata: { news: 'page', pinned: true } }))
		expect(await titles(admin, marked)).toEqual(['Hidden'])
		expect(await titles(denied, marked)).toEqual(await titles(denied, { sourcePath: top.path }))
		expect(await titles(denied, marked)).toEqual(['Plain'])
		await put('Shown', 2, { metadata: { news: 'page' } })
		expect(await titles(denied, { ...marked, limit: 1 })).toEqual(['Shown'])
		expect(await titles((await crew.as('outsider')).session, marked)).toEqual([])
	})

	it('are not reordered by a change, and keep the date of their first publication', async () => {
		const { put, top, marked } = await fresh({ news: 'section' })
		const old = await put('Old', 1)
		await put('New', 2)
		await change(old, { layout: { rows: [] } })
		expect(await titles(reader, marked)).toEqual(['New', 'Old'])
		const draft = await newPage(editor, { title: 'Latest', parentId: top.id, status: 'draft' })
		expect(draft.publishedAt).toBeUndefined()
		const published = await change(draft, { status: 'published', publishedAt: '2001-01-01T00:00:00Z' })
		expect(Date.parse(String(published.publishedAt))).toBeGreaterThanOrEqual(Date.parse(draft.createdAt))
		const again = JSON.parse(await files.get(fileOf(published))) as Page
		expect(again.publishedAt).toBe(published.publishedAt)
		await files.put(fileOf(published), JSON.stringify({ ...again, publishedAt: '2025-01-03T00:00:00Z' }))
		await change(draft, { status: 'draft' })
		expect((await change(draft, { status: 'published' })).publishedAt).toBe('2025-01-03T00:00:00Z')
		expect(await titles(reader, marked)).toEqual(['Latest', 'New', 'Old'])
	})

	it('count as published when they were created, if they are older than the date of publication', async () => {
		const { put, marked } = await fresh({ news: 'section' })
		const old = await put('Old', 1, { publishedAt: undefined })
		await put('New', 1)
		expect(await titles(reader, marked)).toEqual(['New', 'Old'])
		expect((await news(reader, marked)).at(-1)?.date).toBe('2024-01-01T00:00:00Z')
		await change(old, { status: 'draft' })
		expect((await change(old, { status: 'published' })).publishedAt).toBe('2024-01-01T00:00:00Z')
	})

	it.each([{ news: 'yes' }, { news: true }, { pinned: 'yes' }])('are not marked by %j', async (metadata) => {
		const { top, marked, put } = await fresh()
		expect((await call(admin, 'PUT', `/api/pages/${top.id}`, { body: { metadata } })).status).toBe(400)
		await put('Byhand', 1, { metadata })
		await put('Other', 2)
		expect(await titles(reader, marked)).toEqual(['Byhand', 'Other'])
	})
})

describe('marked news on the dashboard', () => {
	let page: Page
	beforeAll(async () => {
		page = await newPage(admin, { title: uniqueName('Announcement'), metadata: { news: 'page', pinned: true } })
		await newPage(admin, { title: uniqueName('Handbook') })
	})
	afterAll(() => removePage(admin, page.id))

	it('are its first items, and no unmarked page is among them @every-host', async () => {
		interface Items { ocs: { data: Record<string, { items: { title: string }[] }> } }
		const { intranetapp } = ((await reader.expect(
			'GET',
			'/ocs/v2.php/apps/dashboard/api/v2/widget-items?format=json&widgets[]=intranetapp&limit=30',
			{ headers: { 'OCS-APIRequest': 'true' } },
		)).json as Items).ocs.data
		const shown = (intranetapp?.items ?? []).map(({ title }) => title)
		expect(shown).toEqual(await titles(reader, { marked: 'true', limit: 30 }))
		expect(shown).toContain(page.title)
		expect(shown.some((title) => title.startsWith('Handbook'))).toBe(false)
	})
})
