// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../definition/types.ts'
import { isList, type Json, members } from '../values/json.ts'
import { Fault } from './fault.ts'

/**
 * A column, or several, by row.
 *
 * @return rows in their order, those without an answer left out
 */
export function readMatrix(question: Question, value: Json): Record<string, Json> | Fault | null {
	const given = members(value)
	if (given === null) {
		return new Fault('wrong_shape')
	}
	if ([...given.keys()].some((row) => question.rows.find(row) === undefined)) {
		return new Fault('unknown_row')
	}
	const answer: [string, Json][] = []
	for (const { id } of question.rows.all) {
		const chosen = readRow(question, given.get(id) ?? null)
		if (chosen instanceof Fault) {
			return chosen
		}
		if (chosen !== null) {
			answer.push([id, chosen])
		}
	}
	return answer.length === 0 ? null : Object.fromEntries(answer)
}

function readRow({ choices, settings }: Question, value: Json): string | readonly string[] | Fault | null {
	if (value === null || value === '') {
		return null
	}
	if (settings.multiplePerRow !== true) {
		return typeof value === 'string' ? choices.id(value) ?? new Fault('not_a_choice') : new Fault('wrong_shape')
	}
	if (!isList(value) || !value.every((item) => typeof item === 'string')) {
		return new Fault('wrong_shape')
	}
	const ids = new Set<string>()
	for (const item of value) {
		const id = choices.id(item)
		if (id === undefined) {
			return new Fault('not_a_choice')
		}
		ids.add(id)
	}
	const chosen = choices.all.map((choice) => choice.id).filter((id) => ids.has(id))
	return chosen.length === 0 ? null : chosen
}
