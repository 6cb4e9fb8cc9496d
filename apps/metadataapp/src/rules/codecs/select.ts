// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Problem, quoting } from '../problem.ts'
import { isList } from '../values/json.ts'
import { isStorable, textOf, trim } from '../values/text.ts'
import { literalText, plainRules, separator, type TypeRules } from './rules.ts'

/** One of the options, or the present value when that was one once. A filter takes any text. */
export const selectRules: TypeRules = {
	...plainRules,
	read({ options }, input, present) {
		const text = textOf(input)
		if (text === null) {
			return new Problem('wrong_shape')
		}
		if (!isStorable(text)) {
			return new Problem('bad_characters')
		}
		const option = [text, trim(text)].find((one) => one === present || options.includes(one))
		return option ?? quoting('not_an_option', 'option', text)
	},
}

const split = (value: string): readonly string[] => value.split(separator)

/**
 * Options joined by `;#`, each once and in the order of the field; then those that the present value has and the field no longer. A
 * list is taken too. A filter with several joined finds what has all of them.
 */
export const multiselectRules: TypeRules = {
	...plainRules,
	split,
	read({ options }, input, present) {
		const known = new Set([...options, ...present === null ? [] : split(present)])
		const chosen = new Set<string>()
		for (const item of isList(input) ? input : [input]) {
			const text = item === null ? '' : textOf(item)
			if (text === null) {
				return new Problem('wrong_shape')
			}
			if (!isStorable(text)) {
				return new Problem('bad_characters')
			}
			for (const part of split(text)) {
				const option = known.has(part) ? part : trim(part)
				if (option !== '' && !known.has(option)) {
					return quoting('not_an_option', 'option', part)
				}
				chosen.add(option)
			}
		}
		const kept = [...known].filter((option) => chosen.has(option))
		return kept.length === 0 ? null : kept.join(separator)
	},
	literal: (_, input) => literalText(input, (text) => ({ kind: 'texts', items: split(text) })),
}
