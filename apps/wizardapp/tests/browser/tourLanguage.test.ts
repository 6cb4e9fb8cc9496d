// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { direction, languageTag } from '../../src/tour/language.ts'

describe('the language of the bubble', () => {
	it.each([['nl', 'nl'], ['pt_BR', 'pt-BR'], ['nn_NO', 'nn-NO'], ['sr@latin', 'sr-Latn'], ['zh-TW', 'zh-TW']])(
		'maps %s to the language tag %s',
		(host, tag) => {
			expect(languageTag(host)).toBe(tag)
			expect(() => new Intl.Locale(languageTag(host))).not.toThrow()
		},
	)

	it.each([['ar', 'rtl'], ['fa', 'rtl'], ['he', 'rtl'], ['he_IL', 'rtl'], ['en', 'ltr'], ['pt_BR', 'ltr'], ['fi', 'ltr']])(
		'has for %s the direction %s',
		(language, expected) => {
			expect(direction(language)).toBe(expected)
		},
	)
})
