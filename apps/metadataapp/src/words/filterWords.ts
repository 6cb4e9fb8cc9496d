// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { plain } from '@suite/ui/words/plain'
import { getCanonicalLocale, n, t } from '@nextcloud/l10n'
import { draftOf, type FilterDraft, type FilterKind, type Period } from '../values/filter/draft.ts'
import { shapeOf } from '../values/shape.ts'
import { dateWords, numberWords, valueWords } from './valueWords.ts'

type Named = Pick<Field, 'field_label' | 'field_type' | 'field_options'>

/** So many values are named; further ones are counted. */
const named = 3

/** A value to choose in a filter. */
export function choiceWords(field: Named, value: string, nameOf: (user: string) => string): string {
	return field.field_type === 'checkbox'
		? value === '1' ? t('metadataapp', 'Checked') : t('metadataapp', 'Not checked')
		: valueWords(field, value, nameOf)
}

/** A filter as a sentence, such as "Status is Draft or Signed". */
export function filterWords(field: Named, filter: readonly unknown[], nameOf: (user: string) => string): string {
	const draft = draftOf(field, filter)
	if (draft.kind !== 'mixed') {
		return draftWords(field, draft, nameOf)
	}
	// several conditions of which one has to fit; what no kind has is named by its field alone
	const parts = draft.values.map((value) => draftOf(field, [value]))
	return listed(parts.map((part) => part.kind === 'mixed' ? field.field_label : draftWords(field, part, nameOf)), 'disjunction')
}

function draftWords(field: Named, draft: Exclude<FilterDraft, { kind: 'mixed' }>, nameOf: (user: string) => string): string {
	const label = field.field_label
	switch (draft.kind) {
		case 'any': return anyWords(field, draft, nameOf)
		case 'all': return t('metadataapp', '{field} has {values}', { field: label, values: listed(draft.values, 'conjunction') }, plain)
		case 'contains': return t('metadataapp', '{field} contains “{text}”', { field: label, text: draft.text }, plain)
		case 'range': return rangeWords(field, draft.from, draft.to)
		case 'period': return draft.period === null ? label : periodWords(label, draft.period, draft.days)
		case 'empty': return t('metadataapp', '{field} is empty', { field: label }, plain)
		case 'filled': return t('metadataapp', '{field} is not empty', { field: label }, plain)
	}
}

function anyWords(
	field: Named,
	{ values, orMe, orEmpty }: Extract<FilterDraft, { kind: 'any' }>,
	nameOf: (user: string) => string,
): string {
	const label = field.field_label
	if (field.field_type === 'checkbox' && values.length === 1 && !orEmpty) {
		return values[0] === '1'
			? t('metadataapp', '{field} is checked', { field: label }, plain)
			: t('metadataapp', '{field} is not checked', { field: label }, plain)
	}
	const words = values.map((value) => choiceWords(field, value, nameOf))
	const shown = words.length > named ? words.slice(0, named - 1) : words
	const more = words.length - shown.length
	const list = listed([
		...shown,
		...more > 0 ? [n('metadataapp', '%n other value', '%n other values', more)] : [],
		...orEmpty ? [t('metadataapp', 'empty')] : [],
	], 'disjunction')
	if (orMe) {
		return list === ''
			? t('metadataapp', '{field} is me', { field: label }, plain)
			: t('metadataapp', '{field} is me or {values}', { field: label, values: list }, plain)
	}
	return field.field_type === 'multiselect'
		? t('metadataapp', '{field} has {values}', { field: label, values: list }, plain)
		: t('metadataapp', '{field} is {values}', { field: label, values: list }, plain)
}

