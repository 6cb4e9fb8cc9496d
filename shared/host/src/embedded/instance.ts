// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Login } from '../host.ts'
import type { EmbeddedOptions } from '../options.ts'
import { phpLiteral } from '../php-literal.ts'
import { atExit } from '@suite/node/lifetime'
import { endLeader, newInstanceDirectory, noteOwner, ownerOf } from '../stale.ts'
import { embeddedSource } from './libraries.ts'

/** A kept instance that cannot be used as it is; the message says why. */
export class KeptInstance extends Error {
	override readonly name = 'KeptInstance'
}

/** The directories of one embedded host and what it knows about itself. */
export interface EmbeddedInstance {
	readonly directory: string
	readonly administrator: Login
	/** Writes the settings for the address that the instance is served at. */
	configure(url: string): void
	/** Removes its directory, unless it is kept. Happens automatically when this process ends. */
	remove(): void
}

/** What stays the same when a kept instance is reused. */
interface Identity {
	readonly administrator: Login
	readonly system: Readonly<Record<string, string>>
	/** Hash of the tables that the database was created with. */
	readonly tables: string
}

/** The file that HOST_SETTINGS names. */
export const settingsFile = (directory: string): string => `${directory}/settings.php`

/**
 * Creates the directories of an instance, or reuses those that were kept.
 *
 * @throws KeptInstance when the kept one is in use, or its tables are outdated
 */
export function openInstance(version: string, options: EmbeddedOptions): EmbeddedInstance {
	const isKept = options.directory !== undefined
	const directory = options.directory ?? newInstanceDirectory(options.inMemory === true)
	const owner = ownerOf(directory)
	if (owner !== undefined) {
		throw new KeptInstance(`${directory} is in use by process ${owner}.`)
	}
	endLeader(directory)
	for (const place of ['', 'data', 'sessions', 'tmp']) {
		mkdirSync(`${directory}/${place}`, { recursive: true, mode: 0o700 })
	}
	// for a kept instance: its apps are the current ones, and its web server has not logged anything yet
	for (const left of ['apps', 'php.log']) {
		rmSync(`${directory}/${left}`, { recursive: true, force: true })
	}
	noteOwner(directory)
	const remove = () => {
		forget()
		rmSync(isKept ? `${directory}/owner` : directory, { recursive: true, force: true, maxRetries: 3 })
	}
	const forget = atExit(remove)
	const { administrator, system } = identityOf(directory, options)
	const configure = (url: string) => {
		const values = {
			data: `${directory}/data`,
			url,
			version,
			apps: (options.apps ?? []).map(({ id }) => `${directory}/apps/${id}`),
			system: { ...system, ...systemValues(options, directory, url), ...options.config },
		}
		writeFileSync(settingsFile(directory), `<?php\nreturn ${phpLiteral(values)};\n`, { mode: 0o600 })
	}
	return { directory, administrator, configure, remove }
}

function identityOf(directory: string, options: EmbeddedOptions): Identity {
	const file = `${directory}/instance.json`
	const tables = createHash('sha256').update(readFileSync(`${embeddedSource}/Database/Tables.php`)).digest('hex')
	if (existsSync(file)) {
		const kept = JSON.parse(readFileSync(file, 'utf8')) as Identity
		if (kept.tables !== tables) {
			throw new KeptInstance(`The data kept in ${directory} was made by another version of the embedded host. --fresh starts anew.`)
		}
		return kept
	}
	const made: Identity = {
		administrator: options.administrator ?? { user: 'admin', password: randomBytes(12).toString('base64url') },
		system: {
			instanceid: `oc${randomBytes(5).toString('hex')}`,
			passwordsalt: randomBytes(15).toString('hex'),
			secret: randomBytes(24).toString('hex'),
		},
		tables,
	}
	writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
	return made
}

/** What a server has in its config.php. */
function systemValues(options: EmbeddedOptions, directory: string, url: string): Record<string, unknown> {
	return {
		'overwrite.cli.url': url,
		tempdirectory: `${directory}/tmp`,
		// warnings and above: tests read the whole log
		loglevel: 2,
		...(options.hasLimits === false ? { 'ratelimit.protection.enabled': false, 'auth.bruteforce.protection.enabled': false } : {}),
		...(options.mayCallLocalAddresses === true ? { allow_local_remote_servers: true } : {}),
		...(options.people === undefined ? {} : { demo_people: options.people }),
	}
}
