// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect } from 'vitest'

/** A text of about a length. */
export type Shape = (length: number) => string

export const repeat = (unit: string): Shape => (length) => unit.repeat(Math.max(1, Math.floor(length / unit.length)))

const [smallest, enough, largest] = [1_024, 32_768, 524_288]
/** Milliseconds in which growth can be told from the start of a call, and in which it is certain. */
const [noticeable, certain] = [25, 1_000]
const [doublings, perDoubling] = [3, 2.3]

/** CPU time in milliseconds by length of the text, from 1,024 characters until there is no doubt how it grows. */
function times<T>(read: (text: T) => unknown, shape: (length: number) => T): Map<number, number> {
	const known = new Map<number, number>()
	for (let length = smallest; length <= enough || (isSlow(known) && length <= largest); length *= 2) {
		const text = shape(length)
		for (let attempt = 0; attempt < 4 && (attempt === 0 || isSlow(known)); attempt++) {
			const before = process.cpuUsage()
			read(text)
			const { user, system } = process.cpuUsage(before)
			known.set(length, Math.min(known.get(length) ?? Infinity, (user + system) / 1_000))
		}
		if (isSlow(known) && known.get(length)! > certain) {
			break
		}
	}
	return known
}

function isSlow(known: ReadonlyMap<number, number>): boolean {
	const length = Math.max(...known.keys())
	const [before, now] = [known.get(length >> doublings), known.get(length) ?? 0]
	return before !== undefined && now > noticeable && now / Math.max(before, noticeable / 2 ** (doublings + 1)) > perDoubling ** doublings
}

/** Expects that twice the text takes about twice the time. Making the text is not counted. */
export function expectLinear<T>(read: (text: T) => unknown, shape: (length: number) => T): void {
	const known = times(read, shape)
	expect(isSlow(known), [...known].map(([length, time]) => `${length}: ${time.toFixed(1)} ms`).join(', ')).toBe(false)
}
