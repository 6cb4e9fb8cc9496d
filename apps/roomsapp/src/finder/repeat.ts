// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** How often a booking repeats. */
export type Rhythm = 'once' | 'daily' | 'workdays' | 'weekly' | 'fortnightly' | 'monthly'

/** In the order in which they are offered. */
export const rhythms: readonly Rhythm[] = ['once', 'daily', 'workdays', 'weekly', 'fortnightly', 'monthly']

/** How many dates of a series can be chosen: as many as the server looks at, a year of workdays. */
export const mostTimes = 260

const rules: Readonly<Record<Exclude<Rhythm, 'once'>, string>> = {
	daily: 'FREQ=DAILY',
	workdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
	weekly: 'FREQ=WEEKLY',
	fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
	monthly: 'FREQ=MONTHLY',
}

/** The RRULE of RFC 5545; empty for a single date. */
export function ruleOf(rhythm: Rhythm, times: number): string {
	return rhythm === 'once' || times < 2 ? '' : `${rules[rhythm]};COUNT=${times}`
}
