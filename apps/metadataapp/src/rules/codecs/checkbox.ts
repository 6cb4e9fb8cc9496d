// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Problem } from '../problem.ts'
import { readTruth } from '../values/truth.ts'
import { numberColumn, plainRules, type TypeRules } from './rules.ts'

/** `1` is checked and `0` unchecked; a filter for 0 finds what has no value, too. */
export const checkboxRules: TypeRules = {
	...plainRules,
	column: numberColumn,
	words: null,
	read(_, input) {
		const isChecked = readTruth(input)
		return isChecked === null ? new Problem('not_a_mark') : isChecked ? '1' : '0'
	},
	item: (text) => ({ text, sortText: null, sortNumber: text }),
	literal(_, input) {
		const isChecked = readTruth(input)
		if (isChecked === null) {
			return new Problem('not_a_mark')
		}
		return isChecked ? { kind: 'numbers', items: ['1'] } : { kind: 'unchecked' }
	},
}
