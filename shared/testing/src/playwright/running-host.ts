// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import type { Account } from '../fixtures/accounts.ts'

/** What a suite has to know of a running host: `npm test` and `npm start -- --json` both say more. */
export interface RunningHost {
	readonly kind: 'server' | 'embedded'
	readonly url: string
	/** Such as 34.0.1. */
	readonly version: string
	readonly administrator: Account
	/** Where its data is on this machine, below `data`. */
	readonly directory: string
	/** Where the code of a real server is. */
	readonly server?: string
}

/** The host named in HOST_JSON: the line itself, or a file that holds it. */
export function runningHost(): RunningHost | undefined {
	const named = process.env.HOST_JSON ?? ''
	const line = named.startsWith('{') || !existsSync(named) ? named : readFileSync(named, 'utf8')
	return line === '' ? undefined : JSON.parse(line) as RunningHost
}
