// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { DatabaseServer } from '@suite/host/options'
import { freePort } from '@suite/node/ports'
import { atExit, endGroup, signalGroup } from '@suite/node/lifetime'

/** A database server that lives as long as a run. */
export interface RunningDatabase {
	readonly database: DatabaseServer
	stop(): Promise<void>
}

/** A server that can be started on an empty directory. */
export interface DatabaseProgram {
	readonly kind: DatabaseServer['kind']
	/** Its own directory, removed with the server. */
	readonly directory: string
	/** Fills the directory. */
	prepare(): void
	/** Program and arguments to listen on a port of loopback. */
	command(port: number): readonly string[]
	/** Creates the account once the server listens; most create it with the directory. */
	account?(): void
}

/** Name and password of the account that the instances use; the server listens on loopback only. */
export const user = 'suite'
export const password = 'loopback'

/** Starts a database server on a free loopback port. */
export async function startDatabase({ kind, directory, prepare, command, account }: DatabaseProgram): Promise<RunningDatabase> {
	try {
		prepare()
	} catch (error) {
		rmSync(directory, { recursive: true, force: true })
		throw error
	}
	const port = await freePort()
	const [program = '', ...args] = command(port)
	const server = spawn(program, args, { stdio: 'ignore', detached: true })
	const forget = atExit(() => {
		if (server.pid !== undefined) {
			signalGroup(server.pid, 'SIGKILL')
		}
		rmSync(directory, { recursive: true, force: true })
	})
	const stop = async () => {
		await endGroup(server)
		rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
		forget()
	}
	try {
		await untilListening(port)
		account?.()
		return { database: { kind, host: '127.0.0.1', port, user, password }, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

/**
 * Runs a program of the database and waits for it to end.
 *
 * @throws with the program's output when it fails
 */
export function mustRun(program: string, args: readonly string[]): void {
	const { status, stderr, stdout, error } = spawnSync(program, args, { encoding: 'utf8' })
	if (status !== 0) {
		throw new Error(`${program}: ${error?.message ?? (stderr || stdout)}`)
	}
}

/** Waits until a port of loopback accepts connections, at most half a minute. */
async function untilListening(port: number): Promise<void> {
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
