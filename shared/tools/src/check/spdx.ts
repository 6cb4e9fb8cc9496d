// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { matchesGlob } from './glob.ts'
import type { Source } from './sources.ts'

/** One `[[annotations]]` table of REUSE.toml. */
interface Annotation {
	globs: string[]
	licence: string | undefined
	copyright: string | undefined
}

const copyrightTag = /SPDX-FileCopyrightText: \d{4} \S/
const licenceTag = /SPDX-License-Identifier: ([\w.+-]+)/

/**
 * Files that state their copyright and licence neither in their header nor through REUSE.toml.
 *
 * @param files - all our files; only the header of each is read
 * @param reuse - text of REUSE.toml
 * @param texts - names in LICENSES/
 */
export function spdxProblems(files: readonly Source[], reuse: string, texts: readonly string[]): string[] {
	const annotations = readAnnotations(reuse)
	return files.flatMap(({ path, text }) => {
		const head = text.slice(0, 1000)
		const covering = annotations.find(({ globs }) => globs.some((glob) => matchesGlob(path, glob)))
		const licence = licenceTag.exec(head)?.[1] ?? covering?.licence
		const isOwned = copyrightTag.test(head) || covering?.copyright !== undefined
		if (licence === undefined || !isOwned) {
			return [`${path}: no SPDX header, and REUSE.toml does not cover it`]
		}
		return texts.includes(`${licence}.txt`) ? [] : [`${path}: LICENSES/${licence}.txt is missing`]
	})
}

/** Parses the subset of TOML that REUSE.toml uses: tables of strings and string lists. */
function readAnnotations(toml: string): Annotation[] {
	return toml.split('[[annotations]]').slice(1).map((table) => ({
		globs: strings(/^path\s*=\s*(\[[^\]]*\]|"[^"]*")/m.exec(table)?.[1] ?? ''),
		licence: /^SPDX-License-Identifier\s*=\s*"([^"]+)"/m.exec(table)?.[1],
		copyright: /^SPDX-FileCopyrightText\s*=\s*"([^"]+)"/m.exec(table)?.[1],
	}))
}

function strings(value: string): string[] {
	return [...value.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
}
