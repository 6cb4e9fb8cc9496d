// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { checkAnswers, DefinitionFault, readDefinition } from '../../../src/rules/index.ts'

it('refuses half of a character', () => {
	const definition = readDefinition({ questions: [{ id: 'q1', type: 'text' }] })
	expect(checkAnswers(definition, { q1: 'a\uD800' }).faults.get('q1')?.code).toBe('bad_characters')
	expect(() => readDefinition({ questions: [{ id: 'q1', type: 'text', title: '\uDC00' }] })).toThrow(DefinitionFault)
})
