// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import { nextIndex } from '@suite/ui/keys/walk'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../src/layout/columns.ts'
import { nodeOf, pathsAbove, treeMove, treeRows } from '../../src/layout/treeRows.ts'
import { nearSpelling } from '../../src/text/nearSpelling.ts'
import { readingMinutes } from '../../src/text/readingTime.ts'

function node(path: string, children: TreeNode[] = []): TreeNode {
	const id = path.split('/').at(-1) ?? ''
	return {
		id,
		uniqueId: `page-${id}`,
		title: id,
		status: 'published',
		fileId: 1,
		path,
		language: 'en',
		parentId: null,
		isHome: false,
		isCurrent: false,
		permissions: { canRead: true, canWrite: false, canDelete: false, canCreate: false, canShare: false, raw: 1 },
		children,
	}
}

const nodes = [node('en/about', [node('en/about/team', [node('en/about/team/lead')]), node('en/about/history')]), node('en/news')]

describe('the page tree', () => {
	it('has a row for each visible page, with its level and position', () => {
		const rows = treeRows(nodes, new Set(['en/about']))
		expect(rows.map(({ node: { id }, level, position, neighbours, parent }) => [id, level, position, neighbours, parent])).toEqual([
			['about', 1, 1, 2, -1],
			['team', 2, 1, 2, 0],
			['history', 2, 2, 2, 0],
			['news', 1, 2, 2, -1],
		])
	})

	it('knows the ancestors of a page', () => {
		expect(pathsAbove(nodes, ({ id }) => id === 'lead')).toEqual(['en/about', 'en/about/team'])
		expect(pathsAbove(nodes, ({ id }) => id === 'news')).toEqual([])
		expect(pathsAbove(nodes, ({ id }) => id === 'nowhere')).toEqual([])
		expect(nodeOf(nodes, 'page-lead')?.path).toBe('en/about/team/lead')
	})

	it('supports arrow keys, End and typed letters', () => {
		const rows = treeRows(nodes, new Set(['en/about']))
		expect(treeMove(rows, 0, 'ArrowDown')).toEqual({ to: 1 })
		expect(treeMove(rows, 0, 'ArrowUp')).toEqual({ to: 0 })
		expect(treeMove(rows, 0, 'ArrowRight')).toEqual({ to: 1 })
		expect(treeMove(rows, 1, 'ArrowRight')).toEqual({ expand: true })
		expect(treeMove(rows, 0, 'ArrowLeft')).toEqual({ expand: false })
		expect(treeMove(rows, 2, 'ArrowLeft')).toEqual({ to: 0 })
		expect(treeMove(rows, 3, 'ArrowRight')).toBeNull()
		expect(treeMove(rows, 0, 'End')).toEqual({ to: 3 })
		expect(treeMove(rows, 0, 'n')).toEqual({ to: 3 })
		expect(treeMove(rows, 0, 'Enter')).toBeNull()
	})
})

describe('menu keys', () => {
	it('wrap around and jump to the ends', () => {
		const keys = ['ArrowUp', 'ArrowDown'] as const
		expect([
			nextIndex('ArrowDown', 2, 3, keys),
			nextIndex('ArrowUp', 0, 3, keys),
			nextIndex('ArrowUp', -1, 3, keys),
			nextIndex('ArrowDown', -1, 3, keys),
		])
			.toEqual([0, 2, 2, 0])
		expect([nextIndex('Home', 2, 3, keys), nextIndex('End', 0, 3, keys), nextIndex('x', 0, 3, keys), nextIndex('End', -1, 0, keys)])
			.toEqual([0, 2, null, null])
	})
})

describe('the layout of a page', () => {
	it('puts each widget in its column, in order', () => {
		const columns = columnsOf({
			columns: 2,
			widgets: [{ type: 'b', column: 1, order: 2 }, { type: 'a', column: 1, order: 1 }, { type: 'c', column: 4 }, { type: 'd' }],
		})
		expect(columns.map((column) => column.map(({ type }) => type))).toEqual([['a', 'b', 'd'], ['c']])
	})

	it('has one to four columns, whatever the file says', () => {
		expect([columnsOf({}).length, columnsOf({ columns: 9 }).length, columnsOf({ columns: -1 }).length]).toEqual([1, 4, 1])
	})

	it('determines the reading time', () => {
		const text = (words: number) =>
			({ content: '', layout: { rows: [{ widgets: [{ type: 'text', content: 'word '.repeat(words) }] }] } })
		expect([readingMinutes(text(10)), readingMinutes(text(100)), readingMinutes(text(660))]).toEqual([0, 1, 3])
	})
})

describe('a search term without results', () => {
	const titles = ['Travel expenses', 'Holidays', 'People and culture']

	it('is replaced by the nearest word in a title', () => {
		expect(nearSpelling('travle', titles)).toBe('travel')
		expect(nearSpelling('Hollidays expnses', titles)).toBe('holidays expenses')
	})

	it('gets no replacement when no word is near or when it is correct', () => {
		expect([nearSpelling('xyz', titles), nearSpelling('travel', titles), nearSpelling('hol', titles)]).toEqual([null, null, null])
	})
})
