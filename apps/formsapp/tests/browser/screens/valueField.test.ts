// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createControls } from '@suite/ui/settings/controls'
import { afterEach, expect, it } from 'vitest'
import { createApp, h, nextTick, reactive, type App } from 'vue'
import ValueField from '../../../src/components/Settings/ValueField.vue'

let app: App
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

/** A field whose every save is refused; returns the values that were sent. */
async function open(): Promise<{ field: HTMLInputElement, sent: string[] }> {
	const controls = createControls<'size'>()
	const sent: string[] = []
	app = createApp(() => h(ValueField<'size'>, {
		controls: reactive(controls), control: 'size', refusals: {}, label: 'Size', value: '',
		onSave: (value: string) => {
			sent.push(value)
			void controls.perform('size', () => Promise.reject(new Error('Refused')))
		},
	}))
	app.mount(document.body.appendChild(document.createElement('div')))
	await nextTick()
	return { field: document.querySelector('input') as HTMLInputElement, sent }
}

/** What a browser does at Enter: the key goes down, a new text is a change, and the key comes up again. */
async function enter(field: HTMLInputElement, text?: string): Promise<void> {
	if (text !== undefined) {
		field.value = text
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
	field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
	if (text !== undefined) {
		field.dispatchEvent(new Event('change', { bubbles: true }))
	}
	await new Promise((resolve) => setTimeout(resolve)) // the refusal may arrive before the key comes up
	field.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))
	await nextTick()
}

it('a value is sent once by Enter, also when it is refused before the key comes up', async () => {
	const { field, sent } = await open()
	await enter(field, '1.5')
	expect(sent).toEqual(['1.5'])
})

it('a refused value is sent again by Enter, and another one once', async () => {
	const { field, sent } = await open()
	await enter(field, '1.5')
	await enter(field)
	expect(sent).toEqual(['1.5', '1.5'])
	await enter(field, '7')
	expect(sent).toEqual(['1.5', '1.5', '7'])
})
