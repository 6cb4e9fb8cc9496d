// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { ownerOf } from '../stale.ts'
import { KeptInstance } from './instance.ts'

/** The folder in the user's cache that stores the data of an embedded host. */
export const keptFolder = (version: string): string =>
	`${process.env.XDG_CACHE_HOME || `${homedir()}/.cache`}/workplace-apps-host/${version}`

/** What is known about the users and contents of a kept folder; written once it is complete. */
export const keptNotes = (folder: string): string => `${folder}/demo.json`

/**
 * The folder of a version, created if missing. An incomplete one is deleted.
 *
 * @param isFresh - whether to delete its contents in any case
 * @throws KeptInstance when it is in use and was to be deleted
 */
export function openKeptFolder(version: string, isFresh: boolean): string {
	const folder = keptFolder(version)
	if (existsSync(folder) && (isFresh || !existsSync(keptNotes(folder)))) {
		const owner = ownerOf(folder)
		if (owner !== undefined) {
			throw new KeptInstance(`${folder} is in use by process ${owner}.`)
		}
		rmSync(folder, { recursive: true, force: true })
	}
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	return folder
}
