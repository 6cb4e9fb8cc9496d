// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { address } from '../../values/address.ts'

/** Says whether a link may lead there, as the server decides it. */
export function isAddress(text: string): boolean {
	return text.trim() !== '' && address(text) !== null
}

/** What someone typed as an address: a bare host or mail address gets its scheme. */
export function completeAddress(typed: string): string {
	const text = typed.trim()
	if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) {
		return `mailto:${text}`
	}
	return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) ? `https://${text}` : text
}
