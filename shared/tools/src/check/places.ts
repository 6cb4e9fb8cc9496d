// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Lock } from './licences.ts'
import type { Source } from './sources.ts'

/** Personal folders of one machine; a path that only works there must not be in a file. */
const machinePath = /(?<![\w.$}/~-])\/(?:root|work|Users\/\w+|home\/(?!runner\b)\w+)\/[\w.-]+/
/** Package registries and their mirrors: the choice of registry is a setting of the machine. */
const registry = /\b(?:registry\.[\w.-]*(?:npmjs|yarnpkg)[\w.-]*|(?:repo\.)?packagist\.(?:org|com)|npmmirror\.com|pkgs\.dev\.azure\.com)\b/

/**
 * Lines that name a location on one machine or a package registry.
 *
 * @param files - all our text files
 * @param hosts - hosts of the registries configured on this machine
 */
export function placeProblems(files: readonly Source[], hosts: readonly string[]): string[] {
	return files.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => {
		const named = machinePath.exec(line)?.[0] ?? registry.exec(line)?.[0] ?? hosts.find((host) => line.includes(host))
		return named === undefined ? [] : [`${path}:${index + 1} names ${named}`]
	}))
}

/** Lock entries that are bound to an address (our own packages are links to folders), or that lack what `npm ci` then asks for. */
export function lockProblems(lock: Lock): string[] {
	return Object.entries(lock.packages).flatMap(([path, entry]) => [
		...(isAddress(entry.resolved) ? [`package-lock.json: ${path} is bound to ${entry.resolved}`] : []),
		...Object.keys(entry.optionalDependencies ?? {})
			.filter((name) => !isLocked(lock, path, name))
			.map((name) => `package-lock.json: ${path} asks for ${name}, which is not locked, so npm ci refuses`),
	])
}

function isAddress(resolved: string | undefined): resolved is string {
	return resolved !== undefined && /^[a-z+]+:/.test(resolved) && !resolved.startsWith('file:')
}

/** Is a package found from another one's folder, the way Node looks for it: beside it, then in every folder above. */
function isLocked(lock: Lock, from: string, name: string): boolean {
	const folders = from.split('/node_modules/')
	return folders.some((_, index) =>
		lock.packages[[...folders.slice(0, folders.length - index), name].join('/node_modules/')]?.version !== undefined)
		|| lock.packages[`node_modules/${name}`]?.version !== undefined
}
