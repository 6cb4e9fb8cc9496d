// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { describe, expect, it } from 'vitest'
import { changeCount, comparePages } from '../../src/history/compare.ts'

const page = (widgets: Widget[], title = 'Title') => ({ title, content: '', layout: { rows: [{ columns: 1, widgets }] } })
const text = (content: string): Widget => ({ type: 'text', column: 1, content })
const kinds = (before: Widget[], after: Widget[]) => comparePages(page(before), page(after)).pairs.map(({ kind }) => kind)

describe('comparing two states of a page', () => {
	it('finds no changes between equal states', () => {
		const { pairs, title } = comparePages(page([text('one'), text('two')]), page([text('one'), text('two')]))
		expect(changeCount(pairs)).toBe(0)
		expect(title).toEqual([{ text: 'Title', kind: 'same' }])
	})

	it('shows the words that changed inside a text', () => {
		const { pairs } = comparePages(page([text('The bus leaves at nine')]), page([text('The train leaves at nine')]))
		expect(pairs[0]?.words).toEqual([
			{ text: 'The ', kind: 'same' }, { text: 'bus', kind: 'removed' }, { text: 'train', kind: 'added' },
			{ text: ' leaves at nine', kind: 'same' },
		])
	})

	it('tells added, removed and moved widgets apart', () => {
		const [one, two, divider]: Widget[] = [text('one'), text('two'), { type: 'divider', style: 'solid' }]
		expect(kinds([one!], [one!, divider!])).toEqual(['same', 'added'])
		expect(kinds([one!, divider!], [one!])).toEqual(['same', 'removed'])
		expect(kinds([divider!, one!, two!], [one!, two!, divider!])).toEqual(['movedFrom', 'same', 'same', 'movedTo'])
	})

	it('names the settings that changed', () => {
		const { pairs } = comparePages(page([{ type: 'image', src: 'a.png', alt: 'A' }]), page([{ type: 'image', src: 'b.png', alt: 'A' }]))
		expect(pairs).toMatchObject([{ kind: 'changed', keys: ['src'], words: [] }])
	})

	it('ignores the position of a widget in its row and the order of its keys', () => {
		expect(kinds([{ type: 'text', column: 1, order: 0, content: 'x' }], [{ content: 'x', order: 3, column: 2, type: 'text' }]))
			.toEqual(['same'])
	})

	it('compares the text of pages without a layout', () => {
		const { pairs } = comparePages({ title: 'T', content: 'old', layout: {} }, { title: 'T', content: 'new', layout: {} })
		expect(pairs).toMatchObject([{ kind: 'changed' }])
	})

	it('compares the title', () => {
		expect(comparePages(page([], 'Old title'), page([], 'New title')).title.map(({ kind }) => kind)).toEqual([
			'removed',
			'added',
			'same',
		])
	})
})
