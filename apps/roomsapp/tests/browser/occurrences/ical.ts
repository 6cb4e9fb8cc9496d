// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ICAL from 'ical.js'
import type { TestObject } from './objects.ts'
import { unixTime } from './zones.ts'

/** Start, end, recurrence id, all-day: as the app's answers have them. */
export type FoundDate = readonly [start: number, end: number, recurrenceId: string, isAllDay: boolean]

const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as never)

/** A local time as if it were UTC, in seconds. */
const local = (time: ICAL.Time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) / 1_000

/** The local starts of an event's rule, the first ones only. */
export function firstDates(text: string, most: number): Date[] {
	const iterator = new ICAL.Event(parse(text).getFirstSubcomponent('vevent') ?? undefined).iterator()
	const dates: Date[] = []
	for (let next = iterator.next(); next && dates.length < most; next = iterator.next()) {
		dates.push(new Date(local(next) * 1_000))
	}
	return dates
}

/**
 * What ical.js makes of an object. Two things are not left to ical.js 2.2.1, which gets them wrong by RFC 5545:
 *
 * - zones: a time that the clocks leave out has the offset after it, one that they show twice may be the second, and on the day of a change
 *   the offset may be that of the day before
 * - ends: hours are added to the face of the clock, also while that changes
 */
export function expandByIcal({ text, zone, from, until }: TestObject): FoundDate[] {
	const [master, ...exceptions] = parse(text).getAllSubcomponents('vevent')
	const event = new ICAL.Event(master, { exceptions, strictExceptions: false } as never)
	const isOpen = !/COUNT|UNTIL/.test(text)
	const instant = (time: ICAL.Time, later = 0) => unixTime(time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zone, local(time) + later)
	const found = new Map<string, FoundDate>()
	const iterator = event.iterator()
	// Overrides may bring dates forward.
	const last = isOpen ? until + 10 * 86_400 : Infinity
	for (let next = iterator.next(); next && local(next) < last; next = iterator.next()) {
		const { startDate, item } = event.getOccurrenceDetails(next.clone())
		const { days, seconds } = length(item.component, instant)
		const [start, end] = [instant(startDate), instant(startDate, days * 86_400) + seconds]
		const original = new Date(instant(next) * 1_000)
		const id = next.isDate ? next.toICALString() : original.toISOString().replace(/[-:]|\.000/g, '')
		if (item.component.getFirstPropertyValue('status') !== 'CANCELLED' && end > from && !(isOpen && start >= until)) {
			found.set(id, [start, end, id, startDate.isDate])
		}
	}
	return [...found.values()].sort((one, other) => one[0] - other[0] || (one[2] < other[2] ? -1 : 1))
}

/** How long the dates of an event last: days by the calendar and seconds by the clock. */
function length(component: ICAL.Component, instant: (time: ICAL.Time) => number): { days: number, seconds: number } {
	const first = component.getFirstPropertyValue('dtstart') as unknown as ICAL.Time
	const last = component.getFirstPropertyValue('dtend') as unknown as ICAL.Time | null
	const duration = component.getFirstPropertyValue('duration') as unknown as ICAL.Duration | null
	if (duration !== null) {
		const days = duration.weeks * 7 + duration.days
		return { days, seconds: duration.toSeconds() - days * 86_400 }
	}
	if (first.isDate) {
		return { days: last === null ? 1 : (local(last) - local(first)) / 86_400, seconds: 0 }
	}
	return { days: 0, seconds: last === null ? 0 : instant(last) - instant(first) }
}
