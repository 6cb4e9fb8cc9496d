// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Row } from '@suite/schema/intranet/layout'
import { Random } from '@suite/testing/random'
import { describe, expect, test } from 'vitest'
import { createPageHistory, type StepKind } from '../../src/editor/history.ts'
import * as operations from '../../src/editor/operations.ts'
import { newWidget, widgetTypes } from '../../src/editor/newWidgets.ts'
import {
	columnCount, columnsOf, findWidget, holdersOf, openPage, storedPage, type EditedPage, type PageState,
} from '../../src/editor/pageState.ts'
import { placeBeside } from '../../src/editor/places.ts'

const {
	addRow,
	addWidget,
	changeRow,
	changeWidget,
	duplicateRow,
	duplicateWidget,
	moveRow,
	moveWidget,
	removeRow,
	removeWidget,
	setColumns,
	setSide,
} = operations

const page = (layout: Layout): EditedPage => ({ title: 'A page', content: '', metadata: { category: 'x', own: { deep: [1] } }, layout })
const text = (content: string, column?: number, order?: number) =>
	({ type: 'text', content, ...(column === undefined ? {} : { column }), ...(order === undefined ? {} : { order }) })
const words = (state: PageState, row = 0) => columnsOf(state.rows[row]!).map((column) => column.map(({ data }) => data.content))
const all = (state: PageState) => holdersOf(state).flatMap(({ widgets }) => widgets.map(({ data }) => String(data.content))).toSorted()

describe('a page that is opened and stored', () => {
	test.each<[string, Layout]>([
		['nothing at all', {}],
		['rows without widgets', { rows: [{}, { columns: 3 }, { widgets: [] }] }],
		['keys nobody knows', {
			mood: 'calm',
			rows: [{ glow: true, widgets: [{ type: 'poll', question: '?', nested: { a: [] } }] }],
			sideColumns: { left: { enabled: true, widgets: [text('l')], pinned: 1 }, wide: true },
		} as unknown as Layout],
		['an empty side', { sideColumns: { right: { enabled: false } } }],
	])('stays identical: %s', (_, layout) => {
		expect(JSON.stringify(storedPage(openPage(page(layout))).layout)).toBe(JSON.stringify(layout))
	})
})

describe('a row', () => {
	const wide = page({
		rows: [{ columns: 4, widgets: [text('d', 4, 0), text('a', 1, 0), text('c2', 3, 9), text('b', 2, 0), text('c1', 3, 2)] } as Row],
	})

	test('keeps all widgets and their data when it gets fewer columns', () => {
		const state = openPage(wide)
		const two = setColumns(state, state.rows[0]!.key, 2)
		expect(words(two)).toEqual([['a'], ['b', 'c1', 'c2', 'd']])
		expect(findWidget(two, state.rows[0]!.widgets[1]!.key)!.widget).toBe(state.rows[0]!.widgets[1])
		expect(all(two)).toEqual(all(state))
	})

	test('shows everything in its old place when it gets more columns', () => {
		const state = openPage(page({ rows: [{ columns: 1, widgets: [text('a', 3, 1), text('b', 1, 0)] }] }))
		expect(words(setColumns(state, state.rows[0]!.key, 4))).toEqual([['b', 'a'], [], [], []])
	})

	test('renumbers only the column that a widget moves to', () => {
		const state = openPage(wide)
		const [d, a, c2] = state.rows[0]!.widgets
		const moved = moveWidget(state, d!.key, { holder: state.rows[0]!.key, column: 3, index: 1 })
		expect(words(moved)).toEqual([['a'], ['b'], ['c1', 'd', 'c2'], []])
		expect(findWidget(moved, c2!.key)!.widget.data).toMatchObject({ column: 3, order: 2 })
		expect(findWidget(moved, a!.key)!.widget).toBe(a)
	})

	test('without order values keeps the sequence of its other columns when one column changes', () => {
		const state = openPage(page({ rows: [{ columns: 2, widgets: [text('a', 1), text('x', 2), text('b', 1), text('y', 2)] }] }))
		const moved = moveWidget(state, state.rows[0]!.widgets[3]!.key, { holder: state.rows[0]!.key, column: 1, index: 0 })
		expect(words(moved)).toEqual([['y', 'a', 'b'], ['x']])
	})
})

test('arrow keys move a widget past its neighbour, then to the adjacent row', () => {
	const state = openPage(page({ rows: [{ widgets: [text('a'), text('b')] }, { columns: 2, widgets: [text('c', 2)] }] }))
	const b = state.rows[0]!.widgets[1]!.key
	expect(placeBeside(state, b, 'up')).toEqual({ holder: state.rows[0]!.key, column: 1, index: 0 })
	const below = moveWidget(state, b, placeBeside(state, b, 'down')!)
	expect([words(below), words(below, 1)]).toEqual([[['a']], [['b'], ['c']]])
	const right = moveWidget(below, b, placeBeside(below, b, 'right')!)
	expect(words(right, 1)).toEqual([[], ['b', 'c']])
	expect(placeBeside(right, b, 'right')).toBeNull()
	expect(words(moveWidget(right, b, placeBeside(right, b, 'up')!))).toEqual([['a', 'b']])
})

