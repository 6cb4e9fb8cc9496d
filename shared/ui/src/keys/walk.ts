// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** The list index that gets focus after a key: arrows wrap around, Home and End go to the ends; null for any other key. */
export function nextIndex(key: string, index: number, count: number, arrows: readonly [back: string, on: string]): number | null {
	const [back, on] = arrows
	const steps: Readonly<Record<string, number>> = {
		[on]: index + 1,
		[back]: index === -1 ? count - 1 : index - 1,
		Home: 0,
		End: count - 1,
	}
	const next = steps[key]
	return next === undefined || count === 0 ? null : (next + count) % count
}

/** Left and right as seen on screen: swapped in right-to-left languages. */
export function acrossKeys(): readonly [back: string, on: string] {
	return document.body.dir === 'rtl' || document.documentElement.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
}

/** Moves focus among the links and buttons of a menu. @return whether the key was handled */
export function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[], arrows: readonly [back: string, on: string]): boolean {
	const next = nextIndex(event.key, items.findIndex((item) => item === document.activeElement), items.length, arrows)
	if (next === null) {
		return false
	}
	event.preventDefault()
	items[next]?.focus()
	return true
}
