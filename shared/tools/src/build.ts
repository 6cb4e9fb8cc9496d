// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { appIds, root } from './paths.ts'

/** Builds the front end of an app: its pages, then the entry that loads on every page, `src/loader.ts`, where it has one. */
export function buildApp(id: string): void {
	for (const mode of existsSync(`${root}/apps/${id}/src/loader.ts`) ? ['production', 'loaders'] : ['production']) {
		const { status } = spawnSync(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, 'build', '--mode', mode, '--logLevel', 'warn'], {
			cwd: `${root}/apps/${id}`,
			stdio: ['ignore', 2, 2],
			env: { ...process.env, NODE_ENV: 'production' },
		})
		if (status !== 0) {
			throw new Error(`The front end of ${id} could not be built (${mode}).`)
		}
	}
}

/** Builds the named apps, or every app that has a front end. */
export function build(ids: readonly string[] = appIds()): void {
	for (const id of ids.filter((id) => existsSync(`${root}/apps/${id}/vite.config.ts`))) {
		buildApp(id)
		process.stderr.write(`built ${id}\n`)
	}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	build(process.argv.length > 2 ? process.argv.slice(2) : undefined)
}
