// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { mustRun, password, startDatabase, user, type RunningDatabase } from './database.ts'

/** Whether this machine has a MariaDB to start. */
export const hasMariaDb = (): boolean => existsSync('/usr/sbin/mariadbd')

/** Starts MariaDB on a free loopback port, with a data directory that is removed with it. */
export function startMariaDb(): Promise<RunningDatabase> {
	const directory = mkdtempSync(`${tmpdir()}/mariadb-`)
	const owner = userInfo().username
	return startDatabase({
		kind: 'mysql',
		directory,
		prepare: () => mustRun(
			'mariadb-install-db',
			['--no-defaults', `--datadir=${directory}`, `--user=${owner}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
		),
		command: (port) => ['/usr/sbin/mariadbd', '--no-defaults', `--user=${owner}`, `--datadir=${directory}`,
			`--socket=${directory}/socket`, '--bind-address=127.0.0.1', `--port=${port}`,
			'--transaction-isolation=READ-COMMITTED', '--innodb-buffer-pool-size=256M'],
		account: () => mustRun('mariadb', [
			'--no-defaults',
			`--socket=${directory}/socket`,
			'-u',
			'root',
			'-e',
			`CREATE USER '${user}'@'127.0.0.1' IDENTIFIED BY '${password}'; GRANT ALL ON *.* TO '${user}'@'127.0.0.1'`,
		]),
	})
}
