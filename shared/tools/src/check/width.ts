// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

/** Columns of a line, at most. */
const limit = 140
const tab = ' '.repeat(4)

/** Translations, licences, pictures, what tools write, and the payloads of tests: nobody lays out their lines. */
const exempt = /(^|\/)(l10n|LICENSES)\/|(^|\/)(LICENSE|package-lock\.json|openapi\.json)$|\.svg$|\/tests\/fixtures\/.*\.(json|html|css)$/

/**
 * A line that holds one thing which cannot be parted: a text in quotes (a translated sentence is one literal), a pattern, or a word such as
 * an address; with the mark of a comment or list, an operator or a key in front, and brackets behind.
 */
const single = new RegExp([
	/^\s*(?:(?:\/\/|\/?\*+|#|[-+.?:]|\d+\.)\s+)?(?:(?!v-)(?:[\w$-]+|'[^']*'|"[^"]*")(?:: | => |=))?/,
	/(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|[^/\\])+\/[a-z]*|\S+)/,
	/[)\]},;>]*$/,
].map(({ source }) => source).join(''))

/** Lines that are too wide, apart from those that cannot be parted and the rows of tables in Markdown. */
export function widthProblems(files: readonly Source[]): string[] {
	return files.filter(({ path }) => !exempt.test(path)).flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => {
		const width = line.replaceAll('\t', tab).length
		const isAllowed = width <= limit || single.test(line) || (path.endsWith('.md') && line.startsWith('|'))
		return isAllowed ? [] : [`${path}:${index + 1}: ${width} columns, ${limit} at most`]
	}))
}
