// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export const dayPattern = 'YYYY-MM-DD'
export const timePattern = 'YYYY-MM-DDTHH:mm:ss'

/** Days `YYYY-MM-DD` and times `YYYY-MM-DDTHH:mm:ss` without time zone, which sort as they follow each other; years 0001 to 9999. */
export const isWritten = (text: string): boolean => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)

/** With a time of day. */
export const isWrittenWithTime = (text: string): boolean => /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$/.test(text)

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the calendar has the day on which the text begins. */
export function dayExists(written: string): boolean {
	const [year, month, day] = parts(written)
	const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
	return year > 0 && day > 0 && day <= (lengths[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}

/** Whether the clock has the time on which the text ends; it has no second 60. */
export const timeExists = (written: string): boolean =>
	written.slice(11, 13) < '24' && written.slice(14, 16) < '60' && written.slice(17, 19) < '60'

export function dayAfter(day: string, days: number): string {
	const date = dateOf(day)
	date.setUTCDate(date.getUTCDate() + days)
	return write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** The Monday on it or before it: weeks are those of ISO 8601. */
export const startOfWeek = (day: string): string => dayAfter(day, -(dateOf(day).getUTCDay() + 6) % 7)

/** The first day of the month so many months later. */
export function startOfMonth(day: string, months: number): string {
	const [year, month] = parts(day)
	const all = 12 * year + month - 1 + months
	return write(Math.floor(all / 12), all % 12 + 1, 1)
}

function parts(day: string): [number, number, number] {
	return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

function dateOf(day: string): Date {
	return new Date(`${day.slice(0, 10)}T00:00:00Z`)
}

function write(year: number, month: number, day: number): string {
	return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
