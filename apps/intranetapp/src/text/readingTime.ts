// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { allWidgets } from '../layout/columns.ts'

const wordsPerMinute = 220

/** Reading time of a page in minutes; 0 if there is hardly anything to read. */
export function readingMinutes(page: Pick<Page, 'layout' | 'content'>): number {
	const texts = allWidgets(page.layout).flatMap(({ type, content, caption, items }) => [
		type === 'text' || type === 'heading' ? content : undefined,
		caption,
		...(items ?? []).flatMap(({ title, text }) => [title, text]),
	])
	const words = [...texts, isWithoutLayout(page) ? page.content.replace(/<[^>]*>/g, ' ') : undefined]
		.reduce((count, text) => count + (text?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
	return words < 40 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}

/** Such a page shows its content, as written by other tools. */
export function isWithoutLayout(page: Pick<Page, 'layout' | 'content'>): boolean {
	return allWidgets(page.layout).length === 0 && page.content.trim() !== ''
}
