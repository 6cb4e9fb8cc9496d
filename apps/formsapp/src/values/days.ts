// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** The day in the reader's own calendar, as YYYY-MM-DD. */
export function isoDay(date: Date): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last days up to today. */
export function lastDays(days: number, today = new Date()): { from: string, to: string } {
	const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1)
	return { from: isoDay(first), to: isoDay(today) }
}
