// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cachedVersions, findServer, serverCache, type ServerSource } from '@suite/host/server/source'

/** Available real servers: the one named by NEXTCLOUD_SERVER and every version in the cache, newest first. */
export function serversAtHand(): ServerSource[] {
	const named = (process.env.NEXTCLOUD_SERVER ?? '') === '' ? undefined : findServer()
	const cached = cachedVersions().map((version) => ({ directory: `${serverCache()}/${version}`, version, origin: 'cache' }))
	return [...(named === undefined ? [] : [named]), ...cached.filter(({ version }) => version !== named?.version)]
}

/** The hosts that the suites run on. */
export interface ChosenHosts {
	readonly hasEmbedded: boolean
	readonly servers: readonly ServerSource[]
	/** Requested hosts that are not available, for display. */
	readonly missing: readonly string[]
}

/**
 * The requested hosts.
 *
 * @param wished - embedded, and version prefixes such as 34; when empty, the embedded host and every available server
 */
export function chosenHosts(servers: readonly ServerSource[], wished: readonly string[]): ChosenHosts {
	if (wished.length === 0) {
		return { hasEmbedded: true, servers, missing: servers.length === 0 ? ['a real Nextcloud'] : [] }
	}
	const versions = wished.filter((wish) => wish !== 'embedded')
	return {
		hasEmbedded: wished.includes('embedded'),
		servers: servers.filter((server) => versions.some((wish) => isOf(server, wish))),
		missing: versions.filter((wish) => !servers.some((server) => isOf(server, wish))).map((wish) => `Nextcloud ${wish}`),
	}
}

function isOf(server: ServerSource, wish: string): boolean {
	return server.version === wish || server.version.startsWith(`${wish}.`)
}
