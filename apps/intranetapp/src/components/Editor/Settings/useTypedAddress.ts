// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { completeAddress } from '@suite/ui/text/address'
import { computed, ref } from 'vue'
import { isTypedAddress } from '../../../editor/text/address.ts'

/**
 * The text of an address field.
 *
 * @param first - initial address
 * @param take - receives the typed text once it is a complete address, or empty
 */
export function useTypedAddress(first: string, take: (address: string) => void) {
	const typed = ref(first)
	const isBad = computed(() => typed.value !== '' && !isTypedAddress(typed.value))
	function type(text: string): void {
		typed.value = text
		if (!isBad.value) {
			take(completeAddress(text))
		}
	}
	return { typed, isBad, type }
}
