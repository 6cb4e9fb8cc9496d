// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageStore } from '../../src/stores/pageStore.ts'

// The host sets its web root in a script of its own.
vi.hoisted(() => Object.assign(window, { _oc_webroot: '' }))

const show = vi.fn()
vi.mock('@suite/api/intranet/client', () => ({ intranet: { pages: { show: (...all: unknown[]) => show(...all) } } }))

const a = { id: 'a', title: 'A' } as Page
let store: ReturnType<typeof usePageStore>
let answer: (page: Page) => void

beforeEach(() => {
	setActivePinia(createPinia())
	store = usePageStore()
	show.mockImplementation(() => new Promise((resolve) => {
		answer = resolve
	}))
})

describe('a page', () => {
	it('stays while it is loaded again, so that what has focus on it keeps it', async () => {
		store.adopt(a)
		const refreshed = store.refresh()
		expect([store.isLoading, store.page]).toEqual([false, a])
		answer({ ...a, title: 'Renamed' })
		await refreshed
		expect([store.isLoading, store.page?.title]).toEqual([false, 'Renamed'])
	})
	it('is awaited when another one is opened, also if that is refreshed meanwhile', async () => {
		store.adopt(a)
		void store.open('b')
		expect(store.isLoading).toBe(true)
		const refreshed = store.refresh()
		expect(store.isLoading).toBe(true)
		answer({ ...a, id: 'b' })
		await refreshed
		expect([store.isLoading, store.page?.id]).toEqual([false, 'b'])
	})
	it('is awaited when there is none', async () => {
		store.fail(new Error('offline'), 'a')
		const refreshed = store.refresh()
		expect(store.isLoading).toBe(true)
		answer(a)
		await refreshed
		expect([store.isLoading, store.page]).toEqual([false, a])
	})
})
