// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Version } from '@suite/schema/intranet/draft'
import type { Page, PageContent } from '@suite/schema/intranet/page'
import { dav, davPath } from '@suite/fixtures/dav'
import { formerTimes, writtenAt } from '@suite/fixtures/granularity'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const [editor, reader, outsider] = await Promise.all([crew.as('editor'), crew.as('reader'), crew.as('outsider')])
const [first, second, now, next, afterNext, last] = formerTimes(6) as [number, number, number, number, number, number]
/** Nextcloud identifies a version by the time of its file, so each state gets a time of its own. */
const times = Object.freeze({ first, second, now, next, afterNext, last } as const)
let page: Page

async function write(time: number, document: unknown): Promise<void> {
	const path = `/files/${davPath(`${editor.user}/${crew.site.name}/${fileOf(page)}`)}`
	await dav(editor.session, 'PUT', path, {
		raw: typeof document === 'string' ? document : JSON.stringify(document),
		headers: writtenAt(time),
	})
}

const state = (title: string, members: Readonly<Record<string, unknown>> = {}) => ({
	id: page.id,
	uniqueId: page.uniqueId,
	title,
	language: 'en',
	status: 'published',
	content: `<p>${title}</p>`,
	extra: { kept: {} },
	...members,
})
const versions = (client = editor.session) => ask<Version[]>(client, 'GET', `/api/pages/${page.id}/versions`)
const timesOf = async (client = editor.session) =>
	(await versions(client)).map(({ timestamp }) => timestamp).filter((timestamp) => timestamp <= times.last)
const content = (timestamp: number, client = editor.session) => call(client, 'GET', `/api/pages/${page.id}/versions/${timestamp}/content`)
const restore = (timestamp: number, client = editor.session) => call(client, 'POST', `/api/pages/${page.id}/versions/${timestamp}`)
const label = (timestamp: number, text: string | null, client = editor.session) =>
	call(client, 'PUT', `/api/pages/${page.id}/versions/${timestamp}/label`, { body: { label: text } })

beforeEach(async () => {
	page = await newPage(editor.session, { status: 'published' })
	await write(times.first, state('First'))
	await write(times.second, state('Second'))
	await write(times.now, state('Now'))
})

