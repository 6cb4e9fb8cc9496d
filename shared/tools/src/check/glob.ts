// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Returns whether a path matches a pattern of REUSE.toml: `*` stays within a folder, `**` crosses folders. */
export function matchesGlob(path: string, glob: string): boolean {
	const pattern = glob.split(/(\*\*\/?|\*)/).map((part) => {
		switch (part) {
			case '**/': return '(?:.*/)?'
			case '**': return '.*'
			case '*': return '[^/]*'
			default: return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		}
	}).join('')
	return new RegExp(`^${pattern}$`).test(path)
}
