// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BuilderForm } from './form.ts'

const letters = 'bcdfghjklmnpqrstvwxz'
const length = 7

/**
 * A new id that nobody has or ever had: two people may add something at the same moment, and what was deleted is never
 * mixed up with what comes later. Letters only, because the server counts numbers on.
 *
 * @param prefix - q of a question, c of a choice or column, r of a row or rule, p of a page
 */
export function newId(prefix: 'q' | 'c' | 'r' | 'p', taken: ReadonlySet<string> = new Set()): string {
	for (;;) {
		const numbers = crypto.getRandomValues(new Uint8Array(length))
		const id = prefix + [...numbers].map((number) => letters[number % letters.length]).join('')
		if (!taken.has(id)) {
			return id
		}
	}
}

export const questionIds = (form: BuilderForm): Set<string> => new Set(form.questions.map(({ id }) => id))
