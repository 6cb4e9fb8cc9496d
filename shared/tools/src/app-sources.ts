// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { build } from './build.ts'
import { makeGenerated } from './generated.ts'
import { packageApps } from './package.ts'
import { appIds, root } from '@suite/node/paths'
import type { AppSource } from '@suite/host/options'

/**
 * Prepares the existing apps: as packages, or with isDev as the folders of this repository, where edits take effect immediately.
 * Only rebuilds what is older than its sources.
 *
 * @param say - called with what is being done
 */
export async function appSources(isDev: boolean, say: (line: string) => void): Promise<AppSource[]> {
	const ids = appIds()
	if (!isDev) {
		const archives = await packageApps(ids, say)
		return ids.map((id, index) => ({ id, path: archives[index] ?? '' }))
	}
	const missing = ids.filter((id) => !isBuilt(id))
	if (missing.length > 0) {
		say('generating code from the contract')
		await makeGenerated()
		await build(missing, say)
	}
	return ids.map((id) => ({ id, path: `${root}/apps/${id}` }))
}

/** The test app that exercises the host's API and every contract keyword; it is never packaged. */
export async function probeSource(): Promise<AppSource> {
	await makeGenerated()
	return { id: 'hostprobe', path: `${root}/shared/testing/apps/hostprobe` }
}

/**
 * The stand-ins for other apps that the tests of an app want on every host; they are never packaged.
 *
 * @param id - of an app whose package.json names them in `testApps`, or a folder of shared code, which has none
 */
export function testApps(id: string): AppSource[] {
	const file = `${root}/apps/${id}/package.json`
	const { testApps: names = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as { testApps?: string[] } : {}
	return names.map((name) => ({ id: name, path: `${root}/shared/testing/apps/${name}` }))
}

const isBuilt = (id: string): boolean => existsSync(`${root}/apps/${id}/js`) && existsSync(`${root}/apps/${id}/lib/Shared`)
