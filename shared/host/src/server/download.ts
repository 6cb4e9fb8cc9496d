// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { run, said } from '@suite/node/process'
import { instanceConfig } from './config.ts'
import { makePlaces, writeConfig } from './install.ts'
import { withLock } from '@suite/node/lock'
import { occ } from './occ.ts'
import { atExit } from '@suite/node/lifetime'
import type { Archive, Release } from './releases.ts'
import { serverCache, versionOf, type ServerSource } from './source.ts'

/** A download that cannot be used; nothing of it is kept. */
export class BadDownload extends Error {
	override readonly name = 'BadDownload'
}

/**
 * Downloads a release into the cache: verifies both archives by checksum, the server by its own signed list of files, Team folders
 * by its signature. Only a release that passes everything is placed in the cache.
 *
 * @param say - called with the progress
 * @throws BadDownload
 */
export async function download(release: Release, say: (line: string) => void): Promise<ServerSource> {
	const directory = `${serverCache()}/${release.version}`
	mkdirSync(serverCache(), { recursive: true })
	await withLock(`${directory}.lock`, async () => {
		if (existsSync(directory)) {
			return
		}
		const draft = mkdtempSync(`${serverCache()}/.download-`)
		const remove = () => rmSync(draft, { recursive: true, force: true })
		const forget = atExit(remove)
		try {
			await fetchInto(release, draft, say)
			renameSync(`${draft}/nextcloud`, directory)
		} finally {
			remove()
			forget()
		}
	})
	return { directory, version: release.version, origin: 'download' }
}

async function fetchInto(release: Release, draft: string, say: (line: string) => void): Promise<void> {
	const server = `${draft}/nextcloud`
	await fetchFile(release.server, `${draft}/server.tar.bz2`, say)
	await fetchFile(release.teamFolders, `${draft}/folders.tar.gz`, say)
	say('unpacking Nextcloud')
	await unpack(`${draft}/server.tar.bz2`, draft)
	if (versionOf(server) !== release.version) {
		throw new BadDownload(`${release.server.url} holds no Nextcloud ${release.version}.`)
	}
	mkdirSync(`${draft}/folders`)
	await unpack(`${draft}/folders.tar.gz`, `${draft}/folders`)
	if (!existsSync(`${draft}/folders/groupfolders/appinfo/signature.json`)) {
		throw new BadDownload(`${release.teamFolders.url} holds no signed app groupfolders.`)
	}
	say('checking every file against the signatures')
	await checked(server, draft, ['integrity:check-core'])
	await checked(server, draft, ['integrity:check-app', '--path', `${draft}/folders/groupfolders`, 'groupfolders'])
	renameSync(`${draft}/folders/groupfolders`, `${server}/apps/groupfolders`)
}

/** Runs one of the server's own integrity checks, in an instance created for it. */
async function checked(server: string, draft: string, args: readonly string[]): Promise<void> {
	const directory = `${draft}/check`
	makePlaces(directory)
	writeConfig(directory, instanceConfig({ server, directory, database: { kind: 'sqlite' }, hasApcu: false, options: {} }))
	const answer = await occ(server, directory, args, { mayFail: true })
	if (answer.code !== 0) {
		throw new BadDownload(
			`occ ${args[0]} refuses what was downloaded:\n${answer.stdout.slice(0, 2_000)}${answer.stderr.slice(0, 2_000)}`.trimEnd(),
		)
	}
}

async function fetchFile(archive: Archive, file: string, say: (line: string) => void): Promise<void> {
	const answer = await fetch(archive.url).catch((error: unknown) => {
		throw new BadDownload(
			`${archive.url} cannot be reached: ${error instanceof Error ? String(error.cause ?? error.message) : String(error)}`,
		)
	})
	if (!answer.ok || answer.body === null) {
		throw new BadDownload(`${archive.url} answers ${answer.status}.`)
	}
	const hash = createHash('sha256')
	const size = Number(answer.headers.get('content-length') ?? 0)
	let got = 0
	let told = 0
	const watch = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk)
			got += chunk.length
			if (size > 0 && got / size >= told + 0.1) {
				told = Math.floor(got / size * 10) / 10
				say(`${archive.url}: ${Math.round(told * 100)} %`)
			}
			done(null, chunk)
		},
	})
	await pipeline(Readable.fromWeb(answer.body as ReadableStream), watch, createWriteStream(file))
	const found = hash.digest('hex')
	if (archive.sha256 !== undefined && found !== archive.sha256) {
		throw new BadDownload(`${archive.url} is not what was released: its SHA-256 is ${found} and must be ${archive.sha256}.`)
	}
}

async function unpack(archive: string, directory: string): Promise<void> {
	const ended = await run('tar', ['-xf', archive, '-C', directory, '--no-same-owner'], { cwd: directory })
	if (ended.code !== 0) {
		throw new BadDownload(`${archive} cannot be unpacked: ${said(ended)}`)
	}
}
