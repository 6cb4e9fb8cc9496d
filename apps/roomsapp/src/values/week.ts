// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AvailabilityRules, Room } from '@suite/schema/rooms/room'

/** A time of a day at which a room can be booked, such as 08:00 to 18:00; an end of 00:00 is the end of the day. */
export interface OpenSpan {
	readonly start: string
	readonly end: string
}

/** The spans of each day; 0 is Sunday. */
export type Week = readonly (readonly OpenSpan[])[]

type Rules = Room['availabilityRules']['rules']

/** Office hours, which a week is offered with that has none. */
export const usualWeek: Week = Array.from({ length: 7 }, (_, day) => day === 0 || day === 6 ? [] : [{ start: '08:00', end: '18:00' }])

/** Rules as a week that people edit, each day by start. */
export function weekOf(rules: Rules): Week {
	return Array.from({ length: 7 }, (_, day) => rules.filter(({ days }) => days.includes(day))
		// fields for a time know no 24:00
		.map(({ startTime, endTime }) => ({ start: startTime, end: endTime === '24:00' ? '00:00' : endTime }))
		.sort((a, b) => a.start.localeCompare(b.start)))
}

/** A week as rules, one for all days with the same span. */
export function rulesOf(week: Week): NonNullable<AvailabilityRules['rules']> {
	const days = new Map<string, number[]>()
	for (const [day, spans] of week.entries()) {
		for (const { start, end } of spans) {
			const key = `${start} ${end}`
			days.set(key, [...(days.get(key) ?? []).filter((known) => known !== day), day])
		}
	}
	return [...days].map(([key, list]) => {
		const [startTime = '', endTime = ''] = key.split(' ')
		return { days: list, startTime, endTime }
	})
}

/** Whether both weeks are open at the same times as they are written. */
export function isSameWeek(one: Week, other: Week): boolean {
	return JSON.stringify(weekOf(rulesOf(one) as Rules)) === JSON.stringify(weekOf(rulesOf(other) as Rules))
}
