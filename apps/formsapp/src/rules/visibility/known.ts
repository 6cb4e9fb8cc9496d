// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isMoment, isNumeric } from '../definition/names.ts'
import type { Question } from '../definition/types.ts'
import { readDecimal } from '../values/decimal.ts'
import { readBound, readDate, readTime } from '../values/moment.ts'

/** What conditions know of a question. */
export interface Known {
	readonly question: Question
	/** What is answered. */
	readonly tokens: readonly string[]
	/** Of what is answered. */
	keys(): ReadonlySet<string>
	/** Alike exactly when the values are the same. */
	key(text: string): string
	moment(text: string): string | null
}

export function knownOf(question: Question, tokens: readonly string[]): Known {
	const { type } = question
	let keys: ReadonlySet<string> | null = null
	const moment = (text: string): string | null =>
		type === 'date' ? readDate(text) : type === 'time' ? readTime(text) : readBound(text, false)
	const key = (text: string): string =>
		isNumeric(type) ? readDecimal(text) ?? text : isMoment(type) ? moment(text) ?? text : text
	return { question, tokens, key, moment, keys: () => keys ??= new Set(tokens.map(key)) }
}
