// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale } from '@nextcloud/l10n'

/** The time of day, such as 14:02, in the admin's locale. */
export function timeOfDay(date: Date): string {
	return date.toLocaleTimeString(getCanonicalLocale(), { hour: '2-digit', minute: '2-digit' })
}

/** Time for today, date and time for any other day. */
export function moment(date: Date): string {
	return date.toDateString() === new Date().toDateString() ? timeOfDay(date) : exactMoment(date)
}

export function exactMoment(date: Date): string {
	return date.toLocaleString(getCanonicalLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

export function number(value: number): string {
	return value.toLocaleString(getCanonicalLocale())
}

export function percent(share: number): string {
	return share.toLocaleString(getCanonicalLocale(), { style: 'percent', maximumFractionDigits: 0 })
}
