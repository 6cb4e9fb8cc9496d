// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/** Controls as a store or a reactive object has them. */
export interface ControlStates<C extends string> {
	readonly busy: C | null
	readonly done: C | null
	failureOf(control: C): unknown
}

/** The state of controls that are each saved by themselves, one at a time. */
export interface Controls<C extends string> {
	/** The one that is being saved. */
	readonly busy: Readonly<Ref<C | null>>
	/** The one that was saved last, until the next begins. */
	readonly done: Ref<C | null>
	/** The one that could not be saved, and why, until the next begins. */
	readonly failure: Readonly<ShallowRef<{ readonly control: C, readonly cause: unknown } | null>>
	/** Saves one; false when it failed, which is said beside it. */
	perform(control: C, work: () => Promise<void>): Promise<boolean>
	/** Why a control could not be saved; null when nothing went wrong with it. */
	failureOf(control: C): unknown
}

export function createControls<C extends string>(): Controls<C> {
	const busy = ref<C | null>(null) as Ref<C | null>
	const done = ref<C | null>(null) as Ref<C | null>
	const failure = shallowRef<{ readonly control: C, readonly cause: unknown } | null>(null)
	return {
		busy,
		done,
		failure,
		async perform(control, work) {
			busy.value = control
			done.value = null
			failure.value = null
			try {
				await work()
				done.value = control
				return true
			} catch (cause) {
				failure.value = { control, cause }
				return false
			} finally {
				busy.value = null
			}
		},
		failureOf: (control) => failure.value?.control === control ? failure.value.cause : null,
	}
}
