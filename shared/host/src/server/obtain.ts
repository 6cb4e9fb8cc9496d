// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { HostOptions } from '../options.ts'
import { findServer, NoServer, noServerMessage, type ServerSource } from './source.ts'

/** The newest version that the apps are tested on. */
export const defaultVersion = '34.0.1'

/**
 * An unpacked server: the first of NEXTCLOUD_SERVER, the cache and, when it may be fetched, the official release.
 *
 * @throws NoServer that names every way to get one
 */
export async function obtainServer(options: HostOptions): Promise<ServerSource> {
	const found = findServer(options.version)
	if (found === undefined) {
		throw new NoServer(noServerMessage(options.version ?? defaultVersion))
	}
	return found
}
