// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Finding } from './gate.ts'

/** Maximum number of source files in a folder, not counting subfolders. */
const limit = 15
const covered = /^(apps\/[^/]+\/(lib|src)|shared\/(ui|api|schema)\/src|shared\/(php|host\/embedded))\/.*\.(php|ts|vue|css|scss|js)$/

/** Folders that must stay flat, regardless of their number of files. */
const flat: readonly { fits: RegExp, reason: string }[] = [
	{ fits: /^apps\/[^/]+\/lib\/Controller$/, reason: 'Nextcloud reads routes from this folder only' },
	{ fits: /^apps\/[^/]+\/lib\/Migration$/, reason: 'Nextcloud reads migrations from this folder only' },
	{ fits: /^shared\/host\/embedded\/(OCP|OCA|Sabre)(\/|$)/, reason: 'names are those of Nextcloud and Sabre' },
	{ fits: /^shared\/(php|host\/embedded)\/tests(\/|$)/, reason: 'tests mirror what they test' },
]

/** Refuses folders with too many source files to grasp at once; those that must stay flat are listed with the reason. */
export function folderFinding(paths: readonly string[]): Finding {
	const problems: string[] = []
	const notes: string[] = []
	for (const [folder, files] of filesByFolder(paths)) {
		const reason = flat.find(({ fits }) => fits.test(folder))?.reason
		if (files > limit && reason !== undefined) {
			notes.push(`${folder}: ${files} files; ${reason}`)
		} else if (files > limit) {
			problems.push(`${folder}: ${files} files, up to ${limit}; sort them into folders by feature`)
		}
	}
	return { problems, notes }
}

function filesByFolder(paths: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const path of paths.filter((one) => covered.test(one))) {
		const folder = path.slice(0, path.lastIndexOf('/'))
		counts.set(folder, (counts.get(folder) ?? 0) + 1)
	}
	return counts
}
