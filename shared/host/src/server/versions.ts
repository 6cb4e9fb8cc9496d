// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Compares versions such as 33.0.2 and 34.0.1 numerically. */
export function compareVersions(one: string, other: string): number {
	const left = one.split('.').map(Number)
	const right = other.split('.').map(Number)
	for (let index = 0; index < Math.max(left.length, right.length); index++) {
		const difference = (left[index] ?? 0) - (right[index] ?? 0)
		if (difference !== 0) {
			return difference
		}
	}
	return 0
}
