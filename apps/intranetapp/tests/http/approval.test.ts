// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Pending, Waiting } from '@suite/schema/intranet/approval'
import type { Draft } from '@suite/schema/intranet/draft'
import type { Page, PageMetadata } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { formerTimes } from '@suite/fixtures/granularity'
import type { Client } from '@suite/fixtures/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appPath, ask, call, fileOf, newPage, refusal, removePage, siteFiles } from './intranet.ts'
import { samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const { site } = crew
const approver = await crew.as('admin')
const editor = await crew.as('editor')
const colleague = await crew.newPerson({ groups: [site.groups.editors, site.groups.users] })
const reader = await crew.as('reader')
const outsider = await crew.as('outsider')
const files = siteFiles(approver, site)
let section: Page

interface Decision {
	readonly kind: string
	readonly author: string
	readonly version: string | undefined
	readonly note?: string
	readonly merged?: object
}

const publication = (wished: object) => ask(crew.administrator, 'POST', '/api/settings/publication', { body: wished })
const read = (client: Client, id: string) => ask<Page>(client, 'GET', `/api/pages/${id}`)
const pending = async (client: Client, id: string) => (await ask<Pending>(client, 'GET', `/api/pages/${id}/pending`)).changes
const waiting = async (client: Client, ...ids: string[]) =>
	(await ask<Waiting>(client, 'GET', '/api/waiting')).items.filter((item) => ids.includes(item.page.id))
const put = (client: Client, id: string, body: object) => ask<Page>(client, 'PUT', `/api/pages/${id}`, { body })
const decide = (client: Client, id: string, verb: 'accept' | 'reject', { note = '', ...body }: Decision) =>
	call(client, 'POST', `/api/pages/${id}/pending/${verb}`, { body: verb === 'reject' ? { ...body, note } : body })
const text = (content: string) => ({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', content }] }] })
const published = (wished: object = {}) =>
	newPage(approver.basic, { parentId: section.id, status: 'published', layout: text('Before'), ...wished })
const whole = (word: string) => ({ title: `Title ${word}`, content: '', metadata: { tags: [word] }, layout: text(word) })

/** What the bell of an account says. */
async function bell(client: Client, id: string): Promise<string[]> {
	const reply = await client.request('GET', '/ocs/v2.php/apps/notifications/api/v2/notifications?format=json', {
		headers: { 'OCS-APIRequest': 'true' },
	})
	const { ocs } = reply.json as { ocs: { data: { app: string, subject: string, message: string, link: string }[] } }
	return ocs.data.filter(({ app, link }) => app === 'intranetapp' && link.endsWith(`/p/${id}`))
		.map(({ subject, message }) => message === '' ? subject : `${subject}: ${message}`)
}
const runJobs = async (): Promise<void> => {
	const job = 'OCA\\IntranetApp\\BackgroundJob\\TellApprovers'
	const { stdout } = await crew.occ(['background-job:list', '--class', job, '--output', 'json'])
	for (const { id } of JSON.parse(stdout) as { id: string | number }[]) {
		await crew.occ(['background-job:execute', '--force-execute', String(id)])
	}
}

beforeAll(async () => {
	section = await newPage(approver.basic)
	await publication({ requireApproval: true })
})
afterAll(async () => {
	await publication({ requireApproval: false })
	await removePage(approver.basic, section.id)
})

describe('a change of a published page by an editor who may not publish', () => {
	it('waits, and every reader still gets the published page @every-host', async () => {
		const page = await published()
		const answer = await put(editor.basic, page.id, { ...whole('changedword'), baseVersion: page.baseVersion })
		expect(answer).toMatchObject({
			title: 'Title changedword',
			status: 'published',
			pending: true,
			baseVersion: page.baseVersion,
			metadata: { tags: ['changedword'] },
		})
		expect(JSON.stringify(answer.layout)).toContain('changedword')
		for (const [client, flag] of [[editor, true], [approver, true], [colleague, false], [reader, undefined]] as const) {
			const seen = await read(client.basic, page.id)
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
		await put(editor.basic, page.id, whole('secretchange'))
		for (const { basic } of [reader, colleague, approver, outsider]) {
			const { text: answer } = await call(basic, 'GET', address(page.id))
			expect(answer.replaceAll('q=secretchange', '').replaceAll('"query":"secretchange"', '')).not.toContain('Title secretchange')
		}
		await removePage(approver.basic, page.id)
	})

	it('is seen by its author and by those who may publish, with the page that it was made on', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('pendingword'))
		for (const [client, role] of [[editor, 'author'], [approver, 'approver']] as const) {
			const [change, ...others] = await pending(client.basic, page.id)
			expect(others).toEqual([])
			expect(change).toMatchObject({
				kind: 'change', role, state: 'waiting', author: { id: editor.user }, isOutdated: false, note: '', reviewer: null,
				baseVersion: page.baseVersion, sent: { title: 'Title pendingword', status: 'published' }, base: { title: page.title },
			})
			expect(await waiting(client.basic, page.id)).toMatchObject([{ role, title: 'Title pendingword', page: { title: page.title } }])
		}
		expect(await pending(colleague.basic, page.id)).toEqual([])
		expect(await pending(reader.basic, page.id)).toEqual([])
		expect(refusal(await call(outsider.basic, 'GET', `/api/pages/${page.id}/pending`))).toBe('404 unknown_page')
		expect(await waiting(colleague.basic, page.id)).toEqual([])
		expect(await waiting(outsider.basic, page.id)).toEqual([])
	})

	it('adds to the author\'s earlier one, and replaces it when it is whole', async () => {
		const page = await published({ metadata: { category: 'Old', tags: ['kept'] } })
		await put(editor.basic, page.id, { title: 'Renamed' })
		const metadata = await ask<PageMetadata>(editor.basic, 'PUT', `/api/pages/${page.id}/metadata`, { body: { category: 'New' } })
		expect(metadata).toMatchObject({ title: 'Renamed', category: 'New', tags: ['kept'], pending: true })
		const [change] = await pending(editor.basic, page.id)
		expect(change?.sent).toMatchObject({ title: 'Renamed', metadata: { category: 'New', tags: ['kept'] } })
		await put(editor.basic, page.id, whole('again'))
		expect((await pending(editor.basic, page.id)).map(({ sent }) => [sent.title, sent.metadata]))
			.toEqual([['Title again', { category: 'Old', tags: ['again'] }]])
		expect(await read(reader.basic, page.id)).toMatchObject({ title: page.title, metadata: { category: 'Old', tags: ['kept'] } })
	})

	it('keeps what was sent before when the page was published anew, and refuses what nobody can decide', async () => {
		const page = await published()
		await put(editor.basic, page.id, { layout: text('Mine') })
		await put(approver.basic, page.id, { metadata: { category: 'Theirs' } })
		await put(editor.basic, page.id, { title: 'Mine too' })
		const [change] = await pending(approver.basic, page.id)
		expect(change).toMatchObject({ isOutdated: false, sent: { title: 'Mine too', metadata: { category: 'Theirs' } } })
		expect(JSON.stringify(change?.sent.layout)).toContain('Mine')
		await put(approver.basic, page.id, { layout: text('Theirs') })
		expect(refusal(await call(editor.basic, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Third' } }))).toBe('409 stale_version')
		expect((await pending(editor.basic, page.id))[0]).toMatchObject({ isOutdated: true, sent: { title: 'Mine too' } })
	})

	it('is compared with the published page, as any save', async () => {
		const page = await published()
		await put(approver.basic, page.id, { title: uniqueName('Newer') })
		const reply = await call(editor.basic, 'PUT', `/api/pages/${page.id}`, { body: { title: 'Mine', baseVersion: page.baseVersion } })
		expect(refusal(reply)).toBe('409 stale_version')
		expect(await pending(editor.basic, page.id)).toEqual([])
	})

	it('replaces the draft of its author', async () => {
		const page = await published()
		await ask(editor.basic, 'PUT', `/api/pages/${page.id}/draft`, { body: { page: { title: 'x' }, baseVersion: page.baseVersion } })
		await put(editor.basic, page.id, whole('sent'))
		expect(await ask<Draft>(editor.basic, 'GET', `/api/pages/${page.id}/draft`)).toEqual({ draft: null })
	})

	it('asks to take the page from its readers when it has the status draft, and stays published as review', async () => {
		const [one, two] = [await published(), await published()]
		expect(await put(editor.basic, one.id, { status: 'draft' })).toMatchObject({ status: 'draft', pending: true })
		expect(await read(reader.basic, one.id)).toMatchObject({ status: 'published' })
		expect(await put(editor.basic, two.id, { status: 'review', title: 'Two' })).toMatchObject({ status: 'published', pending: true })
		const [change] = await pending(approver.basic, one.id)
		const accepted = await decide(approver.basic, one.id, 'accept', { kind: 'change', author: editor.user, version: change?.version })
		expect(accepted.json).toMatchObject({ status: 'draft', pending: false })
		expect(refusal(await call(reader.basic, 'GET', `/api/pages/${one.id}`))).toBe('404 unknown_page')
	})

	it('may be an earlier version @every-host', async () => {
		const page = await published()
		const [former] = formerTimes(1) as [number]
		const json = await files.get(fileOf(page))
		await files.put(fileOf(page), json.replace('Before', 'Formerly'), former)
		await put(approver.basic, page.id, { layout: text('Now') })
		const answer = await ask<Page>(editor.basic, 'POST', `/api/pages/${page.id}/versions/${former}`)
		expect([answer.pending, JSON.stringify(await read(reader.basic, page.id))]).toEqual([true, expect.stringContaining('Now')])
		expect(JSON.stringify((await pending(approver.basic, page.id))[0]?.sent)).toContain('Formerly')
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
		expect(refusal(await send(approver.basic, 'shown.png', '0'))).toBe('201')
		expect(refusal(await send(editor.basic, 'shown.png', '1'))).toBe('403 not_allowed')
		expect(refusal(await send(editor.basic, 'other.png', '1'))).toBe('201')
		expect(refusal(await send(approver.basic, 'shown.png', '1'))).toBe('201')
	})

	it('does not hold who may publish, nor anybody when no approval is required', async () => {
		const page = await published()
		expect(await put(approver.basic, page.id, { title: 'By the approver' })).toMatchObject({ pending: false })
		await publication({ requireApproval: false })
		expect(await put(editor.basic, page.id, { title: 'By the editor' })).toMatchObject({ pending: false, title: 'By the editor' })
		await publication({ requireApproval: true })
		expect(await read(reader.basic, page.id)).toMatchObject({ title: 'By the editor' })
	})
})

describe('a decision', () => {
	it('publishes the change with its author, and tells both sides @every-host', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('accepted'))
		await runJobs()
		const asked = await bell(approver.basic, page.uniqueId)
		expect(asked).toEqual([expect.stringMatching(new RegExp(`changed ${page.title} and asks for your approval$`))])
		expect(await bell(colleague.basic, page.uniqueId)).toEqual([])
		expect(await bell(reader.basic, page.uniqueId)).toEqual([])
		const [change] = await pending(approver.basic, page.id)
		const reply = await decide(approver.basic, page.id, 'accept', { kind: 'change', author: editor.user, version: change?.version })
		expect(reply.json).toMatchObject({ title: 'Title accepted', status: 'published', pending: false, editor: { id: editor.user } })
		expect(await read(reader.basic, page.id)).toMatchObject({ title: 'Title accepted', metadata: { tags: ['accepted'] } })
		expect([await pending(editor.basic, page.id), await waiting(approver.basic, page.id)]).toEqual([[], []])
		expect(await bell(approver.basic, page.uniqueId)).toEqual([])
		expect(await bell(editor.basic, page.uniqueId)).toEqual([expect.stringMatching(/approved your change of Title accepted$/)])
	})

	it('sends the change back with a word, and keeps it for its author', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('returned'))
		const [change] = await pending(approver.basic, page.id)
		const body = { kind: 'change', author: editor.user, version: change?.version, note: ' Please add a picture. ' }
		expect(refusal(await decide(approver.basic, page.id, 'reject', body))).toBe('200')
		expect(await waiting(approver.basic, page.id)).toEqual([])
		expect(await pending(editor.basic, page.id)).toMatchObject([{
			role: 'author',
			state: 'returned',
			note: 'Please add a picture.',
			reviewer: { id: approver.user },
			sent: { title: 'Title returned' },
		}])
		expect(await bell(editor.basic, page.uniqueId))
			.toEqual([expect.stringMatching(/sent your change of .* back: Please add a picture\.$/)])
		expect(refusal(await decide(approver.basic, page.id, 'accept', body))).toBe('404 unknown_change')
		expect(refusal(await decide(approver.basic, page.id, 'reject', body))).toBe('404 unknown_change')
		await put(editor.basic, page.id, whole('better'))
		expect(await waiting(approver.basic, page.id)).toMatchObject([{ state: 'waiting', note: '', title: 'Title better' }])
	})

	it('is for those who may publish alone', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('mine'))
		const [{ version } = { version: '' }] = await pending(approver.basic, page.id)
		const body = { kind: 'change', author: editor.user, version, note: '' }
		for (const verb of ['accept', 'reject'] as const) {
			const replies = []
			for (const { basic } of [editor, colleague, reader, outsider]) {
				replies.push(refusal(await decide(basic, page.id, verb, body)))
			}
			expect(replies).toEqual(['403 not_allowed', '403 not_allowed', '403 not_allowed', '404 unknown_page'])
		}
		expect(await read(reader.basic, page.id)).toMatchObject({ title: page.title })
	})

	it('is about what was looked at', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('first'))
		const [first] = await pending(approver.basic, page.id)
		await put(editor.basic, page.id, whole('second'))
		const body = { kind: 'change', author: editor.user, version: first?.version, note: '' }
		expect(refusal(await decide(approver.basic, page.id, 'accept', body))).toBe('409 stale_version')
		expect(refusal(await decide(approver.basic, page.id, 'reject', body))).toBe('409 stale_version')
		expect(refusal(await decide(approver.basic, page.id, 'accept', { ...body, author: colleague.user }))).toBe('404 unknown_change')
		expect(refusal(await decide(approver.basic, page.id, 'accept', { ...body, kind: 'other' }))).toMatch(/^400/)
		expect(refusal(await decide(approver.basic, page.id, 'reject', { ...body, note: 'a'.repeat(2_001) }))).toMatch(/^400/)
	})

	it('needs a merged page when somebody published since', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('mine'))
		const newer = await put(approver.basic, page.id, { metadata: { category: 'Theirs' } })
		const [change] = await pending(approver.basic, page.id)
		expect(change?.isOutdated).toBe(true)
		const body = { kind: 'change', author: editor.user, version: change?.version }
		expect(refusal(await decide(approver.basic, page.id, 'accept', body))).toBe('409 stale_version')
		const merged = { ...whole('merged'), metadata: { category: 'Theirs', tags: ['merged'] } }
		expect(refusal(await decide(approver.basic, page.id, 'accept', { ...body, merged: { ...merged, baseVersion: page.baseVersion } })))
			.toBe('409 stale_version')
		const reply = await decide(approver.basic, page.id, 'accept', { ...body, merged: { ...merged, baseVersion: newer.baseVersion } })
		expect(reply.json).toMatchObject({ title: 'Title merged', metadata: { category: 'Theirs', tags: ['merged'] }, pending: false })
	})

	it('is made once, however many press the button', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('once'))
		const [change] = await pending(approver.basic, page.id)
		const body = { kind: 'change', author: editor.user, version: change?.version }
		const replies = await Promise.all([1, 2, 3, 4].map(() => decide(approver.basic, page.id, 'accept', body)))
		const found = replies.map(refusal).sort()
		expect(found[0]).toBe('200')
		expect(found.slice(1).every((one) => one === '404 unknown_change' || one === '409 stale_version')).toBe(true)
		expect(await read(reader.basic, page.id)).toMatchObject({ title: 'Title once' })
	})

	it('leaves what others sent for the same page', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('one'))
		await put(colleague.basic, page.id, whole('two'))
		expect(await waiting(approver.basic, page.id)).toHaveLength(2)
		expect((await pending(editor.basic, page.id)).map(({ sent }) => sent.title)).toEqual(['Title one'])
		const one = (await pending(approver.basic, page.id)).find(({ author }) => author?.id === editor.user)
		await decide(approver.basic, page.id, 'accept', { kind: 'change', author: editor.user, version: one?.version })
		expect(await pending(approver.basic, page.id)).toMatchObject([{ author: { id: colleague.user }, isOutdated: true }])
	})
})

