// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { Json } from '../values/json.ts'
import { Fault } from './fault.ts'
import { cleanText } from './text.ts'

/** Reads the value of a hidden field. */
export function readHidden(value: Json): string | Fault | null {
	if (value === null) {
		return null
	}
	return typeof value === 'string' ? cleanText(value, false, bounds.hiddenFieldCharacters) : new Fault('wrong_shape')
}
