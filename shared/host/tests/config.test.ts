// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { HostOptions } from '../src/options.ts'
import { configFile, instanceConfig } from '../src/server/config.ts'
import { phpLiteral } from '../src/php-literal.ts'
import { temporaryDirectory, writeFiles } from './temporary.ts'

/** What PHP makes of a config.php. */
function readByPhp(values: Readonly<Record<string, unknown>>): unknown {
	const directory = temporaryDirectory()
	writeFiles(directory, {
		'config.php': configFile(values),
		'read.php': '<?php require $argv[1]; echo json_encode($CONFIG, JSON_THROW_ON_ERROR);',
	})
	const answer = spawnSync('php', [`${directory}/read.php`, `${directory}/config.php`], { encoding: 'utf8' })
	expect(answer.stderr).toBe('')
	return JSON.parse(answer.stdout)
}

test('every value arrives in PHP as it was, whatever its text holds', () => {
	const values = {
		quote: 'it\'s', backslash: 'C:\\', both: '\\\'; exit(1); //', dollar: '$CONFIG {$x} ${y}', lines: 'a\nb\r\n',
		code: '<?php exit(1) ?>', emoji: '🎉',
		number: 1.5, negative: -3, yes: true, no: false, nothing: null, list: ['a', ['b']], 'a \'key\'': { inner: 'value' },
	}
	expect(readByPhp(values)).toEqual(values)
})

test('what PHP cannot hold is refused', () => {
	expect(() => phpLiteral(Number.NaN)).toThrow(TypeError)
	expect(() => phpLiteral({ call: () => 1 })).toThrow('function has no PHP literal')
})

const instance = { server: '/srv/nextcloud', directory: '/tmp/one', database: { kind: 'sqlite' }, hasApcu: true } as const
const made = (options: HostOptions = {}) => instanceConfig({ ...instance, options })

test('the server\'s apps and ours stand side by side, neither to be written to', () => {
	expect(made().apps_paths).toEqual([
		{ path: '/srv/nextcloud/apps', url: '/apps', writable: false },
		{ path: '/tmp/one/apps', url: '/custom_apps', writable: false },
	])
})

test('everything that is written is inside the instance', () => {
	const { datadirectory, tempdirectory, logfile } = made() as Record<string, string>
	for (const place of [datadirectory, tempdirectory, logfile]) {
		expect(place).toMatch(/^\/tmp\/one\//)
	}
})

test('rate limits and the brute-force guard are off only when asked', () => {
	expect(made()).not.toHaveProperty(['ratelimit.protection.enabled'])
	expect(made({ hasLimits: true })).not.toHaveProperty(['auth.bruteforce.protection.enabled'])
	expect(made({ hasLimits: false })).toMatchObject({ 'ratelimit.protection.enabled': false, 'auth.bruteforce.protection.enabled': false })
})

test('the server calls addresses of this machine only when asked', () => {
	expect(made()).not.toHaveProperty('allow_local_remote_servers')
	expect(made({ mayCallLocalAddresses: true }).allow_local_remote_servers).toBe(true)
})

test('further keys win over ours', () => {
	expect(made({ config: { loglevel: 0, default_language: 'nl' } })).toMatchObject({ loglevel: 0, default_language: 'nl' })
})

test('an instance is installed once it has an identity', () => {
	const identity = { instanceid: 'oc1', passwordsalt: 'salt', secret: 'secret', version: '34.0.1.2' }
	expect(made()).not.toHaveProperty('installed')
	expect(instanceConfig({ ...instance, identity, options: {} })).toMatchObject({ ...identity, installed: true })
})

test('a database server is used with the account that was given, not with one that the installer makes', () => {
	const database = { kind: 'pgsql', host: '127.0.0.1', port: 5433, user: 'postgres', password: 'p' } as const
	expect(instanceConfig({ ...instance, database, databaseName: 'nextcloud_1', options: {} })).toMatchObject({
		dbtype: 'pgsql', dbhost: '127.0.0.1:5433', dbname: 'nextcloud_1', dbuser: 'postgres', dbpassword: 'p', setup_create_db_user: false,
	})
})
