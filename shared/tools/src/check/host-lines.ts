// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Finding } from './gate.ts'
import type { Source } from './sources.ts'

const base = 'shared/host/embedded/'
/** Folders of declarations, counted separately from the host's implementation. */
const declarations: readonly string[] = ['OCA', 'OCP', 'Sabre']

/** Compares the line count of each folder of the embedded host with the table in its README: growth must be a documented decision. */
export function hostLineFinding(files: readonly Source[], readme: string): Finding {
	const allowed = limits(readme)
	const lines = linesByFolder(files)
	const folders = [...new Set([...lines.keys(), ...allowed.keys()])].sort()
	const all = [...lines.values()].reduce((total, count) => total + count, 0)
	const declared = declarations.reduce((total, folder) => total + (lines.get(folder) ?? 0), 0)
	return {
		problems: folders.flatMap((folder) => problem(folder, lines.get(folder), allowed.get(folder))),
		notes: [
			...folders.map((folder) => `${folder}: ${lines.get(folder) ?? 0} lines, up to ${allowed.get(folder) ?? 0}`),
			`${all - declared} lines that do something, ${declared} that declare`,
		],
	}
}

function problem(folder: string, lines: number | undefined, limit: number | undefined): string[] {
	if (lines === undefined) {
		return [`${base}README.md: there is no folder ${folder}; take its line out`]
	}
	if (limit === undefined) {
		return [`${base}README.md: the table of what the host has lacks the folder ${folder} (${lines} lines)`]
	}
	return lines <= limit
		? []
		: [`${base}${folder}: ${lines} lines, up to ${limit} by README.md; say there what it has now, and how much it may take`]
}

/** Rows such as "| `Dav` | WebDAV | 3500 |". */
function limits(readme: string): Map<string, number> {
	return new Map([...readme.matchAll(/^\| `([\w.]+)` \|.*\| (\d+) \|$/gm)].map(([, folder = '', limit = '']) => [folder, Number(limit)]))
}

function linesByFolder(files: readonly Source[]): Map<string, number> {
	const lines = new Map<string, number>()
	for (const { path, text } of files) {
		const [folder = '', ...rest] = path.startsWith(base) ? path.slice(base.length).split('/') : []
		if (rest.length > 0 && folder !== 'tests') {
			lines.set(folder, (lines.get(folder) ?? 0) + text.replace(/\n$/, '').split('\n').length)
		}
	}
	return lines
}
