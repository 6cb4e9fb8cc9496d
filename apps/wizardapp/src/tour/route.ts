// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import type { FocusKeeper } from './view/focus.ts'
import { type OpenedMenu, openMenu } from './page/menu.ts'
import { findTarget, patience, waitForTarget } from './page/target.ts'

/** How long the bubble stays at the previous step while a menu opens, in milliseconds; a longer wait would feel stuck. */
const pauseForMenu = 300

/** A step that can be shown. */
export interface Stop {
	readonly step: Step
	readonly index: number
	/** Null means centred in the window. */
	readonly target: HTMLElement | null
}

/** Navigation through the steps: skips those whose target is missing, opens and closes menus. */
export interface Route {
	/** The first step from `index` on, in the given direction, that can be shown. */
	reach(index: number, by: 1 | -1, signal: AbortSignal): Promise<Stop | null>
	/** Closes the menu that the last step opened. */
	leave(): void
}

export function createRoute(steps: readonly Step[], focus: Pick<FocusKeeper, 'release'>): Route {
	let changedAt = performance.now()
	let wasUsable = false
	let menu: OpenedMenu | undefined

	/** A target may appear late only for a while after the page changed; after that it counts as missing. */
	const timeLeft = () => Math.max(0, patience - (performance.now() - changedAt))

	async function find(step: Step, signal: AbortSignal): Promise<HTMLElement | null> {
		const found = findTarget(step.attachTo)
		if (found || !step.attachTo) {
			return found
		}
		const opener = step.opens ? await waitForTarget(step.opens, timeLeft(), signal) : null
		if (opener && !signal.aborted) {
			focus.release()
			menu = openMenu(opener, step.attachTo)
			changedAt = performance.now()
		}
		const wait = step.ifMissing === 'skip' ? timeLeft() : Math.min(opener ? pauseForMenu : 0, timeLeft())
		return waitForTarget(step.attachTo, wait, signal)
	}

	function leave() {
		if (menu) {
			focus.release()
			menu.close()
			menu = undefined
			changedAt = performance.now()
		}
	}

	return {
		leave,
		async reach(index, by, signal) {
			// If the last target was usable, the user may have changed the page.
			changedAt = wasUsable ? performance.now() : changedAt
			for (let at = index, step = steps[at]; step && !signal.aborted; at += by, step = steps[at]) {
				leave()
				const target = await find(step, signal)
				if (target || !step.attachTo || step.ifMissing === 'center') {
					wasUsable = step.interactive
					return { step, index: at, target }
				}
			}
			return null
		},
	}
}
