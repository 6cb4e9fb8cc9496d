// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { realpathSync } from 'node:fs'
import { expect, test } from 'vitest'
import { obtainServer } from '../src/server/obtain.ts'
import { findServer, NoServer } from '../src/server/source.ts'
import { temporaryDirectory, versionFile, withEnvironment, writeFiles } from './temporary.ts'

function machineWith(files: Readonly<Record<string, string>>): string {
	const directory = realpathSync(temporaryDirectory())
	writeFiles(directory, files)
	withEnvironment({ XDG_CACHE_HOME: `${directory}/cache`, NEXTCLOUD_SERVER: '' })
	return directory
}

const cached = (version: string) => ({ [`cache/nextcloud-server/${version}/version.php`]: versionFile(version) })

test('the directory named by NEXTCLOUD_SERVER comes before the cache', () => {
	const directory = machineWith({ 'mine/version.php': versionFile('34.0.1'), ...cached('34.0.1') })
	withEnvironment({ NEXTCLOUD_SERVER: `${directory}/mine` })
	expect(findServer('34.0.1')).toEqual({ directory: `${directory}/mine`, version: '34.0.1', origin: 'NEXTCLOUD_SERVER' })
})

test('a NEXTCLOUD_SERVER that is no Nextcloud is refused, not passed over', () => {
	const directory = machineWith(cached('34.0.1'))
	withEnvironment({ NEXTCLOUD_SERVER: `${directory}/nowhere` })
	expect(() => findServer()).toThrow(NoServer)
	expect(() => findServer()).toThrow('nowhere is not an unpacked Nextcloud')
})

test('a NEXTCLOUD_SERVER of another version than the one asked for is refused', () => {
	const directory = machineWith({ 'mine/version.php': versionFile('33.0.2'), ...cached('34.0.1') })
	withEnvironment({ NEXTCLOUD_SERVER: `${directory}/mine` })
	expect(() => findServer('34.0.1')).toThrow('is Nextcloud 33.0.2, but 34.0.1 is asked for')
})

test('the cache gives its newest version by number, or the one asked for', () => {
	const directory = machineWith({ ...cached('34.0.9'), ...cached('34.0.10'), ...cached('33.0.2') })
	expect(findServer()?.version).toBe('34.0.10')
	expect(findServer('33.0.2')).toEqual({ directory: `${directory}/cache/nextcloud-server/33.0.2`, version: '33.0.2', origin: 'cache' })
	expect(findServer('32.0.0')).toBeUndefined()
})

test('a directory in the cache that holds another version than its name says does not count', () => {
	machineWith({
		'cache/nextcloud-server/34.0.1/version.php': versionFile('34.0.0'),
		'cache/nextcloud-server/templates/x/template.json': '{}',
	})
	expect(findServer()).toBeUndefined()
})

test('without any server one message names every way to get one', async () => {
	const directory = machineWith({})
	const refusal = await obtainServer({ version: '33.0.2' }).catch((error: unknown) => error)
	expect(refusal).toBeInstanceOf(NoServer)
	const { message } = refusal as NoServer
	for (const way of [
		'NEXTCLOUD_SERVER=',
		`${directory}/cache/nextcloud-server/33.0.2`,
		'--download',
		'docker compose -f docker/compose.yaml up',
	]) {
		expect(message).toContain(way)
	}
})

test('a version without a pinned release is not downloaded', async () => {
	machineWith({})
	await expect(obtainServer({ version: '31.0.0', mayDownload: true })).rejects.toThrow(
		'Nextcloud 31.0.0 cannot be downloaded from here, only 34.0.1 and 33.0.2',
	)
})
