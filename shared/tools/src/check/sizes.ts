// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Finding } from './gate.ts'
import type { Source } from './sources.ts'

/** Hard limit for every source file. */
const limit = 400

/** Length at which a file starts to smell; the first matching kind counts. */
const smells: readonly { kind: string, fits: RegExp, lines: number }[] = [
	{ kind: 'controller', fits: /\/Controller\/.*\.php$/, lines: 200 },
	{ kind: 'service', fits: /\/Service\/.*\.php$/, lines: 250 },
	{ kind: 'repository', fits: /\/(Repository|Db)\/.*\.php$/, lines: 200 },
	{ kind: 'component', fits: /\.vue$/, lines: 250 },
	{ kind: 'module', fits: /\/src\/.*\.(ts|mjs)$/, lines: 150 },
]

/** Files over the limit are problems; files that smell are only listed. */
export function sizeFinding(files: readonly Source[]): Finding {
	const problems: string[] = []
	const notes: string[] = []
	for (const { path, text } of files) {
		const lines = text.replace(/\n$/, '').split('\n').length
		const smell = smells.find(({ fits }) => fits.test(path))
		if (lines > limit) {
			problems.push(`${path}: ${lines} lines, ${limit} at most`)
		} else if (smell !== undefined && lines > smell.lines) {
			notes.push(`${path}: ${lines} lines, a ${smell.kind} smells above ${smell.lines}`)
		}
	}
	return { problems, notes }
}
