// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import { limits } from '@suite/schema/intranet/limits'
import { describe, expect, it } from 'vitest'
import { isSingleColumn } from '../../src/layout/columns.ts'
import { matching, mayCreateBeside, pagesBelow, targetsFor } from '../../src/structure/targets.ts'

const all = { canRead: true, canWrite: true, canDelete: true, canCreate: true, canShare: false, raw: 15 }
const none = { ...all, canCreate: false }

function node(id: string, children: TreeNode[] = [], more: Partial<TreeNode> = {}): TreeNode {
	return {
		id,
		uniqueId: `page-${id}`,
		title: id,
		status: 'published',
		fileId: 1,
		path: `en/${id}`,
		language: 'en',
		parentId: null,
		isHome: false,
		isCurrent: false,
		permissions: all,
		children,
		...more,
	}
}

const tree = [
	node('home', [], { isHome: true }),
	node('About', [node('Team', [node('Lead')]), node('History')]),
	node('Closed', [node('Open below')], { permissions: none }),
	node('folder:en/plain', [node('Inside')], { isPlaceholder: true }),
]
const site = { tree, rootPermissions: all }
const ids = (id: string, from = site) => targetsFor(from, id).map((target) => target.id)

describe('where a page may move', () => {
	it('is the top and every page below which the caller may create pages, in the order of the tree', () => {
		expect(targetsFor(site, 'Lead')).toEqual([
			{ id: null, title: '', level: 0, trail: [] },
			{ id: 'About', title: 'About', level: 1, trail: [] },
			{ id: 'History', title: 'History', level: 2, trail: ['About'] },
			{ id: 'Open below', title: 'Open below', level: 2, trail: ['Closed'] },
			{ id: 'Inside', title: 'Inside', level: 2, trail: ['folder:en/plain'] },
		])
	})

	it('is not itself, below itself or where it is', () => {
		expect(ids('About')).toEqual(['Open below', 'Inside'])
		expect(ids('Team')).toEqual([null, 'History', 'Open below', 'Inside'])
	})

	it('is nowhere for the home page and for a page that is not in the tree', () => {
		expect([ids('home'), ids('nowhere')]).toEqual([[], []])
	})

	it('is not the top without permission to create pages there', () => {
		expect(ids('Team', { tree, rootPermissions: none })).not.toContain(null)
	})

	it('leaves room for the pages below it', () => {
		let deep = node(`level ${limits.levels - 1}`)
		for (let level = limits.levels - 2; level >= 1; level--) {
			deep = node(`level ${level}`, [deep])
		}
		const from = { tree: [deep, node('alone'), node('pair', [node('child')])], rootPermissions: all }
		expect(ids('alone', from)).toContain(`level ${limits.levels - 1}`)
		expect(ids('pair', from)).toContain(`level ${limits.levels - 2}`)
		expect(ids('pair', from)).not.toContain(`level ${limits.levels - 1}`)
	})

	it('is found by each word of a title, whatever its case', () => {
		const targets = targetsFor(site, 'Lead')
		expect(matching(targets, 'BELOW open', 'Top level').map(({ id }) => id)).toEqual(['Open below'])
		expect(matching(targets, 'top', 'Top level').map(({ id }) => id)).toEqual([null])
		expect(matching(targets, ' ', 'Top level')).toEqual(targets)
	})

	it('is found first by its whole title', () => {
		const from = { tree: [node('Plan 10 of 1'), node('A plan 1'), node('Plan 1'), node('Other')], rootPermissions: none }
		const found = (query: string) => matching(targetsFor(from, 'Other'), query, 'Top level').map(({ id }) => id)
		expect(found('plan 1')).toEqual(['Plan 1', 'Plan 10 of 1', 'A plan 1'])
		expect(found('1 plan')).toHaveLength(3)
	})
})

it('a page gets a neighbour where the caller may create pages beside it', () => {
	expect(mayCreateBeside(site, 'Team')).toBe(true)
	expect(mayCreateBeside(site, 'Open below')).toBe(false)
	expect(mayCreateBeside({ tree, rootPermissions: none }, 'About')).toBe(false)
	expect(mayCreateBeside(site, 'nowhere')).toBe(false)
})

it('the pages below a page include those in folders without a page', () => {
	const section = node('Section', [node('folder:en/x', [node('Deep')], { isPlaceholder: true }), node('Plain')])
	expect(pagesBelow([section], 'Section').map(({ id }) => id)).toEqual(['Deep', 'Plain'])
	expect(pagesBelow([section], 'Plain')).toEqual([])
})

it('a page of rows with one column and no side column is a single column', () => {
	expect(isSingleColumn({ columns: 1, rows: [{ columns: 1 }, {}] })).toBe(true)
	expect(isSingleColumn({ columns: 1, rows: [{ columns: 1 }, { columns: 2 }] })).toBe(false)
	expect(isSingleColumn({ rows: [], sideColumns: { left: { enabled: false }, right: { enabled: true } } })).toBe(false)
})
