// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { type FieldType, type Json, Problem, readConditions, type Viewer } from '../../rules/index.ts'
import { takesDays } from '../../rules/filter/relative.ts'
import { members } from '../../rules/values/json.ts'
import { readTruth } from '../../rules/values/truth.ts'
import { itemsOf, joined, shapeOf } from '../shape.ts'

type Defined = Pick<Field, 'field_type' | 'field_options'>

/** Days as they are seen from today, in the order in which they are offered. */
export const periods = Object.freeze([
	'today', 'yesterday', 'tomorrow', 'this-week', 'last-week', 'next-week', 'this-month', 'last-month', 'next-month', 'this-year',
	'last-year', 'next-year', 'last-days', 'next-days', 'past', 'future',
] as const)
export type Period = typeof periods[number]

/** The filter of a field while somebody sets it: one kind of condition. */
export type FilterDraft =
	/** One of these values; or the person who looks, or no value. */
	| { readonly kind: 'any', readonly values: readonly string[], readonly orMe: boolean, readonly orEmpty: boolean }
	/** All of these options at once. */
	| { readonly kind: 'all', readonly values: readonly string[] }
	| { readonly kind: 'contains', readonly text: string }
	/** Both included; an empty text is an open end. */
	| { readonly kind: 'range', readonly from: string, readonly to: string }
	/** Null while none is chosen. `days` counts only for periods that have a number of days. */
	| { readonly kind: 'period', readonly period: Period | null, readonly days: number }
	| { readonly kind: 'empty' }
	| { readonly kind: 'filled' }
	/** What a program wrote and no control shows; it is kept as it is. */
	| { readonly kind: 'mixed', readonly values: readonly Json[] }
export type FilterKind = FilterDraft['kind']

const kinds: Readonly<Record<FieldType, readonly FilterKind[]>> = Object.freeze({
	text: ['any', 'contains', 'empty', 'filled'],
	textarea: ['contains', 'empty', 'filled'],
	number: ['range', 'any', 'empty', 'filled'],
	date: ['period', 'range', 'any', 'empty', 'filled'],
	checkbox: ['any', 'empty', 'filled'],
	select: ['any', 'empty', 'filled'],
	multiselect: ['any', 'all', 'empty', 'filled'],
	user: ['any', 'empty', 'filled'],
	url: ['any', 'contains', 'empty', 'filled'],
	filelink: ['any', 'contains', 'empty', 'filled'],
})

/** Kinds of conditions that fields of a type can be filtered by, the usual one first. */
export const kindsOf = (field: Defined): readonly FilterKind[] => kinds[shapeOf(field).type]

/** Filters come from JSON, wherever they were kept. */
const asJson = (value: unknown) => value as Json

/** A condition of a kind that nobody has filled in yet. */
export function freshDraft(kind: FilterKind): FilterDraft {
	switch (kind) {
		case 'any': return { kind, values: [], orMe: false, orEmpty: false }
		case 'all': return { kind, values: [] }
		case 'contains': return { kind, text: '' }
		case 'range': return { kind, from: '', to: '' }
		case 'period': return { kind, period: null, days: 30 }
		case 'mixed': return { kind, values: [] }
		default: return { kind }
	}
}

/** What controls show of a filter; a fresh one where there is none. */
export function draftOf(field: Defined, filter: readonly unknown[]): FilterDraft {
	const values = filter.map(asJson)
	if (values.length === 0) {
		return freshDraft(kindsOf(field)[0] ?? 'any')
	}
	const draft = (values.length === 1 ? single(values[0] ?? null) : null) ?? allOf(field, values) ?? anyOf(field, values)
	return draft !== null && kindsOf(field).includes(draft.kind) ? draft : { kind: 'mixed', values }
}

