// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FormPresence } from '@suite/schema/forms/presence'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePresenceStore } from '../../../src/stores/presenceStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'

const api = vi.hoisted(() => ({ presence: { enter: vi.fn(), read: vi.fn(), takeOver: vi.fn() } }))
vi.mock('@suite/api/forms/client', () => ({ forms: api }))

const seen = (myFirstSeen: number | null, others: Readonly<Record<string, number>>): FormPresence => ({
	editors: Object.entries(others).map(([userId, firstSeen]) => ({ userId, displayName: userId.toUpperCase(), firstSeen })),
	myFirstSeen,
})

beforeEach(() => {
	setActivePinia(createPinia())
	useSessionStore().user = { id: 'ben', name: 'Ben' }
	Object.values(api.presence).forEach((route) => route.mockReset().mockResolvedValue({ status: 'ok' }))
})

describe('who edits', () => {
	it.each([
		['nobody else is there', 5, {}, undefined],
		['others came later', 5, { ann: 6, zoe: 7 }, undefined],
		['somebody came before', 5, { zoe: 4, ann: 4 }, 'ann'],
		['two came in the same second', 5, { zoe: 5 }, undefined],
		['two came in the same second, seen by the other', 5, { ann: 5 }, 'ann'],
		['one only looks', null, { ann: 4 }, undefined],
	] as const)('is agreed about when %s', async (_, mine, others, leader) => {
		api.presence.read.mockResolvedValue(seen(mine, others))
		const presence = usePresenceStore()
		await presence.beat(7, mine !== null)
		expect(presence.leader?.userId).toBe(leader)
		expect(api.presence.enter).toHaveBeenCalledTimes(mine === null ? 0 : 1)
	})

	it('changes when one takes over', async () => {
		api.presence.read.mockResolvedValueOnce(seen(5, { ann: 4 })).mockResolvedValueOnce(seen(3, { ann: 4 }))
		const presence = usePresenceStore()
		await presence.beat(7, true)
		expect(presence.leader?.displayName).toBe('ANN')
		await presence.takeOver(7)
		expect(api.presence.takeOver).toHaveBeenCalledWith({ path: { fileId: 7 } })
		expect(presence.leader).toBeNull()
		presence.forget()
		expect(presence.others).toEqual([])
	})
})
