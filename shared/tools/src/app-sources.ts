// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { build } from './build.ts'
import { makeGenerated } from './generated.ts'
import { packageApps } from './package.ts'
import { appIds, root } from '@suite/node/paths'
import type { AppSource } from '@suite/host/options'

/**
 * The apps that exist, made ready: as packages, or with isDev as the folders of this repository, where edits are seen at once.
 * Only what is older than its sources is made.
 *
 * @param say - told what is being done
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

/** The app of the tests that asks the host's API and proves the words of a contract; it is never packaged. */
export async function probeSource(): Promise<AppSource> {
	await makeGenerated()
	return { id: 'hostprobe', path: `${root}/shared/testing/apps/hostprobe` }
}

const isBuilt = (id: string): boolean => existsSync(`${root}/apps/${id}/js`) && existsSync(`${root}/apps/${id}/lib/Shared`)
