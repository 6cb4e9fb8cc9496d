// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat, type Shape } from '@suite/testing/cost'
import { describe, it } from 'vitest'
import { checkAnswers, DefinitionFault, readDefinition } from '../../../src/rules/index.ts'
import { compilePattern, matches } from '../../../src/rules/pattern/pattern.ts'
import type { Json } from '../../../src/rules/values/json.ts'
import { trim } from '../../../src/rules/values/text.ts'
import form from '../../fixtures/rules/all-types.json' with { type: 'json' }

const definition = readDefinition(form as unknown as { [name: string]: Json })
const ids = [...definition.questions.keys()]
const units = ['a', ' ', '\u3000', '\r\n', '1', '-', '.', '@', 'a.', 'other:', 'é', '😀', '\uD800', 'A']
const patterns = ['^(a+)+$', '(?:a|a)*b', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a|a|a|a|a?)*$', '[^\\s@]+@[^\\s@]+\\.[^\\s@]+']
const lists: readonly (readonly [string, Json])[] = [
	['numbers', 1], ['choices', 'c2'], ['other answers', 'other:a'], ['objects', {}], ['rows', { c1: 'x' }], ['lists', []],
	['nothing', null],
]
const spaced: Shape = (length) => `a${' '.repeat(length)}a`

describe('rules take twice the time for twice the text', () => {
	it.each(units)('as an answer: %j', (unit) => {
		expectLinear((text) => checkAnswers(definition, Object.fromEntries(ids.map((id) => [id, text]))), repeat(unit))
	}, 60_000)

	it.each(units)('in a form: %j', (unit) => {
		expectLinear((text) => {
			try {
				readDefinition({ title: text, questions: [
					{ type: 'text', title: text, pattern: text, placeholder: text },
					{ type: 'text', showIf: { questionId: 'q1', operator: 'equals', value: text } },
					{ type: 'dropdown', options: [text, { label: text, value: text }] },
					{ id: text, type: text, dateMin: text, conditions: [{ questionId: text, operator: text }] },
				] })
			} catch (error) {
				if (!(error instanceof DefinitionFault)) {
					throw error
				}
			}
		}, repeat(unit))
	}, 60_000)

	it.each(lists)('as lists of %s', (_, item) => {
		expectLinear(
			(list: readonly Json[]) => checkAnswers(definition, Object.fromEntries(ids.map((id) => [id, list]))),
			(length) => Array.from({ length: length >> 2 }, () => item),
		)
	}, 60_000)

	it.each(patterns)('compared with the pattern %s', (pattern) => {
		const compiled = compilePattern(pattern)
		for (const unit of ['a', 'aB', '😀', '@']) {
			expectLinear((text) => matches(compiled, text), repeat(unit))
		}
	}, 60_000)

	it('with white space inside', () => {
		expectLinear(trim, spaced)
	}, 60_000)
})
