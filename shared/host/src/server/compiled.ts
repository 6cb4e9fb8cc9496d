// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { serverCache } from './source.ts'

// Compiling the server takes most of a command's time. PHP stores compiled code in files, which it locks and checks by
// itself, so that commands of several instances may use them concurrently.

const places = new Map<string, string>()

/**
 * PHP settings that let commands of a server reuse what earlier ones compiled.
 *
 * @param server - its directory
 * @param directory - of the instance; its own files are recompiled each time, or the files of removed instances would pile up
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

/** Folder for the compiled code of a server: a separate one for each build of it and of PHP. */
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
	// records when it was last used
	writeFileSync(`${place}/server`, server)
	removeUnused(all)
	places.set(server, place)
	return place
}

const kept = 7 * 24 * 3_600_000

/** Removes compiled code of servers and PHP versions that has not been used for a week. */
function removeUnused(all: string): void {
	for (const place of readdirSync(all).map((name) => `${all}/${name}`)) {
		const used = statSync(`${place}/server`, { throwIfNoEntry: false })
		if (used !== undefined && Date.now() - used.mtimeMs > kept) {
			rmSync(place, { recursive: true, force: true })
		}
	}
}
