// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'
import type { Token } from 'marked'
import type { InjectionKey, Ref } from 'vue'
import { lex } from '../text/lexer.ts'
import { columnsOf, inOrder } from './columns.ts'

/** Level of the heading that shows the title of a widget. */
export type TitleLevel = 2 | 3

/** Provided by the component that shows the rows of a page: see {@link titleLevels}. */
export const titleLevelsOfPage: InjectionKey<Readonly<Ref<ReadonlyMap<Widget, TitleLevel>>>> = Symbol('intranetapp title levels')

/**
 * The level of each widget's title. The title belongs to the heading before it: it is one level below the headings that divide
 * a page, or on their level if none precedes it, so that no level is skipped after the title of the page. The headings in a
 * collapsible section and in a side column count there only.
 */
export function titleLevels({ rows, sideColumns }: Layout): ReadonlyMap<Widget, TitleLevel> {
	const levels = new Map<Widget, TitleLevel>()
	/** Continues after the level so far, and answers the level afterwards. */
	const read = (widgets: readonly Widget[], before: TitleLevel): TitleLevel => widgets.reduce<TitleLevel>((level, widget) => {
		levels.set(widget, level)
		return level === 2 && hasHeading(widget) ? 3 : level
	}, before)

	let level: TitleLevel = 2
	for (const row of rows ?? []) {
		const widgets = columnsOf(row).flat()
		if (row.collapsible === true) {
			read(widgets, 3)
		} else {
			level = read(widgets, level)
		}
	}
	for (const side of [sideColumns?.left, sideColumns?.right]) {
		read(inOrder(side?.widgets), 2)
	}
	return levels
}

/** What may be a heading; a line of code may look like one. */
const mayHaveHeading = /^ {0,3}(?:#{1,6}(?:\s|$)|[=-]+\s*$)|<h[1-6]/im

function hasHeading({ type, content }: Widget): boolean {
	const text = content ?? ''
	return type === 'heading' ? text !== '' : type === 'text' && mayHaveHeading.test(text) && lex(text).some(isHeading)
}

function isHeading(token: Token): boolean {
	return token.type === 'heading' || (token.type === 'html' && /<h[1-6]/i.test(token.raw))
}
