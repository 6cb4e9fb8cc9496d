// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef, watch, type ShallowRef } from 'vue'

/** The last deletion, described in a sentence. */
export interface Deletion { readonly sentence: string }

/**
 * The deletion that can be undone: null when the last change is not a deletion, or became the last one through an undo.
 *
 * @param last - the last change
 * @param sentenceOf - describes a deletion; null for any other change
 */
export function useDeletion<S extends { readonly at: number }>(
	last: () => S | null,
	sentenceOf: (step: S) => string | null,
): Readonly<ShallowRef<Deletion | null>> {
	const deletion = shallowRef<Deletion | null>(null)
	watch(last, (step, before) => {
		const sentence = step !== null && step.at > (before?.at ?? 0) ? sentenceOf(step) : null
		deletion.value = sentence === null ? null : { sentence }
	})
	return deletion
}
