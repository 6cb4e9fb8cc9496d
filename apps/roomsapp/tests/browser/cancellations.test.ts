// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCancellationStore, type Cancellation } from '../../src/stores/cancellationStore.ts'

const remove = vi.hoisted(() => vi.fn<(call: unknown, options: unknown) => Promise<unknown>>())
vi.mock('@suite/api/rooms/client', () => ({ rooms: { bookings: { remove } } }))

const date = (recurrenceId: string | null, dtend = '2047-04-01T10:00:00+02:00') =>
	({ roomId: 'oak', uid: 'one', uri: 'one.ics', summary: 'Standup', recurrenceId, dtend })
const single: Cancellation = { booking: date(null), isWhole: false, hasEvent: false }
const series = (isWhole: boolean): Cancellation => ({ booking: date('20470401T080000Z'), isWhole, hasEvent: true })

describe('a cancelled booking', () => {
	beforeEach(() => {
		setActivePinia(createPinia())
		remove.mockReset().mockResolvedValue({ status: 'ok' })
	})

	it('is hidden and can be undone without the server having heard of it', async () => {
		const store = useCancellationStore()
		store.cancel(single)
		expect(store.hides(date(null))).toBe(true)
		expect(store.undo()).toBe(single)
		await store.commit()
		expect(store.hides(date(null))).toBe(false)
		expect(remove).not.toHaveBeenCalled()
	})

	it('is sent once, and stays hidden until the screens have asked again', async () => {
		const store = useCancellationStore()
		const seen: boolean[] = []
		store.follow(() => {
			seen.push(store.hides(date(null)))
			return Promise.resolve()
		})
		store.cancel(single)
		await Promise.all([store.commit(true), store.commit()])
		expect(remove.mock.calls).toEqual([[{ path: { id: 'oak', uid: 'one' }, query: { uri: 'one.ics' } }, { keepalive: true }]])
		expect([seen, store.hides(date(null)), store.undo()]).toEqual([[true], false, null])
	})

	it('of a series is one date, or all that are not over', async () => {
		const store = useCancellationStore()
		store.cancel(series(false))
		expect([date('20470401T080000Z'), date('20470408T080000Z')].map(store.hides)).toEqual([true, false])
		store.cancel(series(true))
		expect([date('20470408T080000Z'), date('20200408T080000Z', '2020-04-08T10:00:00Z')].map(store.hides)).toEqual([true, false])
		await store.commit()
		expect(remove.mock.calls.map(([call]) => (call as { query: unknown }).query)).toEqual([
			{ uri: 'one.ics', recurrenceId: '20470401T080000Z' }, { uri: 'one.ics' },
		])
	})

	it('is shown again with the reason when the server refuses', async () => {
		const store = useCancellationStore()
		const refused = new ApiError(403, { reason: 'not_organizer' })
		remove.mockRejectedValue(refused)
		store.cancel(single)
		await store.commit()
		expect([store.error, store.hides(date(null))]).toEqual([refused, false])
	})
})
