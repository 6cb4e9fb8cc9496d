// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Waiting } from '@suite/schema/intranet/approval'
import type { Draft } from '@suite/schema/intranet/draft'
import type { Page, PageMetadata } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { formerTimes } from '@suite/fixtures/granularity'
import type { Client } from '@suite/fixtures/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalSite, decide, pending, put, read, text, waiting, whole } from './approvals.ts'
import { appPath, ask, call, fileOf, refusal, removePage } from './intranet.ts'
import { samples, sendNamed } from './media-files.ts'

const site = await approvalSite()
const { approver, editor, colleague, reader, outsider, files, publication, published } = site

beforeAll(site.open)
afterAll(site.close)

describe('a change of a published page by an editor who may not publish', () => {
	it('waits, and every reader still gets the published page @every-host', async () => {
		const page = await published()
		const answer = await put(editor.session, page.id, { ...whole('changedword'), baseVersion: page.baseVersion })
		expect(answer).toMatchObject({
			title: 'Title changedword',
			status: 'published',
			pending: true,
			baseVersion: page.baseVersion,
			metadata: { tags: ['changedword'] },
		})
		expect(JSON.stringify(answer.layout)).toContain('changedword')
		for (const [client, flag] of [[editor, true], [approver, true], [colleague, false], [reader, undefined]] as const) {
			const seen = await read(client.session, page.id)
			expect([seen.title, seen.baseVersion, seen.pending]).toEqual([page.title, page.baseVersion, flag])
			expect(JSON.stringify(seen)).not.toContain('changedword')
		}
		const file = await files.get(fileOf(page))
		expect(file).not.toContain('changedword')
	})

	it.each([
		['metadata', (id: string) => `/api/pages/${id}/metadata`],
		['content', (id: string) => `/api/pages/${id}/content`],
		['versions', (id: string) => `/api/pages/${id}/versions`],
		['tree', (id: string) => `/api/pages/tree?language=en&currentPageId=${id}`],
		['list', () => '/api/pages'],
		['news', () => '/api/news?language=en&limit=50'],
		['search', () => '/api/search?q=secretchange'],
		['draft', (id: string) => `/api/pages/${id}/draft`],
	] as const)('shows in no answer of %s, to nobody', async (_, address) => {
		const page = await published()
		await put(editor.session, page.id, whole('secretchange'))
		for (const { session } of [reader, colleague, approver, outsider]) {
			const { text: answer } = await call(session, 'GET', address(page.id))
			expect(answer.replaceAll('q=secretchange', '').replaceAll('"query":"secretchange"', '')).not.toContain('Title secretchange')
		}
		await removePage(approver.session, page.id)
	})

	it('is seen by its author and by those who may publish, with the page that it was made on', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('pendingword'))
		for (const [client, role] of [[editor, 'author'], [approver, 'approver']] as const) {
			const [change, ...others] = await pending(client.session, page.id)
			expect(others).toEqual([])
			expect(change).toMatchObject({
				kind: 'change', role, state: 'waiting', author: { id: editor.user }, isOutdated: false, note: '', reviewer: null,
				baseVersion: page.baseVersion, sent: { title: 'Title pendingword', status: 'published' }, base: { title: page.title },
			})
			const shown = { role, title: 'Title pendingword', page: { title: page.title } }
			expect(await waiting(client.session, page.id)).toMatchObject([shown])
		}
		expect(await pending(colleague.session, page.id)).toEqual([])
		expect(await pending(reader.session, page.id)).toEqual([])
		expect(refusal(await call(outsider.session, 'GET', `/api/pages/${page.id}/pending`))).toBe('404 unknown_page')
		expect(await waiting(colleague.session, page.id)).toEqual([])
		expect(await waiting(outsider.session, page.id)).toEqual([])
	})

	it('adds to the author\'s earlier one, and replaces it when it is whole', async () => {
		const page = await published({ metadata: { category: 'Old', tags: ['kept'] } })
		await put(editor.session, page.id, { title: 'Renamed' })
		const metadata = await ask<PageMetadata>(editor.session, 'PUT', `/api/pages/${page.id}/metadata`, { body: { category: 'New' } })
		expect(metadata).toMatchObject({ title: 'Renamed', category: 'New', tags: ['kept'], pending: true })
		const [change] = await pending(editor.session, page.id)
		expect(change?.sent).toMatchObject({ title: 'Renamed', metadata: { category: 'New', tags: ['kept'] } })
		await put(editor.session, page.id, whole('again'))
		expect((await pending(editor.session, page.id)).map(({ sent }) => [sent.title, sent.metadata]))
			.toEqual([['Title again', { category: 'Old', tags: ['again'] }]])
		expect(await read(reader.session, page.id)).toMatchObject({ title: page.title, metadata: { category: 'Old', tags: ['kept'] } })
	})

	it('keeps what was sent before when the page was published anew, and refuses what nobody can decide', async () => {
		const page = await published()
		await put(editor.session, page.id, { layout: text('Mine') })
		await put(approver.session, page.id, { metadata: { category: 'Theirs' } })
		await put(editor.session, page.id, { title: 'Mine too' })
		const [change] = await pending(approver.session, page.id)
		expect(change).toMatchObject({ isOutdated: false, sent: { title: 'Mine too', metadata: { category: 'Theirs' } } })
		expect(JSON.stringify(change?.sent.layout)).toContain('Mine')
		await put(approver.session, page.id, { layout: text('Theirs') })
		expect(refusal(await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Third' } }))).toBe('409 stale_version')
		expect((await pending(editor.session, page.id))[0]).toMatchObject({ isOutdated: true, sent: { title: 'Mine too' } })
	})

	it('is compared with the published page, as any save', async () => {
		const page = await published()
		await put(approver.session, page.id, { title: uniqueName('Newer') })
		const reply = await call(editor.session, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Mine', baseVersion: page.baseVersion } })
		expect(refusal(reply)).toBe('409 stale_version')
		expect(await pending(editor.session, page.id)).toEqual([])
	})

	it('replaces the draft of its author', async () => {
		const page = await published()
		await ask(editor.session, 'PUT', `/api/pages/${page.id}/draft`, { body: { page: { title: 'x' }, baseVersion: page.baseVersion } })
		await put(editor.session, page.id, whole('sent'))
		expect(await ask<Draft>(editor.session, 'GET', `/api/pages/${page.id}/draft`)).toEqual({ draft: null })
	})

	it('asks to take the page from its readers when it has the status draft, and stays published as review', async () => {
		const [one, two] = [await published(), await published()]
		expect(await put(editor.session, one.id, { status: 'draft' })).toMatchObject({ status: 'draft', pending: true })
		expect(await read(reader.session, one.id)).toMatchObject({ status: 'published' })
		expect(await put(editor.session, two.id, { status: 'review', title: 'Two' })).toMatchObject({ status: 'published', pending: true })
		const [change] = await pending(approver.session, one.id)
		const accepted = await decide(approver.session, one.id, 'accept', { kind: 'change', author: editor.user, version: change?.version })
		expect(accepted.json).toMatchObject({ status: 'draft', pending: false })
		expect(refusal(await call(reader.session, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
	})

	it('may be an earlier version @every-host', async () => {
		const page = await published()
		const [former] = formerTimes(1) as [number]
		const json = await files.get(fileOf(page))
		await files.put(fileOf(page), json.replace('Before', 'Formerly'), former)
		await put(approver.session, page.id, { layout: text('Now') })
		const answer = await ask<Page>(editor.session, 'POST', `/api/pages/${page.id}/versions/${former}`)
		expect([answer.pending, JSON.stringify(await read(reader.session, page.id))]).toEqual([true, expect.stringContaining('Now')])
		expect(JSON.stringify((await pending(approver.session, page.id))[0]?.sent)).toContain('Formerly')
	})

	it('does not replace a picture that readers see', async () => {
		const page = await published()
		const send = (client: Client, name: string, overwrite: string) => {
			const form = new FormData()
			form.append('file', new Blob([Buffer.from(samples.png)], { type: 'image/png' }), name)
			form.append('filename', name)
			form.append('overwrite', overwrite)
			return call(client, 'POST', `/api/pages/${page.id}/media/upload`, { raw: form })
		}
		expect(refusal(await send(approver.session, 'shown.png', '0'))).toBe('201')
		expect(refusal(await send(editor.session, 'shown.png', '1'))).toBe('403 needs_approval')
		expect(refusal(await send(editor.session, 'other.png', '1'))).toBe('201')
		expect(refusal(await send(approver.session, 'shown.png', '1'))).toBe('201')
	})

	it('does not replace a picture of the shared library, which readers may see on any page', async () => {
		const page = await published()
		const name = `${uniqueName('shared')}.png`.toLowerCase()
		const send = (client: Client, overwrite: string, filename = name) =>
			sendNamed(client, page.id, samples.png, filename, { target: 'resources', overwrite })
		expect(refusal(await send(approver.session, '0'))).toBe('201')
		expect(refusal(await send(editor.session, '1'))).toBe('403 needs_approval')
		expect(refusal(await send(editor.session, '1', `other-${name}`))).toBe('201')
		expect(refusal(await send(approver.session, '1'))).toBe('201')
		await publication({ requireApproval: false })
		expect(refusal(await send(editor.session, '1'))).toBe('201')
		await publication({ requireApproval: true })
	})

	it('does not hold who may publish, nor anybody when no approval is required', async () => {
		const page = await published()
		expect(await put(approver.session, page.id, { title: 'By the approver' })).toMatchObject({ pending: false })
		await publication({ requireApproval: false })
		expect(await put(editor.session, page.id, { title: 'By the editor' })).toMatchObject({ pending: false, title: 'By the editor' })
		await publication({ requireApproval: true })
		expect(await read(reader.session, page.id)).toMatchObject({ title: 'By the editor' })
	})
})

describe('the first screen', () => {
	it('has the number of what waits for its reader', async () => {
		const page = await published()
		const count = async (client: Client) => {
			const { text: html } = await client.request('GET', appPath('/'))
			const state = /id="initial-state-intranetapp-start" value="([^"]*)"/.exec(html)?.[1] ?? ''
			return (JSON.parse(Buffer.from(state, 'base64').toString()) as { waiting: number }).waiting
		}
		const before = await count(approver.session)
		await put(editor.session, page.id, whole('counted'))
		expect([await count(approver.session), await count(editor.session), await count(reader.session)]).toEqual([before + 1, 0, 0])
		expect((await ask<Waiting>(approver.session, 'GET', '/api/waiting')).count).toBe(before + 1)
	})
})
