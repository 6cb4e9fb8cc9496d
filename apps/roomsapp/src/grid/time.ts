// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Times of the wall clock: days are `YYYY-MM-DD`, times are minutes of a day, from 0 to 1440. */
export const midnight = 1440
/** Times are chosen in steps of so many minutes. */
export const step = 15

const dayMillis = 86_400_000
const two = (value: number): string => String(value).padStart(2, '0')

export function addDays(day: string, count: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMillis).toISOString().slice(0, 10)
}

export function daysFrom(first: string, count: number): string[] {
	return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** Days from the first to the second. */
export function daysBetween(first: string, second: string): number {
	return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMillis)
}

/** @param firstDay - 0 is Sunday */
export function weekStart(day: string, firstDay: number): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
	return addDays(day, -((weekday - firstDay + 7) % 7))
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: unknown): text is string {
	if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) {
		return false
	}
	const time = Date.parse(`${text}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The time of an ISO text on a day as minutes of that day; negative before it, above 1440 after it. */
export function minuteOn(day: string, iso: string): number {
	const [hours = 0, minutes = 0] = iso.slice(11, 16).split(':').map(Number)
	return daysBetween(day, iso.slice(0, 10)) * midnight + hours * 60 + minutes
}

/** `HH:MM`; the end of the day is 24:00. */
export function clock(minute: number): string {
	return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** Undefined for a text that is no time. */
export function minuteOf(text: string): number | undefined {
	const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
	const minute = Number(hours) * 60 + Number(minutes)
	return hours !== undefined && minute <= midnight && Number(minutes) < 60 ? minute : undefined
}

/** As the contract takes it: without offset it is meant in the room's zone. */
export function localTime(day: string, minute: number): string {
	return `${addDays(day, Math.floor(minute / midnight))}T${clock(minute % midnight)}`
}

export function snap(minute: number): number {
	return Math.round(minute / step) * step
}

export function within(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value))
}

/** Day and minute of a moment in a zone. */
export function momentIn(timeZone: string, moment: Date): { readonly day: string, readonly minute: number } {
	const parts = new Intl.DateTimeFormat('en-CA', {
		timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
	}).formatToParts(moment)
	const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '00'
	return { day: `${part('year')}-${part('month')}-${part('day')}`, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}
