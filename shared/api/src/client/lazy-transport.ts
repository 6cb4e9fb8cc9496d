// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Transport } from './transport.ts'

let loaded: Transport | undefined

/** The transport of pages: loads the HTTP library with the first request, so that the first view does not wait for it. */
export const lazyTransport: Transport = async (outgoing) => {
	// A page that is about to go has no time for another import, not even of what is there.
	loaded ??= (await import('./axios-transport.ts')).axiosTransport
	return loaded(outgoing)
}
