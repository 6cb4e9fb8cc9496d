// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import { announcement } from '../src/keys/announcer.ts'
import { createKeyMove } from '../src/move/keyMove.ts'

/** Items on a line of five places; "b" cannot be on the last one. */
function line() {
	const homes = new Map([['a', 0], ['b', 2]])
	const shown: number[] = []
	const move = createKeyMove<number>({
		home: (id) => homes.get(id) ?? null,
		next(id, at, { key }) {
			const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[key]
			return to !== undefined && (to < 0 || to > (id === 'b' ? 3 : 4)) ? null : to
		},
		show: (at) => shown.push(at),
		put: (id, to) => homes.set(id, to),
		focus: () => {},
		words: (what, id, at) => `${id} ${what} ${at}`,
	})
	return {
		move, homes, shown,
		press(id: string, ...keys: string[]): KeyboardEvent[] {
			const events = keys.map((key) => new KeyboardEvent('keydown', { key, cancelable: true }))
			events.forEach((event) => move.onKeydown(event, id))
			return events
		},
	}
}

describe('moving by keyboard', () => {
	it('shows each step and drops the item once', () => {
		const { press, homes, shown, move } = line()
		press('a', ' ', 'ArrowRight', 'ArrowRight')
		expect([homes.get('a'), move.carriedId.value, move.at.value]).toEqual([0, 'a', 2])
		press('a', 'Enter')
		expect([homes.get('a'), move.carriedId.value, move.at.value]).toEqual([2, null, null])
		expect(shown).toEqual([1, 2])
	})

	it('announces that an item cannot move further and leaves it in place', async () => {
		const { press, move } = line()
		press('b', ' ', 'ArrowRight', 'ArrowRight')
		await nextTick()
		expect([announcement.value, move.at.value]).toEqual(['b stopped 3', 3])
	})

	it('handles its own keys and no others', () => {
		const { press } = line()
		expect(press('a', 'ArrowRight', 'Enter', 'Escape').some(({ defaultPrevented }) => defaultPrevented)).toBe(false)
		expect(press('a', ' ', 'ArrowRight', 'Tab', 'Escape').map(({ defaultPrevented }) => defaultPrevented)).toEqual([
			true,
			true,
			false,
			true,
		])
	})

	it('ignores other handles while an item is carried', () => {
		const { press, move, homes } = line()
		press('a', ' ', 'ArrowRight')
		press('b', 'ArrowRight', 'Escape')
		move.onBlur('b')
		expect([move.carriedId.value, move.at.value, homes.get('b')]).toEqual(['a', 1, 2])
	})

	it('forgets a carried item that no longer exists when it is dropped', async () => {
		const { press, move, homes } = line()
		press('a', ' ', 'ArrowRight')
		homes.delete('a')
		await nextTick()
		press('a', ' ')
		expect([move.carriedId.value, homes.has('a'), announcement.value]).toEqual([null, false, 'a moved 1'])
	})
})
