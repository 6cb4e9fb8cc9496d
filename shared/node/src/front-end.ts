// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { digest } from './digest.ts'
import { root } from './paths.ts'

/** What every front end is made of, beside the app's own `src` and `vite.config.ts`. */
const shared = ['shared/api/src', 'shared/schema/src', 'shared/ui/src', 'shared/tools/src/vite-app.ts', 'package-lock.json']

/**
 * Notes that an app's `js` and `css` were built from these sources; taken before the build, so that an edit meanwhile counts.
 *
 * @param base - another folder than the repository's root, for tests
 */
export function noteFrontEnd(id: string, sources: string, base: string = root): void {
	mkdirSync(dirname(note(id, base)), { recursive: true })
	writeFileSync(note(id, base), sources)
}

/** Does an app have pages or scripts of its own? One without serves programs only. */
export function hasFrontEnd(id: string, base: string = root): boolean {
	return existsSync(`${base}/apps/${id}/vite.config.ts`)
}

/** Are an app's `js` and `css` built from the sources as they are now? True for an app without a front end. */
export function isFrontEndCurrent(id: string, base: string = root): boolean {
	return !hasFrontEnd(id, base) || (existsSync(`${base}/apps/${id}/js`)
		&& existsSync(note(id, base))
		&& readFileSync(note(id, base), 'utf8') === frontEndSources(id, base))
}

/** A digest of everything that an app's front end is built from. */
export function frontEndSources(id: string, base: string = root): string {
	return digest([`apps/${id}/src`, `apps/${id}/vite.config.ts`, ...shared].flatMap((path) => filesIn(path, base)), base)
}

const note = (id: string, base: string): string => `${base}/build/front-ends/${id}.sources`

function filesIn(path: string, base: string): string[] {
	if (!existsSync(`${base}/${path}`)) {
		return []
	}
	const inside = path.includes('.') ? [''] : readdirSync(`${base}/${path}`, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`.slice(base.length + path.length + 1))
	return inside.map((name) => `${path}${name}`).sort()
}
