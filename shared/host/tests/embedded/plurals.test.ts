// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

interface Page {
	OC: { L10N: { register(app: string, bundle: object, rule?: string): void } }
	_oc_l10n_registry_plural_functions: Record<string, (count: number) => number>
}

/** The plural function that a page has after a file of translations with this rule. */
function pluralOf(rule?: string): (count: number) => number {
	const window = { document: { head: { dataset: {} } }, _oc_appswebroots: {} } as unknown as Page
	runInNewContext(readFileSync(new URL('../../embedded/public/host.js', import.meta.url), 'utf8'), {
		window,
		document: { head: { dataset: {} } },
	})
	window.OC.L10N.register('app', { text: 'Text' }, rule)
	return window._oc_l10n_registry_plural_functions.app as (count: number) => number
}

// As translators' files have them; what a number takes, from the reference of gettext.
const rules: Record<string, [rule: string | undefined, forms: Record<number, readonly number[]>]> = {
	'a file without a rule': [undefined, { 0: [1], 1: [0, 2, 100] }],
	Japanese: ['nplurals=1; plural=0;', { 0: [0, 1, 2, 100] }],
	Dutch: ['nplurals=2; plural=(n != 1);', { 0: [1], 1: [0, 2, 21] }],
	French: ['nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;', { 0: [0, 1], 1: [1_000_000], 2: [2, 17] }],
	Polish: [
		'nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : '
			+ 'n!=1 && (n%10>=0 && n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);',
		{ 0: [1], 1: [2, 3, 4, 22, 104], 2: [0, 5, 11, 12, 13, 14, 21, 112] },
	],
	Arabic: [
		'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5;',
		{ 0: [0], 1: [1], 2: [2], 3: [3, 10, 103], 4: [11, 99], 5: [100, 202] },
	],
	Slovenian: [
		'nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);',
		{ 0: [1, 101], 1: [2], 2: [3, 204], 3: [0, 5] },
	],
}

describe.each(Object.entries(rules))('%s', (_language, [rule, forms]) => {
	it.each(Object.entries(forms))('takes form %s where the language does', (form, counts) => {
		const plural = pluralOf(rule)
		expect(counts.map(plural)).toEqual(counts.map(() => Number(form)))
	})
})
