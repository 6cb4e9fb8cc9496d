// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/rooms/limits'
import type { Choice } from '@suite/schema/rooms/settings'

/**
 * An id for a new room type or facility, made from its name. It appears in tables and in the public API, and stays when the name changes.
 *
 * @param taken - ids that exist or that rooms still have
 */
export function newChoiceId(label: string, taken: ReadonlySet<string>): string {
	const slug = label.normalize('NFKD').toLowerCase()
		.replace(/ß/g, 'ss')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, limits.detailCharacters - 5) || 'choice'
	if (!taken.has(slug)) {
		return slug
	}
	let number = 2
	while (taken.has(`${slug}-${number}`)) {
		number++
	}
	return `${slug}-${number}`
}

/** The same list with one entry at another place. */
export function moved(list: readonly Choice[], from: number, to: number): Choice[] {
	const rest = list.filter((_, index) => index !== from)
	const one = list[from]
	return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)]
}
