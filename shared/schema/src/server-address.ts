// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { serviceLimits } from './services.ts'

/** Address of an outside server that an administrator chooses. */
export const ServerAddress = Type.String({
	maxLength: serviceLimits.addressCharacters,
	pattern: '^(https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?)?$',
	description: 'http(s) address without a name and password, or empty for none',
	words: 'an address that begins with https:// or http://, without a name and password',
})
