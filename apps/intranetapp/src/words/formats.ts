// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale, t } from '@nextcloud/l10n'

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [['day', 86_400], ['hour', 3_600], ['minute', 60]]

/** Date and time as a person would write them in full. */
export function exactMoment(date: Date): string {
	return date.toLocaleString(getCanonicalLocale(), { dateStyle: 'full', timeStyle: 'short' })
}

/** The time of day alone. */
export function timeOfDay(date: Date): string {
	return date.toLocaleTimeString(getCanonicalLocale(), { timeStyle: 'short' })
}

/** The time of day, with the date when it was another day. */
export function moment(date: Date, now = new Date()): string {
	return date.toDateString() === now.toDateString() ? timeOfDay(date) : date.toLocaleString(getCanonicalLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

export function day(date: Date): string {
	return date.toLocaleDateString(getCanonicalLocale(), { dateStyle: 'medium' })
}

/** With the day of the week. */
export function wholeDay(date: Date): string {
	return date.toLocaleDateString(getCanonicalLocale(), { dateStyle: 'full' })
}

/** "3 hours ago", "yesterday"; a date from a month on. */
export function since(date: Date, now = new Date()): string {
	const seconds = (date.getTime() - now.getTime()) / 1000
	if (Math.abs(seconds) > 2_592_000) {
		return day(date)
	}
	const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1] as const
	return unit === 'second' ? t('intranetapp', 'just now') : new Intl.RelativeTimeFormat(getCanonicalLocale(), { numeric: 'auto' }).format(Math.round(seconds / length), unit)
}

/** What a language is called in itself; its code where the browser has no name for it. */
export function languageName(code: string): string {
	try {
		const tag = code.replace('_', '-')
		const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
		return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
	} catch {
		return code // no language tag, such as a private name of this server
	}
}