function rangeWords(field: Named, from: string, to: string): string {
	const isDate = shapeOf(field).type === 'date'
	const words = (value: string) => isDate ? dateWords(value) : numberWords(value)
	const values = { field: field.field_label, from: words(from), to: words(to) }
	if (from === to) {
		return t('metadataapp', '{field} is {values}', { field: field.field_label, values: words(from) }, plain)
	}
	if (from !== '' && to !== '') {
		return t('metadataapp', '{field} from {from} to {to}', values, plain)
	}
	if (isDate) {
		return to === ''
			? t('metadataapp', '{field} is {from} or later', values, plain)
			: t('metadataapp', '{field} is {to} or earlier', values, plain)
	}
	return to === ''
		? t('metadataapp', '{field} is {from} or more', values, plain)
		: t('metadataapp', '{field} is {to} or less', values, plain)
}

function periodWords(field: string, period: Period, days: number): string {
	switch (period) {
		case 'today': return t('metadataapp', '{field} is today', { field }, plain)
		case 'yesterday': return t('metadataapp', '{field} was yesterday', { field }, plain)
		case 'tomorrow': return t('metadataapp', '{field} is tomorrow', { field }, plain)
		case 'past': return t('metadataapp', '{field} is in the past', { field }, plain)
		case 'future': return t('metadataapp', '{field} is in the future', { field }, plain)
		case 'this-week': return t('metadataapp', '{field} this week', { field }, plain)
		case 'last-week': return t('metadataapp', '{field} last week', { field }, plain)
		case 'next-week': return t('metadataapp', '{field} next week', { field }, plain)
		case 'this-month': return t('metadataapp', '{field} this month', { field }, plain)
		case 'last-month': return t('metadataapp', '{field} last month', { field }, plain)
		case 'next-month': return t('metadataapp', '{field} next month', { field }, plain)
		case 'this-year': return t('metadataapp', '{field} this year', { field }, plain)
		case 'last-year': return t('metadataapp', '{field} last year', { field }, plain)
		case 'next-year': return t('metadataapp', '{field} next year', { field }, plain)
		case 'last-days': return n('metadataapp', '{field} in the last %n day', '{field} in the last %n days', days, { field }, plain)
		case 'next-days': return n('metadataapp', '{field} in the next %n day', '{field} in the next %n days', days, { field }, plain)
	}
}

/** A period as one chooses it. */
export function periodName(period: Period): string {
	switch (period) {
		case 'today': return t('metadataapp', 'Today')
		case 'yesterday': return t('metadataapp', 'Yesterday')
		case 'tomorrow': return t('metadataapp', 'Tomorrow')
		case 'past': return t('metadataapp', 'Before today')
		case 'future': return t('metadataapp', 'After today')
		case 'this-week': return t('metadataapp', 'This week')
		case 'last-week': return t('metadataapp', 'Last week')
		case 'next-week': return t('metadataapp', 'Next week')
		case 'this-month': return t('metadataapp', 'This month')
		case 'last-month': return t('metadataapp', 'Last month')
		case 'next-month': return t('metadataapp', 'Next month')
		case 'this-year': return t('metadataapp', 'This year')
		case 'last-year': return t('metadataapp', 'Last year')
		case 'next-year': return t('metadataapp', 'Next year')
		case 'last-days': return t('metadataapp', 'In the last … days')
		case 'next-days': return t('metadataapp', 'In the next … days')
	}
}

/** A kind of condition as one chooses it. */
export function kindName(field: Named, kind: FilterKind): string {
	const isMultiple = field.field_type === 'multiselect'
	switch (kind) {
		case 'any': return isMultiple ? t('metadataapp', 'Has one of') : t('metadataapp', 'Is one of')
		case 'all': return t('metadataapp', 'Has all of')
		case 'contains': return t('metadataapp', 'Contains')
		case 'range': return t('metadataapp', 'Is between')
		case 'period': return t('metadataapp', 'Is in a period')
		case 'empty': return t('metadataapp', 'Is empty')
		case 'filled': return t('metadataapp', 'Is not empty')
		case 'mixed': return t('metadataapp', 'Several conditions')
	}
}

function listed(words: readonly string[], type: 'conjunction' | 'disjunction'): string {
	return new Intl.ListFormat(getCanonicalLocale(), { type }).format(words)
}
