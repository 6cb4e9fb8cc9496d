// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run, type Finished } from '@suite/tools/process'

/** Where one instance's PHP keeps what it would otherwise leave in the machine's own places. */
function privatePlaces(directory: string): string[] {
	return [`session.save_path=${directory}/sessions`, `sys_temp_dir=${directory}/tmp`, `upload_tmp_dir=${directory}/tmp`, `error_log=${directory}/php-errors.log`]
}

const limits = ['memory_limit=512M', 'post_max_size=64M', 'upload_max_filesize=64M', 'output_buffering=0', 'display_errors=0', 'log_errors=1', 'expose_php=0']

const caches = ['opcache.enable=1', 'opcache.enable_cli=1', 'opcache.memory_consumption=192', 'opcache.interned_strings_buffer=16', 'opcache.max_accelerated_files=20000', 'apc.enabled=1']

/** The file that requests and commands on SQLite queue at; there is none with another database. */
export const turnsFile = (directory: string): string => `${directory}/turns`

function instanceEnvironment(directory: string): Record<string, string> {
	return { NEXTCLOUD_CONFIG_DIR: `${directory}/config/`, TMPDIR: `${directory}/tmp`, HOST_TURNS: existsSync(turnsFile(directory)) ? turnsFile(directory) : '' }
}

const flags = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-d', setting])

/** Names of the PHP extensions that are loaded, in lower case; empty when there is no PHP. */
export function phpExtensions(): ReadonlySet<string> {
	const answer = spawnSync('php', ['-m'], { encoding: 'utf8' })
	return new Set((answer.stdout ?? '').split('\n').map((line) => line.trim().toLowerCase()).filter((line) => line !== ''))
}

/** Runs a PHP script of ours or the server's console for an instance. */
export function runPhp(path: string, args: readonly string[], directory: string, options: { env?: Record<string, string>, input?: string } = {}): Promise<Finished> {
	return run('php', [...flags([...limits, ...privatePlaces(directory), `auto_prepend_file=${script('turn.php')}`]), path, ...args], {
		cwd: directory,
		env: { ...instanceEnvironment(directory), ...options.env },
		input: options.input,
	})
}

/** Path of one of our own PHP scripts beside this module. */
export const script = (name: string): string => fileURLToPath(new URL(`php/${name}`, import.meta.url))

/** What the built-in server is started with. */
export interface WebServerOptions {
	readonly server: string
	readonly directory: string
	readonly port: number
	/** Are edits of PHP files seen at once? Costs a stat per file and request. */
	readonly watchesFiles: boolean
}

/** PHP settings of a web server, as name=value. */
export function phpSettings(options: WebServerOptions): string[] {
	return [...limits, ...caches, `opcache.revalidate_freq=${options.watchesFiles ? 0 : 60}`, ...privatePlaces(options.directory)]
}

/** What the router script and the server read from the environment. */
export function webServerEnvironment(options: WebServerOptions): Record<string, string> {
	return {
		...instanceEnvironment(options.directory),
		HOST_APPS: `${options.directory}/apps`,
		HOST_OCC_RUNS: `${options.directory}/occ-runs`,
	}
}

/**
 * Starts PHP's built-in server on loopback, as the leader of a process group of its own, so that its workers end with it.
 *
 * @return the leader; its output goes to php.log in the instance's directory
 */
export function startWebServer(options: WebServerOptions): ChildProcess {
	const log = openSync(`${options.directory}/php.log`, 'a')
	try {
		return spawn('php', [...flags(phpSettings(options)), '-S', `127.0.0.1:${options.port}`, '-t', options.server, script('router.php')], {
			cwd: options.server,
			env: { ...process.env, ...webServerEnvironment(options), PHP_CLI_SERVER_WORKERS: '4' },
			stdio: ['ignore', log, log],
			detached: true,
		})
	} finally {
		closeSync(log)
	}
}
