// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fileURLToPath } from 'node:url'
import { runPhp } from '@suite/host/server/php'
import type { Host } from '@suite/host/host'

/**
 * Runs a PHP script in the instance of a real server and returns what it prints. The server's folder is its first argument.
 *
 * @throws when the script fails, or the host has no server
 */
export async function inInstance(host: Host, directory: string, script: URL, ...args: readonly string[]): Promise<string> {
	if (!('places' in host)) {
		throw new Error('These figures need a real server.')
	}
	const { server } = (host as Host & { places: { server: string } }).places
	const done = await runPhp(fileURLToPath(script), [server, ...args], directory)
	if (done.code !== 0) {
		throw new Error(`${script.pathname.split('/').at(-1)} ended with ${done.code}:\n${done.stdout}${done.stderr}`)
	}
	return done.stdout.trim()
}
