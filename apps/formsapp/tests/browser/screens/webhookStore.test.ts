// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useWebhookStore } from '../../../src/stores/webhookStore.ts'

const webhook = (id: string, name = 'Chat') => ({
	id, name, url: 'https://example.org/', events: [], enabled: true, createdAt: '', createdBy: null, waiting: 0, failingSince: null,
})
const delivery = (id: string, state = 'failed') => ({ id, state })
const api = vi.hoisted(() => ({
	webhooks: { list: vi.fn(), create: vi.fn(), update: vi.fn(), remove: vi.fn() }, deliveries: { list: vi.fn(), replay: vi.fn() },
}))
vi.mock('@suite/api/forms/client', () => ({ forms: api }))

let store: ReturnType<typeof useWebhookStore>
const ids = () => store.webhooks?.map(({ id }) => id)

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useWebhookStore()
	api.webhooks.list.mockResolvedValue({ webhooks: [webhook('a')] })
	await store.open(7)
})

describe('the webhooks of a form', () => {
	it('show a new one without its secret, a changed one, and no deleted one', async () => {
		api.webhooks.create.mockResolvedValue({ ...webhook('b'), secret: 'whsec_x', message: 'Keep it' })
		expect(await store.create({ name: 'Chat', url: 'https://example.org/', events: [] })).toMatchObject({ secret: 'whsec_x' })
		expect([ids(), JSON.stringify(store.webhooks)]).toEqual([['a', 'b'], expect.not.stringContaining('whsec_x')])
		api.webhooks.update.mockResolvedValue({ ...webhook('a'), enabled: false })
		await store.update('a', { enabled: false })
		expect(store.webhooks?.map(({ enabled }) => enabled)).toEqual([false, true])
		api.webhooks.remove.mockResolvedValue({ success: true })
		await store.remove('a')
		expect(ids()).toEqual(['b'])
	})

	it('leave out what arrives for a form that is no longer open', async () => {
		let answer: (list: object) => void = () => {}
		api.webhooks.list.mockReturnValueOnce(new Promise((resolve) => {
			answer = resolve
		}))
		const late = store.open(8)
		api.webhooks.list.mockResolvedValueOnce({ webhooks: [webhook('c')] })
		await store.open(9)
		answer({ webhooks: [webhook('d')] })
		await late
		expect(ids()).toEqual(['c'])
	})
})

describe('the log of a webhook', () => {
	it('shows the page that was asked for last, and what was sent again', async () => {
		let answer: (list: object) => void = () => {}
		api.deliveries.list.mockReturnValueOnce(new Promise((resolve) => {
			answer = resolve
		}))
		const late = store.readLog('a', 1)
		api.deliveries.list.mockResolvedValueOnce({ deliveries: [delivery('2'), delivery('3')], total: 40, page: 2, pages: 2 })
		await store.readLog('a', 2)
		answer({ deliveries: [delivery('1')], total: 40, page: 1, pages: 2 })
		await late
		expect(store.log?.page).toBe(2)
		api.deliveries.replay.mockResolvedValue(delivery('3', 'waiting'))
		await store.replay('a', '3')
		expect(store.log?.deliveries.map(({ state }) => state)).toEqual(['failed', 'waiting'])
		api.deliveries.list.mockRejectedValueOnce(new Error('away'))
		await store.readLog('a', 3)
		expect([store.log?.page, store.logFailure]).toEqual([2, expect.any(Error)])
		store.closeLog()
		expect([store.log, store.logFailure]).toEqual([null, null])
	})
})
