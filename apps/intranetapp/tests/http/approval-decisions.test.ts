// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvalSite, bell, decide, pending, put, read, tellApprovers, waiting, whole } from './approvals.ts'
import { ask, fileOf, newPage, refusal } from './intranet.ts'

const site = await approvalSite()
const { crew, approver, editor, colleague, reader, outsider, files, published, sectionId } = site

beforeAll(site.open)
afterAll(site.close)

describe('a decision', () => {
	it('publishes the change with its author, and tells both sides @every-host', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('accepted'))
		await tellApprovers(crew)
		const asked = await bell(approver.session, page.uniqueId)
		expect(asked).toEqual([expect.stringMatching(new RegExp(`changed ${page.title} and asks for your approval$`))])
		expect(await bell(colleague.session, page.uniqueId)).toEqual([])
		expect(await bell(reader.session, page.uniqueId)).toEqual([])
		const [change] = await pending(approver.session, page.id)
		const reply = await decide(approver.session, page.id, 'accept', { kind: 'change', author: editor.user, version: change?.version })
		expect(reply.json).toMatchObject({ title: 'Title accepted', status: 'published', pending: false, editor: { id: editor.user } })
		expect(await read(reader.session, page.id)).toMatchObject({ title: 'Title accepted', metadata: { tags: ['accepted'] } })
		expect([await pending(editor.session, page.id), await waiting(approver.session, page.id)]).toEqual([[], []])
		expect(await bell(approver.session, page.uniqueId)).toEqual([])
		expect(await bell(editor.session, page.uniqueId)).toEqual([expect.stringMatching(/approved your change of Title accepted$/)])
	})

	it('sends the change back with a word, and keeps it for its author', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('returned'))
		const [change] = await pending(approver.session, page.id)
		const body = { kind: 'change', author: editor.user, version: change?.version, note: ' Please add a picture. ' }
		expect(refusal(await decide(approver.session, page.id, 'reject', body))).toBe('200')
		expect(await waiting(approver.session, page.id)).toEqual([])
		expect(await pending(editor.session, page.id)).toMatchObject([{
			role: 'author',
			state: 'returned',
			note: 'Please add a picture.',
			reviewer: { id: approver.user },
			sent: { title: 'Title returned' },
		}])
		expect(await bell(editor.session, page.uniqueId))
			.toEqual([expect.stringMatching(/sent your change of .* back: Please add a picture\.$/)])
		expect(refusal(await decide(approver.session, page.id, 'accept', body))).toBe('404 unknown_change')
		expect(refusal(await decide(approver.session, page.id, 'reject', body))).toBe('404 unknown_change')
		await put(editor.session, page.id, whole('better'))
		expect(await waiting(approver.session, page.id)).toMatchObject([{ state: 'waiting', note: '', title: 'Title better' }])
	})

	it('is for those who may publish alone', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('mine'))
		const [{ version } = { version: '' }] = await pending(approver.session, page.id)
		const body = { kind: 'change', author: editor.user, version, note: '' }
		for (const verb of ['accept', 'reject'] as const) {
			const replies = []
			for (const { session } of [editor, colleague, reader, outsider]) {
				replies.push(refusal(await decide(session, page.id, verb, body)))
			}
			expect(replies).toEqual(['403 not_allowed', '403 not_allowed', '403 not_allowed', '404 unknown_page'])
		}
		expect(await read(reader.session, page.id)).toMatchObject({ title: page.title })
	})

	it('is about what was looked at', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('first'))
		const [first] = await pending(approver.session, page.id)
		await put(editor.session, page.id, whole('second'))
		const body = { kind: 'change', author: editor.user, version: first?.version, note: '' }
		expect(refusal(await decide(approver.session, page.id, 'accept', body))).toBe('409 stale_version')
		expect(refusal(await decide(approver.session, page.id, 'reject', body))).toBe('409 stale_version')
		expect(refusal(await decide(approver.session, page.id, 'accept', { ...body, author: colleague.user }))).toBe('404 unknown_change')
		expect(refusal(await decide(approver.session, page.id, 'accept', { ...body, kind: 'other' }))).toMatch(/^400/)
		expect(refusal(await decide(approver.session, page.id, 'reject', { ...body, note: 'a'.repeat(2_001) }))).toMatch(/^400/)
	})

	it('needs a merged page when somebody published since', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('mine'))
		const newer = await put(approver.session, page.id, { metadata: { category: 'Theirs' } })
		const [change] = await pending(approver.session, page.id)
		expect(change?.isOutdated).toBe(true)
		const body = { kind: 'change', author: editor.user, version: change?.version }
		expect(refusal(await decide(approver.session, page.id, 'accept', body))).toBe('409 stale_version')
		const merged = { ...whole('merged'), metadata: { category: 'Theirs', tags: ['merged'] } }
		const outdated = { ...body, merged: { ...merged, baseVersion: page.baseVersion } }
		expect(refusal(await decide(approver.session, page.id, 'accept', outdated)))
			.toBe('409 stale_version')
		const reply = await decide(approver.session, page.id, 'accept', { ...body, merged: { ...merged, baseVersion: newer.baseVersion } })
		expect(reply.json).toMatchObject({ title: 'Title merged', metadata: { category: 'Theirs', tags: ['merged'] }, pending: false })
	})

	it('is made once, however many press the button', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('once'))
		const [change] = await pending(approver.session, page.id)
		const body = { kind: 'change', author: editor.user, version: change?.version }
		const replies = await Promise.all([1, 2, 3, 4].map(() => decide(approver.session, page.id, 'accept', body)))
		const found = replies.map(refusal).sort()
		expect(found[0]).toBe('200')
		expect(found.slice(1).every((one) => one === '404 unknown_change' || one === '409 stale_version')).toBe(true)
		expect(await read(reader.session, page.id)).toMatchObject({ title: 'Title once' })
	})

	it('leaves what others sent for the same page', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('one'))
		await put(colleague.session, page.id, whole('two'))
		expect(await waiting(approver.session, page.id)).toHaveLength(2)
		expect((await pending(editor.session, page.id)).map(({ sent }) => sent.title)).toEqual(['Title one'])
		const one = (await pending(approver.session, page.id)).find(({ author }) => author?.id === editor.user)
		await decide(approver.session, page.id, 'accept', { kind: 'change', author: editor.user, version: one?.version })
		expect(await pending(approver.session, page.id)).toMatchObject([{ author: { id: colleague.user }, isOutdated: true }])
	})
})

