// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/u

/**
 * The mail addresses in a text that somebody typed or pasted, such as `Ann <ann@example.org>; ben@example.org`. The server decides
 * whether they are valid.
 *
 * @returns `rest` is the first part that is no address; empty when there is none
 */
export function addressesIn(typed: string): { readonly addresses: readonly string[], readonly rest: string } {
	const parts = typed.split(/[,;\n]/).flatMap((part) => {
		const named = /<([^<>]*)>\s*$/.exec(part)
		return named === null ? part.trim().split(/\s+/) : [named[1]?.trim() ?? '']
	}).filter((part) => part !== '')
	return { addresses: parts.filter((part) => address.test(part)), rest: parts.find((part) => !address.test(part)) ?? '' }
}
