// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale, t } from '@nextcloud/l10n'

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [['day', 86_400], ['hour', 3_600], ['minute', 60]]

/** Full date and time, with the weekday. */
export function exactMoment(date: Date): string {
	return date.toLocaleString(getCanonicalLocale(), { dateStyle: 'full', timeStyle: 'short' })
}

/** The time only. */
export function timeOfDay(date: Date): string {
	return date.toLocaleTimeString(getCanonicalLocale(), { timeStyle: 'short' })
}

/** The time; with the date unless it is today. */
export function moment(date: Date, now = new Date()): string {
	return date.toDateString() === now.toDateString()
		? timeOfDay(date)
		: date.toLocaleString(getCanonicalLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

export function day(date: Date): string {
	return date.toLocaleDateString(getCanonicalLocale(), { dateStyle: 'medium' })
}

/** With the weekday. */
export function wholeDay(date: Date): string {
	return date.toLocaleDateString(getCanonicalLocale(), { dateStyle: 'full' })
}

/** "3 hours ago", "yesterday"; a date when it is a month or more ago. */
export function since(date: Date, now = new Date()): string {
	const seconds = (date.getTime() - now.getTime()) / 1000
	if (Math.abs(seconds) > 2_592_000) {
		return day(date)
	}
	const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1] as const
	return unit === 'second'
		? t(appName, 'just now')
		: new Intl.RelativeTimeFormat(getCanonicalLocale(), { numeric: 'auto' }).format(Math.round(seconds / length), unit)
}

export function number(value: number): string {
	return value.toLocaleString(getCanonicalLocale())
}

/** @param share - from 0 to 1 */
export function percent(share: number): string {
	return share.toLocaleString(getCanonicalLocale(), { style: 'percent', maximumFractionDigits: 0 })
}
