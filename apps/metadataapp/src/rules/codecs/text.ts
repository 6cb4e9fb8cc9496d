// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { Problem, textProblem } from '../problem.ts'
import { textOf } from '../values/text.ts'
import { plainRules, type TypeRules } from './rules.ts'

/** Texts stay as they were sent, with line ends and spaces; screens show a `text` on one line. */
export const textRules: TypeRules = {
	...plainRules,
	read({ type }, input) {
		const text = textOf(input)
		if (text === null) {
			return new Problem('wrong_shape')
		}
		return textProblem(text, type === 'textarea' ? limits.textareaCharacters : limits.textCharacters) ?? text
	},
}
