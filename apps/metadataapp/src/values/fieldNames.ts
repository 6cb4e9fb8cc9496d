// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What names begin with by convention: the server adds nothing. */
export const prefixes = Object.freeze({ ofFile: 'file_gf_', ofFolder: 'gf_' })

/** Letters that no accent comes off. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
/** More of a label makes a name that nobody reads. */
const most = 60

/**
 * A name for programs, made from a label: its prefix, then letters, digits and underscores.
 *
 * @param taken - names of other fields
 */
export function madeName(label: string, isOfFolder: boolean, taken: ReadonlySet<string>): string {
	const words = label.slice(0, most).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
		.replace(/[ßæœøłđı]/g, (letter) => spelled[letter] ?? '')
		.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '')
	const base = (isOfFolder ? prefixes.ofFolder : prefixes.ofFile) + (words === '' ? 'field' : words)
	let name = base
	for (let number = 2; taken.has(name); number++) {
		name = `${base}_${number}`
	}
	return name
}
