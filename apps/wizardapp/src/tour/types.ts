// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TourLabels } from '@suite/schema/wizard/values'
import type { Step } from '@suite/schema/wizard/step'

export interface TourOptions {
	readonly steps: readonly Step[]
	/** Texts of the bubble, in the language of the steps. */
	readonly labels: TourLabels
	/** As named by the host: `nl`, `pt_BR`, `sr@latin`. */
	readonly language: string
	/** Id of the first step to show; an unknown id means the first step. */
	readonly startAt?: string | undefined
	/** A step was shown; not called for steps skipped because their target is missing. */
	onStep?(step: Step, index: number): void
	/** The last step was confirmed. */
	onFinish?(step: Step): void
	/** "Skip the tour" was chosen. */
	onSkip?(step: Step): void
	/** Esc or the close button: the user wants to continue later. */
	onPause?(step: Step): void
}

/** A tour on the page. */
export interface Tour {
	/** Contains everything the tour renders, in an open shadow root. */
	readonly element: HTMLElement
	next(): void
	back(): void
	/** Removes the tour from the page silently: no callback is called. */
	close(): void
}

/** The bubble alone, rendered in the flow of the page that contains {@link Bubble.element}: an image, not a dialog. */
export interface Bubble {
	readonly element: HTMLElement
	/** @param index - from 0 */
	show(step: Step, index: number, total: number): void
	setTheme(theme: 'light' | 'dark' | 'auto'): void
	destroy(): void
}

/** In pixels from the top left corner of the window. */
export interface Rect {
	readonly left: number
	readonly top: number
	readonly width: number
	readonly height: number
}

export interface Size {
	readonly width: number
	readonly height: number
}
