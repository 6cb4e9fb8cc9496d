// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { autoUpdate } from '@floating-ui/dom'
import type { Step } from '@suite/schema/wizard/step'
import type { BubbleView } from './bubble.ts'
import type { Rect, Size } from '../types.ts'
import { placeBeside, placeInCenter } from './place.ts'
import { createSpotlight } from './spotlight.ts'
import { isVisible } from '../page/target.ts'
import { make } from './root.ts'

/** A target that disappears for less than this, in milliseconds, was only re-rendered. */
const blink = 250
/** Duration of the movement from one step to the next, in milliseconds; the style sheet has the same value. */
const moving = 160

/** The position of the bubble and the spotlight in the window, kept correct while the page moves. */
export interface Stage {
	readonly element: HTMLElement
	/** @param target - null means centred in the window */
	set(step: Step, target: HTMLElement | null): void
	clear(): void
}

/** @param onLost - the target disappeared while its step was shown */
export function createStage(bubble: BubbleView, onLost: () => void): Stage {
	const spotlight = createSpotlight()
	const element = make('div', { class: 'stage' }, ...spotlight.elements, bubble.element)
	let release = () => {}

	return {
		element,
		set(step, target) {
			release()
			let lost = 0
			const draw = () => {
				if (target && !isVisible(target)) {
					lost ||= window.setTimeout(() => {
						lost = 0
						if (!isVisible(target)) {
							onLost()
						}
					}, blink)
					return
				}
				const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
				spotlight.light(target, view, step.interactive && target !== null)
				bubble.element.style.maxHeight = ''
				const size = { width: bubble.element.offsetWidth, height: bubble.element.offsetHeight }
				bubble.stand(target
					? placeBeside(inside(target.getBoundingClientRect(), view), size, view, step.position)
					: placeInCenter(size, view))
				bubble.settle()
			}
			element.toggleAttribute('data-interactive', step.interactive && target !== null)
			element.dataset.moving = ''
			const calm = setTimeout(() => delete element.dataset.moving, moving)
			if (target) {
				reveal(target)
			}
			const stop = autoUpdate(target ?? element, bubble.element, draw)
			release = () => {
				stop()
				clearTimeout(calm)
				clearTimeout(lost)
			}
		},
		clear: () => release(),
	}
}

/** The part of a target that is in the window; if it was scrolled out of view, the nearest point of the edge. */
function inside(target: DOMRect, view: Size): Rect {
	const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
	const left = within(target.left, view.width)
	const top = within(target.top, view.height)
	return { left, top, width: within(target.right, view.width) - left, height: within(target.bottom, view.height) - top }
}

function reveal(target: HTMLElement): void {
	const { top, bottom, left, right } = target.getBoundingClientRect()
	if (top < 0 || left < 0 || bottom > window.innerHeight || right > document.documentElement.clientWidth) {
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
		target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
	}
}
