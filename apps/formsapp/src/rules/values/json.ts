// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { decimalOf } from './decimal.ts'
import { compareText } from './text.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
/** An object whose names nobody chose with JavaScript in mind: `__proto__` is one of them. */
export type Members = ReadonlyMap<string, Json>

/** @return null when it is no object */
export function members(value: Json | undefined): Members | null {
	return typeof value === 'object' && value !== null && !isList(value) ? new Map(Object.entries(value)) : null
}

/** Programs in PHP write an empty object as `[]`. */
export function looseMembers(value: Json | undefined): Members | null {
	return isList(value) && value.length === 0 ? new Map() : members(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value)
}

/** Those that have no name in the list. */
export function without(all: Members, names: ReadonlySet<string>): Record<string, Json> {
	return Object.fromEntries([...all].filter(([name]) => !names.has(name)))
}

/** One text for a value, in every language: names in the order of their bytes, numbers as plain decimals. */
export function canonical(value: Json): string {
	if (typeof value === 'number') {
		return decimalOf(value) ?? 'null'
	}
	if (isList(value)) {
		return `[${value.map(canonical).join(',')}]`
	}
	if (typeof value === 'object' && value !== null) {
		const all = [...Object.entries(value)].sort(([one], [other]) => compareText(one, other))
		return `{${all.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`
	}
	return JSON.stringify(value)
}
