// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { describe, expect, it } from 'vitest'
import { keepLanguages } from '../../src/vite-libraries.ts'

describe('the words of @nextcloud/vue', () => {
	it('stay in the languages of the app alone', () => {
		const module = [
			'const t0 = [{ "l": "ar", "t": { "Close": { "v": ["x"] } } }, { "l": "de", "t": { "Close": { "v": [\'"zu"\'] } } }, { "l": "uz" }];',
			'register(t0);',
		].join('\n')
		expect(keepLanguages(module, ['de', 'nl']).replaceAll(' ', '')).toBe([
			'constt0=[{"l":"de","t":{"Close":{"v":[\'"zu"\']}}},];', 'register(t0);',
		].join('\n'))
	})

	it('are refused when the library keeps them in another way', () => {
		expect(() => keepLanguages('export const words = {}', ['de'])).toThrow('not where they were')
	})

	it('are found in the library that is installed', () => {
		const module = readFileSync(`${root}/node_modules/@nextcloud/vue/dist/chunks/_l10n.mjs`, 'utf8')
		const kept = keepLanguages(module, ['de', 'fr', 'nl'])
		expect(kept.length).toBeLessThan(module.length / 8)
		expect(new Set([...kept.matchAll(/"l": "(\w+)"/g)].map(([, language]) => language))).toEqual(new Set(['de', 'fr', 'nl']))
	})
})
