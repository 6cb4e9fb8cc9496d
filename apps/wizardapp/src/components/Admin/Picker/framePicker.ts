// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { meantElement } from './selector.ts'

interface FramePickerEvents {
	picked(element: Element): void
	/** Esc was pressed in the page. */
	left(): void
	/** The page changed, so other elements may match. */
	changed(): void
}

export interface FramePicker {
	/** On: hovering outlines and a click picks. Off: the page can be used, for example to open a menu. */
	setPicking(isPicking: boolean): void
	/** Outlines the chosen element; null removes the outline. */
	mark(element: Element | null): void
	stop(): void
}

const colours = { hover: '#0082c9', mark: '#e9322d' } as const
const swallowed = [
	'click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend', 'dblclick', 'contextmenu', 'submit', 'auxclick',
] as const

/** Makes the elements of a page in a frame pickable, without the page noticing. */
export function createFramePicker(page: Document, events: FramePickerEvents): FramePicker {
	const hover = outline(page, colours.hover)
	const chosen = outline(page, colours.mark)
	const view = page.defaultView
	let isPicking = true
	let hovered: Element | null = null
	let marked: Element | null = null
	let timer: ReturnType<typeof setTimeout> | undefined

	function draw(): void {
		place(hover, isPicking ? hovered : null)
		place(chosen, marked)
	}
	function onMove(event: Event): void {
		const element = isElement(event.target) ? meantElement(event.target) : null
		if (isPicking && element !== hovered) {
			hovered = element
			draw()
		}
	}
	function onPress(event: Event): void {
		if (isPicking && isElement(event.target)) {
			event.preventDefault()
			event.stopImmediatePropagation()
			if (event.type === 'click') {
				events.picked(meantElement(event.target))
			}
		}
	}
	function onKeydown(event: KeyboardEvent): void {
		if (event.key === 'Escape' && isPicking) {
			event.preventDefault()
			event.stopImmediatePropagation()
			events.left()
		}
	}
	function onChange(): void {
		clearTimeout(timer)
		timer = setTimeout(() => {
			draw()
			events.changed()
		}, 200)
	}

	const observer = new MutationObserver((changes) => {
		if (changes.some(({ target }) => target !== hover && target !== chosen && target !== page.documentElement)) {
			onChange()
		}
	})
	page.documentElement.append(hover, chosen)
	observer.observe(page.documentElement, { childList: true, subtree: true, attributes: true })
	page.addEventListener('pointermove', onMove, true)
	page.addEventListener('keydown', onKeydown, true)
	page.addEventListener('scroll', draw, true)
	view?.addEventListener('resize', draw)
	swallowed.forEach((name) => page.addEventListener(name, onPress, true))

	return {
		setPicking(value) {
			isPicking = value
			hovered = null
			draw()
		},
		mark(element) {
			marked = element
			draw()
		},
		stop() {
			clearTimeout(timer)
			observer.disconnect()
			page.removeEventListener('pointermove', onMove, true)
			page.removeEventListener('keydown', onKeydown, true)
			page.removeEventListener('scroll', draw, true)
			view?.removeEventListener('resize', draw)
			swallowed.forEach((name) => page.removeEventListener(name, onPress, true))
			hover.remove()
			chosen.remove()
		},
	}
}

/** An element of another window is not an instance of this window's class. */
function isElement(target: EventTarget | null): target is Element {
	return target !== null && 'nodeType' in target && target.nodeType === 1
}

function outline(page: Document, colour: string): HTMLElement {
	const element = page.createElement('wizardapp-outline')
	Object.assign(element.style, {
		position: 'fixed', zIndex: '2147483647', display: 'none', boxSizing: 'border-box', pointerEvents: 'none',
		border: `3px solid ${colour}`, borderRadius: '4px', background: `${colour}22`, boxShadow: '0 0 0 1px #ffffffcc',
	})
	return element
}

function place(box: HTMLElement, element: Element | null): void {
	if (element === null || !element.isConnected) {
		box.style.display = 'none'
		return
	}
	const { left, top, width, height } = element.getBoundingClientRect()
	Object.assign(
		box.style,
		{ display: 'block', left: `${left - 3}px`, top: `${top - 3}px`, width: `${width + 6}px`, height: `${height + 6}px` },
	)
}
