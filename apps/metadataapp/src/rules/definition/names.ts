// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { lineProblem, Problem } from '../problem.ts'
import type { Json } from '../values/json.ts'
import { textOf, trim } from '../values/text.ts'

/** `field_name`: what programs call a field. */
export function readFieldName(input: Json): string | Problem {
	if (input === null || input === '') {
		return new Problem('missing')
	}
	if (typeof input !== 'string' || !/^[a-z][a-z0-9_]*$/.test(input)) {
		return new Problem('bad_name')
	}
	return input.length > limits.nameCharacters ? new Problem('too_long', { max: limits.nameCharacters }) : input
}

/** `field_label`: what people call a field, on one line. */
export function readFieldLabel(input: Json): string | Problem {
	const text = textOf(input ?? '')
	if (text === null) {
		return new Problem('wrong_shape')
	}
	const label = trim(text)
	return label === '' ? new Problem('missing') : lineProblem(label, limits.labelCharacters) ?? label
}
