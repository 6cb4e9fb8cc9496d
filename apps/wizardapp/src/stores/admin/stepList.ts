// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step, StepInput } from '@suite/schema/wizard/step'

/** The fields of a step that an admin can change; the rest (id, author, time) is set by the server. */
export type StepFields = Omit<Step, 'id' | 'author' | 'updatedAt'>
export type StepField = keyof StepFields

export const fields: readonly StepField[] = [
	'title', 'text', 'attachTo', 'position', 'enabled', 'visibleToGroups', 'ifMissing', 'opens', 'requiresApp', 'interactive',
]

/** An empty step: centred in the window, for everyone. */
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

/** The step as the server accepts it. */
export function toInput(step: Step): StepInput {
	const { author: _author, updatedAt: _updatedAt, ...input } = step
	return input
}

/** Returns whether two lists have the same steps in the same order, regardless of who saved them and when. */
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

/** The list with one item moved; `to` is an index in the new list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const result = [...list]
	result.splice(to, 0, ...result.splice(from, 1))
	return result
}

/** An id that is not yet used in the list. */
export function freeId(list: readonly Step[]): string {
	const taken = new Set(list.map((step) => step.id))
	for (;;) {
		const id = `step-${crypto.randomUUID().slice(0, 8)}`
		if (!taken.has(id)) {
			return id
		}
	}
}
