// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ServerOptions } from '../options.ts'
import { download } from './download.ts'
import { releases, type Release } from './releases.ts'
import { findServer, NoServer, noServerMessage, type ServerSource } from './source.ts'

/** The newest version that the apps are tested on. */
export const defaultVersion = '34.0.1'

/**
 * An unpacked server: the first of NEXTCLOUD_SERVER, the cache and, if downloads are allowed, the official release.
 *
 * @param known - releases that may be downloaded
 * @throws NoServer that names every way to get one
 */
export async function obtainServer(
	options: Pick<ServerOptions, 'version' | 'mayDownload' | 'onProgress'>,
	known: readonly Release[] = releases,
): Promise<ServerSource> {
	const found = findServer(options.version)
	if (found !== undefined) {
		return found
	}
	const version = options.version ?? defaultVersion
	if (options.mayDownload !== true) {
		throw new NoServer(noServerMessage(version))
	}
	const release = known.find((candidate) => candidate.version === version)
	if (release === undefined) {
		throw new NoServer(
			`Nextcloud ${version} cannot be downloaded from here, only `
				+ `${known.map((candidate) => candidate.version).join(' and ')}.\n${noServerMessage(version)}`,
		)
	}
	return download(release, options.onProgress ?? (() => undefined))
}
