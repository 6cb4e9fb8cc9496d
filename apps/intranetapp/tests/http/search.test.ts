// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import type { SearchHit } from '@suite/schema/intranet/search'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { ask, call, newPage, removePage } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor, user: editorId } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const { session: denied } = await crew.as('denied')
const mark = uniqueName('q').replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
const made: Page[] = []

const search = (who: Client, query: Record<string, string | number>): Promise<SearchHit[]> =>
	ask<SearchHit[]>(who, 'GET', `/api/search?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`)
const ids = async (who: Client, query: Record<string, string | number>): Promise<string[]> => (await search(who, query)).map(({ id }) => id)
async function page(wished: Record<string, unknown>): Promise<Page> {
	const one = await newPage(editor, wished)
	made.push(one)
	return one
}
const text = (content: string, heading = 'Heading') => ({ rows: [{
	columns: 1,
	widgets: [{ type: 'heading', column: 1, order: 1, content: heading, level: 2 }, { type: 'text', column: 1, order: 2, content }],
}] })
const named = (name: string): Page => made.find(({ title }) => title === name) as Page

beforeAll(async () => {
	await page({ title: `Travel ${mark}`, layout: text('Trains are the best way.') })
	await page({
		title: `Costs ${mark}`,
		parentId: named(`Travel ${mark}`).id,
		layout: text('What **travel** may cost, and _how much_ of it.', `Money for ${mark}`),
		metadata: { tags: [`tag${mark}`] },
	})
	await page({ title: `Café ${mark}`, layout: text(`Crème brûlée & <b>Brötchen</b> 東京都 ${mark}x`) })
	await page({ title: `Draft ${mark}`, status: 'draft', layout: text(`secret${mark}`) })
	await page({ title: `Hidden ${mark}`, layout: text(`hush${mark}`) })
	await page({ title: `Below the hidden ${mark}`, parentId: named(`Hidden ${mark}`).id })
	await crew.rule(named(`Hidden ${mark}`).path, { role: 'denied' }, ['-read'])
})
afterAll(async () => {
	for (const { id } of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('search', () => {
	it('finds titles, headings, tags and text, matching every term as a word prefix', async () => {
		expect(await ids(reader, { q: `tra ${mark}` })).toEqual([named(`Travel ${mark}`).id, named(`Costs ${mark}`).id])
		expect(await ids(reader, { q: `mone ${mark}` })).toEqual([named(`Costs ${mark}`).id])
		expect(await ids(reader, { q: `TAG${mark}` })).toEqual([named(`Costs ${mark}`).id])
		expect(await ids(reader, { q: `avel ${mark}` })).toEqual([])
	})

	it('ignores accents, and finds text in scripts without spaces', async () => {
		const { id } = named(`Café ${mark}`)
		for (const q of ['cafe', 'CREME BRULEE', 'brotchen', '東京', '京都', '都']) {
			expect(await ids(reader, { q: `${q} ${mark}` })).toEqual([id])
		}
	})

	it('marks matches and escapes everything else', async () => {
		const [hit] = await search(reader, { q: `cafe ${mark} bro` })
		expect(hit).toMatchObject({ title: `Café ${mark}`, markedTitle: `<mark>Café</mark> <mark>${mark}</mark>` })
		expect(hit?.excerpt).toContain('<mark>Brö</mark>tchen')
		expect(hit?.excerpt).not.toMatch(/<(?!\/?mark>)|&(?!amp;|lt;|gt;|quot;|apos;)/)
		const [below] = await search(reader, { q: `costs ${mark}` })
		expect(below).toMatchObject({
			path: named(`Costs ${mark}`).path,
			trail: [`Travel ${mark}`],
			language: 'en',
			author: named(`Costs ${mark}`).author,
			status: 'published',
		})
		expect(below?.author?.id).toBe(editorId)
	})

	it('keeps the parts of a page apart in excerpts, here and in news @every-host', async () => {
		const word = `parts${mark}`
		const table = '| Day | Hour |\n| --- | --- |\n| Monday | nine\\|ten |'
		const one = await page({
			title: `Parts ${mark}`,
			layout: text(`Bring to ${word}:\n- a pen\n- *paper*\n\n${table}\n\nIt is\nlate.\n\nEnd`, 'Meeting'),
		})
		const rest = 'a pen · paper · Day · Hour · Monday · nine|ten · It is late. End'
		const [hit] = await search(reader, { q: word })
		expect(hit?.excerpt).toBe(`Meeting · Bring to <mark>${word}</mark>: ${rest}`)
		const news = await ask<{ id: string, excerpt: string }[]>(reader, 'GET', '/api/news?limit=20')
		expect(news.find(({ id }) => id === one.id)?.excerpt).toBe(`Bring to ${word}: ${rest}`)
		await removePage(admin, one.id)
	})

	it('filters by language, section, author and day', async () => {
		const q = `${mark}`
		const all = await ids(reader, { q })
		expect(all).toHaveLength(5)
		expect(await ids(reader, { q, language: 'nl' })).toEqual([])
		expect((await ids(reader, { q, section: named(`Travel ${mark}`).id })).sort()).toEqual(
			[named(`Travel ${mark}`).id, named(`Costs ${mark}`).id].sort(),
		)
		expect(await ids(reader, { q, section: 'page-nowhere' })).toEqual([])
		expect(await ids(reader, { q, author: 'somebody' })).toEqual([])
		expect(await ids(reader, { q, author: editorId })).toHaveLength(5)
		expect(await ids(reader, { q, since: '2100-01-01' })).toEqual([])
		expect(await ids(reader, { q, since: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })).toHaveLength(5)
	})

	it('continues where it left off, without omissions', async () => {
		const all = await ids(reader, { q: mark })
		const pages = [
			await ids(reader, { q: mark, limit: 2 }),
			await ids(reader, { q: mark, limit: 2, offset: 2 }),
			await ids(reader, { q: mark, limit: 2, offset: 4 }),
		]
		expect(pages.flat()).toEqual(all)
	})

	it('reveals nothing the caller may not read, and still fills every result page @every-host', async () => {
		expect(await ids(reader, { q: `secret${mark}` })).toEqual([])
		expect(await ids(editor, { q: `secret${mark}` })).toEqual([named(`Draft ${mark}`).id])
		expect(await ids(denied, { q: `hush${mark}` })).toEqual([])
		expect(await ids(denied, { q: mark, limit: 3 })).toHaveLength(3)
		expect(await ids(denied, { q: mark, section: named(`Hidden ${mark}`).id })).toEqual([])
		expect(await ids((await crew.as('outsider')).session, { q: mark })).toEqual([])
		await crew.rule(named(`Below the hidden ${mark}`).path, { role: 'denied' }, ['+read'])
		const [hit] = await search(denied, { q: `below ${mark}` })
		expect(hit).toMatchObject({ id: named(`Below the hidden ${mark}`).id, trail: [] })
	})

	it('takes special characters literally', async () => {
		for (const q of ['%', '_', '...', ' ', '*', '\\']) {
			expect(await ids(reader, { q })).toEqual([])
		}
		expect(await ids(reader, { q: `${mark.slice(0, 3)}%` })).not.toContain('home-en')
		expect((await call(reader, 'GET', `/api/search?q=${'x'.repeat(501)}`)).status).toBe(400)
		expect((await call(reader, 'GET', '/api/search')).status).toBe(400)
		expect(await ids(reader, { query: `cafe ${mark}` })).toHaveLength(1)
	})

	it('no longer finds deleted pages', async () => {
		const one = await page({ title: `Short-lived ${mark}` })
		expect(await ids(reader, { q: `short ${mark}` })).toEqual([one.id])
		await removePage(admin, one.id)
		expect(await ids(reader, { q: `short ${mark}` })).toEqual([])
	})

	it('is part of the unified search of Nextcloud @every-host', async () => {
		interface Found { ocs: { data: { entries: { title: string, subline: string, resourceUrl: string }[], cursor: number | null } } }
		const find = async (who: Client, term: string) => ((await who.expect(
			'GET',
			`/ocs/v2.php/search/providers/intranetapp/search?format=json&limit=2&term=${encodeURIComponent(term)}`,
			{ headers: { 'OCS-APIRequest': 'true' } },
		)).json as Found).ocs.data
		const { entries: [entry] } = await find(reader, `cafe ${mark}`)
		expect(entry).toMatchObject({ title: `Café ${mark}` })
		expect(entry?.resourceUrl).toMatch(new RegExp(`/apps/intranetapp/p/${named(`Café ${mark}`).uniqueId}$`))
		expect((await find(reader, mark)).cursor).toBe(2)
		expect((await find(denied, `hush${mark}`)).entries).toEqual([])
	})
})
