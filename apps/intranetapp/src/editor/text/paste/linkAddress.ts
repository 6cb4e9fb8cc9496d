// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isAddress } from '../address.ts'

/** The address of a pasted link; null for one that only leads somewhere in its own document, or to a file of its author. */
export function linkAddress(href: string): string | null {
	const address = unwrapped(href.trim().replace(/\s/g, '%20'))
	return /^(?:https?:\/\/|mailto:|tel:)/i.test(address) && isAddress(address) ? address : null
}

/** Google Docs and Outlook lead through a server of their own, which sees who follows a link. */
function unwrapped(address: string): string {
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
		return address
	}
	const { hostname, pathname, searchParams } = new URL(address)
	const inner = hostname === 'www.google.com' && pathname === '/url'
		? searchParams.get('q')
		: hostname.endsWith('.safelinks.protection.outlook.com') ? searchParams.get('url') : null
	return inner === null || !/^(?:https?:\/\/|mailto:)/i.test(inner) ? address : inner
}