describe('the undo history', () => {
	test('merges uninterrupted typing in one text, and nothing else', () => {
		const state = openPage(page({ rows: [{ widgets: [text('')] }] }))
		const key = state.rows[0]!.widgets[0]!.key
		const history = createPageHistory()
		let now = state
		for (const [at, content] of [[0, 'a'], [500, 'ab'], [900, 'abc'], [4_000, 'abcd']] as const) {
			const after = changeWidget(now, key, { content })
			history.record({ kind: 'text', type: 'text', key, before: now, after, at })
			now = after
		}
		expect(history.undo()!.before.rows[0]!.widgets[0]!.data.content).toBe('abc')
		expect(history.undo()!.before).toBe(state)
		expect(history.undo()).toBeNull()
	})

	test('undoes and redoes any sequence of changes', () => {
		for (let seed = 1; seed <= 150; seed++) {
			const random = new Random(seed)
			const start = openPage(page({
				columns: 1,
				rows: [
					{ columns: 4, own: seed, widgets: [text('1', 4), text('2', 9), { type: 'poll', column: 2, order: 5, q: [1] }] } as Row,
					{},
				],
				sideColumns: { left: { enabled: true } },
			}))
			const stored = JSON.stringify(storedPage(start))
			const history = createPageHistory()
			let now = start
			for (let turn = 0; turn < 30; turn++) {
				const after = randomChange(now, random)
				expectWhole(after)
				history.record({
					kind: random.pick<StepKind>(['add', 'text', 'move']),
					type: 'text',
					key: 'k',
					before: now,
					after,
					at: turn * random.between(0, 2_999),
				})
				now = after
			}
			const end = JSON.stringify(storedPage(now))
			for (let step = history.undo(); step !== null; step = history.undo()) {
				now = step.before
			}
			expect(JSON.stringify(storedPage(now))).toBe(stored)
			for (let step = history.redo(); step !== null; step = history.redo()) {
				now = step.after
			}
			expect(JSON.stringify(storedPage(now))).toBe(end)
		}
	})

	test('loses no widget to moves and column changes, in any sequence', () => {
		for (let seed = 1; seed <= 150; seed++) {
			const random = new Random(seed)
			const start = openPage(page({
				rows: [
					{ columns: 3, widgets: [text('1', 1), text('2', 3), text('3'), text('4', 2, -3)] },
					{ columns: 2, widgets: [text('5', 2, 7)] },
				],
				sideColumns: { right: { enabled: true, widgets: [text('6')] } },
			}))
			let now = start
			for (let turn = 0; turn < 30; turn++) {
				const holder = random.pick(holdersOf(now))
				const widget = random.pick(holdersOf(now).flatMap(({ widgets }) => widgets))
				now = random.pick([
					() => setColumns(now, holder.key === 'right' ? now.rows[0]!.key : holder.key, random.between(1, 4)),
					() => moveWidget(now, widget.key, {
						holder: holder.key,
						column: random.between(1, columnCount(holder)),
						index: random.between(0, 3),
					}),
					() => moveRow(now, now.rows[0]!.key, 1),
				])()
				expect(all(now)).toEqual(all(start))
				expectWhole(now)
			}
		}
	})
})

function randomChange(state: PageState, random: Random): PageState {
	const holder = random.pick(holdersOf(state))
	const row = state.rows.length > 0 ? random.pick(state.rows).key : ''
	const widgets = holdersOf(state).flatMap((item) => item.widgets)
	const widget = widgets.length > 0 ? random.pick(widgets).key : ''
	const place = () => ({ holder: holder.key, column: random.between(1, 4), index: random.between(0, 2) })
	return random.pick([
		() => addWidget(state, newWidget(random.pick(widgetTypes)), place()),
		() => removeWidget(state, widget),
		() => changeWidget(state, widget, { content: String(random.between(0, 98)), level: undefined }),
		() => duplicateWidget(state, widget),
		() => moveWidget(state, widget, place()),
		() => addRow(state, random.between(0, state.rows.length)),
		() => removeRow(state, row),
		() => duplicateRow(state, row),
		() => moveRow(state, row, random.between(0, Math.max(0, state.rows.length - 1))),
		() => changeRow(state, row, { backgroundColor: 'var(--color-primary-element)', sectionTitle: undefined }),
		() => setColumns(state, row, random.between(1, 4)),
		() => setSide(state, random.pick(['left', 'right'] as const), random.chance(0.5)),
	])()
}

/** Expects every widget to be shown once and no key to occur twice. */
function expectWhole(state: PageState): void {
	const keys = holdersOf(state).flatMap(({ widgets }) => widgets.map(({ key }) => key))
	expect(new Set(keys).size).toBe(keys.length)
	expect(holdersOf(state).flatMap((holder) => columnsOf(holder).flat()).length).toBe(keys.length)
}
