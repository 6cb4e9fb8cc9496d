// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const day = '([0-9]{4})-([0-9]{2})-([0-9]{2})'
const clock = '([0-9]{2}):([0-9]{2})'
const datePattern = new RegExp(`^${day}$`)
const timePattern = new RegExp(`^${clock}(?::00)?$`)
const instantPattern = new RegExp(`^${day}T${clock}(?::([0-9]{2})(?:\\.[0-9]{1,9})?)?(?:Z|([+-])${clock})$`)

/** Dates, times and instants are texts of one form each, which sort as they follow each other. Years are 0001 to 9999. */
export function readDate(text: string): string | null {
	const parts = datePattern.exec(text)
	return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? text : null
}

/** @return `HH:MM`; seconds may be given when they are 00 */
export function readTime(text: string): string | null {
	const parts = timePattern.exec(text)
	return parts === null || parts[1]! > '23' || parts[2]! > '59' ? null : `${parts[1]}:${parts[2]}`
}

/** @return `YYYY-MM-DDTHH:MM:SSZ` of a time with its offset */
export function readInstant(text: string): string | null {
	const parts = instantPattern.exec(text)
	if (parts === null) {
		return null
	}
	const [year, month, date, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as Six
	const [offsetHour, offsetMinute] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)]
	if (!isDay(year, month, date) || hour > 23 || minute > 59 || second > 59 || offsetHour > 14 || offsetMinute > 59) {
		return null
	}
	const offset = (60 * offsetHour + offsetMinute) * (parts[7] === '-' ? -1 : 1)
	return write(1440 * days(year, month, date) + 60 * hour + minute - offset, second)
}

type Six = [number, number, number, number, number, number]

/** A bound that an author wrote for instants: a day is meant as a whole, and a time without offset is in UTC. */
export function readBound(text: string, isEnd: boolean): string | null {
	return readDate(text) !== null
		? readInstant(text + (isEnd ? 'T23:59:59Z' : 'T00:00:00Z'))
		: readInstant(text) ?? readInstant(`${text}Z`)
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(year: number, month: number, date: number): boolean {
	const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
	return year > 0 && date > 0 && date <= (lengths[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}

const whole = (number: number, divisor: number): number => Math.floor(number / divisor)

/** Days since 1 March of the year 0. */
function days(year: number, month: number, date: number): number {
	const years = month > 2 ? year : year - 1
	const months = (month + 9) % 12
	return 365 * years + whole(years, 4) - whole(years, 100) + whole(years, 400) + whole(153 * months + 2, 5) + date - 1
}

function write(minutes: number, second: number): string | null {
	const [all, rest] = [whole(minutes, 1440), minutes % 1440]
	const [era, inEra] = [whole(all, 146_097), all % 146_097]
	const ofEra = whole(inEra - whole(inEra, 1460) + whole(inEra, 36_524) - whole(inEra, 146_096), 365)
	const inYear = inEra - (365 * ofEra + whole(ofEra, 4) - whole(ofEra, 100))
	const months = whole(5 * inYear + 2, 153)
	const month = months < 10 ? months + 3 : months - 9
	const year = 400 * era + ofEra + (month > 2 ? 0 : 1)
	const two = (number: number): string => String(number).padStart(2, '0')
	return year < 1 || year > 9999
		? null
		: `${String(year).padStart(4, '0')}-${two(month)}-${two(inYear - whole(153 * months + 2, 5) + 1)}`
			+ `T${two(whole(rest, 60))}:${two(rest % 60)}:${two(second)}Z`
}
