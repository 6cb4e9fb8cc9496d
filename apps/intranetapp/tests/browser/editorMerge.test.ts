// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// @vitest-environment happy-dom

import type { Layout, Widget } from '@suite/schema/intranet/layout'
import { describe, expect, test } from 'vitest'
import { htmlToMarkdown, withTextWidget } from '../../src/editor/contentPage.ts'
import { compare, proposals } from '../../src/editor/merge.ts'
import { addRow, addWidget, changeRow, changeWidget, moveRow, moveWidget, removeWidget } from '../../src/editor/operations.ts'
import { createPageDrafts, type KeptDraft } from '../../src/editor/pageDrafts.ts'
import { columnsOf, openPage, storedPage, type EditedPage, type PageState } from '../../src/editor/pageState.ts'
import { withKeysOf } from '../../src/editor/pairs.ts'

const text = (content: string, order: number): Widget => ({ type: 'text', column: 1, order, content })
const page = (widgets: readonly Widget[], more: Partial<EditedPage> = {}, row: object = {}): EditedPage =>
	({ title: 'T', content: '', metadata: {}, layout: { rows: [{ columns: 1, ...row, widgets: [...widgets] }] }, ...more })
const words = (state: PageState) => state.rows.flatMap((row) => columnsOf(row).flat().map(({ data }) => data.content))

