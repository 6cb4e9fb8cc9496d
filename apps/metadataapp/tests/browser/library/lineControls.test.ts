// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it } from 'vitest'
import { createApp, h, nextTick, ref, type App } from 'vue'
import NumberControl from '../../../src/components/Form/Controls/NumberControl.vue'
import TextControl from '../../../src/components/Form/Controls/TextControl.vue'
import UrlControl from '../../../src/components/Form/Controls/UrlControl.vue'
import { field } from './field.ts'

let app: App
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

/** A control with a value that is wrong; returns its input and what was typed so far. */
function open(control: typeof TextControl, type: 'number' | 'text' | 'url', value: string | null) {
	const typed: (string | null)[] = []
	const present = ref(value)
	app = createApp(() => h(control, {
		id: 'field-1', field: field('one', type), modelValue: present.value, described: 'help-1', isWrong: true,
		'onUpdate:modelValue': (text: string | null) => {
			typed.push(text)
			present.value = text
		},
	}))
	app.mount(document.body.appendChild(document.createElement('div')))
	const input = document.querySelector('input')!
	const enter = async (text: string) => {
		input.value = text
		input.dispatchEvent(new Event('input', { bubbles: true }))
		await nextTick()
	}
	return { input, typed, enter }
}

describe('a control of one line', () => {
	it.each([
		['text', TextControl, null], ['number', NumberControl, 'decimal'], ['url', UrlControl, 'url'],
	] as const)('of the type %s is the element of its label, and says what is wrong with it', (type, control, keyboard) => {
		const { input } = open(control, type, null)
		expect([input.id, input.value, input.getAttribute('inputmode')]).toEqual(['field-1', '', keyboard])
		expect(['aria-invalid', 'autocomplete'].map((name) => input.getAttribute(name))).toEqual(['true', 'off'])
		expect(input.getAttribute('aria-describedby')?.split(' ')).toContain('help-1')
	})
	it.each([
		['text', TextControl], ['url', UrlControl],
	] as const)('of the type %s tells what is typed, and nothing as null', async (type, control) => {
		const { typed, enter } = open(control, type, 'old')
		await enter('a new one')
		await enter('')
		expect(typed).toEqual(['a new one', null])
	})
	it('of a number keeps the text as it is typed while that is the same number', async () => {
		const { input, typed, enter } = open(NumberControl, 'number', '1')
		expect(input.value).toBe('1')
		await enter('1.50')
		expect([typed, input.value]).toEqual([['1.50'], '1.50'])
		await enter('')
		expect(typed.at(-1)).toBeNull()
	})
})
