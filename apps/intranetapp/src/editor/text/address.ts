// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { completeAddress } from '@suite/ui/text/address'
import { address } from '../../values/address.ts'

/** Returns whether this is a valid link target, by the server's rules. */
export function isAddress(text: string): boolean {
	return text.trim() !== '' && address(text) !== null
}

/** Like `isAddress`, for typed text, where the scheme may be missing. */
export function isTypedAddress(text: string): boolean {
	return isAddress(completeAddress(text))
}