describe('comparing two versions of a page', () => {
	const base = openPage(page([text('a', 0), text('b', 1), text('c', 2)]))
	const [a, b, c] = base.rows[0]!.widgets

	test('finds no differences between equal versions', () => {
		expect(compare(base, base, openPage(page([text('a', 0), text('b', 1), text('c', 2)]))).differences).toEqual([])
	})

	test('keeps what only one side changed, added or removed, from both sides', () => {
		const mine = removeWidget(changeWidget(base, a!.key, { content: 'a of mine' }), c!.key)
		const theirs = openPage(page([text('a', 0), text('b of theirs', 1), text('c', 2), text('new of theirs', 3)], { title: 'Theirs' }, {
			backgroundColor: 'red',
		}))
		const { differences, combine } = compare(base, mine, theirs)
		expect(differences.every(({ isContested }) => !isContested)).toBe(true)
		const result = combine(proposals(differences))
		expect(words(result)).toEqual(['a of mine', 'b of theirs', 'new of theirs'])
		expect(result.title).toBe('Theirs')
		expect(result.rows[0]!.data.backgroundColor).toBe('red')
	})

	test('works part by part even if mine was opened separately, as a draft from an earlier visit is', () => {
		const mine = withKeysOf(base, openPage(page([text('a', 0), text('new of mine', 1), text('b of mine', 2), text('c', 3)])))
		expect(mine.rows[0]!.key).toBe(base.rows[0]!.key)
		const { differences } = compare(base, mine, openPage(page([text('a', 0), text('b', 1), text('c of theirs', 2)])))
		expect(differences.map(({ kind, isContested, proposed: choice }) => [kind, isContested, choice])).toEqual([
			['widget', false, 'mine'],
			['widget', false, 'mine'],
			['widget', false, 'theirs'],
		])
	})

	test('works part by part again after a choice was made', () => {
		const theirs = openPage(page([text('a', 0), text('b of theirs', 1), text('c', 2), text('new of theirs', 3)]))
		const chosen = compare(base, changeWidget(base, a!.key, { content: 'a of mine' }), theirs)
		const result = chosen.combine(proposals(chosen.differences))
		const again = compare(
			withKeysOf(result, theirs),
			result,
			openPage(page([text('a', 0), text('b of theirs', 1), text('c of theirs', 2), text('new of theirs', 3)])),
		)
		expect(again.differences.map(({ kind, isContested, proposed: choice }) => [kind, isContested, choice])).toEqual([
			['widget', false, 'mine'],
			['widget', false, 'theirs'],
		])
	})

	test('gives parts without a match their own keys and never uses a key twice', () => {
		const like = openPage(page([text('a', 0), text('a', 1)]))
		const other = withKeysOf(like, openPage({ ...page([]), layout: {
			rows: [{ widgets: [{ type: 'divider' }] }, { widgets: [text('a', 0), text('a', 1), text('a', 2)] }],
			sideColumns: { left: { enabled: true, widgets: [text('a', 0)] } },
		} }))
		const keys = [...other.rows, other.left!].flatMap((row) => [row.key, ...row.widgets.map(({ key }) => key)])
		expect(new Set(keys).size).toBe(8)
		expect(other.left!.key).toBe('left')
		expect(keys.filter((key) => like.rows[0]!.widgets.some((widget) => widget.key === key))).toHaveLength(2)
	})

	test('contests a part that both sides changed and proposes nothing', () => {
		const mine = changeWidget(base, b!.key, { content: 'b of mine' })
		const { differences, combine } = compare(base, mine, openPage(page([text('a', 0), text('b of theirs', 1), text('c', 2)])))
		expect(differences).toMatchObject([{ kind: 'widget', isContested: true, proposed: null }])
		expect(words(combine({ [differences[0]!.id]: 'theirs' }))).toEqual(['a', 'b of theirs', 'c'])
		expect(words(combine(proposals(differences)))).toEqual(['a', 'b of mine', 'c'])
	})

	test('returns mine alone or theirs alone when one side is chosen everywhere', () => {
		const row = addRow(changeRow(base, base.rows[0]!.key, { columns: 2 }), 1, { columns: 1 }, 'own')
		const mine = addWidget(row, text('d', 0), { holder: 'own', column: 1, index: 0 })
		const theirPage = page([text('a', 0), text('x', 1)])
		const { differences, combine } = compare(base, mine, openPage(theirPage))
		expect(storedPage(combine(Object.fromEntries(differences.map(({ id }) => [id, 'mine']))))).toEqual(storedPage(mine))
		expect(words(combine(Object.fromEntries(differences.map(({ id }) => [id, 'theirs']))))).toEqual(['a', 'x'])
	})

	test('adds a row that only theirs has, with its parts', () => {
		const theirs: Layout = {
			rows: [
				{ columns: 1, widgets: [text('a', 0), text('b', 1), text('c', 2)] },
				{ columns: 2, widgets: [{ ...text('d', 0), column: 2 }] },
			],
		}
		const { differences, combine } = compare(base, base, openPage({ ...page([]), layout: theirs }))
		const result = combine(proposals(differences))
		expect(result.rows).toHaveLength(2)
		expect(result.rows[1]!.widgets[0]!.data).toMatchObject({ content: 'd', column: 2 })
	})

	const rowsOf = (state: PageState) => state.rows.map((row) => columnsOf(row).map((column) => column.map(({ data }) => data.content)))
	const page2 = (rows: readonly (readonly (readonly string[])[])[]): EditedPage => ({ ...page([]), layout: {
		rows: rows.map((columns) => ({ columns: columns.length, widgets: columns.flatMap((
			contents,
			column,
		) => contents.map((content, order) => ({ type: 'text', column: column + 1, order, content } as const))) })),
	} })
	const two = openPage(page2([[['a', 'b', 'c'], ['d']], [['e'], ['f']]]))
	const keyOf = (content: string) => two.rows.flatMap(({ widgets }) => widgets).find(({ data }) => data.content === content)!.key
	const merged = (mine: PageState, theirs: PageState) => {
		const { differences, combine } = compare(two, mine, theirs)
		return { differences, rows: rowsOf(combine(proposals(differences))) }
	}

	test('reports a part that theirs only moved as moved and puts it there', () => {
		const { differences, rows } = merged(two, openPage(page2([[['a', 'b'], ['d']], [['e', 'c'], ['f']]])))
		expect(differences).toMatchObject([{ kind: 'place', proposed: 'theirs', isContested: false }])
		expect(rows).toEqual([[['a', 'b'], ['d']], [['e', 'c'], ['f']]])
		expect(merged(two, openPage(page2([[['c', 'a', 'b'], ['d']], [['e'], ['f']]])))).toMatchObject({
			differences: [{ kind: 'place' }],
			rows: [[['c', 'a', 'b'], ['d']], [['e'], ['f']]],
		})
		expect(merged(two, openPage(page2([[['a', 'b', 'c'], []], [['e'], ['d', 'f']]])))).toMatchObject({
			differences: [{ kind: 'place' }],
			rows: [[['a', 'b', 'c'], []], [['e'], ['d', 'f']]],
		})
	})

	test('keeps a part where mine put it and takes what theirs changed in it', () => {
		const mine = moveWidget(two, keyOf('c'), { holder: two.rows[1]!.key, column: 2, index: 1 })
		const { differences, rows } = merged(mine, openPage(page2([[['a', 'b', 'c of theirs'], ['d']], [['e'], ['f']]])))
		expect(differences.map(({ kind, proposed: choice, isContested }) => [kind, choice, isContested])).toEqual([
			['widget', 'theirs', false],
			['place', 'mine', false],
		])
		expect(rows).toEqual([[['a', 'b'], ['d']], [['e'], ['f', 'c of theirs']]])
	})

	test('contests a part both moved to different places, but not one both moved to the same place', () => {
		const mine = moveWidget(two, keyOf('c'), { holder: two.rows[1]!.key, column: 2, index: 1 })
		const { differences, combine } = compare(two, mine, openPage(page2([[['a', 'b'], ['d', 'c']], [['e'], ['f']]])))
		expect(differences).toMatchObject([{ kind: 'place', proposed: null, isContested: true }])
		expect(rowsOf(combine({ [differences[0]!.id]: 'theirs' }))).toEqual([[['a', 'b'], ['d', 'c']], [['e'], ['f']]])
		expect(compare(two, mine, openPage(page2([[['a', 'b'], ['d']], [['e'], ['f', 'c']]]))).differences).toEqual([])
	})

	test('reports no move for parts that only made room for a new one or filled a gap', () => {
		const { differences, rows } = merged(two, openPage(page2([[['new']], [['x', 'a', 'c'], ['d']], [['e'], ['f']]])))
		expect(differences.filter(({ kind }) => kind === 'place' || kind === 'rowPlace')).toEqual([])
		expect(rows).toEqual([[['new']], [['x', 'a', 'c'], ['d']], [['e'], ['f']]])
	})

	test('tracks a moved row with everything in it', () => {
		const { differences, rows } =
			merged(changeWidget(two, keyOf('e'), { content: 'e of mine' }), openPage(page2([[['e'], ['f']], [['a', 'b', 'c'], ['d']]])))
		expect(differences.filter(({ kind }) => kind !== 'widget')).toMatchObject([{ kind: 'rowPlace', proposed: 'theirs' }])
		expect(rows).toEqual([[['e of mine'], ['f']], [['a', 'b', 'c'], ['d']]])
		const mine = moveRow(two, two.rows[0]!.key, 1)
		expect(merged(mine, two)).toMatchObject({ differences: [{ kind: 'rowPlace', proposed: 'mine' }], rows: rowsOf(mine) })
	})

	test('merges each setting of the page on its own', () => {
		const start = openPage(page([], { metadata: { category: 'A', tags: ['x'], own: 1 } }, {}))
		const mine = { ...start, metadata: { category: 'B', tags: ['x'], own: 2 } }
		const theirs = openPage(page([], { content: 'theirs', metadata: { category: 'A', tags: ['y'], own: 3, new: true } }))
		const { differences, combine } = compare(start, mine, theirs)
		expect(differences.filter(({ isContested }) => isContested)).toMatchObject([{ mine: { own: 2 }, theirs: { own: 3 } }])
		const result = combine(proposals(differences))
		expect([result.content, result.metadata]).toEqual(['theirs', { category: 'B', tags: ['y'], own: 2, new: true }])
	})

	test('adds a side column and a row without settings that only theirs has', () => {
		const start = openPage({ ...page([]), layout: { rows: [] } })
		const layout: Layout = {
			rows: [{ widgets: [text('a', 0)] }], sideColumns: { left: { enabled: true, widgets: [text('s', 0)] } },
		}
		const { differences, combine } = compare(start, start, openPage({ ...page([]), layout }))
		expect(storedPage(combine(proposals(differences))).layout).toEqual(layout)
		const full = openPage({ ...page([]), layout })
		const back = compare(full, full, start)
		expect(storedPage(back.combine(proposals(back.differences))).layout).toEqual({ rows: [], sideColumns: {} })
	})

	test('works without a known base version', () => {
		const { differences } =
			compare(null, openPage(page([text('a', 0), text('mine', 1)])), openPage(page([text('a', 0), text('theirs', 1)])))
		expect(differences).toMatchObject([{ kind: 'widget', isContested: true, proposed: null }])
	})
})

