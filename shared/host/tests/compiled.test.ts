// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledSettings } from '../src/server/compiled.ts'
import { temporaryDirectory, versionFile, withEnvironment, writeFiles } from './temporary.ts'

const setting = (settings: readonly string[], name: string): string =>
	settings.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''

test('two instances over one server share what is compiled of it, and keep their own files out', () => {
	const [cache, server, one, two] = [temporaryDirectory(), temporaryDirectory(), temporaryDirectory(), temporaryDirectory()]
	withEnvironment({ XDG_CACHE_HOME: cache })
	writeFiles(server, { 'version.php': versionFile('34.0.1') })
	const [first, second] = [compiledSettings(server, one), compiledSettings(server, two)]
	expect(setting(first, 'opcache.file_cache')).toBe(setting(second, 'opcache.file_cache'))
	expect(readFileSync(setting(second, 'opcache.blacklist_filename'), 'utf8').split('\n')).toContain(`${two}/`)
})

test('another server has a place of its own, and one that was not used for a week is gone', () => {
	const [cache, server, other] = [temporaryDirectory(), temporaryDirectory(), temporaryDirectory()]
	withEnvironment({ XDG_CACHE_HOME: cache })
	writeFiles(server, { 'version.php': versionFile('34.0.1') })
	writeFiles(other, { 'version.php': versionFile('33.0.2') })
	const place = setting(compiledSettings(server, temporaryDirectory()), 'opcache.file_cache')
	utimesSync(`${place}/server`, 0, 0)
	const next = setting(compiledSettings(other, temporaryDirectory()), 'opcache.file_cache')
	expect([existsSync(place), readdirSync(`${cache}/nextcloud-server/compiled`)]).toEqual([false, [next.split('/').at(-1)]])
})
