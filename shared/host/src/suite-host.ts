// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OccOptions, OccResult } from './host.ts'
import { occ as embeddedOcc } from './embedded/occ.ts'
import { occ as serverOcc } from './server/occ.ts'
import { runningHost, type RunningHost } from '@suite/fixtures/playwright/running-host'

/** The running host that a suite uses. */
export interface SuiteHost extends Omit<RunningHost, 'server'> {
	occ(this: void, args: readonly string[], options?: OccOptions): Promise<OccResult>
}

/**
 * The host named in the environment variable HOST_JSON, which `npm test` sets.
 *
 * @throws when there is none: a suite that needs a host must not pass without one
 */
export function suiteHost(): SuiteHost {
	const running = runningHost()
	if (running === undefined) {
		throw new Error('HOST_JSON names no running host; run the suite with npm test.')
	}
	const { server, ...host } = running
	return {
		...host,
		occ: (args, options) => server === undefined
			? embeddedOcc(host.directory, args, options)
			: serverOcc(server, host.directory, args, options),
	}
}
