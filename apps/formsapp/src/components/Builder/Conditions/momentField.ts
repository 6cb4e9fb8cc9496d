// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'

/** The kind of input for a date or time. */
export function momentField(type: QuestionType): 'date' | 'time' | 'datetime-local' {
	return type === 'date' ? 'date' : type === 'time' ? 'time' : 'datetime-local'
}

const two = (number: number): string => String(number).padStart(2, '0')

/** A stored date or time as an input takes it: moments are stored in UTC and shown in the zone of the browser. */
export function inputOf(type: QuestionType, value: unknown): string {
	const text = typeof value === 'string' ? value : ''
	const moment = new Date(text)
	if (type !== 'datetime' || Number.isNaN(moment.getTime())) {
		return type === 'datetime' ? '' : text
	}
	const day = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
	return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** What an input holds, as it is stored. */
export function storedOf(type: QuestionType, input: string): string {
	const moment = new Date(input)
	return type !== 'datetime' || Number.isNaN(moment.getTime()) ? input : moment.toISOString().replace(/\.\d+Z$/, 'Z')
}
