// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onScopeDispose, watch } from 'vue'
import { createPolling } from '../../live/polling.ts'
import { useSuggestStore } from '../../stores/suggest/suggestStore.ts'

/** Milliseconds from one look to the next: more and more, because jobs of some servers run every five minutes. */
const [first, growth, rarest] = [1_500, 1.3, 10_000]

/** Looks for the answer as long as there is none and the page is seen. */
export function useSuggestWatch(): void {
	const store = useSuggestStore()
	let looks = 0
	const polling = createPolling(() => {
		looks++
		return store.look()
	}, () => Math.min(first * growth ** looks, rarest))

	watch(() => store.isUnanswered, (isUnanswered) => {
		looks = 0
		if (isUnanswered) {
			polling.start()
		} else {
			polling.stop()
		}
	}, { immediate: true })
	onScopeDispose(polling.stop)
}
