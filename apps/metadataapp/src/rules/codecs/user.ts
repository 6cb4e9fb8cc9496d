// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { lineProblem, Problem } from '../problem.ts'
import { isList } from '../values/json.ts'
import { plainRules, separator, type TypeRules } from './rules.ts'

/** The id of one account, alone or in a list. `;#` is kept for several. */
export const userRules: TypeRules = {
	...plainRules,
	read(_, input) {
		const items = isList(input) ? input : [input]
		const user = items[0]
		if (user === undefined) {
			return null
		}
		if (typeof user !== 'string') {
			return new Problem('wrong_shape')
		}
		if (items.length > 1 || user.includes(separator)) {
			return new Problem('not_one_user')
		}
		return user === '' ? null : lineProblem(user, limits.userCharacters) ?? user
	},
}
