// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getCanonicalLocale } from '@nextcloud/l10n'

const points = new Map<string, string>()

/** The sign between whole and part, as the account writes numbers. Asking for it takes long, and tables have many numbers. */
function pointOf(locale: string): string {
	const point = points.get(locale)
		?? new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
	points.set(locale, point)
	return point
}

/**
 * What somebody typed as a number, as values have it: a comma becomes a point where the account writes commas and the text has no
 * point. Spaces between digits fall away. What is no number stays as it is, so that the rules can say so.
 */
export function typedNumber(text: string, locale: string = getCanonicalLocale()): string {
	const plain = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').trim()
	return pointOf(locale) === ',' && !plain.includes('.') ? plain.replace(',', '.') : plain
}

/** A stored number as somebody would type it. */
export function numberToType(value: string, locale: string = getCanonicalLocale()): string {
	return value.replace('.', pointOf(locale))
}

/** What a control for dates says, as values have it: seconds are written even where the control leaves them out. */
export function pickedDate(text: string, includesTime: boolean): string {
	return includesTime && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text
}

/** Stands for a date that somebody has begun to type: no rule takes it, and it never becomes the text of a value. */
export const unfinishedDate = '…'

/** What a control for dates can show; empty for the rest. */
export function dateToPick(value: string, includesTime: boolean): string {
	return (includesTime ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/ : /^\d{4}-\d{2}-\d{2}$/).test(value) ? value : ''
}
