// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync } from 'node:fs'

/**
 * The folder on disk that a real server keeps a team folder in. Files that are written there count once the server scanned them
 * (`occ groupfolders:scan`): over HTTP ten thousand of them would take the better part of an hour.
 *
 * @param directory - of the instance
 */
export function teamFolderOnDisk(directory: string, id: number): string {
	const folder = `${directory}/data/__groupfolders/${id}`
	if (!existsSync(folder)) {
		throw new Error(`The team folder ${id} is not at ${folder}.`)
	}
	return readdirSync(folder).includes('files') ? `${folder}/files` : folder
}
