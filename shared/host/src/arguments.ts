// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { parseArgs } from 'node:util'
import type { Database } from './options.ts'

/** What a person asked npm start for. */
export interface StartArguments {
	readonly port?: number
	readonly version?: string
	readonly database: Database
	readonly isDev: boolean
	readonly isJson: boolean
	readonly hasLimits: boolean
	readonly mayDownload: boolean
	readonly wantsHelp: boolean
}

/** An argument that makes no sense; its message says which. */
export class BadArgument extends Error {
	override readonly name = 'BadArgument'
}

export const help = `npm start -- [options]   starts a Nextcloud with the apps of this repository on this machine

  --port N                 listens on this port; a free one when absent
  --server-version V       version of Nextcloud, such as 33.0.2
  --dev                    runs the apps from this repository instead of their packages
  --no-limits              rate limits and brute-force guard off, for load tools
  --download               fetches the official release when there is no server
  --database KIND          sqlite (as when absent), mysql or pgsql; the last two in a running server, with
    --database-host H        127.0.0.1 when absent
    --database-port N        3306 or 5432 when absent
    --database-user U        root or postgres when absent; must be allowed to create databases
    --database-password P    DATABASE_PASSWORD in the environment is better: nobody sees it in the process list
  --json                   one line of JSON on the standard output when all is ready; npm start -s keeps npm itself silent
`

const texts = ['port', 'server-version', 'database', 'database-host', 'database-port', 'database-user', 'database-password'] as const
const switches = ['dev', 'json', 'no-limits', 'download', 'help'] as const

/** Reads the command line; environment variables DATABASE_HOST, … stand in for arguments that are absent. */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): StartArguments {
	const given = parsed(args)
	return {
		...(given.port === undefined ? {} : { port: portOf(given.port, '--port') }),
		...(given['server-version'] === undefined ? {} : { version: given['server-version'] }),
		database: databaseOf(given, environment),
		isDev: given.dev === true,
		isJson: given.json === true,
		hasLimits: given['no-limits'] !== true,
		mayDownload: given.download === true,
		wantsHelp: given.help === true,
	}
}

type Given = Partial<Record<typeof texts[number], string> & Record<typeof switches[number], boolean>>

function parsed(args: readonly string[]): Given {
	const options = Object.fromEntries([...texts.map((name) => [name, { type: 'string' as const }]), ...switches.map((name) => [name, { type: 'boolean' as const }])])
	try {
		return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as Given
	} catch (error) {
		throw new BadArgument((error as Error).message)
	}
}

function databaseOf(given: Given, environment: NodeJS.ProcessEnv): Database {
	const kind = given.database ?? 'sqlite'
	if (kind === 'sqlite') {
		return { kind }
	}
	if (kind !== 'mysql' && kind !== 'pgsql') {
		throw new BadArgument(`--database ${kind}: must be sqlite, mysql or pgsql.`)
	}
	const isMysql = kind === 'mysql'
	return {
		kind,
		host: given['database-host'] ?? environment.DATABASE_HOST ?? '127.0.0.1',
		port: portOf(given['database-port'] ?? environment.DATABASE_PORT ?? (isMysql ? '3306' : '5432'), '--database-port'),
		user: given['database-user'] ?? environment.DATABASE_USER ?? (isMysql ? 'root' : 'postgres'),
		password: given['database-password'] ?? environment.DATABASE_PASSWORD ?? '',
	}
}

function portOf(text: string, name: string): number {
	const port = Number(text)
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new BadArgument(`${name} ${text}: must be a number from 1 to 65535.`)
	}
	return port
}
