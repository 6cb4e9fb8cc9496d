// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A list with one item at another place, both counted from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.toSpliced(from, 1)
	return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