function single(value: Json): FilterDraft | null {
	if (value === null || value === '') {
		return { kind: 'empty' }
	}
	const all = members(value)
	if (all === null) {
		return null
	}
	const [empty, contained, period] = [readTruth(all.get('empty')), all.get('contains'), all.get('relative')]
	if (empty !== null && all.size === 1) {
		return { kind: empty ? 'empty' : 'filled' }
	}
	if (typeof contained === 'string' && all.size === 1) {
		return { kind: 'contains', text: contained }
	}
	const known = periods.find((one) => one === period)
	if (known !== undefined) {
		const days = Number(all.get('days') ?? 0)
		return takesDays(known) === (days > 0) ? { kind: 'period', period: known, days: days || 30 } : null
	}
	return all.size > 0 && [...all.keys()].every((name) => name === 'from' || name === 'to')
		? { kind: 'range', from: bound(all.get('from')), to: bound(all.get('to')) }
		: null
}

const bound = (value: Json | undefined): string => typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** One text of several options means all of them. */
function allOf(field: Defined, [value, ...more]: readonly Json[]): FilterDraft | null {
	const items = field.field_type === 'multiselect' && typeof value === 'string' && more.length === 0 ? itemsOf(field, value) : []
	return items.length > 1 ? { kind: 'all', values: items } : null
}

function anyOf(field: Defined, filter: readonly Json[]): FilterDraft | null {
	const values: string[] = []
	let [orMe, orEmpty] = [false, false]
	for (const one of filter) {
		const all = members(one)
		if (typeof one === 'string' && one !== '') {
			values.push(one)
		} else if (typeof one === 'number' || typeof one === 'boolean') {
			values.push(String(Number(one)))
		} else if (one === null || one === '' || (all?.size === 1 && readTruth(all.get('empty')) === true)) {
			orEmpty = true
		} else if (all?.size === 1 && readTruth(all.get('me')) === true) {
			orMe = true
		} else {
			return null
		}
	}
	const isEach = field.field_type !== 'multiselect' || values.every((value) => itemsOf(field, value).length === 1)
	return isEach ? { kind: 'any', values: [...new Set(values)], orMe, orEmpty } : null
}

const me: Json = Object.freeze({ me: true })
const empty: Json = Object.freeze({ empty: true })
const filled: Json = Object.freeze({ empty: false })

/** The filter as the API takes it; empty while nothing is filled in. */
export function filterOf(draft: FilterDraft): readonly Json[] {
	switch (draft.kind) {
		case 'any': return [...draft.values, ...draft.orMe ? [me] : [], ...draft.orEmpty ? [empty] : []]
		case 'all': return draft.values.length === 0 ? [] : [joined(draft.values)]
		case 'contains': return draft.text.trim() === '' ? [] : [{ contains: draft.text }]
		case 'range': return rangeOf(draft)
		case 'period': return periodOf(draft)
		case 'empty': return [empty]
		case 'filled': return [filled]
		case 'mixed': return draft.values
	}
}

function rangeOf({ from, to }: Extract<FilterDraft, { kind: 'range' }>): readonly Json[] {
	if (from === '' && to === '') {
		return []
	}
	return [to === '' ? { from } : from === '' ? { to } : { from, to }]
}

function periodOf({ period, days }: Extract<FilterDraft, { kind: 'period' }>): readonly Json[] {
	if (period === null) {
		return []
	}
	return [takesDays(period) ? { relative: period, days } : { relative: period }]
}

/** Whether a period has the days that it needs. */
export const areDays = ({ period, days }: Extract<FilterDraft, { kind: 'period' }>): boolean =>
	period === null || !takesDays(period) || (Number.isInteger(days) && days >= 1 && days <= limits.relativeDays)

/** Why the server would refuse a filter; null when it takes it. */
export function filterProblem(field: Defined, filter: readonly unknown[], viewer: Viewer): Problem | null {
	const read = readConditions(shapeOf(field), filter.map(asJson), viewer)
	return read instanceof Problem ? read : null
}

/** The day it is where the browser is. */
export function today(now = new Date()): string {
	const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
	return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
