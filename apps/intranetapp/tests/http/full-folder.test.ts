// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Version } from '@suite/schema/intranet/draft'
import type { MediaList } from '@suite/schema/intranet/media'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { dav, davPath } from '@suite/fixtures/dav'
import { formerTimes, writtenAt } from '@suite/fixtures/granularity'
import type { Reply } from '@suite/fixtures/http'
import { setQuota, usedBytes } from '@suite/fixtures/team-folders'
import { readLog, warningLevel } from '@suite/host/host'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, call, fileOf, listed, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { samples, send, sendNamed } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const [editor, reader, admin] = await Promise.all([crew.as('editor'), crew.as('reader'), crew.as('admin')])
const files = siteFiles(admin, crew.site)
const en = { language: 'en' }
/** More bytes than the folder has left while it is `nearlyFull`. */
const large = `<p>${'large '.repeat(4_000)}</p>`
let page: Page
const made: string[] = []

const unlimited = () => setQuota(crew.administrator, crew.site, -3)
const full = () => setQuota(crew.administrator, crew.site, 1)
const nearlyFull = async () => setQuota(crew.administrator, crew.site, await usedBytes(crew.administrator, crew.site) + 8_000)
const media = async () => (await ask<MediaList>(editor.session, 'GET', `/api/pages/${page.id}/media`)).media
const read = () => ask<Page>(editor.session, 'GET', `/api/pages/${page.id}`)

beforeAll(async () => {
	page = await newPage(editor.session, { status: 'published', content: '<p>Before</p>' })
	made.push(page.id)
})

afterEach(unlimited)

afterAll(async () => {
	for (const id of made.reverse()) {
		await removePage(admin.session, id)
	}
})

/** What each refusal has, and what the log says about it. */
async function expectFull(reply: Reply): Promise<void> {
	expect(refusal(reply)).toBe('507 full')
	const { success, error, message, errorId } = reply.json as Record<string, unknown>
	expect([success, message]).toEqual([false, error])
	expect(error).toMatch(/no space left.*Ask an administrator/)
	const lines = (await readLog(crew.host.directory)).filter(({ reqId, level }) => reqId === errorId && level >= warningLevel)
	expect(lines.map(({ message }) => message), 'one line').toEqual([expect.stringContaining('errorId')])
}

