// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { constants, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import type { Login } from '../host.ts'
import type { ServerOptions } from '../options.ts'
import { instanceConfig, type Identity } from './config.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { install, makePlaces, writeConfig } from './install.ts'
import { phpExtensions } from '../php.ts'
import { runPhp, script, turnsFile } from './php.ts'
import { atExit } from '@suite/node/lifetime'
import type { ServerSource } from './source.ts'
import { newInstanceDirectory, noteOwner } from '../stale.ts'
import { plainTemplate, type Template } from './template.ts'

/** An installed instance's own directories and database. */
export interface Instance {
	readonly directory: string
	readonly administrator: Login
	readonly identity: Identity
	/** Writes config.php for the address that the instance is served at. */
	configure(url: string): void
	/** Removes its directory, and the database created for it in a running database server. Runs automatically when this process ends. */
	remove(): void
}

/**
 * Creates an instance of a server: on SQLite a copy of a template, otherwise a new installation in a new database.
 *
 * @param prepared - the template; the plain one when absent
 */
export async function openInstance(
	source: ServerSource,
	options: ServerOptions,
	prepared: Template | undefined,
	say: (line: string) => void,
): Promise<Instance> {
	const database = options.database ?? { kind: 'sqlite' }
	const model = database.kind === 'sqlite' ? prepared ?? await plainTemplate(source, say) : undefined
	const directory = newInstanceDirectory(options.inMemory === true)
	let databaseName: string | undefined
	const remove = () => {
		forget()
		if (database.kind !== 'sqlite' && databaseName !== undefined) {
			dropDatabase(database, databaseName)
		}
		rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
	}
	const forget = atExit(remove)
	try {
		noteOwner(directory)
		// the router checks it on every request
		writeFileSync(`${directory}/occ-runs`, '')
		makePlaces(directory)
		if (database.kind === 'sqlite') {
			writeFileSync(turnsFile(directory), '')
		} else {
			databaseName = createDatabase(database)
		}
		const { administrator, identity } = model === undefined
			? await install({ server: source.directory, directory, database, databaseName }, say)
			: await copied(model, directory)
		const hasApcu = phpExtensions().has('apcu')
		const configure = (url?: string) => writeConfig(
			directory,
			instanceConfig({ server: source.directory, directory, identity, url, database, databaseName, hasApcu, options }),
		)
		configure()
		return { directory, administrator, identity, configure, remove }
	} catch (error) {
		remove()
		throw error
	}
}

async function copied(model: Template, directory: string): Promise<Template> {
	await cp(`${model.directory}/data`, `${directory}/data`, { recursive: true, mode: constants.COPYFILE_FICLONE })
	await relocate(directory, model.installedAt)
	return model
}

async function relocate(directory: string, from: string): Promise<void> {
	const answer = await runPhp(script('relocate.php'), [`${directory}/data/owncloud.db`, from, `${directory}/data`], directory)
	if (answer.code !== 0) {
		throw new Error(`Could not set the location of the copied database: ${answer.stderr}`)
	}
}
