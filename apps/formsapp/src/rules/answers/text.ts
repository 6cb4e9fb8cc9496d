// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { longestText } from '../definition/settings.ts'
import type { Question } from '../definition/types.ts'
import { matches } from '../pattern/pattern.ts'
import { isAddress } from '../values/email.ts'
import type { Json } from '../values/json.ts'
import { characters, hasControls, isWellFormed, trim } from '../values/text.ts'
import { Fault } from './fault.ts'

export function readText(question: Question, value: Json): string | Fault | null {
	if (typeof value !== 'string') {
		return new Fault('wrong_shape')
	}
	const text = cleanText(value, question.type === 'textarea', longest(question))
	if (typeof text !== 'string') {
		return text
	}
	if (question.type === 'email' && !isAddress(text)) {
		return new Fault('not_an_email')
	}
	if (question.pattern !== null && !matches(question.pattern, text)) {
		const message = question.settings.patternMessage
		return new Fault('no_match', message === undefined ? {} : { message })
	}
	return text
}

/** @return without white space around it; null when there is nothing else */
export function cleanText(value: string, hasLines: boolean, most: number): string | Fault | null {
	if (!isWellFormed(value)) {
		return new Fault('bad_characters')
	}
	const trimmed = trim(value)
	if (trimmed === '') {
		return null
	}
	const text = hasLines ? trimmed.replace(/\r\n?/g, '\n') : trimmed
	if (characters(text) > most) {
		return new Fault('too_long', { max: most })
	}
	return hasControls(text) || (!hasLines && /[\r\n]/.test(text)) ? new Fault('bad_characters') : text
}

function longest({ type, settings, pattern }: Question): number {
	const most = longestText(type)
	return Math.min(settings.maxLength ?? most, pattern === null ? most : bounds.patternTextCharacters)
}
