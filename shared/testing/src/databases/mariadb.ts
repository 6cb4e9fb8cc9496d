// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { freePort } from '@suite/host/ports'
import { atExit, endGroup, signalGroup } from '@suite/host/processes'
import { mustRun, password, untilListening, type RunningDatabase } from './database.ts'

/** Has this machine a MariaDB to start? */
export const hasMariaDb = (): boolean => existsSync('/usr/sbin/mariadbd')

/** Starts MariaDB on a free loopback port, over a data directory that goes with it. */
export async function startMariaDb(): Promise<RunningDatabase> {
	const directory = mkdtempSync(`${tmpdir()}/mariadb-`)
	const user = userInfo().username
	try {
		mustRun('mariadb-install-db', ['--no-defaults', `--datadir=${directory}`, `--user=${user}`, '--auth-root-authentication-method=normal', '--skip-test-db'])
	} catch (error) {
		rmSync(directory, { recursive: true, force: true })
		throw error
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
		mustRun('mariadb', ['--no-defaults', `--socket=${directory}/socket`, '-u', 'root', '-e', `CREATE USER 'suite'@'127.0.0.1' IDENTIFIED BY '${password}'; GRANT ALL ON *.* TO 'suite'@'127.0.0.1'`])
		return { database: { kind: 'mysql', host: '127.0.0.1', port, user: 'suite', password }, stop }
	} catch (error) {
		await stop()
		throw error
	}
}
