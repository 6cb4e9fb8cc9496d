// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Row, Widget } from '@suite/schema/intranet/layout'
import { describe, expect, it } from 'vitest'
import { allWidgets } from '../../src/layout/columns.ts'
import { titleLevels } from '../../src/layout/titleLevels.ts'

const news: Widget = { type: 'news', title: 'Latest' }
const row = (...widgets: readonly Widget[]): Row => ({ columns: 1, widgets: widgets.map((widget) => ({ ...widget })) })
const text = (content: string): Widget => ({ type: 'text', content })

/** Levels of the titled widgets in reading order. */
function levels(layout: Layout): unknown[] {
	const all = titleLevels(layout)
	return allWidgets(layout).filter(({ title }) => title !== undefined).map((widget) => all.get(widget))
}

describe('the title of a widget', () => {
	it('is on the second level where no heading precedes it, so that none is skipped after the title of the page', () => {
		expect(levels({ rows: [row(news), row(text('Only words'), news, { type: 'heading', content: 'After' })] })).toEqual([2, 2])
	})

	it.each([
		['a heading', { type: 'heading', content: 'Today', level: 2 }],
		['a heading in a text', text('Words\n\n## Today\n\nWords')],
		['an underlined heading', text('Today\n=====')],
		['a heading in HTML', text('<h3>Today</h3>')],
	] as const)('is one level below %s before it', (_, widget) => {
		expect(levels({ rows: [row(news, widget, news), row(news)] })).toEqual([2, 3, 3])
	})

	it.each([
		['an empty heading', { type: 'heading', content: '' }],
		['a comment in code', text('```sh\n# not a heading\n```')],
		['a divider', text('One\n\n---\n\nTwo')],
	] as const)('ignores %s', (_, widget) => {
		expect(levels({ rows: [row(widget, news)] })).toEqual([2])
	})

	it('follows the order of the columns, not that of the stored widgets', () => {
		const layout = { rows: [{ columns: 2, widgets: [
			{ ...news, column: 2, order: 0 },
			{ type: 'heading', content: 'Today', column: 1, order: 1 },
			{ ...news, column: 1, order: 0 },
		] }] }
		expect(levels(layout)).toEqual([2, 3])
	})

	it('is below the name of a collapsible section, whose headings count in it only', () => {
		const section = { ...row({ type: 'heading', content: 'Inside' }, news), collapsible: true, sectionTitle: 'Section' }
		expect(levels({ rows: [section, row(news)] })).toEqual([3, 2])
	})

	it('starts anew in each side column', () => {
		const side = (...widgets: Widget[]) => ({ enabled: true, widgets: widgets.map((widget) => ({ ...widget })) })
		expect(levels({
			rows: [row({ type: 'heading', content: 'Today' }, news)],
			sideColumns: { left: side(news), right: side({ type: 'heading', content: 'Contact', level: 3 }, news) },
		})).toEqual([2, 3, 3])
	})
})
