// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import type { DatabaseServer } from '@suite/host/options'
import { freePort } from '@suite/host/ports'
import { atExit, endGroup, signalGroup } from '@suite/host/processes'

/** A MariaDB of our own that lives as long as a measurement. */
export interface MariaDb {
	readonly database: DatabaseServer
	stop(): Promise<void>
}

/** Has this machine a MariaDB to start? */
export const hasMariaDb = (): boolean => existsSync('/usr/sbin/mariadbd')

/** Starts MariaDB on a free loopback port, over a data directory that goes with it. */
export async function startMariaDb(): Promise<MariaDb> {
	const directory = mkdtempSync(`${tmpdir()}/mariadb-`)
	const user = userInfo().username
	const made = spawnSync('mariadb-install-db', ['--no-defaults', `--datadir=${directory}`, `--user=${user}`, '--auth-root-authentication-method=normal', '--skip-test-db'], { encoding: 'utf8' })
	if (made.status !== 0) {
		rmSync(directory, { recursive: true, force: true })
		throw new Error(`mariadb-install-db: ${made.stderr || made.stdout}`)
	}
	const port = await freePort()
	const server = spawn('/usr/sbin/mariadbd', ['--no-defaults', `--user=${user}`, `--datadir=${directory}`, `--socket=${directory}/socket`, '--bind-address=127.0.0.1', `--port=${port}`,
		'--transaction-isolation=READ-COMMITTED', '--innodb-buffer-pool-size=256M'], { stdio: 'ignore', detached: true })
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
		const password = 'loopback'
		const granted = spawnSync('mariadb', ['--no-defaults', `--socket=${directory}/socket`, '-u', 'root', '-e',
			`CREATE USER 'suite'@'127.0.0.1' IDENTIFIED BY '${password}'; GRANT ALL ON *.* TO 'suite'@'127.0.0.1'`], { encoding: 'utf8' })
		if (granted.status !== 0) {
			throw new Error(`MariaDB makes no account: ${granted.stderr}`)
		}
		return { database: { kind: 'mysql', host: '127.0.0.1', port, user: 'suite', password }, stop }
	} catch (error) {
		await stop()
		throw error
	}
}

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
	throw new Error('MariaDB does not listen after 30 s.')
}
