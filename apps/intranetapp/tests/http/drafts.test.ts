// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Draft, DraftBase, DraftMark, DraftSummary } from '@suite/schema/intranet/draft'
import { limits } from '@suite/schema/intranet/limits'
import type { Page } from '@suite/schema/intranet/page'
import type { Start } from '@suite/schema/intranet/state'
import { ask, call, newPage, refusal, removePage } from './intranet.ts'
import { people } from './people.ts'
import { purge, restore } from './trash.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const made: string[] = []

async function page(wished: Record<string, unknown> = {}): Promise<Page> {
	const one = await newPage(admin, wished)
	made.push(one.id)
	return one
}
const draft = (one: Page, by = editor) => ask<Draft>(by, 'GET', `/api/pages/${one.id}/draft`)
const keep = (one: Page, body: object, by = editor) => call(by, 'PUT', `/api/pages/${one.id}/draft`, {
	body: { baseVersion: one.baseVersion, ...body },
})

afterAll(async () => {
	for (const id of made) {
		await removePage(admin, id)
	}
})

describe('the draft of an author', () => {
	it('is stored as written, and replaced by the next one', async () => {
		const one = await page()
		expect(await draft(one)).toEqual({ draft: null })
		const written = {
			title: 'Half a ti',
			layout: { rows: [{ widgets: [{ type: 'text', content: 'Half a', x: {}, y: [] }] }] },
			metadata: {},
		}
		const kept = (await keep(one, { page: written })).json as Draft
		expect(kept.draft).toMatchObject({ page: written, baseVersion: one.baseVersion })
		expect(await draft(one)).toEqual(kept)
		await keep(one, { page: { title: '' } })
		expect((await draft(one)).draft?.page).toEqual({ title: '' })
	})

	it('is private to its author, and the page shows nothing of it', async () => {
		const one = await page({ title: 'Shown' })
		await keep(one, { page: { title: 'Secret' } })
		expect(await draft(one, admin)).toEqual({ draft: null })
		expect(await draft(one, reader)).toEqual({ draft: null })
		expect(await ask<Page>(editor, 'GET', `/api/pages/${one.id}`)).toMatchObject({ title: 'Shown', baseVersion: one.baseVersion })
		await keep(one, { page: { title: 'Another' } }, admin)
		expect((await draft(one)).draft?.page).toEqual({ title: 'Secret' })
	})

	it('is discarded by its author alone', async () => {
		const one = await page()
		await keep(one, { page: { title: 'Mine' } })
		expect(await ask(admin, 'DELETE', `/api/pages/${one.id}/draft`)).toEqual({ success: true })
		expect((await draft(one)).draft).not.toBe(null)
		expect(await ask(editor, 'DELETE', `/api/pages/${one.id}/draft`)).toEqual({ success: true })
		expect(await ask(editor, 'DELETE', `/api/pages/${one.id}/draft`)).toEqual({ success: true })
		expect(await draft(one)).toEqual({ draft: null })
	})

	it('is removed once its author publishes the work; drafts of others stay', async () => {
		const one = await page()
		await keep(one, { page: { title: 'Mine' } })
		await keep(one, { page: { title: 'Theirs' } }, admin)
		const layout = { columns: 1, rows: [] }
		const stale = await call(editor, 'PUT', `/api/pages/${one.id}`, { body: { layout, baseVersion: 'another' } })
		expect([refusal(stale), (await draft(one)).draft?.page]).toEqual(['409 stale_version', { title: 'Mine' }])
		const published =
			await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Mine', layout, baseVersion: one.baseVersion } })
		expect([published.title, await draft(one)]).toEqual(['Mine', { draft: null }])
		expect((await draft(one, admin)).draft?.page).toEqual({ title: 'Theirs' })
	})

	it('stays when its author changes something else on the page', async () => {
		const one = await page()
		await keep(one, { page: { title: 'Mine' } })
		await ask(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Renamed' } })
		await ask(editor, 'PUT', `/api/pages/${one.id}/metadata`, { body: { tags: ['kept'] } })
		expect((await draft(one)).draft?.page).toEqual({ title: 'Mine' })
	})

	it('is available only to users who may write to the page', async () => {
		const one = await page()
		expect(refusal(await keep(one, { page: {} }, reader))).toBe('403 not_allowed')
		await crew.rule(one.path, { role: 'denied' }, ['-read'])
		const { session: denied } = await crew.as('denied')
		for (const method of ['GET', 'PUT', 'DELETE']) {
			expect(refusal(
				await call(denied, method, `/api/pages/${one.id}/draft`, method === 'PUT' ? { body: { page: {}, baseVersion: '0' } } : {}),
			))
				.toBe('404 unknown_page')
		}
	})

	it('is refused if malformed', async () => {
		const one = await page()
		expect(refusal(await call(editor, 'PUT', `/api/pages/${one.id}/draft`, { body: { page: {} } }))).toBe('400 invalid_input')
		expect(refusal(await keep(one, { page: { layout: [] } }))).toBe('400 invalid_input')
		expect(refusal(await keep(one, { page: {}, other: 1 }))).toBe('400 invalid_input')
		expect(await draft(one)).toEqual({ draft: null })
	})

	it('stays while its page is in the trash bin, and is deleted with the page for good @every-host', async () => {
		const member = await crew.as('admin')
		const above = await page()
		const one = await page({ parentId: above.id })
		const [folder] = above.path.split('/').slice(-1)
		const left = async () =>
			(JSON.parse((await crew.occ(['intranetapp:check', '--output', 'json'], { mayFail: true })).stdout) as { purged: number }).purged
		await keep(one, { page: { title: 'Unfinished' } })
		await ask(admin, 'DELETE', `/api/pages/${above.id}`)
		await crew.occ(['intranetapp:check', '--repair'], { mayFail: true })
		await restore(member, crew.host.url, String(folder))
		expect((await draft(one)).draft?.page).toEqual({ title: 'Unfinished' })
		await ask(admin, 'DELETE', `/api/pages/${above.id}`)
		await purge(member, String(folder))
		expect(await left()).toBe(0)
	})

	it('saved by twenty simultaneous requests is one of theirs @every-host', async () => {
		const one = await page()
		const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => keep(one, { page: { title: `Number ${index}` } })))
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
		expect((await draft(one)).draft?.page.title).toMatch(/^Number \d+$/)
	})

	it('keeps the page it was made on until it is made on another version', async () => {
		const one = await page()
		const base: DraftBase = { title: 'Before', content: '', metadata: { tags: ['x'], own: {} }, layout: { rows: [], ...{ other: [] } } }
		const first = (await keep(one, { page: { title: 'One' }, base })).json as Draft
		expect(first.draft).toMatchObject({ page: { title: 'One' }, base })
		expect(await draft(one)).toEqual(first)
		expect(((await keep(one, { page: { title: 'Two' } })).json as Draft).draft).toMatchObject({ page: { title: 'Two' }, base })
		await keep(one, { page: { title: 'Three' }, base: null })
		expect((await draft(one)).draft).toMatchObject({ page: { title: 'Three' }, base })
		const next = { ...base, title: 'After' }
		await keep(one, { page: { title: 'Four' }, base: next, baseVersion: 'next' })
		expect((await draft(one)).draft).toMatchObject({ page: { title: 'Four' }, base: next, baseVersion: 'next' })
		await keep(one, { page: { title: 'Five' }, baseVersion: 'another' })
		expect((await draft(one)).draft).toMatchObject({ page: { title: 'Five' }, base: null, baseVersion: 'another' })
	})

	it('may have a base as long as a page, and no longer', async () => {
		const one = await page()
		const base = (characters: number) => ({ title: 'B', content: 'b'.repeat(characters), metadata: {}, layout: {} })
		const long = await keep(one, { page: { content: 'a'.repeat(limits.textCharacters) }, base: base(limits.pageBytes - 100) })
		expect(long.status).toBe(200)
		expect(refusal(await keep(one, { page: {}, base: base(limits.pageBytes) }))).toBe('413 too_large')
		expect(refusal(await keep(one, { page: {}, base: { title: 'B' } }))).toBe('400 invalid_input')
	})
})

