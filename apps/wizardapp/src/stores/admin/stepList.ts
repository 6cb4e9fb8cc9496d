// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step, StepInput } from '@suite/schema/wizard/step'

/** What an admin can change in a step; the rest (id, author, time) is given by the server. */
export type StepFields = Omit<Step, 'id' | 'author' | 'updatedAt'>
export type StepField = keyof StepFields

export const fields: readonly StepField[] = [
	'title', 'text', 'attachTo', 'position', 'enabled', 'visibleToGroups', 'ifMissing', 'opens', 'requiresApp', 'interactive',
]

/** A step with nothing in it: in the middle of the window, for everyone. */
export function emptyStep(id: string): Step {
	return {
		id,
		title: '',
		text: '',
		attachTo: '',
		position: 'bottom',
		enabled: true,
		visibleToGroups: [],
		ifMissing: 'center',
		opens: '',
		requiresApp: '',
		interactive: false,
	}
}

/** The step as the server takes it. */
export function toInput(step: Step): StepInput {
	const { author: _author, updatedAt: _updatedAt, ...input } = step
	return input
}

/** Says whether two lists hold the same steps in the same order, apart from who saved them when. */
export function isSameList(one: readonly Step[], other: readonly Step[]): boolean {
	return one.length === other.length && one.every((step, index) => isSameStep(step, other[index]))
}

export function isSameStep(one: Step, other: Step | undefined): boolean {
	return other !== undefined && (one === other || (one.id === other.id && fields.every((field) => isSameValue(one[field], other[field]))))
}

function isSameValue(one: Step[StepField], other: Step[StepField]): boolean {
	return Array.isArray(one) && Array.isArray(other)
		? one.length === other.length && one.every((item, index) => item === other[index])
		: one === other
}

/** Fields in which two steps differ. */
export function changedFields(one: Step, other: Step): StepField[] {
	return fields.filter((field) => !isSameValue(one[field], other[field]))
}

/** The list with one item at another place; `to` counts in the new list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const result = [...list]
	result.splice(to, 0, ...result.splice(from, 1))
	return result
}

/** An id that the list does not have yet. */
export function freeId(list: readonly Step[]): string {
	const taken = new Set(list.map((step) => step.id))
	for (;;) {
		const id = `step-${crypto.randomUUID().slice(0, 8)}`
		if (!taken.has(id)) {
			return id
		}
	}
}
