// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** How long a target may take to appear after the page changed, in milliseconds. */
export const patience = 2000

/**
 * The first visible element of a selector list: its parts are fallbacks, so an earlier part takes precedence over an element
 * earlier on the page. A selector that does not parse matches nothing.
 */
export function findTarget(selectors: string, page: ParentNode = document): HTMLElement | null {
	for (const selector of splitSelectors(selectors)) {
		try {
			const found = [...page.querySelectorAll<HTMLElement>(selector)].find(isVisible)
			if (found) {
				return found
			}
		} catch {
			// The server refuses such selectors, but an older list may contain one: the next fallback is used.
		}
	}
	return null
}

/** Parts of a selector list; commas inside brackets, parentheses and quotes do not separate parts. */
export function splitSelectors(list: string): string[] {
	const parts = ['']
	let depth = 0
	for (const [token] of list.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^]/g)) {
		depth += token === '(' || token === '[' ? 1 : token === ')' || token === ']' ? -1 : 0
		if (token === ',' && depth === 0) {
			parts.push('')
		} else {
			parts.push(parts.pop() + token)
		}
	}
	return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** It has a size and is not hidden; it may be scrolled out of view. */
export function isVisible(element: Element): boolean {
	if (!element.isConnected) {
		return false
	}
	const { width, height } = element.getBoundingClientRect()
	return width > 0 && height > 0 && (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true)
}

/** Resolves with the target as soon as it exists, or with null after the timeout or when the signal aborts. */
export function waitForTarget(selectors: string, milliseconds: number, signal: AbortSignal): Promise<HTMLElement | null> {
	const found = findTarget(selectors)
	if (found || milliseconds <= 0 || signal.aborted) {
		return Promise.resolve(signal.aborted ? null : found)
	}
	return new Promise((resolve) => {
		let frame = 0
		const end = (element: HTMLElement | null) => {
			observer.disconnect()
			cancelAnimationFrame(frame)
			clearTimeout(timer)
			resolve(element)
		}
		const look = () => {
			frame = 0
			const element = findTarget(selectors)
			if (element) {
				end(element)
			}
		}
		const observer = new MutationObserver(() => {
			frame ||= requestAnimationFrame(look)
		})
		observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['class', 'hidden', 'id', 'style'] })
		const timer = setTimeout(() => end(findTarget(selectors)), milliseconds)
		signal.addEventListener('abort', () => end(null), { once: true })
	})
}
