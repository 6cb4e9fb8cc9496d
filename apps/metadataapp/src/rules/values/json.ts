// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
/** An object whose names nobody chose with JavaScript in mind: `__proto__` is one of them. */
export type Members = ReadonlyMap<string, Json>

/** @return null when it is no object */
export function members(value: Json | undefined): Members | null {
	return typeof value === 'object' && value !== null && !isList(value) ? new Map(Object.entries(value)) : null
}

export function isList(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value)
}