describe('the list of drafts', () => {
	const list = (by = editor, query = '') => ask<DraftSummary[]>(by, 'GET', `/api/drafts${query}`)
	/** The drafts of pages of this test. */
	const among = async (pages: readonly Page[], by = editor) =>
		(await list(by)).filter(({ id }) => pages.some((one) => one.id === id))

	it('has the caller\'s own, newest first, with the title of the draft where it differs @every-host', async () => {
		const older = await page()
		const newer = await newPage(editor, { parentId: older.id })
		await keep(older, { page: { title: older.title } })
		await keep(newer, { page: { title: 'Renamed' } })
		await keep(newer, { page: { title: 'Foreign' } }, admin)
		const { id, uniqueId, title, path, language } = newer
		const entries = await among([older, newer])
		expect(entries).toContainEqual({
			id, uniqueId, title, path, trail: [older.title], language, draftTitle: 'Renamed', isOutdated: false,
			updatedAt: (await draft(newer)).draft?.updatedAt,
		})
		expect(entries.find((entry) => entry.id === older.id)?.draftTitle).toBe(null)
		const times = (await list()).map(({ updatedAt }) => updatedAt)
		expect(times).toEqual(times.toSorted().toReversed())
		expect((await among([older, newer], admin)).map(({ draftTitle }) => draftTitle)).toEqual(['Foreign'])
		expect(await list(reader)).toEqual([])
	})

	it('says which pages have changed since', async () => {
		const one = await page()
		await keep(one, { page: { title: one.title } })
		expect(await among([one])).toMatchObject([{ isOutdated: false }])
		await ask(admin, 'PUT', `/api/pages/${one.id}`, { body: { metadata: { tags: ['new'] } } })
		expect(await among([one])).toMatchObject([{ isOutdated: true }])
	})

	it('is given in parts', async () => {
		const pages = [await page(), await page(), await page()]
		for (const one of pages) {
			await keep(one, { page: {} })
		}
		const all = await list()
		expect(await list(editor, '?limit=2')).toEqual(all.slice(0, 2))
		expect(await list(editor, '?limit=2&offset=1')).toEqual(all.slice(1, 3))
		expect(await list(editor, `?offset=${all.length}`)).toEqual([])
		expect(refusal(await call(editor, 'GET', `/api/drafts?limit=${limits.drafts + 1}`))).toBe('400 invalid_input')
	})

	it('leaves out pages that the caller may no longer read or write, and deleted ones', async () => {
		const [written, read, hidden, removed] = [await page(), await page(), await page(), await page()]
		const { session: other, user } = await crew.newPerson({ groups: [crew.site.groups.editors, crew.site.groups.users] })
		for (const one of [written, read, hidden, removed]) {
			await keep(one, { page: { title: 'Mine' } }, other)
		}
		await crew.rule(read.path, { user }, ['-write'])
		await crew.rule(hidden.path, { user }, ['-read'])
		await ask(admin, 'DELETE', `/api/pages/${removed.id}`)
		expect((await list(other)).map(({ id }) => id)).toEqual([written.id])
	})

	it('is on the first screen by id, for its author alone', async () => {
		const one = await page()
		await keep(one, { page: { title: 'Mine' } })
		const marks = async (by: typeof editor): Promise<DraftMark[]> => {
			const { text } = await by.request('GET', '/index.php/apps/intranetapp/', { headers: { Accept: 'text/html' } })
			const [, state = ''] = /id="initial-state-intranetapp-start" value="([^"]*)"/.exec(text) ?? []
			return (JSON.parse(Buffer.from(state, 'base64').toString()) as Start).drafts
		}
		expect(await marks(editor)).toContainEqual({ id: one.id, updatedAt: (await draft(one)).draft?.updatedAt })
		expect(await marks(reader)).toEqual([])
	})
})
