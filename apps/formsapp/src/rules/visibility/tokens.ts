// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { other } from '../answers/choice.ts'
import type { Question } from '../definition/types.ts'
import { decimalOf } from '../values/decimal.ts'
import { isList, type Json } from '../values/json.ts'
import { trim } from '../values/text.ts'

/** The texts of an answer that conditions compare; none when it is not answered. */
export function tokensOf(question: Question, answer: Json): readonly string[] {
	if (answer === null) {
		return []
	}
	if (question.type === 'matrix') {
		return Object.entries(answer).flatMap(([row, chosen]: [string, Json]) =>
			(isList(chosen) ? chosen : [chosen]).map((column) => `${row}:${column as string}`))
	}
	if (question.type === 'table') {
		return (answer as readonly object[]).flatMap((row) => Object.values(row) as Json[]).map(tokenOf)
	}
	return (isList(answer) ? answer : [answer]).map(tokenOf)
}

function tokenOf(value: Json): string {
	if (typeof value === 'number') {
		return decimalOf(value) ?? ''
	}
	// What was written is nobody's choice to compare with.
	return typeof value !== 'string' ? '' : value.startsWith(other) ? other : trim(value)
}
