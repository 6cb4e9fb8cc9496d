// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Transport } from './transport.ts'

let loaded: Transport | undefined

/** The transport of pages: loads the HTTP library with the first request, so that it does not delay the first view. */
export const lazyTransport: Transport = async (outgoing) => {
	// A page that is being unloaded has no time for another import, even of a module that is already loaded.
	loaded ??= (await import('./axios-transport.ts')).axiosTransport
	return loaded(outgoing)
}