describe('an author', () => {
	it('withdraws the own change alone', async () => {
		const page = await published()
		await put(editor.basic, page.id, whole('one'))
		await put(colleague.basic, page.id, whole('two'))
		expect(await ask(editor.basic, 'DELETE', `/api/pages/${page.id}/pending`)).toEqual({ success: true })
		expect(await pending(editor.basic, page.id)).toEqual([])
		expect(await pending(approver.basic, page.id)).toHaveLength(1)
		expect(await ask(approver.basic, 'DELETE', `/api/pages/${page.id}/pending`)).toEqual({ success: true })
		expect(await pending(approver.basic, page.id)).toHaveLength(1)
	})

	it('loses what was sent with the account, and an approver sees nothing of a page that is hidden from them', async () => {
		const page = await published()
		const leaver = await crew.newPerson({ groups: [site.groups.editors] })
		await put(leaver.basic, page.id, whole('leaver'))
		await put(editor.basic, page.id, whole('stayer'))
		await crew.occ(['user:delete', leaver.user])
		expect((await pending(approver.basic, page.id)).map(({ author }) => author?.id)).toEqual([editor.user])
		await crew.rule(page.path, { user: approver.user }, ['-delete'])
		expect(await waiting(approver.basic, page.id)).toEqual([])
		expect(refusal(await decide(approver.basic, page.id, 'accept', { kind: 'change', author: editor.user, version: 'any' })))
			.toBe('403 not_allowed')
		await crew.rule(page.path, { user: approver.user }, [])
	})
})

