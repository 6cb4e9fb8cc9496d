// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { appIds, root } from './paths.ts'

/**
 * What apps export from a file of the same name; apps without that file are left out.
 *
 * @param file - below the folder of an app
 */
export async function fromApps<Exports>(file: string, ids: readonly string[] = appIds()): Promise<(Exports & { readonly id: string })[]> {
	const having = ids.filter((id) => existsSync(`${root}/apps/${id}/${file}`))
	return Promise.all(having.map(async (id) => ({ id, ...await import(pathToFileURL(`${root}/apps/${id}/${file}`).href) as Exports })))
}
