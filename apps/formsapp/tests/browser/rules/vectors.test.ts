// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { canonical, type Json } from '../../../src/rules/values/json.ts'
import vectors from '../../fixtures/rules/vectors.json' with { type: 'json' }
import { type Case, outcomeOf } from './outcome.ts'

type Vector = Case & { readonly name: string, readonly expected: Record<string, Json> }

describe('rules', () => {
	it.each((vectors as unknown as readonly Vector[]).map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
		const outcome = outcomeOf(vector)
		const stored = outcome.stored as Record<string, Json> | undefined
		const all: Record<string, Json> = stored === undefined
			? outcome
			: { ...outcome, questions: stored.questions!, storedPages: stored.pages!, nextQuestion: stored.nextQuestion! }
		const said = Object.fromEntries(Object.keys(vector.expected).map((name) => [name, all[name] ?? null]))
		expect(said).toEqual(vector.expected)
		expect(canonical(said)).toBe(canonical(vector.expected))
	})

	it('are followed by everything that is read twice', () => {
		for (const vector of vectors as unknown as readonly Vector[]) {
			const { stored } = outcomeOf(vector)
			if (stored !== undefined) {
				const again = outcomeOf({ form: stored as Record<string, Json> })
				expect(canonical(again.stored!), vector.name).toBe(canonical(stored))
			}
		}
	})
})
