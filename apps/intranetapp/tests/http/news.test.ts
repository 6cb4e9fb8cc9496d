// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import type { NewsItem } from '@suite/schema/intranet/search'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { ask, call, newPage, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin, user: adminId } = await crew.as('admin')
const { session: reader } = await crew.as('reader')
const { session: denied } = await crew.as('denied')
const files = siteFiles(await crew.as('admin'), crew.site)
let top: Page
const news = (who: Client, query: Record<string, string | number> = {}): Promise<NewsItem[]> => ask<NewsItem[]>(
	who,
	'GET',
	`/api/news?${new URLSearchParams(Object.entries({ sourcePath: top.path, ...query }).map(([name, value]) => [name, String(value)]))}`,
)
const titles = async (who: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
	(await news(who, query)).map(({ title }) => title)
/** Creates a page with times of its own. */
const put = (name: string, title: string, day: number, more: object = {}) => files.put(`${top.path}/${name}/${name}.json`, JSON.stringify({
	uniqueId: `page-${name}-${top.id}`, title, createdAt: `2025-01-${String(20 - day).padStart(2, '0')}T00:00:00Z`,
	updatedAt: `2025-02-${String(day).padStart(2, '0')}T00:00:00Z`,
	layout: { rows: [{ columns: 1, widgets: [
		{ type: 'text', column: 1, order: 1, content: `The **first** words of ${title}, and then some more of them` },
		{ type: 'image', column: 1, order: 2, src: 'photo one.jpg' },
	] }] },
	...more,
}))

beforeAll(async () => {
	top = await newPage(admin, { title: uniqueName('News') })
	await put('alpha', 'Alpha', 1, { createdBy: adminId })
	await put('bravo', 'Bravo', 3, { createdBy: 'no-such-account' })
	await put('charlie', 'Charlie', 2)
	await put('hidden', 'Hidden', 5)
	await put('draft', 'Draft', 6, { status: 'draft' })
	await crew.rule(`${top.path}/hidden`, { role: 'denied' }, ['-read'])
})
afterAll(async () => {
	await removePage(admin, top.id)
})

describe('news', () => {
	it('are the published pages below a path or page, most recently changed first', async () => {
		expect(await titles(reader)).toEqual(['Hidden', 'Bravo', 'Charlie', 'Alpha'])
		expect(await titles(admin)).toEqual(['Hidden', 'Bravo', 'Charlie', 'Alpha'])
		expect(await titles(reader, { sourcePath: `/${top.path.slice(3)}/` })).toEqual(['Hidden', 'Bravo', 'Charlie', 'Alpha'])
		expect(await titles(reader, { sourcePath: '', sourcePageId: top.uniqueId })).toEqual(['Hidden', 'Bravo', 'Charlie', 'Alpha'])
	})

	it('name their authors as the pages do, and deleted accounts by id', async () => {
		const found = new Map((await news(reader)).map(({ title, author }) => [title, author]))
		const page = await ask<Page>(reader, 'GET', `/api/pages/page-alpha-${top.id}`)
		expect([found.get('Alpha'), found.get('Bravo'), found.get('Charlie')]).toEqual([
			page.author,
			{ id: 'no-such-account', name: 'no-such-account' },
			null,
		])
		expect(page.author?.id).toBe(adminId)
	})

	it('omit what the caller may not read before the limit applies', async () => {
		expect(await titles(denied, { limit: 2 })).toEqual(['Bravo', 'Charlie'])
		expect(await titles(denied, { sourcePath: '', sourcePageId: `page-hidden-${top.id}` })).toEqual([])
		expect(await titles((await crew.as('outsider')).session)).toEqual([])
	})

	it('are sorted as requested', async () => {
		expect(await titles(reader, { sortBy: 'created' })).toEqual(['Alpha', 'Charlie', 'Bravo', 'Hidden'])
		expect(await titles(reader, { sortBy: 'modified', sortOrder: 'asc', limit: 2 })).toEqual(['Alpha', 'Charlie'])
		expect(await titles(reader, { sortBy: 'title' })).toEqual(['Alpha', 'Bravo', 'Charlie', 'Hidden'])
		expect(await titles(denied, { sortBy: 'title', sortOrder: 'desc', limit: 2 })).toEqual(['Charlie', 'Bravo'])
	})

	it('have a plain-text excerpt, cut at a word, and the URL of the picture', async () => {
		const [item] = await news(reader, { excerptLength: 30, limit: 1 })
		expect(item).toMatchObject({
			title: 'Hidden',
			date: '2025-02-05T00:00:00Z',
			createdAt: '2025-01-15T00:00:00Z',
			language: 'en',
			path: `${top.path}/hidden`,
		})
		expect(item?.excerpt).toBe('The first words of Hidden…')
		expect(item?.image).toMatch(/\/apps\/intranetapp\/api\/pages\/[^/]+\/media\/photo%20one\.jpg$/)
		expect((await news(reader, { excerptLength: 0, limit: 1 }))[0]?.excerpt).toBe('')
	})

	it('include all pages of the language except the home page when no source is given', async () => {
		const all = await ask<NewsItem[]>(reader, 'GET', '/api/news?limit=50')
		expect(all.every(({ path }) => path.startsWith('en/'))).toBe(true)
		expect(await ask<NewsItem[]>(reader, 'GET', '/api/news?language=xx')).toEqual([])
		expect((await call(reader, 'GET', '/api/news?limit=51')).status).toBe(400)
	})

	it('appear on the dashboard @every-host', async () => {
		interface Items { ocs: { data: Record<string, { items: { title: string, link: string }[] }> } }
		const of = async (who: Client) => ((await who.expect(
			'GET',
			'/ocs/v2.php/apps/dashboard/api/v2/widget-items?format=json&widgets[]=intranetapp&limit=7',
			{ headers: { 'OCS-APIRequest': 'true' } },
		)).json as Items).ocs.data.intranetapp?.items ?? []
		const shown = await of(reader)
		expect(shown.length).toBeGreaterThan(0)
		expect(shown[0]?.link).toContain('/apps/intranetapp/p/')
		expect(await of((await crew.as('outsider')).session)).toEqual([])
	})
})
