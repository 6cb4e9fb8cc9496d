// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { currentLanguage } from '../l10n.ts'

// Controls for dates with times know local times; answers and bounds are instants.

/** `YYYY-MM-DDTHH:MM` here; empty for what is no instant. */
export function localOf(instant: string): string {
	const date = new Date(instant)
	return Number.isNaN(date.getTime())
		? ''
		: `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** `YYYY-MM-DDTHH:MM:SSZ`; what cannot be read is left as it is, so that it is reported as wrong. */
export function instantOf(local: string): string {
	const date = new Date(local)
	return Number.isNaN(date.getTime()) ? local : date.toISOString().replace(/\.\d+Z$/, 'Z')
}

/** In words, in the zone of the reader. */
export function instantWords(instant: string): string {
	return new Date(instant).toLocaleString(currentLanguage(), { dateStyle: 'full', timeStyle: 'short' })
}

/** A bound of a question, in words. */
export function boundWords(bound: string, type: string): string {
	if (type === 'date') {
		return new Date(`${bound}T12:00:00Z`).toLocaleDateString(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
	}
	return type === 'datetime'
		? new Date(bound).toLocaleString(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' })
		: new Date(`1970-01-01T${bound}:00Z`).toLocaleTimeString(currentLanguage(), { timeStyle: 'short', timeZone: 'UTC' })
}

/** Such as Europe/Berlin. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

function pad(number: number, digits = 2): string {
	return String(number).padStart(digits, '0')
}