describe('converting a page with HTML and no layout', () => {
	const open = (content: string) =>
		withTextWidget({ title: 'T', content, metadata: {}, layout: {} }).layout.rows![0]!.widgets![0]!.content

	test('creates one text widget', () => {
		expect(open('<h2>Head</h2><p>Some <strong>bold</strong> and <a href="https://a.b">link</a></p><ul><li>one</li><li>two</li></ul>'))
			.toBe('## Head\n\nSome **bold** and [link](https://a.b)\n\n- one\n- two')
	})

	test('keeps HTML that markdown cannot express', () => {
		const html = '<p align="right">right</p>\n<details><summary>More</summary><p>inside</p></details>'
		expect(htmlToMarkdown(html)).toBe('<p align="right">right</p>\n\n<details><summary>More</summary><p>inside</p></details>')
	})

	test('keeps loose text between blocks', () => {
		expect(htmlToMarkdown('loose <em>words</em><p>para</p>tail')).toBe('loose *words*\n\npara\n\ntail')
	})

	test('leaves a page alone when it has a layout', () => {
		const layout: Layout = { rows: [{ widgets: [text('x', 0)] }] }
		expect(withTextWidget({ title: 'T', content: '<p>old</p>', metadata: {}, layout })).toEqual({
			title: 'T',
			content: '<p>old</p>',
			metadata: {},
			layout,
		})
	})
})

test('a malformed draft in the browser is not read', () => {
	const drafts = createPageDrafts('ada')
	const draft = { page: page([text('x', 0)]), baseVersion: 'v1', keptAt: '2026-11-22T04:00:00Z' }
	drafts.write('p1', draft)
	expect(drafts.read('p1')).toEqual(draft)
	for (const broken of [{ page: 1 }, { ...draft, baseVersion: 1 }, { ...draft, page: { ...draft.page, title: 5 } }]) {
		drafts.write('p1', broken as unknown as KeptDraft)
		expect(drafts.read('p1')).toBeNull()
	}
})
