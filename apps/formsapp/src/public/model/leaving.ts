// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PublicLink } from '@suite/api/forms/public-client'
import type { Draft } from './draft.ts'

/** Whoever closes or hides the page before the answers are sent: the author learns at which question, and no answer. */
export interface Leaving {
	/** Somebody answered this question. */
	answered(questionId: string): void
}

/** @param signal - ends it: the answers are sent, or there is nothing to send any more */
export function watchLeaving(link: PublicLink, draft: Draft, password: string, signal: AbortSignal): Leaving {
	let last: string | null = null
	let told: string | null = null
	const tell = () => {
		// Answers on their way will be sent.
		if (document.visibilityState === 'hidden' && last !== null && last !== told && draft.kept.pending === undefined) {
			told = last
			// Nobody waits for the answer; a page that is closed does not even get it.
			void link.stop(last, draft.kept.key, { password })
		}
	}
	document.addEventListener('visibilitychange', tell, { signal })
	return {
		answered(questionId) {
			last = questionId
		},
	}
}
