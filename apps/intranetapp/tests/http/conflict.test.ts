// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import { ask, call, newPage, refusal, removePage, siteFiles, fileOf } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin, user: adminId } = await crew.as('admin')
const { session: editor, user: editorId } = await crew.as('editor')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

async function page(): Promise<Page> {
	const one = await newPage(editor)
	made.push(one.id)
	return one
}
const put = (one: Page, body: object, headers: Record<string, string> = {}) =>
	call(editor, 'PUT', `/api/pages/${one.id}`, { body, headers })
const read = (one: Page) => ask<Page>(editor, 'GET', `/api/pages/${one.id}`)

afterAll(async () => {
	for (const id of made) {
		await removePage(admin, id)
	}
})

describe('a save', () => {
	it('is accepted without a base version', async () => {
		const one = await page()
		await put(one, { title: 'First' })
		expect((await put(one, { title: 'Second' })).status).toBe(200)
		expect((await put(one, { title: 'Third', baseVersion: null })).status).toBe(200)
		expect((await put(one, { title: 'Fourth', baseVersion: '' })).status).toBe(200)
		expect((await put(one, { title: 'Fifth' }, { 'If-Match': '*' })).status).toBe(200)
		expect((await read(one)).title).toBe('Fifth')
	})

	it('based on an older version is refused, naming the newer author and time', async () => {
		const one = await page()
		const newer = await ask<Page>(admin, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Newer' } })
		for (const reply of [
			await put(one, { title: 'Older', baseVersion: one.baseVersion }),
			await put(one, { title: 'Older' }, { 'If-Match': `"${one.baseVersion}"` }),
		]) {
			expect(refusal(reply)).toBe('409 stale_version')
			expect(reply.json).toMatchObject({
				success: false,
				baseVersion: newer.baseVersion,
				author: adminId,
				authorName: expect.any(String) as string,
				updatedAt: newer.updatedAt,
			})
		}
		expect(await read(one)).toMatchObject({ title: 'Newer', editor: { id: adminId } })
	})

	it('based on the current version is accepted, named in the body, by If-Match or by the ETag of a response', async () => {
		const one = await page()
		const second = await ask<Page>(editor, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Second', baseVersion: one.baseVersion } })
		expect(second).toMatchObject({ title: 'Second', editor: { id: editorId } })
		expect((await put(one, { title: 'Third' }, { 'If-Match': `"${second.baseVersion}"` })).status).toBe(200)
		const tag = (await call(editor, 'GET', `/api/pages/${one.id}`)).headers.get('etag') ?? ''
		expect((await put(one, { title: 'Fourth' }, { 'If-Match': tag })).status).toBe(200)
		expect(refusal(await put(one, { title: 'Fifth' }, { 'If-Match': tag }))).toBe('409 stale_version')
		expect(refusal(await put(one, { title: 'Fifth' }, { 'If-Match': '"strange"' }))).toBe('409 stale_version')
	})

	it('is refused after the file was changed over WebDAV @every-host', async () => {
		const one = await page()
		const stored = JSON.parse(await files.get(fileOf(one))) as object
		await files.put(fileOf(one), JSON.stringify({ ...stored, title: 'By hand' }))
		expect(refusal(await put(one, { title: 'Mine', baseVersion: one.baseVersion }))).toBe('409 stale_version')
		const today = await read(one)
		expect(today.title).toBe('By hand')
		expect((await put(one, { title: 'Mine', baseVersion: today.baseVersion })).status).toBe(200)
		expect(JSON.parse(await files.get(fileOf(one)))).toMatchObject({ title: 'Mine' })
	})

	it('of the metadata follows the same rule', async () => {
		const one = await page()
		await put(one, { title: 'Newer' })
		const save = (body: object) => call(editor, 'PUT', `/api/pages/${one.id}/metadata`, { body })
		expect(refusal(await save({ category: 'c', baseVersion: one.baseVersion }))).toBe('409 stale_version')
		expect((await save({ category: 'c', baseVersion: (await read(one)).baseVersion })).status).toBe(200)
		expect(await read(one)).toMatchObject({ title: 'Newer', metadata: { category: 'c' } })
	})

	it('is not stale because the pages were reordered', async () => {
		const above = await page()
		const [first, second] = [await newPage(editor, { parentId: above.id }), await newPage(editor, { parentId: above.id })]
		await ask(editor, 'POST', '/api/pages/reorder', { body: { parentId: above.id, orderedIds: [second.id, first.id] } })
		expect((await read(first)).order).toBe(1)
		expect((await put(first, { title: 'Still mine', baseVersion: first.baseVersion })).status).toBe(200)
		expect((await read(first)).order).toBe(1)
	})
})

describe('twenty simultaneous saves @every-host', () => {
	it('based on one version: one wins, nineteen are refused, nothing is lost', async () => {
		const one = await page()
		const replies =
			await Promise.all(Array.from({ length: 20 }, (_, index) => put(one, { title: `Save ${index}`, baseVersion: one.baseVersion })))
		expect(replies.map(refusal).sort()).toEqual(['200', ...Array.from({ length: 19 }, () => '409 stale_version')])
		const winner = replies.find(({ status }) => status === 200)?.json as Page
		expect(await read(one)).toMatchObject({ title: winner.title, baseVersion: winner.baseVersion })
		expect(JSON.parse(await files.get(fileOf(one)))).toMatchObject({ title: winner.title })
	})

	it('without a base version all succeed, and what each one sets is kept', async () => {
		const one = await page()
		const replies = await Promise.all(
			Array.from({ length: 20 }, (_, index) => put(one, { title: `Save ${index}`, metadata: { [`key${index}`]: index } })),
		)
		expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
		const last = await read(one)
		expect(last.metadata).toEqual(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, index])))
		expect(replies.map(({ json }) => (json as Page).title)).toContain(last.title)
		expect(JSON.parse(await files.get(fileOf(one)))).toMatchObject({ title: last.title })
	})
})
