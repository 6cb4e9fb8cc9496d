// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeyStore } from '../../../src/stores/keyStore.ts'

const key = (id: string, name = 'Tool') => ({ id, name, permissions: ['read_form'], createdAt: '', createdBy: null, lastUsedAt: null })
const api = vi.hoisted(() => ({ list: vi.fn(), create: vi.fn(), update: vi.fn(), remove: vi.fn() }))
vi.mock('@suite/api/forms/client', () => ({ forms: { keys: api } }))

let store: ReturnType<typeof useKeyStore>
const ids = () => store.keys?.map(({ id }) => id)

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useKeyStore()
	api.list.mockResolvedValue({ keys: [key('a')], address: '/7' })
	await store.open(7)
})

describe('the keys of a form', () => {
	it('show a new key without its text, a changed one, and no revoked one', async () => {
		api.create.mockResolvedValue({ ...key('b'), key: 'frm_secret', message: 'Keep it' })
		expect(await store.create({ name: 'Tool', permissions: [] })).toMatchObject({ key: 'frm_secret' })
		expect([ids(), JSON.stringify(store.keys)]).toEqual([['a', 'b'], expect.not.stringContaining('secret')])
		api.update.mockResolvedValue(key('a', 'Other'))
		await store.update('a', { name: 'Other' })
		expect(store.keys?.map(({ name }) => name)).toEqual(['Other', 'Tool'])
		api.remove.mockResolvedValue({ success: true })
		await store.revoke('a')
		expect(ids()).toEqual(['b'])
	})

	it('leave out what arrives for a form that is no longer open', async () => {
		let answer: (list: object) => void = () => {}
		api.list.mockReturnValueOnce(new Promise((resolve) => {
			answer = resolve
		}))
		const late = store.open(8)
		api.list.mockResolvedValueOnce({ keys: [key('c')], address: '/9' })
		await store.open(9)
		answer({ keys: [key('d')], address: '/8' })
		await late
		expect([ids(), store.address]).toEqual([['c'], '/9'])
		api.remove.mockRejectedValueOnce(new Error('gone'))
		await expect(store.revoke('c')).rejects.toThrow('gone')
		expect(ids()).toEqual(['c'])
	})
})
