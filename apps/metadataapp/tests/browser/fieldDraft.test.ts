// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { describe, expect, it } from 'vitest'
import { conversionOf, draftOf, draftProblems, inputOf, isSameDraft, restOf } from '../../src/values/fieldDraft.ts'
import { madeName } from '../../src/values/fieldNames.ts'
import { moved } from '../../src/values/moved.ts'
import { mergedWith, offeredOptions, optionLine, renamedOptions, withdrawnOptions, withOptions } from '../../src/values/optionLines.ts'

const field: Field = {
	id: 7, field_name: 'file_gf_status', field_label: 'Status', field_type: 'select', field_description: 'Where it is',
	field_options: ['Draft', 'Final'], withdrawn_options: ['Old'], is_required: true, sort_order: 4, scope: 'groupfolder',
	applies_to_groupfolder: 0, show_as_column: true, column_order: 2, filterable: true,
}
const none: ReadonlySet<string> = new Set()

describe('the name that is made from a label', () => {
	it.each([
		['Expires on', false, 'file_gf_expires_on'],
		['  Größe & Gewicht (kg) ', false, 'file_gf_grosse_gewicht_kg'],
		['Département', true, 'gf_departement'],
		['2026', false, 'file_gf_2026'],
		['部門', false, 'file_gf_field'],
		['___', true, 'gf_field'],
	])('%j becomes a name with its prefix', (label, isOfFolder, name) => {
		expect(madeName(label, isOfFolder, none)).toBe(name)
	})

	it('has a number where others have it', () => {
		expect(madeName('Status', false, new Set(['file_gf_status', 'file_gf_status_2']))).toBe('file_gf_status_3')
		expect(madeName('Status', true, new Set(['file_gf_status']))).toBe('gf_status')
	})

	it('is one that the server takes, however long the label is', () => {
		expect(draftProblems({ ...draftOf(field), name: madeName('Ä-ß '.repeat(200), false, none) })).toEqual({})
	})
})

describe('options', () => {
	const lines = [optionLine('Draft', 'Draft'), optionLine('Mine')]

	it('are added a line each, once, without space around them', () => {
		const { lines: all, added } = withOptions(lines, ' Final \r\n\nDraft\nFinal\nLast', new Set(['Last']))
		expect(all.map(({ text, was }) => [text, was])).toEqual([
			['Draft', 'Draft'], ['Mine', null], ['Final', null], ['Last', 'Last'],
		])
		expect(added).toBe(2)
	})

	it('are added as far as there is room', () => {
		const text = Array.from({ length: limits.optionsPerField + 5 }, (_, index) => `Option ${index}`).join('\n')
		expect(withOptions(lines, text, none)).toMatchObject({ added: limits.optionsPerField - 2 })
	})

	it('are withdrawn when they were saved and are no longer in the list', () => {
		expect(withdrawnOptions(new Set(['Draft', 'Final', 'Old']), lines)).toEqual(['Final', 'Old'])
	})

	it('are renamed and not withdrawn when a saved one gets another text', () => {
		const renamed = [optionLine(' Sketch ', 'Draft'), optionLine('Final', 'Final'), optionLine('New')]
		expect(renamedOptions(renamed)).toEqual([{ from: 'Draft', to: 'Sketch' }])
		expect(withdrawnOptions(new Set(['Draft', 'Final', 'Old']), renamed)).toEqual(['Old'])
		expect(offeredOptions(renamed)).toEqual([' Sketch ', 'Final', 'New'])
	})

	it('may take the name that another one had, and change places', () => {
		const swapped = [optionLine('Final', 'Draft'), optionLine('Draft', 'Final')]
		expect(offeredOptions(swapped)).toEqual(['Final', 'Draft'])
		expect(swapped.map((line) => mergedWith(swapped, line))).toEqual([null, null])
		const { lines: all } = withOptions([optionLine('Sketch', 'Draft')], 'Draft', new Set(['Draft']))
		expect(all.map(({ text, was }) => [text, was])).toEqual([['Sketch', 'Draft'], ['Draft', null]])
	})

	it('become one when a saved one gets the name of another, and otherwise cannot be there twice', () => {
		const [draft, final] = [optionLine('Final', 'Draft'), optionLine('Final', 'Final')]
		expect(offeredOptions([draft, final])).toEqual(['Final'])
		expect([mergedWith([draft, final], draft), mergedWith([draft, final], final)]).toEqual(['Final', null])
		expect(offeredOptions([draft, optionLine('Final', 'Last')])).toEqual(['Final'])
		expect(offeredOptions([final, optionLine('Final')])).toEqual(['Final', 'Final'])
		expect(offeredOptions([optionLine('', 'Draft'), optionLine(' ', 'Last')])).toEqual(['', ' '])
	})
})

