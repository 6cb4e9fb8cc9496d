// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { isWidgetType } from './newWidgets.ts'

/** Returns whether a widget has anything to show to readers yet. */
export function isShown(data: Readonly<Widget>): boolean {
	switch (data.type) {
		case 'text':
		case 'heading':
			return (data.content ?? '').trim() !== ''
		case 'image':
			return (data.src ?? '') !== ''
		case 'video':
			return (data.url ?? '') !== ''
		case 'links':
			return (data.items ?? []).some(({ title, text, url }) => [title, text, url].some((value) => (value ?? '') !== ''))
		default:
			return isWidgetType(data.type)
	}
}
