// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'

/**
 * Generated files that differ from what the contract produces, in words.
 *
 * @param files - expected contents, by path below the folder
 * @param folder - their location
 */
export function fileDrift(files: Readonly<Record<string, string>>, folder: string): string[] {
	return Object.entries(files).flatMap(([path, text]) => {
		if (!existsSync(`${folder}/${path}`)) {
			return [`${path} is missing; run npm run generate`]
		}
		return readFileSync(`${folder}/${path}`, 'utf8') === text ? [] : [`${path} is not what the contract says; run npm run generate`]
	})
}
