// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { dayAfter, startOfMonth, startOfWeek } from '../values/day.ts'

/** The first day and the last, null for an open end. */
export type Days = readonly [string | null, string | null]

export const takesDays = (name: string): boolean => name === 'last-days' || name === 'next-days'

/**
 * The days that `{relative: …}` means, seen from today. Weeks begin on Monday.
 *
 * `last-days` and `next-days` have `days`: so many before or after today, and today too. `past` is before today, `future` after.
 *
 * @return null when there is no such name
 */
export function relativeDays(name: string, today: string, days: number): Days | null {
	switch (name) {
		case 'today': return [today, today]
		case 'yesterday': return [dayAfter(today, -1), dayAfter(today, -1)]
		case 'tomorrow': return [dayAfter(today, 1), dayAfter(today, 1)]
		case 'past': return [null, dayAfter(today, -1)]
		case 'future': return [dayAfter(today, 1), null]
		case 'last-days': return [dayAfter(today, -days), today]
		case 'next-days': return [today, dayAfter(today, days)]
		case 'last-week': return week(today, -1)
		case 'this-week': return week(today, 0)
		case 'next-week': return week(today, 1)
		case 'last-month': return month(today, -1)
		case 'this-month': return month(today, 0)
		case 'next-month': return month(today, 1)
		case 'last-year': return year(today, -1)
		case 'this-year': return year(today, 0)
		case 'next-year': return year(today, 1)
		default: return null
	}
}

function week(today: string, weeks: number): Days {
	const start = dayAfter(startOfWeek(today), 7 * weeks)
	return [start, dayAfter(start, 6)]
}

function month(today: string, months: number): Days {
	return [startOfMonth(today, months), dayAfter(startOfMonth(today, months + 1), -1)]
}

function year(today: string, years: number): Days {
	const all = String(Number(today.slice(0, 4)) + years).padStart(4, '0')
	return [`${all}-01-01`, `${all}-12-31`]
}
