// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { decimalOf } from '../values/decimal.ts'
import type { Json } from '../values/json.ts'

/** Names of questions and pages begin with a letter: whatever holds them by name keeps them as texts, in their order. */
const name = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/
const key = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

export const isName = (id: string): boolean => name.test(id)

/**
 * Ids of a list: those that are given stay, the others get the next free number.
 *
 * @param given - null, undefined or empty where there is none
 * @param mayBeNumbers - whether ids may begin with a digit
 * @param refuse - told the code and place of an id that is none, or is there twice
 */
export function completeIds(
	given: readonly (Json | undefined)[],
	prefix: string,
	mayBeNumbers: boolean,
	first: number,
	refuse: (code: string, place: number) => void,
): { readonly ids: readonly string[], readonly next: number } {
	const used = new Set<string>()
	const ids = new Map<number, string>()
	let next = first
	for (const [place, raw] of given.entries()) {
		const id = mayBeNumbers && typeof raw === 'number' ? decimalOf(raw) ?? '-' : raw
		if (id === undefined || id === null || id === '') {
			continue
		}
		if (typeof id !== 'string' || !(mayBeNumbers ? key : name).test(id)) {
			refuse('bad_id', place)
		} else if (used.has(id)) {
			refuse('duplicate_id', place)
		} else {
			used.add(id)
			ids.set(place, id)
			next = Math.max(next, numberOf(id, prefix) + 1)
		}
	}
	return { ids: given.map((_, place) => ids.get(place) ?? `${prefix}${next++}`), next }
}

function numberOf(id: string, prefix: string): number {
	const digits = id.slice(prefix.length)
	return id.startsWith(prefix) && /^[1-9][0-9]{0,8}$/.test(digits) ? Number(digits) : 0
}
