// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterAll, describe, expect, it } from 'vitest'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { ask, call, listed, newPage, removePage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = await crew.as('admin')
const { session: editor } = await crew.as('editor')
const { session: reader } = await crew.as('reader')
const { session: denied } = await crew.as('denied')
const { session: hostAdmin } = await crew.as('hostAdmin')
const files = siteFiles(await crew.as('admin'), crew.site)
const made: string[] = []

afterAll(async () => {
	for (const id of made.reverse()) {
		await removePage(admin, id)
	}
})

describe('the list', () => {
	it('returns for each page what the contract specifies, and no more', async () => {
		const above = await newPage(editor)
		const one = await newPage(editor, { parentId: above.id })
		made.push(above.id, one.id)
		const summary = (await listed(reader)).find(({ id }) => id === one.id)
		const { permissions } = await ask<Page>(reader, 'GET', `/api/pages/${one.id}`)
		expect(permissions).toMatchObject({ canRead: true, canWrite: false, canDelete: false, canCreate: false })
		expect(summary).toEqual({
			id: one.id, uniqueId: one.uniqueId, title: one.title, path: one.path, parentId: above.id, createdAt: one.createdAt,
			updatedAt: one.updatedAt, language: 'en', status: 'published', isHome: false,
			modified: Date.parse(one.updatedAt) / 1_000, permissions,
		})
		expect((await listed(reader)).find(({ path }) => path === 'en')).toMatchObject({ isHome: true, parentId: null })
	})

	it('omits what the caller may not read, including its id as a parent', async () => {
		const above = await newPage(editor)
		const one = await newPage(editor, { parentId: above.id })
		made.push(above.id, one.id)
		await crew.rule(above.path, { role: 'denied' }, ['-read'])
		const ids = async () => (await listed(denied)).map(({ id }) => id)
		expect([(await ids()).includes(above.id), (await ids()).includes(one.id)]).toEqual([false, false])
		await crew.rule(one.path, { role: 'denied' }, ['+read'])
		expect((await listed(denied)).find(({ id }) => id === one.id)).toMatchObject({ parentId: null })
		expect(JSON.stringify(await listed(denied))).not.toContain(above.id)
		await crew.rule(above.path, { role: 'denied' }, [])
		expect(await ids()).toContain(above.id)
	})

	it('is empty for non-members, including a Nextcloud administrator', async () => {
		expect(await listed(hostAdmin)).toEqual([])
		expect(await listed((await crew.as('outsider')).session)).toEqual([])
	})

	it('is not sent again unless something changed', async () => {
		const tag = async () => String((await call(reader, 'GET', '/api/pages')).headers.get('etag'))
		const first = await tag()
		expect((await call(reader, 'GET', '/api/pages', { headers: { 'If-None-Match': first } })).status).toBe(304)
		made.push((await newPage(editor)).id)
		expect(await tag()).not.toBe(first)
	})
})

describe('the index @every-host', () => {
	it('is complete after setup, and reports how many pages it has', async () => {
		const { index } =
			await ask<{ index: { isComplete: boolean, pages: number, checkedAt: string | null } }>(hostAdmin, 'GET', '/api/setup')
		expect(index).toMatchObject({ isComplete: true, checkedAt: expect.stringMatching(/Z$/) as string })
		expect(index.pages).toBeGreaterThan(0)
	})

	it('is rebuilt by occ, with nothing to repair', async () => {
		const before = (await listed(admin)).map(({ id, path }) => [id, path]).sort()
		const { stdout } = await crew.occ(['intranetapp:reindex'])
		expect(stdout).toMatch(/^\d+ pages: 0 added, 0 updated, 0 removed\.$/m)
		expect((await listed(admin)).map(({ id, path }) => [id, path]).sort()).toEqual(before)
	})

	it('is compared with the files by occ, which exits with 1 when a page was never finished', async () => {
		expect((await crew.occ(['intranetapp:check', '--repair'], { mayFail: true })).stdout).toContain('The index matches the files.')
		const folder = `en/${uniqueName('half').toLowerCase()}`
		await files.put(`${folder}/_media/.nomedia`, '')
		const found = await crew.occ(['intranetapp:check'], { mayFail: true })
		expect([found.code, found.stdout]).toEqual([1, expect.stringContaining(`unfinished: ${folder}`)])
		await files.put(`${folder}/${folder.slice(3)}.json`, JSON.stringify({ title: 'Finished' }))
		expect((await crew.occ(['intranetapp:check'], { mayFail: true })).stdout).not.toContain(folder)
		await files.remove(folder)
	})

	it('is repaired at the request of an administrator', async () => {
		expect(await ask(hostAdmin, 'POST', '/api/setup/reindex', { body: {} })).toMatchObject({ success: true, repaired: 0 })
	})
})
