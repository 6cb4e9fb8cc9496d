// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cachedVersions, findServer, serverCache, type ServerSource } from '@suite/host/server/source'

/**
 * Real servers that are at hand: the one NEXTCLOUD_SERVER names and every version of the cache, the newest first.
 *
 * @param wished - beginnings of versions, such as 34; every server when empty
 * @throws {Error} when a wished version is not at hand
 */
export function serversToTest(wished: readonly string[]): ServerSource[] {
	const named = (process.env.NEXTCLOUD_SERVER ?? '') === '' ? undefined : findServer()
	const cached = cachedVersions().map((version) => ({ directory: `${serverCache()}/${version}`, version, origin: 'cache' }))
	return chosen([...(named === undefined ? [] : [named]), ...cached.filter(({ version }) => version !== named?.version)], wished)
}

/** Those of the servers whose version begins with one of the wished numbers. */
export function chosen(servers: readonly ServerSource[], wished: readonly string[]): ServerSource[] {
	const missing = wished.filter((wish) => !servers.some((server) => isOf(server, wish)))
	if (missing.length > 0) {
		throw new Error(`No Nextcloud ${missing.join(', ')} at hand; there is: ${servers.map(({ version }) => version).join(', ') || 'none'}.`)
	}
	return wished.length === 0 ? [...servers] : servers.filter((server) => wished.some((wish) => isOf(server, wish)))
}

function isOf(server: ServerSource, wish: string): boolean {
	return server.version === wish || server.version.startsWith(`${wish}.`)
}
