// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { serverCache } from './source.ts'

// Most of what a command takes is compiling the server. PHP keeps what it has compiled in files, which it locks and checks by
// itself, so that commands of several instances may use them at once.

const places = new Map<string, string>()

/**
 * Settings of PHP that have commands over a server use what earlier ones compiled of it.
 *
 * @param server - its directory
 * @param directory - of the instance; what lies in it is compiled anew each time, or the files of instances that are gone would pile up
 */
export function compiledSettings(server: string, directory: string): string[] {
	const uncompiled = `${directory}/not-kept-compiled`
	if (!existsSync(uncompiled)) {
		writeFileSync(uncompiled, `${directory}/\n${root}/apps/\n`)
	}
	return [
		'opcache.enable=1',
		'opcache.enable_cli=1',
		'opcache.file_cache_only=1',
		`opcache.file_cache=${compiledPlace(server)}`,
		`opcache.blacklist_filename=${uncompiled}`,
	]
}

/** Folder for what is compiled of a server: another one for each build of it and of PHP. */
function compiledPlace(server: string): string {
	const known = places.get(server)
	if (known !== undefined) {
		return known
	}
	const build = readFileSync(`${server}/version.php`, 'utf8')
	const php = spawnSync('php', ['-v'], { encoding: 'utf8' }).stdout ?? ''
	const all = `${serverCache()}/compiled`
	const place = `${all}/${createHash('sha256').update([server, build, php].join('\n')).digest('hex').slice(0, 12)}`
	mkdirSync(place, { recursive: true, mode: 0o700 })
	// says when it was used last
	writeFileSync(`${place}/server`, server)
	removeUnused(all)
	places.set(server, place)
	return place
}

const kept = 7 * 24 * 3_600_000

/** Removes what was compiled of servers and for versions of PHP that nobody has used for a week. */
function removeUnused(all: string): void {
	for (const place of readdirSync(all).map((name) => `${all}/${name}`)) {
		const used = statSync(`${place}/server`, { throwIfNoEntry: false })
		if (used !== undefined && Date.now() - used.mtimeMs > kept) {
			rmSync(place, { recursive: true, force: true })
		}
	}
}
