// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { parseArgs } from 'node:util'
import type { Database } from './options.ts'

/** Arguments of npm start for either kind of host. */
interface CommonArguments {
	readonly port?: number
	/** Version of the Nextcloud that is started or emulated. */
	readonly version?: string
	readonly isDev: boolean
	readonly isJson: boolean
	readonly hasLimits: boolean
	/** Whether to install the app through which tests query the host. */
	readonly hasProbe: boolean
	readonly wantsHelp: boolean
}

/** Arguments of npm start. */
export type StartArguments = CommonArguments & (
	| { readonly kind: 'embedded', readonly isKept: boolean, readonly isFresh: boolean }
	| { readonly kind: 'server', readonly database: Database, readonly mayDownload: boolean }
)

/** An invalid argument; the message names it. */
export class BadArgument extends Error {
	override readonly name = 'BadArgument'
}

export const help = `npm start -- [options]   starts the apps of this repository on the embedded host, without a Nextcloud server

  --port N                 port to listen on (default: a free port)
  --keep                   keep the data in the cache folder for the next start
  --fresh                  like --keep, but start with new data
  --imitate V              version of Nextcloud to imitate, such as 33.0.2
  --dev                    run the apps from this repository instead of from packages
  --no-limits              disable rate limits and brute-force protection, for load tests
  --probe                  also install the test apps, to run a single HTTP test file
  --json                   print one line of JSON to standard output when ready; npm start -s silences npm itself

  --server [V]             start a real Nextcloud of this version instead; options:
    --download               download the official release if there is no server
    --database KIND          sqlite (default), mysql or pgsql; for the last two a running server:
      --database-host H        default: 127.0.0.1
      --database-port N        default: 3306 or 5432
      --database-user U        default: root or postgres; must be allowed to create databases
      --database-password P    better: DATABASE_PASSWORD in the environment, which no process list shows
`

const texts = ['port', 'server', 'imitate', 'database', 'database-host', 'database-port', 'database-user', 'database-password'] as const
const switches = ['dev', 'json', 'keep', 'fresh', 'no-limits', 'probe', 'download', 'help'] as const
type Name = typeof texts[number] | typeof switches[number]

const ofServer: readonly Name[] = ['download', 'database', 'database-host', 'database-port', 'database-user', 'database-password']
const ofEmbedded: readonly Name[] = ['keep', 'fresh', 'imitate']

/** Reads the command line; environment variables DATABASE_HOST, … provide the arguments that are absent. */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): StartArguments {
	const given = parsed(args)
	const version = given.server === undefined ? given.imitate : given.server
	const common = {
		...(given.port === undefined ? {} : { port: portOf(given.port, '--port') }),
		...(version === undefined || version === '' ? {} : { version: versionOf(version) }),
		isDev: given.dev === true,
		isJson: given.json === true,
		hasLimits: given['no-limits'] !== true,
		hasProbe: given.probe === true,
		wantsHelp: given.help === true,
	}
	if (given.server === undefined) {
		refuse(given, ofServer, 'requires --server.')
		return { kind: 'embedded', ...common, isKept: given.keep === true || given.fresh === true, isFresh: given.fresh === true }
	}
	refuse(given, ofEmbedded, 'cannot be combined with --server.')
	return { kind: 'server', ...common, database: databaseOf(given, environment), mayDownload: given.download === true }
}

type Given = Partial<Record<typeof texts[number], string> & Record<typeof switches[number], boolean>>

function parsed(args: readonly string[]): Given {
	const options = Object.fromEntries([
		...texts.map((name) => [name, { type: 'string' as const }]),
		...switches.map((name) => [name, { type: 'boolean' as const }]),
	])
	// its version is optional, which parseArgs does not support
	const whole = args.map((arg, index) => arg === '--server' && !/^\d/.test(args[index + 1] ?? '') ? '--server=' : arg)
	try {
		return parseArgs({ args: whole, options, strict: true, allowPositionals: false }).values as Given
	} catch (error) {
		throw new BadArgument((error as Error).message)
	}
}

function refuse(given: Given, names: readonly Name[], reason: string): void {
	const wrong = names.find((name) => given[name] !== undefined)
	if (wrong !== undefined) {
		throw new BadArgument(`--${wrong} ${reason}`)
	}
}

function versionOf(text: string): string {
	if (!/^\d+\.\d+\.\d+$/.test(text)) {
		throw new BadArgument(`${text} is not a Nextcloud version such as 34.0.1.`)
	}
	return text
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