describe.each([['full', full], ['nearly full', nearlyFull]])('a %s team folder @every-host', (_, fill) => {
	it('takes no new page, and neither a folder nor a row remains', async () => {
		const title = uniqueName('Refused')
		const before = [await files.list('en'), (await listed(editor.session)).length]
		await fill()
		await expectFull(await call(editor.session, 'POST', '/api/pages', { body: { ...en, title, content: large } }))
		expect([await files.list('en'), (await listed(editor.session)).length]).toEqual(before)
	})

	it('leaves a page and the draft of its author as they are', async () => {
		const before = await read()
		const draft = { page: { title: 'Draft' }, baseVersion: before.baseVersion }
		await fill()
		await ask(editor.session, 'PUT', `/api/pages/${page.id}/draft`, { body: draft })
		const body = { title: 'Refused', content: large, layout: { columns: 1, rows: [] } }
		await expectFull(await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body }))
		expect(await read()).toEqual(before)
		expect(await ask(editor.session, 'GET', `/api/pages/${page.id}/draft`)).toMatchObject({ draft: { page: { title: 'Draft' } } })
	})

	it('takes no media: no file appears, and one that would be replaced keeps its content', async () => {
		await sendNamed(editor.session, page.id, samples.png, 'kept.png', { overwrite: '1' })
		const before = await media()
		await fill()
		const film = Buffer.concat([samples.mp4, Buffer.alloc(20_000)])
		await expectFull(await send(editor.session, page.id, film, 'film.mp4'))
		await expectFull(await sendNamed(editor.session, page.id, film, 'film.mp4'))
		const picture = Buffer.concat([samples.png, Buffer.alloc(20_000)])
		await expectFull(await sendNamed(editor.session, page.id, picture, 'kept.png', { overwrite: '1' }))
		expect(await media()).toEqual(before)
		expect((await editor.session.request('GET', `/index.php/apps/intranetapp/api/pages/${page.id}/media/kept.png`)).status).toBe(200)
	})

	it.each([
		['menu', '/api/navigation', { navigation: { items: Array(80).fill({ title: 'y'.repeat(100) }) } }],
		['footer', '/api/footer', { content: `<p>${'z'.repeat(15_000)}</p>` }],
	])('keeps the %s', async (__, path, body) => {
		const before = await ask(editor.session, 'GET', path, { query: en })
		await fill()
		await expectFull(await call(editor.session, 'POST', path, { body: { ...body, ...en } }))
		expect(await ask(editor.session, 'GET', path, { query: en })).toEqual(before)
	})

	it('restores no version', async () => {
		const one = await newPage(editor.session, { status: 'published' })
		made.push(one.id)
		const [first, second] = formerTimes(2) as [number, number]
		const write = async (time: number, title: string, content: string) => {
			const path = `/files/${davPath(`${editor.user}/${crew.site.name}/${fileOf(one)}`)}`
			const raw = JSON.stringify({ id: one.id, uniqueId: one.uniqueId, title, language: 'en', status: 'published', content })
			await dav(editor.session, 'PUT', path, { raw, headers: writtenAt(time) })
		}
		await write(first, 'First', large)
		await write(second, 'Second', '<p>Short</p>')
		const before = await ask<Page>(editor.session, 'GET', `/api/pages/${one.id}`)
		await fill()
		await expectFull(await call(editor.session, 'POST', `/api/pages/${one.id}/versions/${first}`))
		expect(await ask<Page>(editor.session, 'GET', `/api/pages/${one.id}`)).toEqual(before)
		await unlimited()
		const versions = await ask<Version[]>(editor.session, 'GET', `/api/pages/${one.id}/versions`)
		expect(versions.map(({ timestamp }) => timestamp)).toContain(first)
		expect(await ask<Page>(editor.session, 'POST', `/api/pages/${one.id}/versions/${first}`)).toMatchObject({ title: 'First' })
	})

	it('adds no demo content that does not fit, and keeps what it has', async () => {
		await fill()
		const body = { language: 'nl', mode: 'overwrite' }
		const reply = await call(crew.administrator, 'POST', '/api/demo-data/import', { body })
		await expectFull(reply)
	})
})

describe('a full team folder', () => {
	it('keeps the order of pages, and moves none that could not be put in its place', async () => {
		const [from, to] = [await newPage(admin.session), await newPage(admin.session)]
		const child = (title: string) => newPage(admin.session, { parentId: to.id, title })
		const children = [await child('A'), await child('B')]
		const move = (target: object) =>
			call(admin.session, 'POST', '/api/pages/move', { body: { pageId: from.id, targetParentId: to.id, ...target } })
		made.push(from.id, to.id, ...children.map(({ id }) => id))
		await full()
		const orderedIds = children.map(({ id }) => id).reverse()
		await expectFull(await call(admin.session, 'POST', '/api/pages/reorder', { body: { parentId: to.id, orderedIds } }))
		await expectFull(await move({ position: 0 }))
		expect(await ask<Page>(admin.session, 'GET', `/api/pages/${from.id}`)).toMatchObject({ path: from.path })
		expect(refusal(await move({}))).toBe('200')
	})

	it('still tells those without permission that they have none', async () => {
		await full()
		const refusals = [
			await call(reader.session, 'POST', '/api/pages', { body: { ...en, title: 'No' } }),
			await call(reader.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'No' } }),
			await send(reader.session, page.id, samples.png, 'a.png'),
			await call(reader.session, 'POST', '/api/footer', { body: { content: 'No', ...en } }),
		]
		expect(refusals.map(refusal)).toEqual(Array(4).fill('403 not_allowed'))
	})

	it('takes everything again once there is space', async () => {
		await full()
		await expectFull(await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Later' } }))
		await unlimited()
		expect(await ask(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Later' } })).toMatchObject({ title: 'Later' })
		const one = await newPage(editor.session)
		made.push(one.id)
		expect((await send(editor.session, one.id, samples.png, 'a.png')).status).toBe(201)
	})
})
