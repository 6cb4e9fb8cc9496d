// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Numbers that look random and are the same in every run. */
export function seeded(seed: number): { number(below: number): number, pick<T>(items: readonly T[]): T } {
	let state = seed
	const next = () => {
		state = (state + 0x6D2B79F5) | 0
		let value = Math.imul(state ^ (state >>> 15), 1 | state)
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
		return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
	}
	const number = (below: number) => Math.floor(next() * below)
	return { number, pick: (items) => items[number(items.length)]! }
}
