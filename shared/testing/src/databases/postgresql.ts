// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { mustRun, startDatabase, user, type RunningDatabase } from './database.ts'

const versions = '/usr/lib/postgresql'

/** Directory of the PostgreSQL programs; undefined if not installed. */
function programs(): string | undefined {
	const newest = existsSync(versions) ? readdirSync(versions).sort((one, other) => Number(one) - Number(other)).at(-1) : undefined
	return newest === undefined ? undefined : `${versions}/${newest}/bin`
}

/** Whether this machine has a PostgreSQL to start. */
export const hasPostgreSql = (): boolean => programs() !== undefined

/**
 * Starts PostgreSQL on a free loopback port, with a data directory that is removed with it. As root, which it refuses, it runs as its own
 * user.
 */
export function startPostgreSql(): Promise<RunningDatabase> {
	const directory = mkdtempSync(`${tmpdir()}/postgresql-`)
	const bin = programs() ?? ''
	const asOwner = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : []
	const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
	return startDatabase({
		kind: 'pgsql',
		directory,
		prepare: () => {
			if (asOwner.length > 0) {
				chownSync(directory, idOf('-u'), idOf('-g'))
			}
			const [program = '', ...args] = [
				...asOwner,
				`${bin}/initdb`,
				'-D',
				`${directory}/data`,
				'--auth=trust',
				`--username=${user}`,
				'--encoding=UTF8',
				'--locale=C.UTF-8',
			]
			mustRun(program, args)
		},
		command: (port) => [
			...asOwner,
			`${bin}/postgres`,
			'-D',
			`${directory}/data`,
			'-k',
			directory,
			'-h',
			'127.0.0.1',
			'-p',
			String(port),
			'-c',
			'fsync=off',
		],
	})
}
