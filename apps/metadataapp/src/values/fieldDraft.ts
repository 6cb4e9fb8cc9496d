// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ConversionInput } from '@suite/schema/metadata/field/conversion'
import type { Field, FieldInput, FieldType } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { type Problem, readFieldLabel, readFieldName, readShape, typeNamed } from '../rules/index.ts'
import { textProblem } from '../rules/problem.ts'
import { offeredOptions, type OptionLine, optionLine, renamedOptions } from './optionLines.ts'

/** A definition while somebody writes it. */
export interface FieldDraft {
	readonly label: string
	readonly name: string
	readonly isOfFolder: boolean
	readonly type: FieldType
	readonly description: string
	readonly options: readonly OptionLine[]
	readonly includesTime: boolean
	readonly isRequired: boolean
}

/** What the messages of the server and of the rules belong to. */
export const members = Object.freeze(['field_label', 'field_name', 'field_type', 'field_options', 'field_description'] as const)
export type Member = typeof members[number]

export const hasOptions = (type: FieldType): boolean => type === 'select' || type === 'multiselect'

/** @param field - null for a new one */
export function draftOf(field: Field | null): FieldDraft {
	const options = field?.field_options ?? []
	return {
		label: field?.field_label ?? '',
		name: field?.field_name ?? '',
		isOfFolder: field?.applies_to_groupfolder === 1,
		type: typeNamed(field?.field_type ?? 'text') ?? 'text',
		description: field?.field_description ?? '',
		options: Array.isArray(options) ? options.map((text) => optionLine(text, text)) : [],
		includesTime: !Array.isArray(options) && options.includeTime,
		isRequired: field?.is_required ?? false,
	}
}

const optionsOf = ({ type, options, includesTime }: FieldDraft) =>
	hasOptions(type) ? offeredOptions(options) : type === 'date' ? { includeTime: includesTime } : []

/**
 * The whole definition as the server takes it: what is left out would become empty.
 *
 * @param field - the one that it replaces; null for a new one
 * @param place - of a new one
 */
export function inputOf(draft: FieldDraft, field: Field | null, place: number): FieldInput {
	return {
		field_name: draft.name.trim(),
		field_label: draft.label,
		field_type: draft.type,
		field_description: draft.description,
		field_options: optionsOf(draft),
		is_required: draft.isRequired,
		applies_to_groupfolder: draft.isOfFolder,
		sort_order: field?.sort_order ?? place,
		show_as_column: field?.show_as_column ?? false,
		column_order: field?.column_order ?? 0,
		filterable: field?.filterable ?? false,
	}
}

/**
 * What changes values that there are: another type, and other names of options. Null where saving the definition is all.
 *
 * @param field - as it is saved
 */
export function conversionOf(draft: FieldDraft, field: Field): ConversionInput | null {
	const renamed = hasOptions(draft.type) && hasOptions(draftOf(field).type) ? renamedOptions(draft.options) : []
	return draft.type === draftOf(field).type && renamed.length === 0
		? null
		: { field_type: draft.type, field_options: optionsOf(draft), renamed }
}

/** A definition with the type and options that are saved, and all else as it is written; null where nothing else is changed. */
export function restOf(draft: FieldDraft, field: Field): FieldDraft | null {
	const { type, options, includesTime } = draftOf(field)
	const rest = { ...draft, type, options, includesTime }
	return isSameDraft(rest, draftOf(field)) ? null : rest
}

/** What has to be corrected before it can be saved. */
export function draftProblems(draft: FieldDraft): Partial<Record<Member, Problem>> {
	const problems: Partial<Record<Member, Problem>> = {}
	const note = (member: Member, read: unknown) => {
		if (isProblem(read)) {
			problems[member] = read
		}
	}
	note('field_label', readFieldLabel(draft.label))
	note('field_name', readFieldName(draft.name.trim()))
	note('field_description', textProblem(draft.description, limits.descriptionCharacters))
	const shape = readShape(draft.type, optionsOf(draft))
	if (!('type' in shape)) {
		note('field_type', shape.field_type)
		note('field_options', shape.field_options)
	}
	return problems
}

const isProblem = (read: unknown): read is Problem => typeof read === 'object' && read !== null && 'reason' in read

/** Whether saving one instead of the other would change nothing. */
export function isSameDraft(one: FieldDraft, other: FieldDraft): boolean {
	return JSON.stringify(inputOf(one, null, 0)) === JSON.stringify(inputOf(other, null, 0))
}
