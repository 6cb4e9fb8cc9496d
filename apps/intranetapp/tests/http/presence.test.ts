// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page, Presence } from '@suite/schema/intranet/page'
import { deleteUser } from '@suite/fixtures/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal, removePage } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const admin = await crew.as('admin')
const editor = await crew.as('editor')
const reader = await crew.as('reader')
const made: string[] = []

async function page(): Promise<Page> {
	const one = await newPage(admin.session)
	made.push(one.id)
	return one
}
const enter = (one: Page, by = editor) => ask<Presence>(by.session, 'PUT', `/api/pages/${one.id}/presence`)
const leave = (one: Page, by = editor) => ask(by.session, 'DELETE', `/api/pages/${one.id}/presence`)
const idsOf = ({ people: others }: Presence) => others.map(({ id }) => id)

afterAll(async () => {
	for (const id of made) {
		await removePage(admin.session, id)
	}
})

describe('the editors of a page', () => {
	it('see each other, but not themselves', async () => {
		const one = await page()
		expect(await enter(one)).toEqual({ people: [], baseVersion: one.baseVersion, editor: one.editor })
		expect(idsOf(await enter(one, admin))).toEqual([editor.user])
		expect(await enter(one)).toMatchObject({ people: [{ id: admin.user, name: expect.any(String) as string }] })
		expect(idsOf(await enter(await page()))).toEqual([])
	})

	it('are removed from the list when they leave, which may be repeated', async () => {
		const one = await page()
		await enter(one)
		await leave(one)
		expect(await leave(one)).toEqual({ success: true })
		expect(idsOf(await enter(one, admin))).toEqual([])
	})

	it('are told about a newer version and its author', async () => {
		const one = await page()
		const changed = await ask<Page>(admin.session, 'PUT', `/api/pages/${one.id}`, { body: { title: 'Newer' } })
		expect(await enter(one)).toMatchObject({ baseVersion: changed.baseVersion, editor: { id: admin.user } })
		expect(changed.baseVersion).not.toBe(one.baseVersion)
	})

	it('are visible only to users who may write to it', async () => {
		const one = await page()
		await enter(one)
		expect(refusal(await call(reader.session, 'PUT', `/api/pages/${one.id}/presence`))).toBe('403 not_allowed')
		await crew.rule(one.path, { role: 'denied' }, ['-read'])
		const { session: denied } = await crew.as('denied')
		for (const method of ['PUT', 'DELETE']) {
			expect(refusal(await call(denied, method, `/api/pages/${one.id}/presence`))).toBe('404 unknown_page')
		}
	})

	it('are removed along with their account @every-host', async () => {
		const one = await page()
		const other = await crew.newPerson({ groups: [crew.site.groups.editors, crew.site.groups.users] })
		await enter(one, other)
		expect(idsOf(await enter(one))).toEqual([other.user])
		await deleteUser(crew.administrator, other.user)
		expect(idsOf(await enter(one))).toEqual([])
	})

	it('are listed once after twenty simultaneous requests', async () => {
		const one = await page()
		const replies = await Promise.all(Array.from({ length: 20 }, () => call(editor.session, 'PUT', `/api/pages/${one.id}/presence`)))
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
		expect(idsOf(await enter(one, admin))).toEqual([editor.user])
	})
})