describe('an unpublished page', () => {
	it('waits once its author asks, is sent back with a word, and is approved @every-host', async () => {
		const page = await newPage(editor.basic, { parentId: section.id })
		expect(page).toMatchObject({ status: 'review', pending: true })
		await runJobs()
		expect(await bell(approver.basic, page.uniqueId)).toEqual([expect.stringMatching(new RegExp(`asks you to approve ${page.title}$`))])
		const [item] = await waiting(approver.basic, page.id)
		expect(item).toMatchObject({ kind: 'page', role: 'approver', state: 'waiting', author: { id: editor.user }, title: page.title })
		expect(await waiting(editor.basic, page.id)).toMatchObject([{ role: 'author', kind: 'page' }])
		expect(await waiting(colleague.basic, page.id)).toEqual([])
		const body = { kind: 'page', author: editor.user, version: item?.version, note: 'Too short' }
		expect(refusal(await decide(editor.basic, page.id, 'accept', body))).toBe('403 not_allowed')
		expect(refusal(await decide(approver.basic, page.id, 'reject', body))).toBe('200')
		expect(await read(editor.basic, page.id)).toMatchObject({ status: 'draft', pending: true })
		expect(await read(colleague.basic, page.id)).toMatchObject({ status: 'draft', pending: false })
		expect(await pending(editor.basic, page.id)).toMatchObject([{ kind: 'page', state: 'returned', note: 'Too short', base: null }])
		expect(await bell(editor.basic, page.uniqueId)).toEqual([expect.stringMatching(/back to you: Too short$/)])
		await put(editor.basic, page.id, { content: '<p>Longer</p>' })
		expect(await pending(editor.basic, page.id)).toMatchObject([{ state: 'returned' }])
		const asked = await put(editor.basic, page.id, { status: 'review' })
		expect(await pending(approver.basic, page.id)).toMatchObject([{ state: 'waiting', note: '', version: asked.baseVersion }])
		const stale = await decide(approver.basic, page.id, 'accept', body)
		expect(refusal(stale)).toBe('409 stale_version')
		const reply = await decide(approver.basic, page.id, 'accept', { ...body, version: asked.baseVersion })
		expect(reply.json).toMatchObject({ status: 'published', pending: false })
		expect(await bell(approver.basic, page.uniqueId)).toEqual([])
		expect((await bell(editor.basic, page.uniqueId)).some((one) => one.endsWith(`approved ${page.title}`))).toBe(true)
	})

	it('waits also when somebody wrote the status into its file', async () => {
		const page = await newPage(approver.basic, { parentId: section.id, status: 'draft' })
		await files.put(fileOf(page), (await files.get(fileOf(page))).replace('"status": "draft"', '"status": "review"'))
		expect(await waiting(approver.basic, page.id)).toMatchObject([{ kind: 'page', role: 'approver' }])
		expect(await put(approver.basic, page.id, { status: 'published' })).toMatchObject({ status: 'published', pending: false })
		expect(await waiting(approver.basic, page.id)).toEqual([])
	})

	it('no longer waits once its author takes it back', async () => {
		const page = await newPage(editor.basic, { parentId: section.id })
		await put(editor.basic, page.id, { status: 'draft' })
		expect(await pending(editor.basic, page.id)).toEqual([])
		expect(await waiting(approver.basic, page.id)).toEqual([])
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
		await put(editor.basic, page.id, whole('counted'))
		expect([await count(approver.session), await count(editor.session), await count(reader.session)]).toEqual([before + 1, 0, 0])
		expect((await ask<Waiting>(approver.basic, 'GET', '/api/waiting')).count).toBe(before + 1)
	})
})
