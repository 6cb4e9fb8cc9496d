// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, nextTick, type App, type Component } from 'vue'
import SelectionBar from '../../../src/components/Bulk/SelectionBar.vue'
import LockMark from '../../../src/components/Live/LockMark.vue'
import PresenceFaces from '../../../src/components/Live/PresenceFaces.vue'
import { useLiveStore } from '../../../src/stores/liveStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'

vi.mock('@suite/api/metadata/client', () => ({ metadata: {} }))

const pinia = createPinia()
let app: App

async function mount(component: Component, props: object = {}): Promise<Element> {
	const place = document.body.appendChild(document.createElement('div'))
	app = createApp(component, { ...props })
	app.use(pinia)
	app.mount(place)
	await nextTick()
	return place
}

beforeEach(() => setActivePinia(pinia))
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

describe('people in a table', () => {
	it('are faces with their names, and a number for those without room', async () => {
		useLiveStore().people = ['Ann', 'Bob', 'Cem', 'Dia', 'Eva', 'Fay'].map((name) => ({ id: name.toLowerCase(), name }))
		const place = await mount(PresenceFaces)
		expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Ann, Bob, Cem, Dia, Eva, and Fay are also here')
		expect([place.querySelectorAll('.faces__one').length, place.querySelector('.faces__more')?.textContent]).toEqual([4, '+2'])
		useLiveStore().people = []
		await nextTick()
		expect(place.querySelector('[role=img]')).toBeNull()
	})
	it('have their face and their name at a cell that they edit', async () => {
		const place = await mount(LockMark, { user: { id: 'ann', name: 'Ann Archer' } })
		expect(place.textContent).toBe('Ann Archer is editing this value')
		expect(place.querySelector('img')?.getAttribute('src')).toContain('/avatar/ann/64')
	})
})

describe('rows that are ticked', () => {
	it('have a bar of what can be done with them, until none is', async () => {
		const place = await mount(SelectionBar)
		expect(place.textContent).toBe('')
		useSelectionStore().tickAll([1, 2])
		await nextTick()
		expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('2 files selected')
		const buttons = () => [...place.querySelectorAll('button')]
		expect(buttons().map((one) => one.textContent.trim())).toEqual(['Edit values', 'Remove values', 'Export', ''])
		buttons().at(-1)?.click()
		await nextTick()
		expect([useSelectionStore().fileIds.size, place.textContent]).toEqual([0, ''])
	})
})