describe('the versions of a page @every-host', () => {
	it('are listed newest first, without the current state, with author and size', async () => {
		const list = await versions()
		expect(list.map(({ timestamp }) => timestamp)).toEqual([...list.map(({ timestamp }) => timestamp)].sort((a, b) => b - a))
		expect(await timesOf()).toEqual([times.second, times.first])
		expect(list.find(({ timestamp }) => timestamp === times.second)).toMatchObject({
			date: new Date(times.second * 1000).toISOString().replace('.000Z', 'Z'), authorId: editor.user, label: null,
			size: Buffer.byteLength(JSON.stringify(state('Second'))),
		})
	})

	it('are created by saves over the API as well', async () => {
		await ask(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Saved' } })
		expect(await timesOf()).toEqual([times.now, times.second, times.first])
	})

	it('keep the state of a page that has been reordered since', async () => {
		const other = await newPage(editor.session, { parentId: page.parentId })
		await ask(editor.session, 'POST', '/api/pages/reorder', { body: { orderedIds: [other.id, page.id], language: 'en' } })
		expect(await timesOf()).toEqual([times.second, times.first])
		await ask(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Saved' } })
		const titles =
			await Promise.all((await versions()).map(async ({ timestamp }) => ((await content(timestamp)).json as PageContent).title))
		expect(titles).toEqual(expect.arrayContaining(['Now', 'Second', 'First']))
	})

	it('can be read as pages', async () => {
		const second = (await content(times.second)).json as PageContent
		expect(second).toMatchObject({ title: 'Second', content: '<p>Second</p>', layout: { rows: [] } })
		expect(JSON.parse(second.rawContent)).toEqual(state('Second'))
	})

	it('are sanitised when read', async () => {
		await write(times.next, state('Nasty', { content: '<p onclick="alert(1)">Nasty<script>alert(1)</script></p>' }))
		await write(times.afterNext, state('After'))
		expect((await content(times.next)).json).toMatchObject({ content: '<p>Nasty</p>' })
	})

	it('return the raw text of a state that was not a valid page', async () => {
		await write(times.next, '{"title": "broken')
		await write(times.afterNext, state('Mended'))
		expect((await content(times.next)).json).toMatchObject({ rawContent: '{"title": "broken', content: '' })
	})
})

describe('a version', () => {
	it('is restored, and what it replaces becomes a version @every-host', async () => {
		const reply = await restore(times.first)
		expect([refusal(reply), (reply.json as Page).title, (reply.json as Page).content]).toEqual(['200', 'First', '<p>First</p>'])
		expect(await timesOf()).toEqual([times.now, times.second])
		expect(((await content(times.now)).json as PageContent).title).toBe('Now')
		const shown = await ask<Page>(reader.session, 'GET', `/api/pages/${page.id}`)
		expect([shown.title, shown.id, shown.uniqueId, shown.baseVersion]).toEqual([
			'First',
			page.id,
			page.uniqueId,
			(reply.json as Page).baseVersion,
		])
		expect((await listed(reader.session)).find(({ id }) => id === page.id)?.title).toBe('First')
		expect((await ask<unknown[]>(reader.session, 'GET', '/api/search', { query: { q: 'First', section: page.id } })).length).toBe(1)
		expect((await ask<unknown[]>(reader.session, 'GET', '/api/search', { query: { q: 'Now', section: page.id } })).length).toBe(0)
	})

	it('is restored back and forth without losing anything @every-host', async () => {
		expect([refusal(await restore(times.first)), refusal(await restore(times.now))]).toEqual(['200', '200'])
		expect((await ask<Page>(editor.session, 'GET', `/api/pages/${page.id}`)).title).toBe('Now')
		expect(await timesOf()).toEqual([times.second, times.first])
		expect(((await content(times.first)).json as PageContent).title).toBe('First')
	})

	it('that was published is restored over a draft only by users who may publish the page', async () => {
		const admin = await crew.as('admin')
		const { session } = await crew.as('hostAdmin')
		await write(times.next, state('Draft again', { status: 'draft' }))
		await ask(session, 'POST', '/api/settings/publication', { body: { requireApproval: true } })
		try {
			expect(refusal(await restore(times.first))).toBe('403 not_allowed')
			expect(await ask<Page>(editor.session, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: 'Draft again', status: 'draft' })
			expect(refusal(await restore(times.first, admin.session))).toBe('200')
			// a published page stays published: the draft waits
			expect((await restore(times.next)).json).toMatchObject({ title: 'Draft again', pending: true })
			expect(await ask<Page>(admin.session, 'GET', `/api/pages/${page.id}`)).toMatchObject({ title: 'First', status: 'published' })
		} finally {
			await ask(session, 'POST', '/api/settings/publication', { body: { requireApproval: false } })
		}
		await ask(editor.session, 'DELETE', `/api/pages/${page.id}/pending`)
		expect([refusal(await restore(times.next)), refusal(await restore(times.first))]).toEqual(['200', '200'])
	})

	it('causes a conflict for a save based on the newer state', async () => {
		const { baseVersion } = await ask<Page>(editor.session, 'GET', `/api/pages/${page.id}`)
		await restore(times.first)
		expect(refusal(await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Late', baseVersion } }))).toBe(
			'409 stale_version',
		)
	})

	it('has a label until it is removed @every-host', async () => {
		const labelled = await label(times.second, '  Before the move ')
		expect(labelled.json).toEqual({ success: true, timestamp: times.second, label: 'Before the move' })
		expect((await versions()).find(({ timestamp }) => timestamp === times.second)?.label).toBe('Before the move')
		for (const nothing of ['', null]) {
			await label(times.second, 'again')
			expect((await label(times.second, nothing)).json).toEqual({ success: true, timestamp: times.second, label: null })
			expect((await versions()).find(({ timestamp }) => timestamp === times.second)?.label).toBe(null)
		}
	})

	it('that does not exist is unknown', async () => {
		for (const reply of [
			await content(12_345),
			await restore(12_345),
			await label(12_345, 'x'),
			await restore(times.now),
			await label(times.now, 'x'),
		]) {
			expect(refusal(reply)).toBe('404 unknown_version')
		}
		expect(refusal(await call(editor.session, 'GET', `/api/pages/${page.id}/versions/yesterday/content`))).toBe('400 invalid_input')
	})

	it('cannot be changed with read permission only', async () => {
		expect([refusal(await restore(times.first, reader.session)), refusal(await label(times.first, 'x', reader.session))]).toEqual([
			'403 not_allowed',
			'403 not_allowed',
		])
		expect(((await content(times.first, reader.session)).json as PageContent).title).toBe('First')
		expect(await timesOf(reader.session)).toEqual([times.second, times.first])
	})
})

describe('readers do not see', () => {
	it('the versions of a page hidden from them', async () => {
		await ask(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { status: 'draft' } })
		for (const { session } of [reader, outsider]) {
			const replies = [
				await call(session, 'GET', `/api/pages/${page.id}/versions`),
				await content(times.first, session),
				await restore(times.first, session),
				await label(times.first, 'x', session),
			]
			expect(replies.map(refusal)).toEqual(replies.map(() => '404 unknown_page'))
		}
	})

	it('unpublished versions of a published page', async () => {
		await write(times.next, state('Secret plan', { status: 'draft' }))
		await write(times.afterNext, '{"title": "Secret and broken')
		await write(times.last, state('Published'))
		expect(await timesOf()).toEqual([times.afterNext, times.next, times.now, times.second, times.first])
		expect(await timesOf(reader.session)).toEqual([times.now, times.second, times.first])
		for (const time of [times.next, times.afterNext]) {
			expect(refusal(await content(time, reader.session))).toBe('404 unknown_version')
			expect((await content(time)).text).toContain('Secret')
		}
	})
})
