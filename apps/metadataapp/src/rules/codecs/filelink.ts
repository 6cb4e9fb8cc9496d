// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { lineProblem, Problem } from '../problem.ts'
import { isList } from '../values/json.ts'
import { sortText } from '../values/sortText.ts'
import { textOf } from '../values/text.ts'
import { plainRules, separator, type TypeRules } from './rules.ts'

/** A file of a value. */
export interface FileLink {
	readonly id: number
	/** Where the file was when it was chosen. */
	readonly path: string
}

/** A path may have `;#` in it, only not before what looks like the next file. */
const split = (value: string): readonly string[] => value.split(/;#(?=[1-9][0-9]*:)/)

/**
 * Files as `<id>:<path>`, joined by `;#` or in a list, each file once. The id is what counts. Filters take ids, with or without a path.
 */
export const filelinkRules: TypeRules = {
	...plainRules,
	words: pathOf,
	split,
	item: (text) => ({ text, sortText: sortText(pathOf(text)), sortNumber: idOf(text) }),
	read(_, input) {
		const tokens = new Map<string, string>()
		for (const item of isList(input) ? input : [input]) {
			if (item !== null && typeof item !== 'string') {
				return new Problem('wrong_shape')
			}
			for (const token of item === null || item === '' ? [] : split(item)) {
				const id = idOf(token)
				if (id === null) {
					return new Problem('not_a_file')
				}
				const problem = lineProblem(pathOf(token), limits.pathCharacters)
				if (problem !== null) {
					return problem
				}
				tokens.set(id, tokens.get(id) ?? token)
			}
			if (tokens.size > limits.linksPerValue) {
				return new Problem('too_many', { max: limits.linksPerValue })
			}
		}
		return tokens.size === 0 ? null : [...tokens.values()].join(separator)
	},
	literal(_, input) {
		const text = textOf(input)
		if (text === null) {
			return new Problem('bad_filter')
		}
		const ids = split(text).map((token) => idOf(token) ?? idOf(`${token}:/`))
		const known = ids.filter((id) => id !== null)
		return known.length < ids.length ? new Problem('not_a_file') : { kind: 'numbers', items: known }
	},
}

/** The files of a value, in its order. */
export function fileLinks(value: string | null): readonly FileLink[] {
	return value === null ? [] : split(value).map((token) => ({ id: Number(idOf(token)), path: pathOf(token) }))
}

/** @return a decimal, null when it is no such token */
function idOf(token: string): string | null {
	const id = /^([1-9][0-9]{0,15}):./s.exec(token)?.[1]
	return id !== undefined && Number.isSafeInteger(Number(id)) ? id : null
}

function pathOf(token: string): string {
	return token.slice(token.indexOf(':') + 1)
}
