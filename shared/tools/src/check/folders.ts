// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Finding } from './gate.ts'

/** Source files that one folder may hold, those of its subfolders not counted. */
const limit = 15
const covered = /^(apps\/[^/]+\/(lib|src)|shared\/(ui|api|schema)\/src|shared\/host\/embedded)\/.*\.(php|ts|vue|css|scss|js)$/

/** Folders that must stay flat, however many files they hold. */
const flat: readonly { fits: RegExp, reason: string }[] = [
	{ fits: /^apps\/[^/]+\/lib\/Controller$/, reason: 'Nextcloud reads routes from this folder only' },
	{ fits: /^apps\/[^/]+\/lib\/Migration$/, reason: 'Nextcloud reads migrations from this folder only' },
	{ fits: /^shared\/host\/embedded\/(OCP|OCA|Sabre)(\/|$)/, reason: 'declares classes under the names that Nextcloud and Sabre gave them' },
	{ fits: /^shared\/host\/embedded\/tests(\/|$)/, reason: 'tests mirror what they test' },
]

/** Folders that are still to be sorted, with the files that they hold today: they may shrink, not grow. */
const unsorted: Readonly<Record<string, number>> = {
	'shared/host/embedded/Accounts': 29,
	'shared/host/embedded/AppFramework': 53,
	'shared/host/embedded/Console': 25,
	'shared/host/embedded/Dav': 32,
	'shared/host/embedded/Files': 35,
	'shared/host/embedded/Page': 18,
}

/** Refuses folders with more source files than a reader takes in at once; those that must stay flat are listed with the reason. */
export function folderFinding(paths: readonly string[], allowed: Readonly<Record<string, number>> = unsorted): Finding {
	const problems: string[] = []
	const notes: string[] = []
	const counts = filesByFolder(paths)
	for (const [folder, files] of counts) {
		const reason = flat.find(({ fits }) => fits.test(folder))?.reason
		if (files > limit && reason !== undefined) {
			notes.push(`${folder}: ${files} files; ${reason}`)
		} else if (files > Math.max(limit, allowed[folder] ?? 0)) {
			problems.push(`${folder}: ${files} files, up to ${allowed[folder] ?? limit}; sort them into folders by feature`)
		}
	}
	for (const folder of Object.keys(allowed)) {
		if ((counts.get(folder) ?? 0) <= limit) {
			problems.push(`${folder}: sorted by now; take it out of the list in shared/tools/src/check/folders.ts`)
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
