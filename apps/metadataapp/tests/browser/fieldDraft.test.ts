// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { describe, expect, it } from 'vitest'
import { draftOf, draftProblems, inputOf, isSameDraft } from '../../src/values/fieldDraft.ts'
import { madeName } from '../../src/values/fieldNames.ts'
import { moved } from '../../src/values/moved.ts'
import { optionLine, withdrawnOptions, withOptions } from '../../src/values/optionLines.ts'

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
	const lines = [optionLine('Draft', true), optionLine('Mine')]

	it('are added a line each, once, without space around them', () => {
		const { lines: all, added } = withOptions(lines, ' Final \r\n\nDraft\nFinal\nLast', new Set(['Last']))
		expect(all.map(({ text, isSaved }) => [text, isSaved])).toEqual([
			['Draft', true], ['Mine', false], ['Final', false], ['Last', true],
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
