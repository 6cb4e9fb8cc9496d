// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Login, OccOptions, OccResult } from '@suite/host/host'
import { occ as embeddedOcc } from '@suite/host/embedded/occ'
import { occ as serverOcc } from '@suite/host/server/occ'

/** The running host that a suite drives. */
export interface SuiteHost {
	readonly kind: 'server' | 'embedded'
	/** Such as 34.0.1. */
	readonly version: string
	readonly url: string
	readonly administrator: Login
	/** Where its data lies on this machine, below `data`. */
	readonly directory: string
	occ(this: void, args: readonly string[], options?: OccOptions): Promise<OccResult>
}

/**
 * The host named in the environment variable HOST_JSON, which `npm test` sets.
 *
 * @throws when there is none: a suite that needs a host must not pass without one
 */
export function suiteHost(): SuiteHost {
	const text = process.env.HOST_JSON
	if (text === undefined || text === '') {
		throw new Error('HOST_JSON names no running host; run the suite with npm test.')
	}
	const { server, ...host } = JSON.parse(text) as Omit<SuiteHost, 'occ'> & { server?: string }
	return { ...host, occ: (args, options) => server === undefined ? embeddedOcc(host.directory, args, options) : serverOcc(server, host.directory, args, options) }
}
