// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announcement } from '@suite/ui/keys/announcer'
import { nextTick, ref, watch } from 'vue'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useReorder } from '../../src/composables/useReorder.ts'
import { moved } from '../../src/stores/admin/stepList.ts'

function reorder() {
	const items = ref([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
	const said: string[] = []
	const focused: string[] = []
	onTestFinished(watch(announcement, (text) => {
		if (text !== '') {
			said.push(text)
		}
	}, { flush: 'sync' }))
	const list = useReorder(() => items.value, (id, to) => {
		items.value = moved(items.value, items.value.findIndex((item) => item.id === id), to)
	}, (id) => focused.push(id), {
		taken: (place, count) => `taken ${place}/${count}`,
		moved: (place) => `at ${place}`,
		stopped: (place) => `at ${place}`,
		dropped: (place) => `dropped ${place}`,
		putBack: (place) => `back ${place}`,
	})
	const order = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('')
	return {
		list, said, focused,
		shown: () => order(list.shown.value),
		kept: () => order(items.value),
		press: (key: string, id: string) => list.onKeydown(new KeyboardEvent('keydown', { key, cancelable: true }), id),
	}
}

describe('reordering by keyboard', () => {
	it('moves an item with the arrow keys and changes the list only when it is dropped', async () => {
		const { press, shown, kept, said } = reorder()
		press(' ', 'a')
		press('ArrowDown', 'a')
		expect([shown(), kept()]).toEqual(['bac', 'abc'])
		press('End', 'a')
		press(' ', 'a')
		expect([shown(), kept()]).toEqual(['bca', 'bca'])
		await nextTick()
		expect(said).toEqual(['taken 1/3', 'at 2', 'at 3', 'dropped 3'])
	})
	it('puts it back with Escape', async () => {
		const { press, shown, kept, said } = reorder()
		press(' ', 'c')
		press('Home', 'c')
		press('Escape', 'c')
		expect([shown(), kept()]).toEqual(['abc', 'abc'])
		await nextTick()
		expect(said.at(-1)).toBe('back 3')
	})
	it('stops at the ends', async () => {
		const { press, shown, said } = reorder()
		press(' ', 'a')
		press('ArrowUp', 'a')
		expect(shown()).toBe('abc')
		await nextTick()
		expect(said.at(-1)).toBe('at 1')
	})
	it('leaves the arrow keys to the page while no item is picked up', () => {
		const { list, shown } = reorder()
		const event = new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true })
		list.onKeydown(event, 'a')
		expect(event.defaultPrevented).toBe(false)
		expect(shown()).toBe('abc')
	})
	it('keeps the focus on the handle while the browser moves the element', async () => {
		const { press, focused, list, kept } = reorder()
		press(' ', 'a')
		press('ArrowDown', 'a')
		list.onBlur('a') // as the browser does when an element is moved
		expect(list.carriedId.value).toBe('a')
		await nextTick()
		await nextTick()
		expect(focused).toEqual(['a'])
		expect(kept()).toBe('abc')
	})
	it('drops the item when the handle loses focus', async () => {
		const { press, list, kept } = reorder()
		press(' ', 'a')
		press('ArrowDown', 'a')
		await nextTick()
		await nextTick()
		list.onBlur('a')
		expect(kept()).toBe('bac')
	})
})
