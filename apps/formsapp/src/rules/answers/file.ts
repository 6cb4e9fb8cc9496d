// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../definition/types.ts'
import { isList, type Json } from '../values/json.ts'
import { Fault } from './fault.ts'

/**
 * Ids of uploaded files; whether they exist is known elsewhere.
 *
 * @return each once
 */
export function readFiles({ settings }: Question, value: Json): readonly string[] | Fault | null {
	if (!isList(value)) {
		return new Fault('wrong_shape')
	}
	const most = settings.maxFiles ?? 1
	if (value.length > most) {
		return new Fault('too_many', { max: most })
	}
	if (!value.every((item) => typeof item === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(item))) {
		return new Fault('wrong_shape')
	}
	const ids = [...new Set(value.map(String))]
	return ids.length === 0 ? null : ids
}
