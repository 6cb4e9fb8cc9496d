// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/wizard/limits'
import type { Step } from '@suite/schema/wizard/step'
import type { StepField } from './stepList.ts'

export type FaultKind = 'required' | 'tooLong' | 'notASelector' | 'notAnAppId' | 'tooMany' | 'refused'

/** A single problem in a step that prevents the list from being published. */
export interface Fault {
	readonly field: StepField
	readonly kind: FaultKind
	/** The limit that was exceeded. */
	readonly limit?: number
	/** The server's message, for problems that only the server detects. */
	readonly message?: string
}

/** Returns whether the browser can parse a CSS selector. */
export function isSelector(text: string): boolean {
	try {
		document.createDocumentFragment().querySelector(text)
		return true
	} catch {
		return false
	}
}

/** What the server would refuse in a step. */
export function faultsOf(step: Step): Fault[] {
	const faults: Fault[] = []
	if (step.title.trim() === '') {
		faults.push({ field: 'title', kind: 'required' })
	}
	const lengths = [
		['title', limits.titleCharacters],
		['text', limits.textCharacters],
		['attachTo', limits.selectorCharacters],
		['opens', limits.selectorCharacters],
	] as const
	for (const [field, limit] of lengths) {
		if (characters(step[field]) > limit) {
			faults.push({ field, kind: 'tooLong', limit })
		}
	}
	for (const field of ['attachTo', 'opens'] as const) {
		if (step[field].trim() !== '' && !isSelector(step[field])) {
			faults.push({ field, kind: 'notASelector' })
		}
	}
	if (!/^[a-z0-9_]{0,64}$/.test(step.requiresApp)) {
		faults.push({ field: 'requiresApp', kind: 'notAnAppId' })
	}
	if (step.visibleToGroups.length > limits.groupsPerStep) {
		faults.push({ field: 'visibleToGroups', kind: 'tooMany', limit: limits.groupsPerStep })
	}
	return faults
}

/** Length as counted by JSON Schema: characters, not UTF-16 units. */
export function characters(text: string): number {
	return [...text].length
}
