// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import type { FieldValue } from '@suite/schema/metadata/value'
import { parseValue, Problem } from '../rules/index.ts'
import { shapeOf } from './shape.ts'

export type RequiredMode = TeamFolder['required']

/** The value that a text in a control means, or what is wrong with it; what is stored may stay as it is. */
export function wished(field: FieldValue, draft: string | null): string | Problem | null {
	return draft === field.value ? draft : parseValue(shapeOf(field), draft, field.value)
}

/**
 * What keeps changes from being saved, by the names of fields.
 *
 * @param changes - values by the names of fields
 */
export function faultsIn(
	fields: readonly FieldValue[],
	changes: ReadonlyMap<string, string | Problem | null>,
	mode: RequiredMode,
): ReadonlyMap<string, Problem> {
	const isRequired = new Map(fields.map((field) => [field.field_name, field.is_required]))
	return new Map([...changes].flatMap(([name, wish]) => {
		if (wish instanceof Problem) {
			return [[name, wish] as const]
		}
		return wish === null && mode === 'enforce' && isRequired.get(name) === true ? [[name, new Problem('missing')] as const] : []
	}))
}
