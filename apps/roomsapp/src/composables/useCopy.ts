// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ref, type Ref } from 'vue'

export interface Copying {
	/** Whether the last try succeeded; empty before there was one. */
	readonly copied: Readonly<Ref<'' | 'yes' | 'no'>>
	copy(text: string): Promise<void>
}

/** Copies a text that also stands on the page. */
export function useCopy(): Copying {
	const copied = ref<'' | 'yes' | 'no'>('')
	return {
		copied,
		async copy(text) {
			try {
				await navigator.clipboard.writeText(text)
				copied.value = 'yes'
			} catch {
				// Browsers refuse it without a secure connection: the text can still be selected.
				copied.value = 'no'
			}
		},
	}
}
