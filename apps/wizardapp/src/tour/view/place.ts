// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import type { Rect, Size } from '../types.ts'

/** Distance between the bubble and the edge of the window. */
export const margin = 8
/** Distance between the bubble and its target. */
export const gap = 14
/** Below this height a scrolling bubble is no longer useful. */
const leastHeight = 180

/** The place of the bubble; `side` is the side of the target, `sheet` at the bottom of the window because no side has room. */
export interface Place {
	readonly side: 'left' | 'right' | 'top' | 'bottom' | 'center' | 'sheet'
	readonly left: number
	readonly top: number
	/** The bubble's text scrolls above this height. */
	readonly maxHeight: number
	/** Centre of the arrow along the bubble's edge, in pixels from the bubble's left or top; null without an arrow. */
	readonly arrow: number | null
}

type Side = 'left' | 'right' | 'top' | 'bottom'
const opposite: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }

/** Centred in the window. */
export function placeInCenter(bubble: Size, view: Size): Place {
	const maxHeight = view.height - 2 * margin
	const height = Math.min(bubble.height, maxHeight)
	return { side: 'center', left: (view.width - bubble.width) / 2, top: (view.height - height) / 2, maxHeight, arrow: null }
}

/**
 * Beside the target: on the preferred side, else on the opposite one, else on the others; first where the whole bubble
 * fits, then where at least a scrolling one does. It never covers the target and never leaves the window; when
 * no side has room (a target as large as the window) it becomes a sheet at the bottom.
 *
 * @param target - the part of it that is inside the window
 * @param bubble - its natural size; the width already fits the window
 */
export function placeBeside(target: Rect, bubble: Size, view: Size, preferred: Step['position']): Place {
	const order: Side[] = preferred === 'left' || preferred === 'right'
		? [preferred, opposite[preferred], 'bottom', 'top']
		: [preferred, opposite[preferred], 'right', 'left']
	const room = (side: Side) => roomAt(side, target, view)
	const fits = (side: Side, height: number) => room(side).width >= bubble.width && room(side).height >= height
	const side = order.find((side) => fits(side, bubble.height)) ?? order.filter((side) => fits(side, Math.min(bubble.height, leastHeight)))
		.sort((a, b) => room(b).height - room(a).height)[0]
	return side ? at(side, target, bubble, view, room(side).height) : sheet(bubble, view)
}

function roomAt(side: Side, target: Rect, view: Size): Size {
	const across = { width: view.width - 2 * margin, height: view.height - 2 * margin }
	switch (side) {
		case 'left': return { ...across, width: target.left - gap - margin }
		case 'right': return { ...across, width: view.width - target.left - target.width - gap - margin }
		case 'top': return { ...across, height: target.top - gap - margin }
		case 'bottom': return { ...across, height: view.height - target.top - target.height - gap - margin }
	}
}

function at(side: Side, target: Rect, bubble: Size, view: Size, maxHeight: number): Place {
	const height = Math.min(bubble.height, maxHeight)
	const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 }
	const left = side === 'left' ? target.left - gap - bubble.width
		: side === 'right' ? target.left + target.width + gap
			: clamp(middle.x - bubble.width / 2, margin, view.width - bubble.width - margin)
	const top = side === 'top' ? target.top - gap - height
		: side === 'bottom' ? target.top + target.height + gap
			: clamp(middle.y - height / 2, margin, view.height - height - margin)
	const isBeside = side === 'left' || side === 'right'
	const edge = isBeside ? height : bubble.width
	return { side, left, top, maxHeight, arrow: clamp(isBeside ? middle.y - top : middle.x - left, 24, edge - 24) }
}

function sheet(bubble: Size, view: Size): Place {
	const maxHeight = Math.max(leastHeight, view.height / 2)
	const height = Math.min(bubble.height, maxHeight)
	return { side: 'sheet', left: (view.width - bubble.width) / 2, top: view.height - height - margin, maxHeight, arrow: null }
}

function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(value, most))
}
