// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Database, ServerOptions } from '../options.ts'
import { phpLiteral } from '../php-literal.ts'

/** What an installed Nextcloud knows about itself; the same in a template and in the instances copied from it. */
export interface Identity {
	readonly instanceid: string
	readonly passwordsalt: string
	readonly secret: string
	/** With the build number, such as 34.0.1.2. */
	readonly version: string
}

/** What one instance's config.php is built from. */
export interface InstanceConfig {
	/** The read-only server. */
	readonly server: string
	/** The instance's own directory. */
	readonly directory: string
	/** Absent before the server is installed. */
	readonly identity?: Identity
	/** Absent before the address is known. */
	readonly url?: string
	readonly database: Database
	/** Name of the instance's database in a running database server. */
	readonly databaseName?: string
	readonly hasApcu: boolean
	readonly options: Pick<ServerOptions, 'hasLimits' | 'mayCallLocalAddresses' | 'config'>
}

/** The values of config.php. */
export function instanceConfig(instance: InstanceConfig): Record<string, unknown> {
	return {
		...(instance.identity === undefined ? {} : { ...instance.identity, installed: true }),
		datadirectory: `${instance.directory}/data`,
		tempdirectory: `${instance.directory}/tmp`,
		logfile: `${instance.directory}/data/nextcloud.log`,
		// warnings and above, with no rotation: tests read the whole log
		loglevel: 2,
		log_rotate_size: 0,
		apps_paths: [
			{ path: `${instance.server}/apps`, url: '/apps', writable: false },
			{ path: `${instance.directory}/apps`, url: '/custom_apps', writable: false },
		],
		trusted_domains: ['127.0.0.1', 'localhost'],
		...(instance.url === undefined ? {} : { 'overwrite.cli.url': instance.url }),
		...databaseConfig(instance.database, instance.databaseName),
		...(instance.hasApcu ? { 'memcache.local': '\\OC\\Memcache\\APCu' } : {}),
		// new users start without files, which makes them quick to create
		skeletondirectory: '',
		templatedirectory: '',
		// passwords of a throwaway instance: the usual cost is half a second each
		hashingThreads: 1,
		hashingMemoryCost: 8,
		hashingTimeCost: 1,
		// likewise the keys of its tokens: one of the usual size takes as long
		openssl: { private_key_bits: 1024 },
		// nothing here may access the internet by itself
		has_internet_connection: false,
		appstoreenabled: false,
		updatechecker: false,
		...(instance.options.hasLimits === false
			? { 'ratelimit.protection.enabled': false, 'auth.bruteforce.protection.enabled': false }
			: {}),
		...(instance.options.mayCallLocalAddresses === true ? { allow_local_remote_servers: true } : {}),
		...instance.options.config,
	}
}

function databaseConfig(database: Database, name: string | undefined): Record<string, unknown> {
	if (database.kind === 'sqlite') {
		return { dbtype: 'sqlite3' }
	}
	return {
		dbtype: database.kind,
		dbhost: `${database.host}:${database.port}`,
		dbname: name,
		dbuser: database.user,
		dbpassword: database.password,
		dbtableprefix: 'oc_',
		// the account is given: the installer must not create its own, which would be left behind
		setup_create_db_user: false,
		...(database.kind === 'mysql' ? { 'mysql.utf8mb4': true } : {}),
	}
}

/** config.php as PHP source. */
export function configFile(values: Readonly<Record<string, unknown>>): string {
	return `<?php\n$CONFIG = ${phpLiteral(values)};\n`
}
