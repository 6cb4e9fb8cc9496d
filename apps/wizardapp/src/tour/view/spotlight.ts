// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Rect, Size } from '../types.ts'
import { make } from './root.ts'

/** Space around the target inside the cut-out. */
export const padding = 4

type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number]

/** The backdrop with a hole for the target, and a ring around the hole. */
export interface Spotlight {
	readonly elements: readonly HTMLElement[]
	/**
	 * @param target - null closes the hole
	 * @param isUsable - clicks pass through the hole
	 */
	light(target: HTMLElement | null, view: Size, isUsable: boolean): void
}

export function createSpotlight(): Spotlight {
	const dim = make('div', { class: 'dim' })
	const blocker = make('div', { class: 'blocker' })
	const ring = make('div', { class: 'ring' })
	// A press on the backdrop must not move the focus out of the bubble.
	for (const element of [dim, blocker]) {
		element.addEventListener('mousedown', (event) => event.preventDefault())
	}
	return {
		elements: [blocker, dim, ring],
		light(target, view, isUsable) {
			const hole = target
				? grown(target.getBoundingClientRect())
				: { left: view.width / 2, top: view.height / 2, width: 0, height: 0 }
			const corners = target ? cornersOf(target, hole) : [0, 0, 0, 0] as const
			dim.style.clipPath = `path(evenodd, "M0 0H${view.width}V${view.height}H0Z${outline(hole, corners)}")`
			blocker.hidden = isUsable
			ring.hidden = !target
			Object.assign(ring.style, {
				left: `${hole.left}px`,
				top: `${hole.top}px`,
				width: `${hole.width}px`,
				height: `${hole.height}px`,
				borderRadius: corners.map((corner) => `${corner}px`).join(' '),
			})
		},
	}
}

function grown({ left, top, width, height }: Rect): Rect {
	return { left: left - padding, top: top - padding, width: width + 2 * padding, height: height + 2 * padding }
}

/** The target's own radii, enlarged with the hole; percentages refer to the target. */
function cornersOf(target: HTMLElement, hole: Rect): Corners {
	const style = getComputedStyle(target)
	const most = Math.min(hole.width, hole.height) / 2
	const corner = (value: string) => {
		const [first = '0'] = value.split(' ')
		const radius = first.endsWith('%') ? parseFloat(first) / 100 * (Math.min(hole.width, hole.height) - 2 * padding) : parseFloat(first)
		return Math.min(most, (Number.isFinite(radius) ? radius : 0) + padding)
	}
	return [
		corner(style.borderTopLeftRadius),
		corner(style.borderTopRightRadius),
		corner(style.borderBottomRightRadius),
		corner(style.borderBottomLeftRadius),
	]
}

function outline({ left, top, width, height }: Rect, [a, b, c, d]: Corners): string {
	const right = left + width
	const bottom = top + height
	const arc = (radius: number, x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`
	return `M${left + a} ${top}L${right - b} ${top}${arc(b, right, top + b)}L${right} ${bottom - c}${arc(c, right - c, bottom)}`
		+ `L${left + d} ${bottom}${arc(d, left, bottom - d)}L${left} ${top + a}${arc(a, left + a, top)}Z`
}
