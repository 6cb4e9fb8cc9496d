// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { DatabaseServer } from '../options.ts'
import { script } from './php.ts'

/** A database server that cannot be used; the message says why. */
export class NoDatabase extends Error {
	override readonly name = 'NoDatabase'
}

/** Creates a database with a new name and returns the name. */
export function createDatabase(database: DatabaseServer): string {
	const name = `nextcloud_${randomBytes(6).toString('hex')}`
	administer(database, 'create', name)
	return name
}

/** Drops a database, including any open connections. */
export function dropDatabase(database: DatabaseServer, name: string): void {
	administer(database, 'drop', name)
}

// synchronous: it also runs while this process exits
function administer(database: DatabaseServer, what: 'create' | 'drop', name: string): void {
	const answer = spawnSync('php', [script('database.php'), what, name], {
		encoding: 'utf8',
		env: { ...process.env, HOST_DATABASE: JSON.stringify(database) },
	})
	if (answer.status !== 0) {
		throw new NoDatabase(
			`The database server at ${database.host}:${database.port} does not ${what} a database for ${database.user}: ${answer.stderr || answer.stdout}`
				.trim(),
		)
	}
}
