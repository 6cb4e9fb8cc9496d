// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the app's own `src`, what a front end is made of. */
const shared = ['api/src', 'schema/src', 'ui/src'].map((path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

/**
 * The folder of an app whose front end is built, in `js` and `css`, from the sources as they are now.
 *
 * @throws {Error} with one sentence when it is not
 */
export function builtFrontEnd(folder: string): string {
	const scripts = existsSync(join(folder, 'js')) ? readdirSync(join(folder, 'js')).filter((name) => name.endsWith('.mjs')) : []
	if (scripts.length === 0) {
		throw new Error(`The front end of ${basename(folder)} is not built: run npm run build.`)
	}
	const built = Math.min(...scripts.map((name) => statSync(join(folder, 'js', name)).mtimeMs))
	const [newest] = [join(folder, 'src'), ...shared].flatMap(filesIn).sort((a, b) => b.changed - a.changed)
	if (newest !== undefined && newest.changed > built) {
		throw new Error(`The front end of ${basename(folder)} is older than ${newest.path}: run npm run build.`)
	}
	return folder
}

function filesIn(folder: string): { path: string, changed: number }[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.map((path) => ({ path, changed: statSync(path).mtimeMs }))
}
