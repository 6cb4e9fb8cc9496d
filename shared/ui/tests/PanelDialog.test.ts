// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, type App } from 'vue'
import PanelDialog from '../src/dialog/PanelDialog.vue'

// The host's own dialog, because it hides by itself when it is closed.
const close = vi.fn()
let app: App

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
function press(selector: string): void {
	find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
async function open(props: { isKept?: boolean, isQuestion?: boolean } = {}): Promise<void> {
	app = createApp({ render: () => h(PanelDialog, { name: 'New field', onClose: close, ...props }, {
		default: () => [h('input', { class: 'typed' }), h('input', { class: 'list', 'aria-expanded': 'true' })],
		actions: () => h('button', { class: 'cancel' }, 'Cancel'),
	}) })
	app.mount(document.body.appendChild(document.createElement('div')))
	await nextTick()
	await nextTick()
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	close.mockClear()
	vi.useRealTimers()
})

describe('a dialog of a panel', () => {
	it('stays until its owner takes it away, which may ask first', async () => {
		await open({ isKept: true })
		for (const [times, act] of [
			() => find('.modal-container__close').click(), () => press('.typed'), () => press('.cancel'),
		].entries()) {
			act()
			await vi.runAllTimersAsync()
			expect(close).toHaveBeenCalledTimes(times + 1)
			expect(find('[role=dialog]').style.display).toBe('')
		}
	})

	it('leaves Esc to a list that is open', async () => {
		await open()
		press('.list')
		expect(close).not.toHaveBeenCalled()
	})

	it('is answered where it asks a question', async () => {
		await open({ isQuestion: true })
		press('.typed')
		press('.cancel')
		expect([close.mock.calls, document.querySelector('.modal-container__close')]).toEqual([[], null])
	})
})
