// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import type { DatabaseServer } from '@suite/host/options'

/** A database server of our own that lives as long as a run. */
export interface RunningDatabase {
	readonly database: DatabaseServer
	stop(): Promise<void>
}

/** Password of the account that the instances use; the server listens on loopback alone. */
export const password = 'loopback'

/**
 * Runs a program of the database and waits for its end.
 *
 * @throws with what the program said, when it fails
 */
export function mustRun(program: string, args: readonly string[]): void {
	const { status, stderr, stdout, error } = spawnSync(program, args, { encoding: 'utf8' })
	if (status !== 0) {
		throw new Error(`${program}: ${error?.message ?? (stderr || stdout)}`)
	}
}

/** Waits until something listens at a port of loopback, at most half a minute. */
export async function untilListening(port: number): Promise<void> {
	const end = performance.now() + 30_000
	while (performance.now() < end) {
		const isOpen = await new Promise<boolean>((resolve) => {
			const socket = connect(port, '127.0.0.1', () => { socket.destroy(); resolve(true) })
			socket.on('error', () => setTimeout(() => resolve(false), 50))
		})
		if (isOpen) {
			return
		}
	}
	throw new Error('The database does not listen after 30 s.')
}
