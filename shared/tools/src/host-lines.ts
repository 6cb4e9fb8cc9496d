// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { sources } from './check/sources.ts'

// tsx shared/tools/src/host-lines.ts: how large the embedded host is, by folder, its declarations apart from what it does

const base = 'shared/host/embedded/'
const declarations = ['OCP', 'OCA']
const lines = new Map<string, { files: number, lines: number }>()
for (const { path, text } of sources(/^shared\/host\/embedded\/.*\.(php|js|css|ts)$/)) {
	const [folder = '', ...rest] = path.slice(base.length).split('/')
	const name = rest.length === 0 ? '(root)' : folder
	const known = lines.get(name) ?? { files: 0, lines: 0 }
	lines.set(name, { files: known.files + 1, lines: known.lines + text.replace(/\n$/, '').split('\n').length })
}

function report(title: string, names: readonly string[]): void {
	const rows = names.map((name) => ({ name, ...(lines.get(name) ?? { files: 0, lines: 0 }) }))
	for (const row of [...rows, { name: title, files: rows.reduce((sum, { files }) => sum + files, 0), lines: rows.reduce((sum, row) => sum + row.lines, 0) }]) {
		console.log(`${row.name.padEnd(16)} ${String(row.files).padStart(5)} files ${String(row.lines).padStart(6)} lines`)
	}
	console.log('')
}

const folders = [...lines.keys()].sort()
report('host', folders.filter((name) => !declarations.includes(name) && name !== 'tests'))
report('declarations', folders.filter((name) => declarations.includes(name)))
report('tests', folders.filter((name) => name === 'tests'))
