// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef, watch, type ShallowRef } from 'vue'

/** What was deleted last, told in a sentence. */
export interface Deletion { readonly sentence: string }

/**
 * The deletion that can be taken back: null when the last change is another one, or came to light when one was taken back.
 *
 * @param last - the last change
 * @param sentenceOf - tells of a deletion; null for any other change
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
