// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedBooking } from '@suite/schema/rooms/booking'
import type { GridRoom } from '@suite/schema/rooms/look/grid'
import { plain } from '@suite/ui/words/plain'
import { getCanonicalLocale, n, t } from '@nextcloud/l10n'
import type { Span } from '../grid/rows.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(day: string, minute: number, options: Intl.DateTimeFormatOptions): string {
	const key = JSON.stringify(options)
	const format = formats.get(key) ?? new Intl.DateTimeFormat(getCanonicalLocale(), { ...options, timeZone: 'UTC' })
	formats.set(key, format)
	return format.format(Date.parse(`${day}T00:00:00Z`) + minute * 60_000)
}

/** The time of a minute of the day. */
export function shownTime(minute: number): string {
	return formatted('2000-01-01', minute, { timeStyle: 'short' })
}

export function shownSpan({ start, end }: Span): string {
	return t('roomsapp', '{start} to {end}', { start: shownTime(start), end: shownTime(end) }, plain)
}

/** "9 AM" or "09". */
export function shownHour(hour: number): string {
	return formatted('2000-01-01', hour * 60, { hour: 'numeric' })
}

/** With the weekday. */
export function shownDay(day: string): string {
	return formatted(day, 0, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** "November 2026" */
export function shownMonth(day: string): string {
	return formatted(day, 0, { month: 'long', year: 'numeric' })
}

/** "Mon" or "M" */
export function shownWeekday(day: string, style: 'short' | 'narrow'): string {
	return formatted(day, 0, { weekday: style })
}

/** "Mon, 2 Nov" */
export function shortDay(day: string): string {
	return formatted(day, 0, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** What a booking is about; private ones are named by a fixed word. */
export function shownTitle({ summary }: Pick<ListedBooking, 'summary'>): string {
	return summary === 'Reserved' ? t('roomsapp', 'Reserved') : summary
}

export function shownSeats({ capacity }: GridRoom): string {
	return n('roomsapp', '%n seat', '%n seats', capacity)
}

/** The zone of a room where it is not that of the browser, else null. */
export function otherZone({ timeZone }: Pick<GridRoom, 'timeZone'>): string | null {
	return timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone ? null : timeZone.replaceAll('_', ' ')
}
