// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { getCanonicalLocale, t } from '@nextcloud/l10n'
import { fileLinks } from '../rules/index.ts'
import { itemsOf, shapeOf } from '../values/shape.ts'

type Defined = Pick<Field, 'field_type' | 'field_options'>

/** A day or a time that belongs to no zone, in the words of the account; what is neither stays as it is. */
export function dateWords(value: string, locale: string = getCanonicalLocale()): string {
	const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2}))?$/.exec(value)
	if (parts === null) {
		return value
	}
	const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0))
	// counted and shown in the same zone, so that no zone changes anything; years below 100 would be taken for 19xx
	const date = new Date(0)
	date.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day)
	date.setUTCHours(hour ?? 0, minute, second)
	const time = !value.includes('T') ? {} : { timeStyle: second === 0 ? 'short' : 'medium' } as const
	return date.toLocaleString(locale, { dateStyle: 'medium', ...time, timeZone: 'UTC' })
}

/** A number as the account writes it, with all its digits. */
export function numberWords(value: string, locale: string = getCanonicalLocale()): string {
	const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
	// a string keeps digits that a float would round
	return /^-?\d+(?:\.\d+)?$/.test(value) ? format.format(value as Intl.StringNumericLiteral) : value
}

export const markWords = (value: string): string => value === '1' ? t('metadataapp', 'Yes') : value === '0' ? t('metadataapp', 'No') : value

/** The last part of a path. */
export const nameIn = (path: string): string => path.split('/').findLast((part) => part !== '') ?? path

/** A value in words, as far as that needs no server: people are named by `nameOf`. */
export function valueWords(field: Defined, value: string | null, nameOf: (user: string) => string): string {
	if (value === null) {
		return t('metadataapp', 'Empty')
	}
	switch (shapeOf(field).type) {
		case 'date': return dateWords(value)
		case 'number': return numberWords(value)
		case 'checkbox': return markWords(value)
		case 'multiselect': return itemsOf(field, value).join(', ')
		case 'user': return nameOf(value)
		case 'filelink': return fileLinks(value).map(({ path }) => nameIn(path)).join(', ')
		default: return value
	}
}
