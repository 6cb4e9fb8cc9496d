// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Release } from '../src/server/releases.ts'
import { obtainServer } from '../src/server/obtain.ts'
import { temporaryDirectory, versionFile, withEnvironment, writeFiles } from './temporary.ts'

/** What is in the cache, beside the folder that keeps what PHP compiled of servers. */
const servers = (cache: string): string[] => readdirSync(cache).filter((name) => name !== 'compiled')

const version = '34.0.1'
// what the server's own console does here: it notes what it is asked and passes or refuses
const console = (refused: string) =>
	`<?php file_put_contents('php://stdout', "- EXTRA_FILE: strange.php\\n"); exit(in_array(${refused}, $argv, true) ? 1 : 0);`

interface StandIn {
	/** Which integrity check refuses, as PHP source; none when absent. */
	readonly refused?: string
	readonly serverFiles?: Readonly<Record<string, string>>
	readonly appFiles?: Readonly<Record<string, string>>
	readonly change?: (release: Release) => Release
}

/** A machine with an empty cache and a place that offers a release. */
async function releaseAt(standIn: StandIn = {}): Promise<{ release: Release, cache: string }> {
	const directory = temporaryDirectory()
	withEnvironment({ XDG_CACHE_HOME: `${directory}/cache`, NEXTCLOUD_SERVER: '' })
	writeFiles(directory, {
		'nextcloud/version.php': versionFile(version),
		'nextcloud/console.php': console(standIn.refused ?? '\'nothing\''),
		'nextcloud/apps/files/appinfo/info.xml': '<info/>',
		...standIn.serverFiles,
		...standIn.appFiles ?? { 'groupfolders/appinfo/signature.json': '{}', 'groupfolders/appinfo/info.xml': '<info/>' },
	})
	const archives = {
		'/server.tar.bz2': pack(directory, 'nextcloud', '-j'),
		'/folders.tar.gz': pack(directory, 'groupfolders', '-z'),
	} as Record<string, Buffer>
	const server = createServer((request, response) => {
		const archive = archives[request.url ?? '']
		response.writeHead(archive === undefined ? 404 : 200, { 'Content-Length': archive?.length ?? 0 }).end(archive)
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		server.close()
	})
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const release: Release = {
		version,
		server: { url: `${url}/server.tar.bz2`, sha256: sha256(archives['/server.tar.bz2'] as Buffer) },
		teamFolders: { url: `${url}/folders.tar.gz`, sha256: sha256(archives['/folders.tar.gz'] as Buffer) },
	}
	return { release: standIn.change?.(release) ?? release, cache: `${directory}/cache/nextcloud-server` }
}

function pack(directory: string, folder: string, compression: string): Buffer {
	const ended = spawnSync('tar', ['-c', compression, '-f', `${directory}/${folder}.tar`, '-C', directory, folder])
	expect(ended.stderr.toString()).toBe('')
	return readFileSync(`${directory}/${folder}.tar`)
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const obtain = (release: Release) => obtainServer({ version, mayDownload: true }, [release])

test('a release that passes every check is kept in the cache with Team folders among its apps', async () => {
	const { release, cache } = await releaseAt()
	const source = await obtain(release)
	expect(source).toEqual({ directory: `${cache}/${version}`, version, origin: 'download' })
	expect(existsSync(`${cache}/${version}/apps/groupfolders/appinfo/info.xml`)).toBe(true)
	expect(servers(cache)).toEqual([version])
	// the next one finds it
	expect((await obtainServer({ version })).origin).toBe('cache')
})

const flawed: Readonly<Record<string, readonly [StandIn, string]>> = {
	'a server with another checksum': [
		{ change: (release) => ({ ...release, server: { ...release.server, sha256: '0'.repeat(64) } }) },
		`must be ${'0'.repeat(64)}`,
	],
	'Team folders with another checksum': [
		{ change: (release) => ({ ...release, teamFolders: { ...release.teamFolders, sha256: '1'.repeat(64) } }) },
		`must be ${'1'.repeat(64)}`,
	],
	'a server that its own integrity check refuses': [
		{ refused: '\'integrity:check-core\'' },
		'integrity:check-core refuses what was downloaded:\n- EXTRA_FILE: strange.php',
	],
	'Team folders that the integrity check refuses': [{ refused: '\'groupfolders\'' }, 'integrity:check-app refuses what was downloaded'],
	'Team folders without a signature': [{ appFiles: { 'groupfolders/appinfo/info.xml': '<info/>' } }, 'holds no signed app groupfolders'],
	'a server of another version': [{ serverFiles: { 'nextcloud/version.php': versionFile('34.0.0') } }, 'holds no Nextcloud 34.0.1'],
	'an address that has nothing': [
		{ change: (release) => ({ ...release, server: { ...release.server, url: `${release.server.url}.gone` } }) },
		'answers 404',
	],
	'an address where nobody listens': [
		{ change: (release) => ({ ...release, server: { url: 'http://127.0.0.1:1/server.tar.bz2' } }) },
		'cannot be reached',
	],
}

test.for(Object.entries(flawed))('%s is refused and leaves nothing in the cache', async ([, [standIn, words]]) => {
	const { release, cache } = await releaseAt(standIn)
	await expect(obtain(release)).rejects.toThrow(words)
	expect(servers(cache)).toEqual([])
})

test('two that ask at once get the same one', async () => {
	const { release, cache } = await releaseAt()
	const both = await Promise.all([obtain(release), obtain(release)])
	expect(both.map((source) => source.directory)).toEqual([`${cache}/${version}`, `${cache}/${version}`])
	expect(servers(cache)).toEqual([version])
})
