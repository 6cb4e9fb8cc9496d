// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import type { Tour, TourOptions } from './types.ts'
import { buildBubble } from './view/bubble.ts'
import { createFocusKeeper } from './view/focus.ts'
import { createKeyboard } from './view/keys.ts'
import { direction } from './language.ts'
import { createRoot } from './view/root.ts'
import { createRoute } from './route.ts'
import { createStage } from './view/stage.ts'
import { waitForTarget, patience } from './page/target.ts'

/** Shows the tour on the page immediately. It removes itself when it is finished, skipped or paused. */
export function startTour(options: TourOptions): Tour {
	const { steps, labels, language } = options
	const { element, shadow } = createRoot('wizardapp-tour')
	const bubble = buildBubble(labels, language, {
		next: () => void move(1),
		back: () => void move(-1),
		skip: () => end(options.onSkip),
		pause: () => end(options.onPause),
	})
	bubble.element.setAttribute('role', 'dialog')
	bubble.element.setAttribute('aria-labelledby', 'name title')
	bubble.element.setAttribute('aria-describedby', 'text')
	bubble.element.tabIndex = -1
	const stage = createStage(bubble, onLost)
	const focus = createFocusKeeper(bubble)
	const route = createRoute(steps, focus)
	const over = new AbortController()
	let shown: Step | undefined
	let isMoving = false

	shadow.append(stage.element)
	document.body.append(element)
	element.hidden = true
	createKeyboard(element, bubble.element, direction(language), over.signal, {
		next: () => void move(1),
		back: () => void move(-1),
		pause: () => end(options.onPause),
	})
	void begin()
	return { element, next: () => void move(1), back: () => void move(-1), close: () => end() }

	async function begin() {
		const start = Math.max(0, steps.findIndex(({ id }) => id === options.startAt))
		await show(start, 1) || await show(start - 1, -1) || end()
	}

	async function move(by: 1 | -1) {
		if (isMoving || !shown) {
			return
		}
		const current = steps.indexOf(shown)
		if (by === -1 && current === 0) {
			return
		}
		if (await show(current + by, by) || over.signal.aborted) {
			return
		}
		if (by === 1) {
			end(options.onFinish)
		} else {
			await show(current, 1)
		}
	}

	/** Shows the first step from `index` on that can be shown; false when there is none. */
	async function show(index: number, by: 1 | -1): Promise<boolean> {
		isMoving = true
		delete element.dataset.ready
		bubble.element.setAttribute('aria-busy', 'true')
		const stop = await route.reach(index, by, over.signal)
		isMoving = false
		bubble.element.removeAttribute('aria-busy')
		if (!stop || over.signal.aborted) {
			return false
		}
		shown = stop.step
		element.hidden = false
		bubble.show(stop.step, stop.index, steps.length)
		stand(stop.step, stop.target)
		options.onStep?.(stop.step, stop.index)
		if (!stop.target && stop.step.attachTo) {
			void attachLater(stop.step)
		}
		return true
	}

	function stand(step: Step, target: HTMLElement | null) {
		const usable = step.interactive ? target : null
		// Outside a modal dialog, screen readers reach nothing, so a step with a usable target is not modal.
		bubble.element.setAttribute('aria-modal', String(!usable))
		stage.set(step, target)
		focus.hold(usable)
		element.dataset.ready = 'tour' // from now on, key presses and clicks apply to this step
	}

	async function attachLater(step: Step) {
		const target = await waitForTarget(step.attachTo, patience, over.signal)
		if (target && step === shown && !isMoving) {
			stand(step, target)
		}
	}

	function onLost() {
		if (shown) {
			stand(shown, null)
			void attachLater(shown)
		}
	}

	function end(tell?: (step: Step) => void) {
		if (over.signal.aborted) {
			return
		}
		over.abort()
		route.leave()
		stage.clear()
		focus.restore()
		element.remove()
		if (shown) {
			tell?.(shown)
		}
	}
}
