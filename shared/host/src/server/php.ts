// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run, type Finished } from '@suite/node/process'
import { commandSettings, flags, startBuiltIn, webSettings } from '../php.ts'

/** The file on which requests and commands on SQLite queue; it does not exist with another database. */
export const turnsFile = (directory: string): string => `${directory}/turns`

function instanceEnvironment(directory: string): Record<string, string> {
	return {
		NEXTCLOUD_CONFIG_DIR: `${directory}/config/`,
		TMPDIR: `${directory}/tmp`,
		HOST_TURNS: existsSync(turnsFile(directory)) ? turnsFile(directory) : '',
	}
}

/** Options for running a PHP script for an instance. */
export interface PhpOptions {
	readonly env?: Record<string, string>
	readonly input?: string
	/** Additional PHP settings, as name=value. */
	readonly settings?: readonly string[]
}

/** Runs one of our PHP scripts or the server's console for an instance. */
export function runPhp(path: string, args: readonly string[], directory: string, options: PhpOptions = {}): Promise<Finished> {
	return run(
		'php',
		[...flags([...commandSettings(directory), ...options.settings ?? [], `auto_prepend_file=${script('turn.php')}`]), path, ...args],
		{
			cwd: directory,
			env: { ...instanceEnvironment(directory), ...options.env },
			input: options.input,
		},
	)
}

/** Path of one of our own PHP scripts beside this module. */
export const script = (name: string): string => fileURLToPath(new URL(`php/${name}`, import.meta.url))

/** Options for a web server. */
export interface WebServerOptions {
	readonly server: string
	readonly directory: string
	readonly port: number
	/** Whether edits of PHP files take effect immediately. */
	readonly watchesFiles: boolean
}

/** Environment variables for the router script and the server. */
export function webServerEnvironment(options: WebServerOptions): Record<string, string> {
	return {
		...instanceEnvironment(options.directory),
		HOST_APPS: `${options.directory}/apps`,
		HOST_OCC_RUNS: `${options.directory}/occ-runs`,
	}
}

/** Starts PHP's built-in server for an instance. */
export function startWebServer(options: WebServerOptions): ChildProcess {
	const { directory, port, server, watchesFiles } = options
	return startBuiltIn({
		directory,
		port,
		settings: webSettings(directory, watchesFiles),
		root: server,
		router: script('router.php'),
		environment: webServerEnvironment(options),
	})
}
