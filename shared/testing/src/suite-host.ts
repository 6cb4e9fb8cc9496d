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
	const { server, directory, ...host } = JSON.parse(text) as Omit<SuiteHost, 'occ'> & { server?: string, directory: string }
	return { ...host, occ: (args, options) => server === undefined ? embeddedOcc(directory, args, options) : serverOcc(server, directory, args, options) }
}
