// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { make } from './root.ts'

/** More steps than this are shown as a bar. */
const mostDots = 12

/** The visual part of the progress; the text beside it is for everyone. */
export function progressMarks(index: number, total: number): HTMLElement[] {
	if (total > mostDots) {
		const filled = make('i')
		filled.style.width = `${100 * (index + 1) / total}%`
		return [make('span', { class: 'bar', 'aria-hidden': 'true' }, filled)]
	}
	return Array.from({ length: total === 1 ? 0 : total }, (_, dot) => make('span', {
		class: 'dot',
		'aria-hidden': 'true',
		...(dot <= index ? { 'data-seen': '' } : {}),
		...(dot === index ? { 'data-current': '' } : {}),
	}))
}

/** Whether the step number is written out, because there would be too many dots to count. */
export function isCounted(total: number): boolean {
	return total > mostDots
}
