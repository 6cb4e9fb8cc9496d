// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Row } from './rows.ts'
import { addDays, midnight } from './time.ts'

/** Weeks that are shown, so that months are equally high. */
export const monthWeeks = 6

export function monthStart(day: string): string {
	return `${day.slice(0, 7)}-01`
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
	const first = new Date(`${monthStart(day)}T00:00:00Z`)
	first.setUTCMonth(first.getUTCMonth() + count + 1, 0)
	const last = first.toISOString().slice(0, 10)
	return `${last.slice(0, 8)}${day.slice(8) < last.slice(8) ? day.slice(8) : last.slice(8)}`
}

/** How many bookings of a day are shown as bars where there is room for so many lines; the others are counted. */
export function barsShown(bookings: number, lines: number): number {
	return bookings <= lines ? bookings : lines - 1
}

export function isClosed({ closed }: Pick<Row, 'closed'>): boolean {
	return closed.some(({ start, end }) => start === 0 && end === midnight)
}

/** The day to which a key leads from another; undefined for a key that leads to none. */
export function dayAt(key: string, day: string, days: readonly string[], columns: number): string | undefined {
	const at = days.indexOf(day)
	const week = at - at % columns
	switch (key) {
		case 'ArrowLeft': return days[at - 1] ?? addDays(day, -1)
		case 'ArrowRight': return days[at + 1] ?? addDays(day, 1)
		case 'ArrowUp': return addDays(day, -7)
		case 'ArrowDown': return addDays(day, 7)
		case 'Home': return days[week]
		case 'End': return days[week + columns - 1]
		case 'PageUp': return addMonths(day, -1)
		case 'PageDown': return addMonths(day, 1)
		default: return undefined
	}
}
