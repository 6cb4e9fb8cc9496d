// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Builds what an app loads on every page into a folder of its own, so that a test sees today's sources and no other
 * build gets in its way. The caller removes the folder.
 *
 * @param folder - the app's folder
 */
export function buildLoaders(folder: string): string {
	const output = mkdtempSync(join(tmpdir(), 'front-end-'))
	const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
	const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--mode', 'loaders', '--outDir', output, '--logLevel', 'error'], {
		cwd: folder,
		encoding: 'utf8',
		env: { ...process.env, NODE_ENV: 'production' },
	})
	if (status !== 0) {
		throw new Error(`The front end of ${folder} could not be built: ${stderr}`)
	}
	return output
}
