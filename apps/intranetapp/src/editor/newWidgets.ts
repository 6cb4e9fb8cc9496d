// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'

/** The widgets that can be added, in the order of the menu. */
export const widgetTypes = ['text', 'heading', 'image', 'links', 'video', 'news', 'calendar', 'divider'] as const
export type WidgetType = typeof widgetTypes[number]

const fresh: Readonly<Record<WidgetType, Omit<Widget, 'type'>>> = Object.freeze({
	text: { content: '' },
	heading: { content: '', level: 2 },
	image: { src: '', alt: '' },
	links: { columns: 2, items: [] },
	video: { url: '', caption: '' },
	news: {
		title: '',
		sourcePath: '',
		layout: 'grid',
		columns: 3,
		limit: 6,
		sortBy: 'modified',
		sortOrder: 'desc',
		showImage: true,
		showDate: true,
		showExcerpt: true,
		excerptLength: 120,
	},
	calendar: { title: '', calendarIds: [], dateRange: 'upcoming', limit: 5, showTime: true, showLocation: true },
	divider: { style: 'solid', color: '', height: '1px' },
})

/** The initial state of an added widget. */
export function newWidget(type: WidgetType): Widget {
	return { type, ...structuredClone(fresh[type]) }
}

/** The layout of a new page: an empty text waits to be written. */
export function newLayout(): Layout {
	return { columns: 1, rows: [{ columns: 1, widgets: [{ ...newWidget('text'), column: 1, order: 0 }] }] }
}

export function isWidgetType(type: string): type is WidgetType {
	return widgetTypes.some((one) => one === type)
}
