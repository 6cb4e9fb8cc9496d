// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'
import { describe, expect, it } from 'vitest'
import { emptyParts, withoutEmptyParts } from '../../src/editor/emptyParts.ts'
import { newLayout } from '../../src/editor/newWidgets.ts'
import { openPage, storedPage } from '../../src/editor/pageState.ts'

const open = (layout: Layout) => openPage({ title: 'T', content: '', metadata: {}, layout })
const row = (...widgets: Widget[]) => ({ columns: 2, widgets })
const named = (layout: Layout) => emptyParts(open(layout)).map(({ type, place }) => [type, place])

describe('what is empty on a page', () => {
	it('is each image, video and list of links without content, by its row', () => {
		expect(named({ rows: [
			row({ type: 'text', content: 'a' }, { type: 'image', src: '' }, { type: 'image', src: 'a.png' }),
			row({ type: 'video', url: '' }, { type: 'links', items: [{ title: '', url: '' }] }, { type: 'heading', content: ' ' }),
		] })).toEqual([['image', 1], ['video', 2], ['links', 2], ['heading', 2]])
	})
	it('is a row without widgets, or with empty texts only', () => {
		expect(named({ rows: [row({ type: 'divider' }), row(), row({ type: 'text', content: '' })] })).toEqual([[null, 2], [null, 3]])
		expect(named(newLayout())).toEqual([[null, 1]])
	})
	it('is nothing beside other widgets where a text waits, nor what is kept for another app', () => {
		const waiting = { type: 'text', content: '' }
		expect(named({ rows: [row(waiting, { type: 'divider' }, { type: 'poll' }), row({ type: 'news' })] })).toEqual([])
	})
	it('is in a side column only if that is shown', () => {
		const widgets = [{ type: 'image', src: '' }]
		const sideColumns = { left: { enabled: true, widgets }, right: { enabled: false, widgets } }
		expect(named({ sideColumns })).toEqual([['image', 'left']])
	})
	it('can be removed, with rows that held nothing else', () => {
		const state = open({ rows: [
			row({ type: 'image', src: '' }),
			row({ type: 'image', src: '' }, { type: 'divider' }),
			row({ type: 'image', src: '' }, { type: 'video', url: '' }),
			row(),
		] })
		const left = withoutEmptyParts(state)
		expect(storedPage(left).layout.rows?.map(({ widgets }) => widgets?.map(({ type }) => type))).toEqual([['divider']])
		expect(withoutEmptyParts(left)).toBe(left)
	})
})
