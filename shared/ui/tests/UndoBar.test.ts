// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, shallowRef, type App } from 'vue'
import UndoBar from '../src/changes/UndoBar.vue'

const deletion = shallowRef<{ readonly sentence: string } | null>(null)
const onUndo = vi.fn()
let app: App

const bar = () => document.querySelector('.undo-bar')
async function remove(sentence: string): Promise<void> {
	deletion.value = { sentence }
	await nextTick()
}
async function pass(milliseconds: number): Promise<void> {
	vi.advanceTimersByTime(milliseconds)
	await nextTick()
}

beforeEach(() => {
	vi.useFakeTimers()
	deletion.value = null
	app = createApp(() => h(UndoBar, { deletion: deletion.value, onUndo }))
	app.mount(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	vi.useRealTimers()
	onUndo.mockClear()
})

describe('the undo bar', () => {
	it('shows a deletion for ten seconds', async () => {
		expect(bar()).toBeNull()
		await remove('Row deleted')
		expect(bar()?.textContent).toContain('Row deleted')
		await pass(9_999)
		expect(bar()).not.toBeNull()
		await pass(1)
		expect(bar()).toBeNull()
	})
	it('starts over with the next deletion, even with the same text', async () => {
		await remove('Gone.')
		await pass(9_000)
		await remove('Gone.')
		await pass(9_000)
		expect(bar()).not.toBeNull()
	})
	it('stays while the pointer is on it', async () => {
		await remove('Gone.')
		bar()?.dispatchEvent(new Event('pointerenter'))
		await pass(60_000)
		expect(bar()).not.toBeNull()
		bar()?.dispatchEvent(new Event('pointerleave'))
		await pass(10_000)
		expect(bar()).toBeNull()
	})
	it('undoes on press and disappears when nothing is left to undo', async () => {
		await remove('Gone.')
		bar()?.querySelector('button')?.click()
		expect(onUndo).toHaveBeenCalledOnce()
		deletion.value = null
		await nextTick()
		expect(bar()).toBeNull()
	})
})
