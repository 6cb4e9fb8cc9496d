// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Lock } from './licences.ts'
import type { Source } from './sources.ts'

/** Folders of somebody's machine; a path that only runs there must not be in a file. */
const machinePath = /(?<![\w.$}/~-])\/(?:root|work|Users\/\w+|home\/(?!runner\b)\w+)\/[\w.-]+/
/** Package registries and their mirrors: which one is used is the machine's own setting. */
const registry = /\b(?:registry\.[\w.-]*(?:npmjs|yarnpkg)[\w.-]*|(?:repo\.)?packagist\.(?:org|com)|npmmirror\.com|pkgs\.dev\.azure\.com)\b/

/**
 * Lines that name a place of one machine or a package registry.
 *
 * @param files - every text file of ours
 * @param hosts - hosts of the registries that this machine is set to
 */
export function placeProblems(files: readonly Source[], hosts: readonly string[]): string[] {
	return files.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => {
		const named = machinePath.exec(line)?.[0] ?? registry.exec(line)?.[0] ?? hosts.find((host) => line.includes(host))
		return named === undefined ? [] : [`${path}:${index + 1} names ${named}`]
	}))
}

/** Lock entries that are bound to an address; our own packages are links to folders. */
export function lockProblems(lock: Lock): string[] {
	return Object.entries(lock.packages)
		.filter(([, entry]) => entry.resolved !== undefined && /^[a-z+]+:/.test(entry.resolved) && !entry.resolved.startsWith('file:'))
		.map(([path, entry]) => `package-lock.json: ${path} is bound to ${entry.resolved}`)
}
