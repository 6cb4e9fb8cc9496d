// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

/** Maximum columns per line. */
const limit = 140
const tab = ' '.repeat(4)

/** Translations, licences, images, generated files and test payloads: their lines are not formatted by hand. */
const exempt = /(^|\/)(l10n|LICENSES)\/|(^|\/)(LICENSE|package-lock\.json|openapi\.json)$|\.svg$|\/tests\/fixtures\/.*\.(json|html|css)$/

/**
 * A line with a single indivisible item: a quoted text (a translated sentence is one literal), a pattern, or a word such as
 * an address; preceded by a comment or list marker, an operator or a key, and followed by brackets.
 */
const single = new RegExp([
	/^\s*(?:(?:\/\/|\/?\*+|#|[-+.?:]|\d+\.)\s+)?(?:(?!v-)(?:[\w$-]+|'[^']*'|"[^"]*")(?:: | => |=))?/,
	/(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|[^/\\])+\/[a-z]*|\S+)/,
	/[)\]},;>]*$/,
].map(({ source }) => source).join(''))

/** Lines that are too wide, except indivisible ones and table rows in Markdown. */
export function widthProblems(files: readonly Source[]): string[] {
	return files.filter(({ path }) => !exempt.test(path)).flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => {
		const width = line.replaceAll('\t', tab).length
		const isAllowed = width <= limit || single.test(line) || (path.endsWith('.md') && line.startsWith('|'))
		return isAllowed ? [] : [`${path}:${index + 1}: ${width} columns, ${limit} at most`]
	}))
}
