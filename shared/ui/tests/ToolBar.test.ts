// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, nextTick, type App } from 'vue'
import Check from 'vue-material-design-icons/Check.vue'
import ToolBar from '../src/text/ToolBar.vue'

const pressed = vi.fn()
let app: App

const buttons = () => [...document.querySelectorAll('button')]
const inTabOrder = () => buttons().filter(({ tabIndex }) => tabIndex === 0).map((button) => button.getAttribute('aria-label'))
async function press(key: string): Promise<void> {
	document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
	await nextTick()
}

beforeEach(() => {
	app = createApp(ToolBar, {
		label: 'Format',
		buttons: ['Bold', 'Italic', 'Link'].map((name) =>
			({ name, icon: Check, isPressed: name === 'Italic', press: () => pressed(name) })),
	})
	app.mount(document.body.appendChild(document.createElement('div')))
	buttons()[0]!.focus()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	document.documentElement.dir = ''
	pressed.mockClear()
})

describe('a toolbar', () => {
	it('is a single Tab stop whose buttons the arrow keys cycle through', async () => {
		expect(inTabOrder()).toEqual(['Bold'])
		await press('ArrowRight')
		expect(inTabOrder()).toEqual(['Italic'])
		expect(document.activeElement).toBe(buttons()[1])
		await press('ArrowLeft')
		await press('ArrowLeft')
		expect(inTabOrder()).toEqual(['Link'])
	})
	it('reverses the arrow keys in right-to-left text', async () => {
		document.documentElement.dir = 'rtl'
		await press('ArrowLeft')
		expect(inTabOrder()).toEqual(['Italic'])
	})
	it('marks pressed buttons and runs the action of a clicked one', () => {
		expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
		buttons()[2]!.click()
		expect(pressed).toHaveBeenCalledExactlyOnceWith('Link')
	})
})
