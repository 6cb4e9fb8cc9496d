// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { completeAddress } from '@suite/ui/text/address'
import { address } from '../../values/address.ts'

/** Says whether a link may lead there, as the server decides it. */
export function isAddress(text: string): boolean {
	return text.trim() !== '' && address(text) !== null
}

/** As `isAddress`, of what somebody types, who may leave the scheme out. */
export function isTypedAddress(text: string): boolean {
	return isAddress(completeAddress(text))
}
