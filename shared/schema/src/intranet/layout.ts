// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { Address, Colour, ImageSource, Size } from './values.ts'

const text = Type.String({ maxLength: limits.textCharacters })
const word = Type.String({ maxLength: 1_000 })
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum })

/** One tile or line of a links widget. */
export const LinkItem = Type.Object({
	title: Type.Optional(word),
	text: Type.Optional(word),
	url: Type.Optional(nullable(Address)),
	icon: Type.Optional(nullable(word, 'icon name without its prefix')),
	target: Type.Optional(nullable(Type.String({ maxLength: 32 }))),
}, { title: 'LinkItem' })
export type LinkItem = Static<typeof LinkItem>

export const newsLayouts = ['grid', 'carousel', 'list'] as const
export const dateRanges = [
	'upcoming', 'this_week', 'next_two_weeks', 'this_month', 'next_three_months', 'next_six_months', 'next_year', 'past_week', 'past_month',
	'past_three_months',
] as const
const oneOf = <const T extends readonly string[]>(values: T) =>
	Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))))

/**
 * A widget of any type. Keys that the spec defines for some type are checked wherever they occur; other keys and
 * types are stored unchanged and never rendered.
 */
export const Widget = Type.Object({
	type: Type.String({ minLength: 1, maxLength: 64 }),
	column: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.rowColumns, description: '1-based; 1 when absent' })),
	order: Type.Optional(
		Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'inside the column; the place in the list when absent' }),
	),
	content: Type.Optional(Type.String({ maxLength: limits.textCharacters, description: 'text: markdown; heading: plain text' })),
	level: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
	src: Type.Optional(nullable(ImageSource)),
	alt: Type.Optional(nullable(word)),
	caption: Type.Optional(nullable(text)),
	url: Type.Optional(nullable(Address)),
	style: Type.Optional(oneOf(['solid', 'dashed', 'dotted'])),
	color: Type.Optional(nullable(Colour)),
	height: Type.Optional(nullable(Size)),
	columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
	items: Type.Optional(Type.Array(LinkItem, { maxItems: limits.linkItems })),
	title: Type.Optional(nullable(word)),
	sourcePath: Type.Optional(nullable(word)),
	layout: Type.Optional(oneOf(newsLayouts)),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
	sortBy: Type.Optional(oneOf(['modified', 'created', 'title'])),
	sortOrder: Type.Optional(oneOf(['asc', 'desc'])),
	showImage: Type.Optional(Type.Boolean()),
	showDate: Type.Optional(Type.Boolean()),
	showExcerpt: Type.Optional(Type.Boolean()),
	excerptLength: Type.Optional(count(10_000)),
	autoplayInterval: Type.Optional(
		Type.Integer({ minimum: 0, maximum: 600_000, description: 'seconds, or milliseconds from 1000 up; 0 stands still' }),
	),
	calendarIds: Type.Optional(Type.Array(Type.Union([Type.Integer(), Type.String({ maxLength: 64 })]), { maxItems: 50 })),
	dateRange: Type.Optional(oneOf(dateRanges)),
	showTime: Type.Optional(Type.Boolean()),
	showLocation: Type.Optional(Type.Boolean()),
	backgroundColor: Type.Optional(nullable(Colour)),
}, { title: 'Widget' })
export type Widget = Static<typeof Widget>

/** A row of columns. */
export const Row = Type.Object({
	columns: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.rowColumns, description: '1 when absent' })),
	backgroundColor: Type.Optional(nullable(Colour)),
	collapsible: Type.Optional(Type.Boolean()),
	sectionTitle: Type.Optional(nullable(word)),
	defaultCollapsed: Type.Optional(Type.Boolean()),
	widgets: Type.Optional(Type.Array(Widget, { maxItems: limits.widgetsPerRow })),
}, { title: 'Row' })
export type Row = Static<typeof Row>

export const SideColumn = Type.Object({
	enabled: Type.Optional(Type.Boolean()),
	backgroundColor: Type.Optional(nullable(Colour)),
	widgets: Type.Optional(Type.Array(Widget, { maxItems: limits.widgetsPerRow })),
}, { title: 'SideColumn' })
export type SideColumn = Static<typeof SideColumn>

/** What a page shows. Unlisted keys are kept. */
export const Layout = Type.Object({
	columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
	rows: Type.Optional(Type.Array(Row, { maxItems: limits.rows })),
	sideColumns: Type.Optional(Type.Object({ left: Type.Optional(SideColumn), right: Type.Optional(SideColumn) })),
}, { title: 'Layout' })
export type Layout = Static<typeof Layout>
