// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Licences of works that may be shipped inside an AGPL-3.0-or-later work. */
const compatible = new Set([
	'0BSD', 'AGPL-3.0', 'AGPL-3.0-only', 'AGPL-3.0-or-later', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause',
	'CC0-1.0', 'GPL-2.0-or-later', 'GPL-3.0', 'GPL-3.0-only', 'GPL-3.0-or-later', 'ISC', 'LGPL-2.1', 'LGPL-2.1-only', 'LGPL-2.1-or-later',
	'LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib', 'OFL-1.1',
])

/** The part of package-lock.json that is used here. */
export interface Lock {
	packages: Record<string, {
		version?: string
		license?: string
		dev?: boolean
		link?: boolean
		resolved?: string
		optionalDependencies?: Record<string, string>
	}>
}

/**
 * Packages that may be shipped and whose licence does not allow it.
 *
 * @param lock - package-lock.json
 * @param manifestLicence - the licence stated by an installed package itself, for lock entries without one
 */
export function npmLicenceProblems(lock: Lock, manifestLicence: (path: string) => string | undefined): string[] {
	return Object.entries(lock.packages).flatMap(([path, entry]) => {
		if (!path.startsWith('node_modules/') || entry.dev === true || entry.link === true) {
			return []
		}
		const licence = entry.license ?? manifestLicence(path)
		return licence !== undefined && isCompatible(licence) ? [] : [`${path} ${entry.version ?? ''}: ${licence ?? 'no licence named'}`]
	})
}

/** PHP packages of a composer `installed.json` whose licence does not allow shipping them. */
export function composerLicenceProblems(packages: readonly { name: string, version: string, license?: string[] }[]): string[] {
	return packages
		.filter(({ license }) => license === undefined || !license.some(isCompatible))
		.map(({ name, version, license }) => `${name} ${version}: ${license?.join(' or ') ?? 'no licence named'}`)
}

/** Supports `A OR B` (one suffices) and `A AND B` (all are needed), with at most one level of parentheses. */
export function isCompatible(expression: string): boolean {
	const bare = expression.trim().replace(/^\(([^()]*)\)$/, '$1')
	const either = splitOutside(bare, ' OR ')
	if (either.length > 1) {
		return either.some(isCompatible)
	}
	const all = splitOutside(bare, ' AND ')
	return all.length > 1 ? all.every(isCompatible) : compatible.has(bare)
}

function splitOutside(text: string, separator: string): string[] {
	const parts: string[] = ['']
	let depth = 0
	for (const piece of text.split(new RegExp(`([()]|${separator})`))) {
		depth += piece === '(' ? 1 : piece === ')' ? -1 : 0
		if (piece === separator && depth === 0) {
			parts.push('')
		} else {
			parts[parts.length - 1] += piece
		}
	}
	return parts
}
