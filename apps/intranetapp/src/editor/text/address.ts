// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Address } from '@suite/schema/intranet/values'

const pattern = new RegExp(Address.pattern)

/** Says whether a link may lead there, as the server decides it. */
export function isAddress(address: string): boolean {
	return address.trim() !== '' && address.length <= Address.maxLength && pattern.test(address)
}

/** What someone typed as an address: a bare host or mail address gets its scheme. */
export function completeAddress(address: string): string {
	const text = address.trim()
	if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) {
		return `mailto:${text}`
	}
	return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) ? `https://${text}` : text
}
