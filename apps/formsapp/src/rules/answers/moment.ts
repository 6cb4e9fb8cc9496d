// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../definition/types.ts'
import type { Json } from '../values/json.ts'
import { readDate, readInstant, readTime } from '../values/moment.ts'
import { trim } from '../values/text.ts'
import { Fault } from './fault.ts'

export function readMoment({ type, settings }: Question, value: Json): string | Fault | null {
	if (typeof value !== 'string') {
		return new Fault('wrong_shape')
	}
	const text = trim(value)
	if (text === '') {
		return null
	}
	const moment = type === 'date' ? readDate(text) : type === 'time' ? readTime(text) : readInstant(text)
	if (moment === null) {
		return new Fault(type === 'time' ? 'not_a_time' : 'not_a_date')
	}
	const { min, max } = settings
	if (typeof min === 'string' && moment < min) {
		return new Fault('too_early', { min })
	}
	return typeof max === 'string' && moment > max ? new Fault('too_late', { max }) : moment
}
