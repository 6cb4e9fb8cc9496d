// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { describe, expect, it } from 'vitest'
import { partWords } from '../../src/vite-libraries.ts'

describe('the words of @nextcloud/vue', () => {
	it('are parted by component, in the languages of the app alone', () => {
		const { rest, words } = partWords([
			'const t0 = [{ "l": "ar", "t": { "Close": { "v": ["x"] } } }, { "l": "de", "t": { "Close": { "v": [\'"zu"\'] } } }, { "l": "uz" }];',
			'const t1 = [{ "l": "de", "t": {} }, { "l": "nl", "t": {} }];',
			'register(x);',
			'export {',
			'  t0 as $,',
			'  register as r,',
			'  t1',
			'};',
		].join('\n'), ['de', 'nl'])
		expect([...words]).toEqual([
			['t0', '[{ "l": "de", "t": { "Close": { "v": [\'"zu"\'] } } }]'],
			['t1', '[{ "l": "de", "t": {} }, { "l": "nl", "t": {} }]'],
		])
		expect(rest.trim().split('\n')).toEqual([
			'register(x);',
			'export { words as $ } from "\\u0000suite-words:t0";',
			'export { register as r };',
			'export { words as t1 } from "\\u0000suite-words:t1";',
		])
	})

	it('are refused when the library keeps them in another way', () => {
		expect(() => partWords('export const words = {}', ['de'])).toThrow('not where they were')
		expect(() => partWords('const t0 = ["de"]', ['de'])).toThrow('not where they were')
	})

	it('are found in the library that is installed', () => {
		const module = readFileSync(`${root}/node_modules/@nextcloud/vue/dist/chunks/_l10n.mjs`, 'utf8')
		const { rest, words } = partWords(module, ['de', 'fr', 'nl'])
		const kept = [...words.values()].join('\n')
		expect(kept.length).toBeLessThan(module.length / 8)
		expect(new Set([...kept.matchAll(/"l": "(\w+)"/g)].map(([, language]) => language))).toEqual(new Set(['de', 'fr', 'nl']))
		expect(rest.length).toBeLessThan(6_000)
	})
})
