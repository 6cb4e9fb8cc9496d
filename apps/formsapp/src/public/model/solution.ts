// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { sha256 } from '@noble/hashes/sha2.js'
import type { Challenge } from '@suite/schema/forms/failure'

const encoder = new TextEncoder()

/** Tries one number after the other. crypto.subtle is missing on pages without TLS, and slower for texts as short as these. */
export function solution({ text, zeros }: Challenge): string {
	const begun = sha256.create().update(encoder.encode(`${text}:`))
	for (let number = 0; ; number++) {
		const hash = begun.clone().update(encoder.encode(String(number))).digest()
		if (beginsWithZeros(hash, zeros)) {
			return `${text}:${number}`
		}
	}
}

/** @param zeros - at most 32 */
function beginsWithZeros(hash: Uint8Array, zeros: number): boolean {
	const [a = 0, b = 0, c = 0, d = 0] = hash
	return Math.clz32((a << 24 | b << 16 | c << 8 | d) >>> 0) >= zeros
}
