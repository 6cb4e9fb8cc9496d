// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import './window.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAttentionCount } from '../../../src/composables/useAttentionCount.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { useViewStore } from '../../../src/stores/viewStore.ts'
import { field } from '../library/field.ts'
import { folder, show, type Screen } from './screen.ts'
import { api, reset } from './server.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

let screen: Screen
const open = async (more = {}) => {
	const shown = folder(more)
	screen = await show([{ setup: () => {
		useAttentionCount(() => shown)
		return () => null
	} }], '/folders/3/table', shown)
	await useViewStore().load(3)
	await vi.advanceTimersByTimeAsync(0)
}
const counts = () => api.rows.list?.mock.calls.length

beforeEach(() => {
	reset()
	vi.useFakeTimers()
})
afterEach(() => {
	screen.close()
	vi.useRealTimers()
})

describe('the number of files that need attention', () => {
	it('is asked for once, and again a while after values changed, however many', async () => {
		await open()
		expect([counts(), useViewStore().attention]).toEqual([1, 4])
		api.rows.list?.mockResolvedValue({ total: 3 })
		for (const id of [1, 2, 3]) {
			useTableStore().put(id, { title: 'New' })
			await vi.advanceTimersByTimeAsync(1_000)
		}
		expect(counts()).toBe(1)
		await vi.advanceTimersByTimeAsync(10_000)
		expect([counts(), useViewStore().attention]).toEqual([2, 3])
		await vi.advanceTimersByTimeAsync(60_000)
		expect(counts()).toBe(2)
	})
	it('is none where nothing can, and nobody asks', async () => {
		api.assignments.list?.mockResolvedValue([field('title', 'text', { is_required: true })])
		await open({ required: 'off' })
		expect([counts(), useViewStore().attention]).toEqual([0, 0])
	})
	it('is not asked for while nobody looks, nor after the page was left', async () => {
		await open()
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
		useTableStore().put(1, {})
		await vi.advanceTimersByTimeAsync(20_000)
		expect(counts()).toBe(1)
		hidden.mockReturnValue(false)
		document.dispatchEvent(new Event('visibilitychange'))
		await vi.advanceTimersByTimeAsync(10_000)
		expect(counts()).toBe(2)
		useTableStore().put(1, {})
		screen.close()
		await vi.advanceTimersByTimeAsync(20_000)
		expect(counts()).toBe(2)
	})
})
