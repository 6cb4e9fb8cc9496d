// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ref, type Ref, watch } from 'vue'

/** Copies the text of a field. Where the browser lends no clipboard, the text is selected for the keys that copy. */
export function useCopy(
	field: Readonly<Ref<HTMLInputElement | HTMLTextAreaElement | null>>,
	text: () => string,
): { readonly state: Readonly<Ref<'new' | 'copied' | 'refused'>>, copy(): Promise<void> } {
	const state = ref<'new' | 'copied' | 'refused'>('new')
	watch(text, () => {
		state.value = 'new'
	})
	async function copy(): Promise<void> {
		field.value?.select()
		try {
			await navigator.clipboard.writeText(text())
			state.value = 'copied'
		} catch {
			state.value = 'refused'
			field.value?.focus()
		}
	}
	return { state, copy }
}
