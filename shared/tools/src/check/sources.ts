// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync, readFileSync } from 'node:fs'
import { root } from '@suite/node/paths'

/** A file of the repository. */
export interface Source {
	/** Path below the root, with `/`. */
	path: string
	text: string
}

const skippedFolders = new Set(['.git', 'node_modules', 'vendor', 'test-results', 'playwright-report', '.phpunit.cache'])
const generated = /^(build|(shared\/testing\/)?apps\/[^/]+\/(js|css|lib\/Shared|lib\/Vendor)|shared\/[^/]+\/generated)$/

/** Paths below the root of all our files, excluding generated and installed ones. */
export function paths(folder = ''): string[] {
	return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
		const path = folder === '' ? entry.name : `${folder}/${entry.name}`
		if (!entry.isDirectory()) {
			return entry.isFile() ? [path] : []
		}
		return skippedFolders.has(entry.name) || generated.test(path) ? [] : paths(path)
	}).sort()
}

/** Reads our files whose path matches. */
export function sources(fits: RegExp): Source[] {
	return paths().filter((path) => fits.test(path)).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
}
