// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FormPresence } from '@suite/schema/forms/presence'
import { describe, expect, it } from 'vitest'
import { ask, call, newForm, refusal } from './forms.ts'
import { people, type Member } from './people.ts'

const crew = await people()
const { folder, manager, editor, viewer } = await crew.newTeam()
const enter = (member: Member, fileId: number) => ask(member.session, 'POST', `/api/form/${fileId}/presence`)
const seen = (member: Member, fileId: number) => ask<FormPresence>(member.session, 'GET', `/api/form/${fileId}/presence`)
const form = async (): Promise<number> => (await newForm(manager.session, { path: `/${folder.name}` })).fileId

describe('presence', () => {
	it('has the others, the first one first, and since when the caller has been there', async () => {
		const fileId = await form()
		expect(await seen(manager, fileId)).toEqual({ editors: [], myFirstSeen: null })
		const before = Math.floor(Date.now() / 1000)
		expect(await enter(manager, fileId)).toEqual({ status: 'ok' })
		await enter(editor, fileId)
		const own = await seen(manager, fileId)
		expect(own.editors).toEqual([{ userId: editor.user, displayName: editor.user, firstSeen: expect.any(Number) }])
		expect(own.editors[0]?.firstSeen).toBeGreaterThanOrEqual(before)
		expect(own.myFirstSeen).toBeGreaterThanOrEqual(before)
		await enter(manager, fileId)
		expect((await seen(manager, fileId)).myFirstSeen).toBe(own.myFirstSeen)
		const all = await seen(viewer, fileId)
		expect([all.editors.map(({ userId }) => userId).sort(), all.myFirstSeen]).toEqual([[editor.user, manager.user].sort(), null])
	})

	it('is taken over by whoever asks for it, and back', async () => {
		const fileId = await form()
		await enter(manager, fileId)
		const first = async (by: Member) => (await seen(by, fileId)).editors[0]?.firstSeen ?? 0
		const own = async (by: Member) => (await seen(by, fileId)).myFirstSeen ?? 0
		for (const [one, other] of [[editor, manager], [manager, editor], [editor, manager]] as const) {
			expect(await ask(one.session, 'PUT', `/api/form/${fileId}/presence`)).toEqual({ status: 'ok' })
			expect(await own(one)).toBeLessThan(await first(one))
			expect((await seen(viewer, fileId)).editors.map(({ userId }) => userId)).toEqual([one.user, other.user])
		}
		await enter(manager, fileId)
		expect(await first(viewer)).toBe(await own(editor))
		expect(refusal(await call(viewer.session, 'PUT', `/api/form/${fileId}/presence`))).toBe('403 not_allowed')
	})

	it('is for each form its own', async () => {
		const [one, other] = [await form(), await form()]
		await enter(editor, one)
		expect((await seen(manager, other)).editors).toEqual([])
	})

	it('is refused to who may not edit', async () => {
		expect(refusal(await call(viewer.session, 'POST', `/api/form/${await form()}/presence`))).toBe('403 not_allowed')
	})
})
