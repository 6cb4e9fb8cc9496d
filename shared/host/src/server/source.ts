// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { compareVersions } from './versions.ts'

/** An unpacked Nextcloud that is only read, never written to. */
export interface ServerSource {
	readonly directory: string
	/** Such as 34.0.1. */
	readonly version: string
	/** How it was obtained, for display. */
	readonly origin: string
}

/** Directory of the cache with one unpacked server per version. */
export const serverCache = (): string => `${process.env.XDG_CACHE_HOME || `${homedir()}/.cache`}/nextcloud-server`

/** There is no server to start. The message names every way to get one. */
export class NoServer extends Error {
	override readonly name = 'NoServer'
}

/** The version that a server directory states about itself; undefined when it is not a Nextcloud. */
export function versionOf(directory: string): string | undefined {
	const file = `${directory}/version.php`
	return existsSync(file) ? /\$OC_VersionString\s*=\s*'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/**
 * Finds an unpacked server: NEXTCLOUD_SERVER first, then the cache.
 *
 * @param version - the requested one; the newest in the cache when absent
 * @throws NoServer when NEXTCLOUD_SERVER is set to anything other than such a server
 */
export function findServer(version?: string): ServerSource | undefined {
	const named = process.env.NEXTCLOUD_SERVER
	if (named !== undefined && named !== '') {
		const found = versionOf(named)
		if (found === undefined) {
			throw new NoServer(`NEXTCLOUD_SERVER=${named} is not an unpacked Nextcloud: it has no version.php.`)
		}
		if (version !== undefined && version !== found) {
			throw new NoServer(`NEXTCLOUD_SERVER=${named} is Nextcloud ${found}, but ${version} is asked for.`)
		}
		return { directory: realpathSync(named), version: found, origin: 'NEXTCLOUD_SERVER' }
	}
	const cached = cachedVersions().find((found) => version === undefined || found === version)
	return cached === undefined ? undefined : { directory: realpathSync(`${serverCache()}/${cached}`), version: cached, origin: 'cache' }
}

/** Versions in the cache, newest first. A directory counts only if it contains the version it is named after. */
export function cachedVersions(): string[] {
	if (!existsSync(serverCache())) {
		return []
	}
	return readdirSync(serverCache()).filter((name) => versionOf(`${serverCache()}/${name}`) === name).sort(compareVersions).reverse()
}

/** The message for users without a server. */
export function noServerMessage(version: string): string {
	return [
		`There is no Nextcloud ${version} to start. It can come from one of these:`,
		`  NEXTCLOUD_SERVER=<directory>   an unpacked Nextcloud ${version} with the app groupfolders (Team folders) in its apps folder`,
		`  ${serverCache()}/${version}   the same, found by itself`,
		'  --download   the official release, checked and kept in that place',
		'  docker compose -f docker/compose.yaml up   Nextcloud in containers, with MariaDB and Redis, without this runner',
	].join('\n')
}
