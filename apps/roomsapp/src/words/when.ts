// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale } from '@nextcloud/l10n'

/** From when to when, as the API writes it: in the zone of the room, or whole days. */
export interface Times {
	readonly dtstart: string
	/** Exclusive. */
	readonly dtend: string
	readonly allDay: boolean
}

const time = { hour: 'numeric', minute: '2-digit' } as const
const date = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** What the clock beside the room shows, as a moment whose UTC reads the same: so the browser's own zone changes nothing. */
export function wallClock(text: string): Date {
	return new Date(`${text.slice(0, 10)}T${text.length > 10 ? text.slice(11, 19) : '00:00:00'}Z`)
}

/** The day in the room's zone, such as 2026-11-25. */
export const dayOf = ({ dtstart }: Times): string => dtstart.slice(0, 10)

/** `Wed, 25 Nov, 14:00 – 15:00`; with the year when it is another one than today's. */
export function period(times: Times, now = new Date()): string {
	return range(times, { ...date, ...dayOf(times).startsWith(String(now.getFullYear())) ? {} : { year: 'numeric' } })
}

/** `14:00 – 15:00`; with the days when there are several. */
export function hours(times: Times): string {
	return isOneDay(times) ? range(times, {}) : period(times)
}

/** `Wednesday, 25 November 2026`. */
export function dayName(day: string): string {
	return new Intl.DateTimeFormat(getCanonicalLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(wallClock(day))
}

function isOneDay(times: Times): boolean {
	return times.allDay ? lastDay(times) === dayOf(times) : times.dtend.slice(0, 10) === dayOf(times)
}

function lastDay({ dtend }: Times): string {
	return new Date(wallClock(dtend).getTime() - 86_400_000).toISOString().slice(0, 10)
}

function range(times: Times, days: Intl.DateTimeFormatOptions): string {
	const shown = times.allDay ? { ...date, ...days } : { ...days, ...time }
	const format = new Intl.DateTimeFormat(getCanonicalLocale(), { ...shown, timeZone: 'UTC' })
	return format.formatRange(wallClock(times.dtstart), wallClock(times.allDay ? lastDay(times) : times.dtend))
}
