// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Room } from '@suite/schema/rooms/room'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, createApp, h, nextTick, type App } from 'vue'
import SyncSection from '../../../src/components/Admin/Room/SyncSection.vue'
import { useRoomEditorStore } from '../../../src/stores/admin/roomEditorStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'

const api = vi.hoisted(() => ({
	rooms: { read: vi.fn(), update: vi.fn() },
	roomPermissions: { read: vi.fn(), inherited: vi.fn() },
	personal: { groups: vi.fn() },
	settings: { read: vi.fn() },
	extsync: { initialSync: vi.fn(), validateResource: vi.fn() },
}))
vi.mock('@suite/api/rooms/client', () => ({ rooms: api }))

const sync = {
	resourceEmail: 'oak@example.org', syncEnabled: true, whenUnreachable: 'book', lastSyncAt: null, lastError: null, lastErrorReason: null,
	initialSyncStatus: 'pending', initialSyncError: null, webhookSubscriptionId: null, webhookExpiresAt: null,
}
const withSync = (change: object | null) => ({
	id: 'oak', name: 'Oak', extsyncConfig: change === null ? null : { ...sync, ...change },
}) as unknown as Room
const shown = () => document.body.textContent
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words)
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let app: App

async function open(room: Room, isOn = true) {
	setActivePinia(createPinia())
	useSessionStore().isAdmin = true
	api.rooms.read.mockResolvedValue(room)
	api.settings.read.mockResolvedValue({ extsyncEnabled: isOn })
	const editor = useRoomEditorStore()
	await editor.open('oak')
	const current = computed(() => editor.room ?? room)
	app = createApp(() => h(SyncSection, { room: current.value }))
	app.component('RouterLink', () => h('a'))
	app.mount(document.body.appendChild(document.createElement('div')))
	await nextTick()
	return editor
}

beforeEach(() => {
	vi.useFakeTimers()
	;[api.rooms, api.extsync].flatMap((routes) => Object.values(routes)).forEach((route) => route.mockReset())
	api.roomPermissions.read.mockResolvedValue({ viewers: [], bookers: [], managers: [] })
	api.personal.groups.mockResolvedValue([])
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	vi.useRealTimers()
})

describe('the sync of a room', () => {
	it('is watched every five seconds until the first sync is done, and no longer', async () => {
		await open(withSync({}))
		expect(shown()).toContain('Waiting for the first sync')
		expect(shown()).toContain('The room takes no new bookings until the first sync is done.')
		api.rooms.read.mockResolvedValue(withSync({ initialSyncStatus: 'syncing' }))
		await later(5_000)
		expect(shown()).toContain('First sync is running')
		api.rooms.read.mockResolvedValue(withSync({ initialSyncStatus: 'completed', lastSyncAt: new Date().toISOString() }))
		await later(5_000)
		expect(shown()).toContain('Synced just now')
		expect(shown()).not.toContain('takes no new bookings')
		const { length } = api.rooms.read.mock.calls
		await later(30_000)
		expect(api.rooms.read.mock.calls).toHaveLength(length)
	})

	it('keeps what is being typed while it is watched', async () => {
		await open(withSync({}))
		const field = document.querySelector<HTMLInputElement>('input[type=email]')!
		field.value = 'elm@example.org'
		field.dispatchEvent(new Event('input', { bubbles: true }))
		api.rooms.read.mockResolvedValue(withSync({ initialSyncStatus: 'syncing' }))
		await later(5_000)
		expect([field.value, shown().includes('First sync is running')]).toEqual(['elm@example.org', true])
	})

	it('says when its state cannot be read, and goes on', async () => {
		await open(withSync({}))
		api.rooms.read.mockRejectedValueOnce(new ApiError(0, {}))
		await later(5_000)
		expect(shown()).toContain('The server cannot be reached.')
		await later(5_000)
		expect(shown()).not.toContain('The server cannot be reached.')
	})

	it('is not shown older than what was saved meanwhile', async () => {
		const editor = await open(withSync({}))
		let answer: (room: Room) => void = () => undefined
		api.rooms.read.mockReturnValueOnce(new Promise((resolve) => {
			answer = resolve
		}))
		await later(5_000)
		api.rooms.update.mockResolvedValue(withSync({ syncEnabled: false }))
		await editor.save('extsync', { extsyncConfig: { syncEnabled: false } })
		answer(withSync({ initialSyncStatus: 'syncing' }))
		await later(0)
		expect([shown().includes('Sync is off'), shown().includes('First sync is running')]).toEqual([true, false])
	})

	it('is tried again after it failed', async () => {
		await open(withSync({ initialSyncStatus: 'failed', lastErrorReason: 'not_permitted' }))
		expect(shown()).toContain('First sync failed: The application may not use this calendar.')
		api.extsync.initialSync.mockResolvedValue({ status: 'queued' })
		api.rooms.read.mockResolvedValue(withSync({}))
		button('Try again')!.click()
		await later(0)
		expect(api.extsync.initialSync.mock.calls).toEqual([[{ path: { id: 'oak' } }]])
		expect(shown()).toContain('Waiting for the first sync')
	})

	it('is said to be off for all rooms', async () => {
		await open(withSync({}), false)
		expect(shown()).toContain('Sync with Microsoft 365 is switched off for all rooms.')
		expect(shown()).not.toContain('Waiting for the first sync')
	})

	it('begins with a mailbox, and sends only what was changed', async () => {
		await open(withSync(null))
		expect(button('Save calendar sync')!.disabled).toBe(true)
		const field = document.querySelector<HTMLInputElement>('input[type=email]')!
		field.value = ' oak@example.org '
		field.dispatchEvent(new Event('input', { bubbles: true }))
		await nextTick()
		api.rooms.update.mockResolvedValue(withSync({}))
		document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
		await later(0)
		document.querySelector<HTMLInputElement>('input[value=decline]')!.click()
		await nextTick()
		document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
		await later(0)
		expect(api.rooms.update.mock.calls.map(([call]) => (call as { body: unknown }).body)).toEqual([
			{ extsyncConfig: { resourceEmail: 'oak@example.org', syncEnabled: true, whenUnreachable: 'book' } },
			{ extsyncConfig: { whenUnreachable: 'decline' } },
		])
	})

	it('asks the provider for the mailbox that is typed', async () => {
		await open(withSync({}))
		api.extsync.validateResource.mockResolvedValueOnce({ valid: true, displayName: 'Oak room' })
		button('Check')!.click()
		await later(0)
		expect(shown()).toContain('Mailbox found: Oak room')
		api.extsync.validateResource.mockResolvedValueOnce({ valid: false, reason: 'not_found', error: 'No.' })
		button('Check')!.click()
		await later(0)
		expect(shown()).toContain('Microsoft 365 has no such mailbox.')
		expect(api.extsync.validateResource.mock.calls).toEqual([
			[{ body: { email: 'oak@example.org' } }], [{ body: { email: 'oak@example.org' } }],
		])
	})
})
