// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Json } from './json.ts'

const words: ReadonlyMap<Json, boolean> = new Map<Json, boolean>([
	[true, true], [1, true], ['1', true], ['true', true], [false, false], [0, false], ['0', false], ['false', false],
])

/**
 * Yes and no, as programs write them: true, 1, `1`, `true` and false, 0, `0`, `false`; words in either case, as spreadsheets do.
 *
 * @return null when it is neither
 */
export function readTruth(input: Json | undefined): boolean | null {
	const word = typeof input === 'string' ? input.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : input
	return word === undefined ? null : words.get(word) ?? null
}
