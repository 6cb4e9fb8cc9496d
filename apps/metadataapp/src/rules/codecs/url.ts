// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Problem } from '../problem.ts'
import { readAddress } from '../values/address.ts'
import { trim } from '../values/text.ts'
import { plainRules, type TypeRules } from './rules.ts'

/** An address with its scheme. A filter takes any text. */
export const urlRules: TypeRules = {
	...plainRules,
	read(_, input) {
		if (typeof input !== 'string') {
			return new Problem('wrong_shape')
		}
		return trim(input) === '' ? null : readAddress(input)
	},
}
