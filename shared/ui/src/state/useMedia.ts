// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, ref, type Ref } from 'vue'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): Readonly<Ref<boolean>> {
	const media = window.matchMedia(query)
	const matches = ref(media.matches)
	const look = () => {
		matches.value = media.matches
	}
	media.addEventListener('change', look)
	onBeforeUnmount(() => media.removeEventListener('change', look))
	return matches
}
