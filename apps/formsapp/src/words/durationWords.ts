// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale } from '@nextcloud/l10n'

type Unit = 'hour' | 'minute' | 'second'

const units: readonly (readonly [Unit, number])[] = [['hour', 3600], ['minute', 60], ['second', 1]]

/** "2 min 5 sec": the two largest units, as the reader writes them. */
export function durationText(seconds: number): string {
	let left = Math.round(seconds)
	const parts: string[] = []
	for (const [unit, length] of units) {
		const count = Math.floor(left / length)
		left -= count * length
		if (count > 0 && parts.length < 2) {
			parts.push(count.toLocaleString(getCanonicalLocale(), { style: 'unit', unit, unitDisplay: 'short' }))
		}
	}
	return parts.join(' ') || (0).toLocaleString(getCanonicalLocale(), { style: 'unit', unit: 'second', unitDisplay: 'short' })
}
