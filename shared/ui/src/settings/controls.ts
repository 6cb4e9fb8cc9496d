// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/** Controls as exposed by a store or a reactive object. */
export interface ControlStates<C extends string> {
	readonly busy: C | null
	readonly done: C | null
	failureOf(control: C): unknown
}

/** The state of controls that are saved individually, one at a time. */
export interface Controls<C extends string> {
	/** The control being saved. */
	readonly busy: Readonly<Ref<C | null>>
	/** The control saved last, until the next save begins. */
	readonly done: Ref<C | null>
	/** The control that could not be saved and the cause, until the next save begins. */
	readonly failure: Readonly<ShallowRef<{ readonly control: C, readonly cause: unknown } | null>>
	/** Saves one control; returns false on failure, which is shown beside the control. */
	perform(control: C, work: () => Promise<void>): Promise<boolean>
	/** Why a control could not be saved; null if nothing went wrong. */
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
