// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appIds, root } from '@suite/tools/paths'
import type { AppSource } from './options.ts'
import { atExit } from './processes.ts'

/**
 * The apps that exist, made ready: as packages, or with isDev as the folders of this repository, where edits are seen at once.
 *
 * @param say - told what is being done; the tools' own output goes to the error stream
 */
export async function appSources(isDev: boolean, say: (line: string) => void): Promise<AppSource[]> {
	const ids = appIds()
	if (isDev) {
		if (!ids.every(isBuilt)) {
			await tool('generate', say)
			await tool('build', say)
		}
		return ids.map((id) => ({ id, path: `${root}/apps/${id}` }))
	}
	// makes only what is older than its sources
	await tool('package', say)
	return ids.map((id) => ({ id, path: `${root}/build/packages/${id}.tar.gz` }))
}

const isBuilt = (id: string): boolean => existsSync(`${root}/apps/${id}/js`) && existsSync(`${root}/apps/${id}/lib/Shared`)

/** Runs one of the repository's tools. */
function tool(name: string, say: (line: string) => void): Promise<void> {
	say(`npm run ${name}`)
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ['--import', 'tsx', `${root}/shared/tools/src/${name}.ts`], { cwd: root, stdio: ['ignore', 2, 2] })
		const forget = atExit(() => child.kill())
		child.once('error', reject)
		child.once('exit', (code) => {
			forget()
			return code === 0 ? resolve() : reject(new Error(`npm run ${name} failed.`))
		})
	})
}
