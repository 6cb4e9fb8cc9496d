// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldShape } from '../field.ts'
import { Problem } from '../problem.ts'
import { dayExists, dayPattern, isWritten, isWrittenWithTime, timeExists, timePattern } from '../values/day.ts'
import type { Json } from '../values/json.ts'
import { sortText } from '../values/sortText.ts'
import { literalText, plainRules, type TypeRules } from './rules.ts'

const [firstTime, lastTime] = ['T00:00:00', 'T23:59:59']

/**
 * Days, or days with a time that belongs to no time zone. A field that changes from one to the other keeps the values that it has, so
 * filters take both.
 */
export const dateRules: TypeRules = {
	...plainRules,
	words: null,
	read: ({ includesTime }, input) => includesTime ? readTime(input) : readDay(input),
	literal: (field, input) => literalText(input, (text) => {
		const moment = readEither(field, text)
		return moment instanceof Problem ? moment : { kind: 'texts', items: [moment] }
	}),
	// A day that is last means the whole day, and the start of a day is not after the day itself.
	bound(field, input, isLast) {
		const moment = readEither(field, input)
		if (moment instanceof Problem) {
			return moment
		}
		if (isLast && !moment.includes('T')) {
			return sortText(moment + lastTime)
		}
		return sortText(!isLast && moment.endsWith(firstTime) ? moment.slice(0, -firstTime.length) : moment)
	},
}

function readEither({ includesTime }: FieldShape, input: Json): string | Problem {
	const isOther = typeof input === 'string' && (includesTime ? isWritten(input) : isWrittenWithTime(input))
	return includesTime === isOther ? readDay(input) : readTime(input)
}

function readDay(input: Json): string | Problem {
	if (typeof input !== 'string' || !isWritten(input)) {
		return new Problem('not_a_date', { pattern: dayPattern })
	}
	return dayExists(input) ? input : new Problem('no_such_day', { pattern: dayPattern })
}

function readTime(input: Json): string | Problem {
	if (typeof input !== 'string' || !isWrittenWithTime(input)) {
		return new Problem('not_a_date_with_time', { pattern: timePattern })
	}
	if (!dayExists(input)) {
		return new Problem('no_such_day', { pattern: timePattern })
	}
	return timeExists(input) ? input : new Problem('no_such_time', { pattern: timePattern })
}
