// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ref, watch, type Ref, type WatchSource } from 'vue'
import { expectedError } from '../components/Admin/words/errors.ts'

/**
 * The sentence for a failure that is shown where it happened; null while there is none. One that nobody expected is
 * also written to the browser's log.
 *
 * @param source - what was thrown, or null
 * @param failed - what could not be done, as a sentence
 */
export function useErrorSentence(source: WatchSource<unknown>, failed: string): Readonly<Ref<string | null>> {
	const sentence = ref<string | null>(null)
	watch(source, (error) => {
		sentence.value = error == null ? null : expectedError(error) ?? failed
		if (error != null && expectedError(error) === null) {
			console.error('wizardapp', failed, error)
		}
	}, { immediate: true })
	return sentence
}
