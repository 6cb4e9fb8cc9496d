// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { freePort } from '@suite/host/ports'
import { atExit, endGroup, signalGroup } from '@suite/host/processes'
import { mustRun, password, untilListening, type RunningDatabase } from './database.ts'

const versions = '/usr/lib/postgresql'

/** Where this machine has the programs of PostgreSQL; undefined without it. */
function programs(): string | undefined {
	const newest = existsSync(versions) ? readdirSync(versions).sort((one, other) => Number(one) - Number(other)).at(-1) : undefined
	return newest === undefined ? undefined : `${versions}/${newest}/bin`
}

/** Has this machine a PostgreSQL to start? */
export const hasPostgreSql = (): boolean => programs() !== undefined

/** Starts PostgreSQL on a free loopback port, over a data directory that goes with it. It refuses to run as root, so then it runs as its own user. */
export async function startPostgreSql(): Promise<RunningDatabase> {
	const directory = mkdtempSync(`${tmpdir()}/postgresql-`)
	const bin = programs() ?? ''
	const asOwner = userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--'] : []
	if (asOwner.length > 0) {
		const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
		chownSync(directory, idOf('-u'), idOf('-g'))
	}
	const run = (name: string, args: readonly string[]): void => {
		const [program = '', ...rest] = [...asOwner, `${bin}/${name}`, ...args]
		mustRun(program, rest)
	}
	try {
		run('initdb', ['-D', `${directory}/data`, '--auth=trust', '--username=suite', '--encoding=UTF8', '--locale=C.UTF-8'])
	} catch (error) {
		rmSync(directory, { recursive: true, force: true })
		throw error
	}
	const port = await freePort()
	const [program = '', ...args] = [...asOwner, `${bin}/postgres`, '-D', `${directory}/data`, '-k', directory, '-h', '127.0.0.1', '-p', String(port), '-c', 'fsync=off']
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
		return { database: { kind: 'pgsql', host: '127.0.0.1', port, user: 'suite', password }, stop }
	} catch (error) {
		await stop()
		throw error
	}
}
