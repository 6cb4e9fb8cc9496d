// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'

/**
 * The days that somebody typed.
 *
 * @return 0 for nothing, which means for ever; null for what is no whole number of days
 */
export function typedDays(text: string): number | null {
	const typed = text.trim()
	if (typed === '') {
		return 0
	}
	const days = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
	return days >= 1 && days <= limits.historyDays ? days : null
}
