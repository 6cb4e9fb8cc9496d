// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { isList, type Json, members, without } from '../values/json.ts'
import type { Problems } from './fields.ts'
import type { HiddenField } from './types.ts'

const pattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
/** Ids that questions get, now or later. */
const numbered = /^q[1-9][0-9]*$/
const known = new Set(['name'])

/** What is wrong with the name of a hidden field; null for nothing. */
export function faultOfName(name: string, taken: { has(id: string): boolean }): 'bad_name' | 'name_taken' | null {
	return !pattern.test(name) ? 'bad_name' : numbered.test(name) || taken.has(name) ? 'name_taken' : null
}

/** @param questions - by id */
export function readHiddenFields(value: Json, questions: ReadonlyMap<string, unknown>, problems: Problems): readonly HiddenField[] {
	if (!isList(value) || value.length > bounds.hiddenFieldsPerForm) {
		const isTooLong = isList(value)
		problems.add(isTooLong ? 'too_many' : 'bad_value', '', 'hiddenFields', isTooLong ? { max: bounds.hiddenFieldsPerForm } : {})
		return []
	}
	const used = new Set<string>()
	return value.flatMap((item, place) => {
		const all = members(item)
		const name = all?.get('name')
		const fault = typeof name !== 'string' ? 'bad_name' : used.has(name) ? 'name_taken' : faultOfName(name, questions)
		if (all === null || typeof name !== 'string' || fault !== null) {
			problems.add(fault ?? 'bad_name', '', 'hiddenFields', { place: place + 1 })
			return []
		}
		used.add(name)
		return [{ name, rest: without(all, known) }]
	})
}

/** A form without any has no such member. */
export function writeHiddenFields(fields: readonly HiddenField[], one: (field: HiddenField) => Json): Record<string, Json> {
	return fields.length === 0 ? {} : { hiddenFields: fields.map(one) }
}
