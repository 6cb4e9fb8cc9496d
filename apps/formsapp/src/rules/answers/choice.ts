// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { Question } from '../definition/types.ts'
import { isList, type Json } from '../values/json.ts'
import { Fault } from './fault.ts'
import { cleanText } from './text.ts'

/** What somebody writes instead of a choice begins with this; no id has a colon. */
export const other = 'other:'

export function readChoice(question: Question, value: Json): string | Fault | null {
	if (typeof value !== 'string') {
		return new Fault('wrong_shape')
	}
	return question.choices.id(value) ?? readOther(question, value)
}

/** @return each once, in the order of the choices */
export function readChoices(question: Question, value: Json): readonly string[] | Fault | null {
	const { choices, settings } = question
	if (!isList(value)) {
		return new Fault('wrong_shape')
	}
	const all = choices.all.length + 1
	if (value.length > 2 * bounds.choicesPerQuestion) {
		return new Fault('too_many', { max: settings.maxSelections ?? all })
	}
	const chosen = new Set<string>()
	const others = new Set<string>()
	for (const item of value) {
		const id = readChoice(question, item)
		if (id instanceof Fault) {
			return id
		}
		if (id !== null) {
			(choices.find(id) === undefined ? others : chosen).add(id)
		}
	}
	if (others.size > 1) {
		return new Fault('too_many', { max: all })
	}
	const ids = [...choices.all.map((choice) => choice.id).filter((id) => chosen.has(id)), ...others]
	if (settings.maxSelections !== undefined && ids.length > settings.maxSelections) {
		return new Fault('too_many', { max: settings.maxSelections })
	}
	return ids.length === 0 ? null : ids
}

function readOther({ settings }: Question, value: string): string | Fault | null {
	if (settings.allowOther !== true || !value.startsWith(other)) {
		return new Fault('not_a_choice')
	}
	const text = cleanText(value.slice(other.length), false, bounds.otherCharacters)
	return typeof text === 'string' ? other + text : text
}
