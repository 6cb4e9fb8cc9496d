// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Random } from './random.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const numbers = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index)
const part = (name: string, values: readonly (number | string)[]) => `;${name}=${values.join(',')}`

/** The days of a month that are on one of some weekdays. */
function daysOn(year: number, month: number, names: readonly string[]): number[] {
	return numbers(1, new Date(Date.UTC(year, month, 0)).getUTCDate())
		.filter((day) => names.includes(weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] as string))
}

/**
 * A random RRULE, without its end, that names the start itself: what a rule means for another start is undefined. Left out are shapes that
 * ical.js 2.2.1 gets wrong by RFC 5545:
 *
 * - BYWEEKNO: not implemented
 * - BYSETPOS: ignored, except with weekdays of a month; there, the first day of a month is never counted from the end
 * - BYMONTHDAY of a YEARLY rule without BYMONTH: only in the month of the start
 * - a day that a month lacks, in a YEARLY rule or with BYHOUR: the next month has it
 * - BYMONTHDAY from the end: counted in the month of the start in a YEARLY rule; in a DAILY one the search never ends
 * - BYYEARDAY that names a day from both ends: it counts twice
 * - BYMONTH of a MONTHLY rule: INTERVAL is ignored, months come twice
 * - INTERVAL of an HOURLY rule with BYHOUR, or a MINUTELY one with BYMINUTE: ignored
 */
export function randomRule(random: Random, start: Date, isAllDay: boolean): string {
	const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + 1, start.getUTCDate()]
	const weekday = weekdays[start.getUTCDay()] as string
	const interval = random.once(2) ? '' : part('INTERVAL', [random.between(1, 4)])
	const week = random.once(3) ? part('WKST', [random.of(weekdays)]) : ''
	const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
	const nth = random.once(2) ? Math.ceil(day / 7) : -Math.ceil((length + 1 - day) / 7)
	const yearDay = Math.floor((start.getTime() - Date.UTC(year, 0, 0)) / 86_400_000)
	const yearLength = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000
	const months = () => part('BYMONTH', random.some(numbers(1, 12), [month], 5))
	const somewhere = () => day > 28 ? part('BYMONTH', [month]) : months()
	const days = () => random.some(weekdays, [weekday], 5)
	const hours = () => part('BYHOUR', random.some(numbers(0, 23), [start.getUTCHours()], 4))
	const minutes = () => part('BYMINUTE', random.some(numbers(0, 59), [start.getUTCMinutes()], 4))
	const shapes: (() => string)[] = [
		() => `FREQ=DAILY${interval}`,
		() => `FREQ=DAILY${interval}${part('BYDAY', days())}`,
		() => `FREQ=DAILY${interval}${months()}`,
		() => `FREQ=DAILY${part('BYMONTHDAY', random.some(numbers(1, 31), [day], 5))}`,
		() => `FREQ=WEEKLY${interval}${week}`,
		() => `FREQ=WEEKLY${interval}${week}${part('BYDAY', days())}`,
		() => `FREQ=WEEKLY${interval}${months()}`,
		() => `FREQ=MONTHLY${interval}`,
		() => `FREQ=MONTHLY${interval}${part('BYMONTHDAY', random.some([...numbers(-31, -1), ...numbers(1, 31)], [day], 4))}`,
		() => `FREQ=MONTHLY${interval}${part('BYMONTHDAY', [day - length - 1])}`,
		() => `FREQ=MONTHLY${interval}${part('BYDAY', [`${nth}${weekday}`])}`,
		() => `FREQ=MONTHLY${interval}${part('BYDAY', days())}`,
		() => `FREQ=MONTHLY${part('BYDAY', days())}${part('BYMONTHDAY', random.some(numbers(1, 31), [day, day % 28 + 1], 9))}`,
		() => {
			const names = days()
			const all = daysOn(year, month, names)
			const [before, after] = [all.indexOf(day), all.length - all.indexOf(day)]
			return `FREQ=MONTHLY${interval}${part('BYDAY', names)}${part('BYSETPOS', [after > 3 ? before + 1 : -after])}`
		},
		() => `FREQ=YEARLY${interval}`,
		() => `FREQ=YEARLY${interval}${somewhere()}`,
		() => `FREQ=YEARLY${interval}${somewhere()}${part('BYMONTHDAY', [day])}`,
		() => `FREQ=YEARLY${interval}${part('BYMONTH', [month])}${part('BYDAY', [`${nth}${weekday}`])}`,
		() => `FREQ=YEARLY${months()}${part('BYDAY', days())}`,
		() => `FREQ=YEARLY${interval}${part('BYDAY', days())}`,
		() => `FREQ=YEARLY${somewhere()}${part('BYMONTHDAY', random.some([...numbers(1, 28), ...day > 28 ? [day] : []], [day], 4))}`,
		() => `FREQ=YEARLY${interval}${part('BYYEARDAY', random.some(numbers(1, 365), [yearDay], 4))}`,
		() => `FREQ=YEARLY${interval}${part('BYYEARDAY', [yearDay - yearLength - 1])}`,
	]
	const timed: (() => string)[] = [
		() => `FREQ=DAILY${interval}${hours()}`,
		() => `FREQ=DAILY${interval}${hours()}${minutes()}`,
		() => `FREQ=WEEKLY${week}${part('BYDAY', days())}${hours()}`,
		() => `FREQ=${day > 28 ? 'DAILY' : 'MONTHLY'}${hours()}`,
		() => `FREQ=HOURLY${interval}`,
		() => `FREQ=HOURLY${part('INTERVAL', [random.between(5, 100)])}`,
		() => `FREQ=HOURLY${interval}${minutes()}`,
		() => `FREQ=HOURLY${part('BYDAY', days())}`,
		() => `FREQ=HOURLY${hours()}`,
		() => `FREQ=MINUTELY${part('INTERVAL', [random.between(5, 1_000)])}`,
		() => `FREQ=MINUTELY${minutes()}`,
		() => `FREQ=MINUTELY${part('INTERVAL', [random.between(5, 90)])}${hours()}`,
		() => `FREQ=SECONDLY${part('INTERVAL', [random.between(100, 100_000)])}`,
	]
	return random.of(isAllDay || !random.once(3) ? shapes : timed)()
}
