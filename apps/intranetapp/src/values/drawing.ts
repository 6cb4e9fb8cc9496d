// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export interface DrawnCircle {
	readonly x: number
	readonly y: number
	readonly radius: number
	readonly opacity: number
}

const count = 4

/** Circles for a drawing of 160 by 90, always the same for the same text; faint enough for a text on top of them. */
export function drawnCircles(text: string): DrawnCircle[] {
	let seed = 2_166_136_261
	for (const character of text) {
		seed = Math.imul(seed ^ character.codePointAt(0)!, 16_777_619) >>> 0
	}
	// xorshift: below the given number.
	const next = (below: number): number => {
		seed ^= seed << 13
		seed ^= seed >>> 17
		seed ^= seed << 5
		return (seed >>> 0) % below
	}
	return Array.from({ length: count }, () => ({ x: next(161), y: next(91), radius: 14 + next(36), opacity: (6 + next(9)) / 100 }))
}
