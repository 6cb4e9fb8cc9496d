// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/** Directories for what one instance's PHP would otherwise write to the machine's shared locations. */
function privatePlaces(directory: string): string[] {
	return [
		`session.save_path=${directory}/sessions`,
		`sys_temp_dir=${directory}/tmp`,
		`upload_tmp_dir=${directory}/tmp`,
		`error_log=${directory}/php-errors.log`,
	]
}

const limits = [
	'memory_limit=512M', 'post_max_size=64M', 'upload_max_filesize=64M', 'output_buffering=0', 'display_errors=0', 'log_errors=1',
	'expose_php=0',
]

const caches = [
	'opcache.enable=1', 'opcache.enable_cli=1', 'opcache.memory_consumption=192', 'opcache.interned_strings_buffer=16',
	'opcache.max_accelerated_files=20000', 'apc.enabled=1',
]

/** PHP settings, as name=value, for a command of an instance. */
export function commandSettings(directory: string): string[] {
	return [...limits, ...privatePlaces(directory)]
}

/**
 * PHP settings, as name=value, for the web server of an instance.
 *
 * @param watchesFiles - whether edits of PHP files take effect immediately; costs a stat per file and request
 */
export function webSettings(directory: string, watchesFiles: boolean): string[] {
	return [...limits, ...caches, `opcache.revalidate_freq=${watchesFiles ? 0 : 60}`, ...privatePlaces(directory)]
}

/** Settings as PHP arguments. */
export const flags = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-d', setting])

/** Names of the PHP extensions that are loaded, in lower case; empty when there is no PHP. */
export function phpExtensions(): ReadonlySet<string> {
	const answer = spawnSync('php', ['-m'], { encoding: 'utf8' })
	return new Set((answer.stdout ?? '').split('\n').map((line) => line.trim().toLowerCase()).filter((line) => line !== ''))
}

/** Options for PHP's built-in server. */
export interface BuiltInServer {
	/** Directory of the instance; the server's output goes to php.log in it. */
	readonly directory: string
	readonly port: number
	readonly settings: readonly string[]
	/** The document root. */
	readonly root: string
	/** The script that handles every request. */
	readonly router: string
	readonly environment: Readonly<Record<string, string>>
}

/**
 * Starts PHP's built-in server on loopback, as the leader of a process group of its own, so that its workers end with it.
 *
 * @return the leader
 */
export function startBuiltIn(server: BuiltInServer): ChildProcess {
	const log = openSync(`${server.directory}/php.log`, 'a')
	try {
		return spawn('php', [...flags(server.settings), '-S', `127.0.0.1:${server.port}`, '-t', server.root, server.router], {
			cwd: server.root,
			env: { ...process.env, ...server.environment, PHP_CLI_SERVER_WORKERS: '4' },
			stdio: ['ignore', log, log],
			detached: true,
		})
	} finally {
		closeSync(log)
	}
}
