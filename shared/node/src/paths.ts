// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { dirname } from 'node:path'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Ids of the apps that exist, in alphabetical order. */
export function appIds(): string[] {
	return readdirSync(`${root}/apps`).filter((id) => existsSync(`${root}/apps/${id}/appinfo/info.xml`)).sort()
}
