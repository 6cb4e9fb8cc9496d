// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Puts items in an order that looks random and is the same for the same seed and name, so that a page that is loaded again does not
 * jump.
 */
export function shuffled<T>(items: readonly T[], seed: number, name: string): T[] {
	const next = generator(seed ^ hashOf(name))
	const list = [...items]
	for (let last = list.length - 1; last > 0; last--) {
		const place = Math.floor(next() * (last + 1))
		const item = list[last] as T
		list[last] = list[place] as T
		list[place] = item
	}
	return list
}

/** FNV-1a of 32 bits. */
function hashOf(text: string): number {
	let hash = 0x811C9DC5
	for (let place = 0; place < text.length; place++) {
		hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
	}
	return hash
}

/** Mulberry32: numbers from 0 up to, not including, 1. */
function generator(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6D2B79F5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
	}
}