describe('an author', () => {
	it('withdraws the own change alone', async () => {
		const page = await published()
		await put(editor.session, page.id, whole('one'))
		await put(colleague.session, page.id, whole('two'))
		expect(await ask(editor.session, 'DELETE', `/api/pages/${page.id}/pending`)).toEqual({ success: true })
		expect(await pending(editor.session, page.id)).toEqual([])
		expect(await pending(approver.session, page.id)).toHaveLength(1)
		expect(await ask(approver.session, 'DELETE', `/api/pages/${page.id}/pending`)).toEqual({ success: true })
		expect(await pending(approver.session, page.id)).toHaveLength(1)
	})

	it('loses what was sent with the account, and an approver sees nothing of a page that is hidden from them', async () => {
		const page = await published()
		const leaver = await crew.newPerson({ groups: [crew.site.groups.editors] })
		await put(leaver.session, page.id, whole('leaver'))
		await put(editor.session, page.id, whole('stayer'))
		await crew.occ(['user:delete', leaver.user])
		expect((await pending(approver.session, page.id)).map(({ author }) => author?.id)).toEqual([editor.user])
		await crew.rule(page.path, { user: approver.user }, ['-delete'])
		expect(await waiting(approver.session, page.id)).toEqual([])
		expect(refusal(await decide(approver.session, page.id, 'accept', { kind: 'change', author: editor.user, version: 'any' })))
			.toBe('403 not_allowed')
		await crew.rule(page.path, { user: approver.user }, [])
	})
})

describe('an unpublished page', () => {
	it('waits once its author asks, is sent back with a word, and is approved @every-host', async () => {
		const page = await newPage(editor.session, { parentId: sectionId() })
		expect(page).toMatchObject({ status: 'review', pending: true })
		await tellApprovers(crew)
		const request = expect.stringMatching(new RegExp(`asks you to approve ${page.title}$`)) as unknown
		expect(await bell(approver.session, page.uniqueId)).toEqual([request])
		const [item] = await waiting(approver.session, page.id)
		expect(item).toMatchObject({ kind: 'page', role: 'approver', state: 'waiting', author: { id: editor.user }, title: page.title })
		expect(await waiting(editor.session, page.id)).toMatchObject([{ role: 'author', kind: 'page' }])
		expect(await waiting(colleague.session, page.id)).toEqual([])
		const body = { kind: 'page', author: editor.user, version: item?.version, note: 'Too short' }
		expect(refusal(await decide(editor.session, page.id, 'accept', body))).toBe('403 not_allowed')
		expect(refusal(await decide(approver.session, page.id, 'reject', body))).toBe('200')
		expect(await read(editor.session, page.id)).toMatchObject({ status: 'draft', pending: true })
		expect(await read(colleague.session, page.id)).toMatchObject({ status: 'draft', pending: false })
		expect(await pending(editor.session, page.id)).toMatchObject([{ kind: 'page', state: 'returned', note: 'Too short', base: null }])
		expect(await bell(editor.session, page.uniqueId)).toEqual([expect.stringMatching(/back to you: Too short$/)])
		await put(editor.session, page.id, { content: '<p>Longer</p>' })
		expect(await pending(editor.session, page.id)).toMatchObject([{ state: 'returned' }])
		const asked = await put(editor.session, page.id, { status: 'review' })
		expect(await pending(approver.session, page.id)).toMatchObject([{ state: 'waiting', note: '', version: asked.baseVersion }])
		const stale = await decide(approver.session, page.id, 'accept', body)
		expect(refusal(stale)).toBe('409 stale_version')
		const reply = await decide(approver.session, page.id, 'accept', { ...body, version: asked.baseVersion })
		expect(reply.json).toMatchObject({ status: 'published', pending: false })
		expect(await bell(approver.session, page.uniqueId)).toEqual([])
		expect((await bell(editor.session, page.uniqueId)).some((one) => one.endsWith(`approved ${page.title}`))).toBe(true)
	})

	it('waits also when somebody wrote the status into its file', async () => {
		const page = await newPage(approver.session, { parentId: sectionId(), status: 'draft' })
		await files.put(fileOf(page), (await files.get(fileOf(page))).replace('"status": "draft"', '"status": "review"'))
		expect(await waiting(approver.session, page.id)).toMatchObject([{ kind: 'page', role: 'approver' }])
		expect(await put(approver.session, page.id, { status: 'published' })).toMatchObject({ status: 'published', pending: false })
		expect(await waiting(approver.session, page.id)).toEqual([])
	})

	it('no longer waits once its author takes it back', async () => {
		const page = await newPage(editor.session, { parentId: sectionId() })
		await put(editor.session, page.id, { status: 'draft' })
		expect(await pending(editor.session, page.id)).toEqual([])
		expect(await waiting(approver.session, page.id)).toEqual([])
	})
})
