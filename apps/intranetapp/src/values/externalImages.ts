// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef } from 'vue'
import { isElsewhere } from './address.ts'

/** What the content security policy of the document allows, which lasts until the document is loaded again. */
const areAllowed = shallowRef(true)

/** Says whether images from other servers may be loaded. */
export function allowExternalImages(wished: boolean): void {
	areAllowed.value = wished
}

/**
 * The server of an image that may not be loaded from there; null for every other image.
 *
 * @param address - as returned by imageAddress
 */
export function blockedHost(address: string | null): string | null {
	// Every other address is a path on this server.
	return address !== null && /^https?:/i.test(address) && !areAllowed.value && isElsewhere(address) ? new URL(address).host : null
}
