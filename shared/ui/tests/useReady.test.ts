// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it } from 'vitest'
import { createApp, defineComponent, h, nextTick, onMounted, ref, useTemplateRef, type App } from 'vue'
import { useReady } from '../src/state/useReady.ts'

const isLoaded = ref(true)
const seen: (string | null)[] = []
let app: App

const attribute = () => document.querySelector('form')!.getAttribute('data-ready')
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open(): void {
	const Screen = defineComponent(() => {
		const isReady = useReady('form', () => isLoaded.value)
		const field = useTemplateRef<HTMLInputElement>('field')
		onMounted(async () => {
			await nextTick()
			field.value!.addEventListener('focus', () => seen.push(attribute()))
			field.value!.focus()
		})
		return () => h('form', { 'data-ready': isReady.value }, h('input', { ref: 'field' }))
	})
	app = createApp(Screen)
	app.mount(document.body.appendChild(document.createElement('div')))
}

afterEach(() => {
	app.unmount()
	isLoaded.value = true
	seen.length = 0
})

describe('a screen', () => {
	it('is ready only after its first focus is placed', async () => {
		open()
		expect(attribute()).toBeNull()
		await settled()
		expect(seen).toEqual([null])
		expect(attribute()).toBe('form')
	})

	it('is ready only while its content is there', async () => {
		isLoaded.value = false
		open()
		await settled()
		expect(attribute()).toBeNull()
		isLoaded.value = true
		await settled()
		expect(attribute()).toBe('form')
		isLoaded.value = false
		await settled()
		expect(attribute()).toBeNull()
	})

	it('is not ready when its content disappears at once', async () => {
		isLoaded.value = false
		open()
		isLoaded.value = true
		await nextTick()
		isLoaded.value = false
		await settled()
		expect(attribute()).toBeNull()
	})
})
