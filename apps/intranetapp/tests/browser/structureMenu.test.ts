// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { NavigationItem } from '@suite/schema/intranet/site'
import { describe, expect, it } from 'vitest'
import { fits, incomplete, sendable, withNew } from '../../src/structure/menu.ts'

const item = (id: string, values: Partial<NavigationItem> = {}): NavigationItem =>
	({ id, title: id, uniqueId: null, url: '/x', target: null, icon: null, children: [], ...values })
const menu = [item('a', { children: [item('b', { children: [item('c')] })] }), item('d', { children: [item('e')] })]

describe('a menu being edited', () => {
	it('has at most three levels', () => {
		expect(fits(menu, menu[1]!, { parentId: 'a', index: 0 })).toBe(true)
		expect(fits(menu, menu[1]!, { parentId: 'b', index: 0 })).toBe(false)
		expect(fits(menu, item('x'), { parentId: 'c', index: 0 })).toBe(false)
		expect(fits(menu, item('x'), { parentId: null, index: 0 })).toBe(true)
	})

	it('is incomplete while an entry has no title or leads nowhere', () => {
		expect(incomplete(menu)).toEqual([])
		expect(incomplete(withNew(menu, 'new'))).toEqual(['new'])
		expect(incomplete([item('page', { title: '', uniqueId: 'page-1', url: null })])).toEqual([])
		expect(incomplete([item('head', { url: null, children: [item('below', { url: '' })] })])).toEqual(['below'])
	})

	it('sends a page or an address, never both', () => {
		expect(sendable({ type: 'dropdown', items: [item('a', { title: ' A ', uniqueId: 'page-1', url: '/old' })] })).toEqual({
			type: 'dropdown', items: [{ id: 'a', title: 'A', uniqueId: 'page-1', url: null, target: null, icon: null, children: [] }],
		})
	})
})