describe('a definition while it is written', () => {
	it('is sent whole, with what the editor does not show', () => {
		expect(inputOf(draftOf(field), field, 99)).toEqual({
			field_name: 'file_gf_status', field_label: 'Status', field_type: 'select', field_description: 'Where it is',
			field_options: ['Draft', 'Final'], is_required: true, applies_to_groupfolder: false, sort_order: 4, show_as_column: true,
			column_order: 2, filterable: true,
		})
	})

	it('sends only options of its type', () => {
		expect(inputOf({ ...draftOf(field), type: 'number' }, field, 0).field_options).toEqual([])
		expect(inputOf({ ...draftOf(null), type: 'date', includesTime: true }, null, 3)).toMatchObject({
			field_options: { includeTime: true }, sort_order: 3,
		})
	})

	it('names what has to be corrected', () => {
		const wrong = { ...draftOf(field), label: ' ', name: 'Status', options: [optionLine('One'), optionLine('One')] }
		expect(Object.entries(draftProblems(wrong)).map(([member, { reason }]) => [member, reason])).toEqual([
			['field_label', 'missing'], ['field_name', 'bad_name'], ['field_options', 'duplicate_option'],
		])
		expect(draftProblems({ ...wrong, type: 'text', label: 'Status', name: 'status' })).toEqual({})
	})

	it('changes values that there are with another type or other names of options, and with nothing else', () => {
		const draft = draftOf(field)
		expect(conversionOf({ ...draft, label: 'State', options: [...draft.options, optionLine('New')] }, field)).toBeNull()
		expect(conversionOf({ ...draft, options: draft.options.slice(1) }, field)).toBeNull()
		expect(conversionOf({ ...draft, type: 'text' }, field)).toEqual({ field_type: 'text', field_options: [], renamed: [] })
		const renamed = draft.options.map((line) => line.text === 'Draft' ? { ...line, text: 'Sketch' } : line)
		const wanted = { field_options: ['Sketch', 'Final'], renamed: [{ from: 'Draft', to: 'Sketch' }] }
		expect(conversionOf({ ...draft, options: renamed }, field)).toEqual({ field_type: 'select', ...wanted })
		expect(conversionOf({ ...draft, type: 'multiselect', options: renamed }, field)).toEqual({ field_type: 'multiselect', ...wanted })
		expect(conversionOf({ ...draft, type: 'number', options: renamed }, field)).toMatchObject({ renamed: [] })
	})

	it('has a rest that changes no values', () => {
		const draft = draftOf(field)
		expect(restOf({ ...draft, type: 'number' }, field)).toBeNull()
		const rest = restOf({ ...draft, type: 'number', options: [], label: 'State' }, field)
		expect(rest === null ? null : inputOf(rest, field, 0)).toMatchObject({
			field_label: 'State', field_type: 'select', field_options: ['Draft', 'Final'],
		})
	})

	it('has changed when saving it would change something', () => {
		expect(isSameDraft(draftOf(field), draftOf(field))).toBe(true)
		expect(isSameDraft(draftOf(field), { ...draftOf(field), isRequired: false })).toBe(false)
		expect(isSameDraft(draftOf(field), { ...draftOf(field), includesTime: true })).toBe(true)
	})
})

it('moves one item of a list', () => {
	expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
	expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
	expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})
