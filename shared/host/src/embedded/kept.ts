// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { ownerOf } from '../stale.ts'
import { KeptInstance } from './instance.ts'

/** The folder of the user's cache that keeps the data of an embedded host. */
export const keptFolder = (version: string): string =>
	`${process.env.XDG_CACHE_HOME || `${homedir()}/.cache`}/workplace-apps-host/${version}`

/** What is known of the people and things in a kept folder; written once everything is in it. */
export const keptNotes = (folder: string): string => `${folder}/demo.json`

/**
 * The folder of a version, made where it is missing. One that was never finished is thrown away.
 *
 * @param isFresh - is what it holds thrown away in any case?
 * @throws KeptInstance when it is in use and was to be thrown away
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
