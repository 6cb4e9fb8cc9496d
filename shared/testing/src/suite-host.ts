// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { OccOptions, OccResult } from '@suite/host/host'
import { occ as embeddedOcc } from '@suite/host/embedded/occ'
import { occ as serverOcc } from '@suite/host/server/occ'
import { runningHost, type RunningHost } from './playwright/running-host.ts'

/** The running host that a suite drives. */
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
	return { ...host, occ: (args, options) => server === undefined ? embeddedOcc(host.directory, args, options) : serverOcc(server, host.directory, args, options) }
}
