// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Random } from './random.ts'
import { randomRule } from './rules.ts'
import { definition, type ZoneFacts, zones } from './zones.ts'

/** A calendar object, and for what it is expanded. */
export interface TestObject {
	text: string
	/** Of floating and all-day times. */
	zone: string
	/** Unix seconds. */
	from: number
	until: number
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** `Ymd`, or with a time `Ymd\THis`. */
export function written(date: Date, isDay: boolean): string {
	const day = `${pad(date.getUTCFullYear(), 4)}${pad(date.getUTCMonth() + 1)}${pad(date.getUTCDate())}`
	return isDay ? day : `${day}T${pad(date.getUTCHours())}${pad(date.getUTCMinutes())}${pad(date.getUTCSeconds())}`
}

/** A local time, often near a change of the clocks, as if it were UTC. */
function randomStart(random: Random, zone: ZoneFacts, isAllDay: boolean): Date {
	const near = random.of(zone.days)
	const [year, month, day] = [near.slice(0, 4), near.slice(4, 6), near.slice(6)].map(Number) as [number, number, number]
	const base = Date.UTC(year, month - 1, day + (random.once(2) ? random.between(-8, 1) : random.between(-200, 200)))
	const minute = random.once(3) ? random.between(60, 240) : random.between(0, 1_439)
	const start = new Date(base + (isAllDay ? 0 : minute * 60_000))
	// Most years lack it, which ical.js takes for 1 March.
	return start.getUTCMonth() === 1 && start.getUTCDate() === 29 ? new Date(start.getTime() - 86_400_000) : start
}

function randomEnd(random: Random, start: Date, kind: Kind, rule: string): string {
	const isFine = /BYHOUR|BYMINUTE|(SECOND|MINUTE|HOUR)LY/.test(rule)
	const chosen = random.below(4)
	if (chosen === 0 && !/HOURLY.*BYHOUR|MINUTELY.*BYMINUTE/.test(rule)) {
		return `;COUNT=${random.between(1, 60)}`
	}
	if (chosen === 1 && !isFine) {
		return ''
	}
	const days = random.between(1, isFine ? 30 : 250)
	const until = new Date(start.getTime() + days * 86_400_000 + (kind.isAllDay ? 0 : random.between(0, 1_439) * 60_000))
	return `;UNTIL=${written(until, kind.isAllDay)}${kind.isAllDay || kind.isFloating ? '' : 'Z'}`
}

/** How an event writes its times. */
interface Kind {
	readonly isAllDay: boolean
	readonly isFloating: boolean
	/** Parameters and value of a local time. */
	readonly stamp: (date: Date) => string
}

const inUtc: Kind = { isAllDay: false, isFloating: false, stamp: (date) => `:${written(date, false)}Z` }

function randomKind(random: Random, zoneName: string): Kind {
	const day = (date: Date) => `;VALUE=DATE:${written(date, true)}`
	switch (random.below(8)) {
		case 0:
		case 1:
			return { isAllDay: true, isFloating: true, stamp: day }
		case 2:
			return { isAllDay: false, isFloating: true, stamp: (date) => `:${written(date, false)}` }
		case 3:
			return inUtc
		default:
			return { isAllDay: false, isFloating: false, stamp: (date) => `;TZID=${zoneName}:${written(date, false)}` }
	}
}

function randomLength(random: Random, start: Date, kind: Kind): string[] {
	const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
	if (kind.isAllDay) {
		const days = random.between(1, 3)
		return random.of([[], [`DTEND${kind.stamp(later(1_440 * days))}`], [`DURATION:P${days}D`], ['DURATION:P1W']])
	}
	return random.of([
		[], [`DTEND${kind.stamp(later(random.between(1, 16) * 15))}`], [`DTEND${kind.stamp(later(random.between(1, 16) * 15))}`],
		[`DURATION:PT${random.between(1, 90)}M`], [`DURATION:P${random.between(1, 3)}D`], ['DURATION:P1W'],
	])
}

/**
 * A random event with a rule, perhaps with more dates, fewer, and others. Beside the shapes that `randomRule` names, what ical.js 2.2.1
 * gets wrong is left out:
 *
 * - COUNT where a part limits its own frequency (HOURLY and BYHOUR): dates before the start count
 * - UNTIL as a day for dates with times: the day itself is left out
 * - EXDATE as a day for several dates on it: only the first is taken away
 * - EXDATE that no date has: it and those after it are ignored
 * - BYHOUR and BYMINUTE in a zone: dates around an hour that the clocks leave out are lost, or an error
 * - RDATE of periods: an error; RDATE without RRULE: the start is left out
 *
 * @param datesOf - the local starts that the rule has, to take some away and move others
 */
export function randomObject(random: Random, datesOf: (text: string) => readonly Date[]): TestObject {
	const zone = random.of(zones)
	// The room's zone gives floating times and days their meaning.
	const zoneName = random.once(3) ? 'Our office' : zone.name
	const anyKind = randomKind(random, zoneName)
	const start = randomStart(random, zone, anyKind.isAllDay)
	const rule = randomRule(random, start, anyKind.isAllDay)
	const kind = /BYHOUR|BYMINUTE/.test(rule) ? inUtc : anyKind
	const end = randomEnd(random, start, kind, rule)
	const event = [`DTSTART${kind.stamp(start)}`, ...randomLength(random, start, kind), `RRULE:${rule}${end}`]
	const mayNameDay = !/BYHOUR|BYMINUTE|(SECOND|MINUTE|HOUR)LY/.test(rule)
	const wrap = (...events: string[][]) => [
		'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...definition(zone, zoneName),
		...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']), 'END:VCALENDAR', '',
	].join('\r\n')
	const dates = datesOf(wrap(event))
	const others: string[][] = []
	for (const date of random.some(dates, [], 4)) {
		if (random.once(2)) {
			event.push(`EXDATE${mayNameDay && random.once(5) ? `;VALUE=DATE:${written(date, true)}` : kind.stamp(date)}`)
		} else {
			const moved = new Date(date.getTime() + (kind.isAllDay ? 1_440 : 15) * random.between(-5, 5) * 60_000)
			others.push([
				`RECURRENCE-ID${kind.stamp(date)}`, `DTSTART${kind.stamp(moved)}`, ...randomLength(random, moved, kind),
				...(random.once(5) ? ['STATUS:CANCELLED'] : []),
			])
		}
	}
	if (random.once(6) && !event.some((line) => line.startsWith('EXDATE;VALUE=DATE'))) {
		const added = new Date(start.getTime() + random.between(1, 300) * 86_400_000 + (kind.isAllDay ? 0 : 3_660_000))
		event.push(`RDATE${kind.stamp(added)}`)
	}
	const from = start.getTime() / 1_000 + random.of([-400, 0, 1, 30, 100]) * 86_400
	return { text: wrap(event, ...others), zone: zone.name, from, until: start.getTime() / 1_000 + 220 * 86_400 }
}
