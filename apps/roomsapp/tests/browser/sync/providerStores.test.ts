// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useExtsyncStore } from '../../../src/stores/admin/extsyncStore.ts'
import { useSettingsStore } from '../../../src/stores/admin/settingsStore.ts'

const api = vi.hoisted(() => ({
	settings: { read: vi.fn(), save: vi.fn() },
	rooms: { list: vi.fn() },
	extsync: { status: vi.fn(), webhooks: vi.fn(), test: vi.fn(), subscribe: vi.fn() },
}))
vi.mock('@suite/api/rooms/client', () => ({ rooms: api }))

const stored = { extsyncEnabled: true, extsyncClientSecret: '***', extsyncAuthority: 'https://login.example.org', roomTypes: [] }
const room = {
	roomId: 'oak', roomName: 'Oak', resourceEmail: 'oak@example.org', syncEnabled: true, lastSyncAt: null, lastError: null, reason: null,
}
const report = { roomId: 'oak', roomName: 'Oak', subscriptionId: 'one', expiresAt: '2026-11-28T12:00:00Z', hasWebhook: true }
const status = { globalEnabled: true, configured: true, rooms: [room, { ...room, roomId: 'elm', roomName: 'Elm', syncEnabled: false }] }
const webhooks = { notificationUrl: 'https://cloud.example.org/hook', httpsAvailable: true, rooms: [report] }

beforeEach(() => {
	setActivePinia(createPinia())
	api.settings.read.mockReset().mockResolvedValue(stored)
	api.settings.save.mockReset().mockResolvedValue({ status: 'ok' })
	api.rooms.list.mockReset().mockResolvedValue([])
	api.extsync.status.mockReset().mockResolvedValue(status)
	api.extsync.webhooks.mockReset().mockResolvedValue(webhooks)
	api.extsync.test.mockReset().mockResolvedValue({ success: true, tenantName: 'Contoso' })
	api.extsync.subscribe.mockReset()
})

describe('the settings of the provider', () => {
	it('are saved one by one, and shown as the server has them', async () => {
		const store = useSettingsStore()
		await store.load()
		api.settings.read.mockResolvedValue({ ...stored, extsyncClientSecret: '', extsyncAuthority: 'https://login.example.net' })
		expect(await store.saveProvider('extsyncAuthority', 'https://login.example.net')).toBe(true)
		expect(api.settings.save.mock.calls).toEqual([[{ body: { extsyncAuthority: 'https://login.example.net' } }]])
		expect(store.settings).toMatchObject({ extsyncClientSecret: '', extsyncAuthority: 'https://login.example.net' })
	})

	it('are saved even when they cannot be read again, which the screen says', async () => {
		const store = useSettingsStore()
		await store.load()
		const down = new ApiError(503, {})
		api.settings.read.mockRejectedValue(down)
		expect(await store.saveProvider('extsyncTenantId', 'contoso')).toBe(true)
		expect([store.failureOf('extsyncTenantId'), store.error]).toEqual([null, down])
	})

	it('never hold a secret that was entered', async () => {
		const store = useSettingsStore()
		await store.load()
		const seen: unknown[] = []
		api.settings.save.mockImplementation(() => {
			seen.push(store.settings?.extsyncClientSecret)
			return Promise.resolve({ status: 'ok' })
		})
		await store.saveProvider('extsyncClientSecret', 'plain')
		expect([...seen, store.settings?.extsyncClientSecret]).toEqual(['***', '***'])
	})

	it('stay as they are when the server refuses', async () => {
		const store = useSettingsStore()
		await store.load()
		const refused = new ApiError(400, { reason: 'invalid_input' })
		api.settings.save.mockRejectedValue(refused)
		expect(await store.saveProvider('extsyncWebhookRateLimit', 5000)).toBe(false)
		expect([store.failureOf('extsyncWebhookRateLimit'), store.settings]).toEqual([refused, stored])
		expect(api.settings.read).toHaveBeenCalledTimes(1)
	})

	it('are not asked for with a test before what was entered is saved', async () => {
		const order: string[] = []
		const settings = useSettingsStore()
		await settings.load()
		api.settings.save.mockImplementation(async () => {
			await Promise.resolve()
			order.push('saved')
		})
		api.extsync.test.mockImplementation(() => {
			order.push('tested')
			return Promise.resolve({ success: false, reason: 'bad_credentials', error: 'No.' })
		})
		const extsync = useExtsyncStore()
		const saving = settings.saveProvider('extsyncClientId', 'rooms')
		await extsync.test()
		await saving
		expect([order, extsync.isTesting, extsync.tested]).toEqual([
			['saved', 'tested'], false, { success: false, reason: 'bad_credentials', error: 'No.' },
		])
	})
})

describe('the synced rooms', () => {
	it('have the end of their notifications', async () => {
		const store = useExtsyncStore()
		await store.load()
		expect(store.rooms?.map(({ roomId, hasWebhook, expiresAt }) => [roomId, hasWebhook, expiresAt])).toEqual([
			['oak', true, report.expiresAt], ['elm', false, null],
		])
	})

	it('are unknown while one of the answers is missing', async () => {
		const store = useExtsyncStore()
		const down = new ApiError(500, {})
		api.extsync.webhooks.mockRejectedValue(down)
		await store.load()
		expect([store.rooms, store.failure]).toEqual([null, down])
	})

	it('are read again after the notifications were renewed, and what failed is kept', async () => {
		const store = useExtsyncStore()
		await store.load()
		const results = [{ roomId: 'oak', roomName: 'Oak', success: false, error: 'No.', reason: 'throttled' }]
		api.extsync.subscribe.mockResolvedValue({ results })
		api.extsync.webhooks.mockResolvedValue({ ...webhooks, rooms: [{ ...report, hasWebhook: false }] })
		await store.renew()
		expect([store.renewed, store.rooms?.[0]?.hasWebhook, store.isRenewing]).toEqual([results, false, false])
	})

	it('tell why they could not be renewed', async () => {
		const store = useExtsyncStore()
		const down = new ApiError(503, {})
		api.extsync.subscribe.mockRejectedValue(down)
		await store.renew()
		expect([store.renewed, store.renewFailure, store.isRenewing]).toEqual([null, down, false])
	})
})
