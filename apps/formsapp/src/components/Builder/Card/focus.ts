// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick } from 'vue'

export type CardPart = 'title' | 'handle' | 'menu' | 'condition'

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`)

/** Focuses a part of a question, once it is shown. */
export async function focusQuestion(id: string | null, part: CardPart = 'title'): Promise<void> {
	await nextTick()
	const place = id === null ? null : cardOf(id)?.querySelector<HTMLElement>(`[data-part="${part}"]`)
	const target = place?.querySelector<HTMLElement>('textarea, button, select') ?? place
	target?.focus({ preventScroll: true })
	target?.scrollIntoView({ block: 'nearest' })
}

/** Focuses an entry of a list of choices, rows or columns. */
export async function focusEntry(root: HTMLElement | null, id: string): Promise<void> {
	await nextTick()
	const field = root?.querySelector<HTMLInputElement>(`[data-entry="${CSS.escape(id)}"] input`)
	field?.focus()
}

/**
 * Focuses a condition or rule of a list once it is shown, or the last one where there are fewer.
 *
 * @param lines - selector of what is in the list
 * @param field - selector of what has the focus of a line
 */
export async function focusLine(list: HTMLElement | null, lines: string, index: number, field: string = 'select'): Promise<void> {
	await nextTick()
	const found = [...list?.querySelectorAll<HTMLElement>(lines) ?? []]
	const target = found[Math.min(index, found.length - 1)]?.querySelector<HTMLElement>(field) ?? list?.querySelector('button')
	target?.focus()
}
