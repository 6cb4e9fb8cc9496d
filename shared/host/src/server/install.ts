// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Login } from '../host.ts'
import type { Database } from '../options.ts'
import { configFile, instanceConfig, type Identity } from './config.ts'
import { occ } from './occ.ts'
import { runPhp, script } from './php.ts'

/** Apps that a new Nextcloud has and that get in the way: a dialog over every page, and calls to the outside. */
const needless = ['firstrunwizard', 'nextcloud_announcements', 'support', 'survey_client', 'updatenotification', 'weather_status']

/** Makes the empty places of an instance. */
export function makePlaces(directory: string): void {
	for (const place of ['config', 'data', 'apps', 'tmp', 'sessions']) {
		mkdirSync(`${directory}/${place}`, { recursive: true, mode: 0o700 })
	}
}

/** Writes an instance's config.php. */
export function writeConfig(directory: string, values: Readonly<Record<string, unknown>>): void {
	writeFileSync(`${directory}/config/config.php`, configFile(values), { mode: 0o600 })
}

/** What is installed and where. */
export interface Installation {
	readonly server: string
	/** Has the places of an instance. */
	readonly directory: string
	readonly database: Database
	readonly databaseName?: string
}

/**
 * Installs a Nextcloud: an administrator, Team folders, no needless apps.
 *
 * @param say - told what is being done
 */
export async function install(
	installation: Installation,
	say: (line: string) => void,
): Promise<{ administrator: Login, identity: Identity }> {
	const { server, directory, database } = installation
	const run = (...args: string[]) => occ(server, directory, args)
	const administrator = { user: 'admin', password: randomBytes(12).toString('base64url') }
	writeConfig(directory, instanceConfig({ ...installation, hasApcu: false, options: {} }))
	writeFileSync(`${directory}/config/CAN_INSTALL`, '')
	say('installing Nextcloud')
	await run(
		'maintenance:install',
		'--admin-user',
		administrator.user,
		`--admin-pass=${administrator.password}`,
		'--data-dir',
		`${directory}/data`,
		...databaseArguments(database, installation.databaseName),
	)
	say('enabling Team folders')
	await run('app:enable', 'groupfolders')
	for (const app of needless) {
		// which of them exist depends on the server
		await occ(server, directory, ['app:disable', app], { mayFail: true })
	}
	// only occ and cron.php run background work: no request of a test does it on the side
	await run('config:app:set', 'core', 'backgroundjobs_mode', '--value=cron')
	// this check of new passwords asks a service on the internet
	await run('config:app:set', 'password_policy', 'enforceHaveIBeenPwned', '--value=0')
	return { administrator, identity: await readIdentity(directory) }
}

function databaseArguments(database: Database, name: string | undefined): string[] {
	if (database.kind === 'sqlite') {
		return []
	}
	const { kind, host, port, user, password } = database
	return [
		'--database',
		kind,
		'--database-name',
		name ?? '',
		'--database-host',
		host,
		'--database-port',
		String(port),
		'--database-user',
		user,
		'--database-pass',
		password,
	]
}

/** The values that the installer made up, read back from config.php. */
async function readIdentity(directory: string): Promise<Identity> {
	const answer = await runPhp(script('identity.php'), [`${directory}/config/config.php`], directory)
	if (answer.code !== 0) {
		throw new Error(`Could not read the config.php of the new Nextcloud: ${answer.stderr}`)
	}
	return JSON.parse(answer.stdout) as Identity
}
