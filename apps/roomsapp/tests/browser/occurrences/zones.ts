// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** When the clocks of a zone change. */
type Change = readonly [kind: 'STANDARD' | 'DAYLIGHT', from: string, to: string, rule: string, first: string]

export interface ZoneFacts {
	readonly name: string
	readonly changes: readonly Change[]
	/** Sundays on which the clocks change within the years of the test. */
	readonly days: readonly string[]
}

/** The rules of the years in which the random events are. */
export const zones: readonly ZoneFacts[] = [
	{
		name: 'Europe/Amsterdam',
		changes: [
			['DAYLIGHT', '+0100', '+0200', 'BYMONTH=3;BYDAY=-1SU', '20000326T020000'],
			['STANDARD', '+0200', '+0100', 'BYMONTH=10;BYDAY=-1SU', '20001029T030000'],
		],
		days: ['20240331', '20241027', '20250330', '20251026', '20260329', '20261025'],
	},
	{
		name: 'America/New_York',
		changes: [
			['DAYLIGHT', '-0500', '-0400', 'BYMONTH=3;BYDAY=2SU', '20000312T020000'],
			['STANDARD', '-0400', '-0500', 'BYMONTH=11;BYDAY=1SU', '20001105T020000'],
		],
		days: ['20240310', '20241103', '20250309', '20251102', '20260308', '20261101'],
	},
	{
		name: 'Australia/Lord_Howe',
		changes: [
			['STANDARD', '+1100', '+1030', 'BYMONTH=4;BYDAY=1SU', '20000402T020000'],
			['DAYLIGHT', '+1030', '+1100', 'BYMONTH=10;BYDAY=1SU', '20001001T020000'],
		],
		days: ['20240407', '20241006', '20250406', '20251005', '20260405', '20261004'],
	},
	{ name: 'Asia/Kolkata', changes: [['STANDARD', '+0530', '+0530', '', '19700101T000000']], days: ['20240331', '20250309', '20261025'] },
]

/** A VTIMEZONE, under the zone's own name or one that nobody knows. */
export function definition({ changes }: ZoneFacts, name: string): string[] {
	return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...changes.flatMap(([kind, from, to, rule, first]) => [
		`BEGIN:${kind}`, `DTSTART:${first}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`,
		...(rule === '' ? [] : [`RRULE:FREQ=YEARLY;${rule}`]), `END:${kind}`,
	]), 'END:VTIMEZONE']
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** Seconds east of UTC at an instant, as the runtime knows them. */
function offset(zone: string, instant: number): number {
	const key = `${zone} ${instant}`
	let found = offsets.get(key)
	if (found === undefined) {
		const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
		clocks.set(zone, clock)
		found = Date.parse(`${clock.format(instant * 1_000).replace(' ', 'T')}Z`) / 1_000 - instant
		offsets.set(key, found)
	}
	return found
}

/** Which instant a local time is: the first of two, and with the offset before where the clocks leave it out. */
export function unixTime(zone: string, local: number): number {
	const day = Math.floor(local / 86_400) * 86_400
	const [before, after] = [offset(zone, day - 2 * 86_400), offset(zone, day + 2 * 86_400)]
	const isBefore = before === after || offset(zone, local - before) === before || offset(zone, local - after) !== after
	return local - (isBefore ? before : after)
}
