// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'

/** An account with each way in which it proves who it is. */
interface Proven {
	readonly session: Client
	readonly basic: Client
	readonly bearer: Client
}

/**
 * The clients with which a table of roles asks: on the embedded host by each proof, on a real server by session alone, where an app
 * password takes twice the time and the checks of the contract use each proof once for each route.
 */
export function proofsOf({ session, basic, bearer }: Proven): Readonly<Record<string, Client>> {
	return suiteHost().kind === 'embedded' ? { session, basic, bearer } : { session }
}
