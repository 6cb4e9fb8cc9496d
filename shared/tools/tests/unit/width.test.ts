// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { widthProblems } from '../../src/check/width.ts'

const found = (text: string, path = 'apps/a/src/page.ts') => widthProblems([{ path, text }])
const words = 'one two '.repeat(20)
const address = `https://example.org/${'x'.repeat(140)}`

describe('width', () => {
	it('ends at 140 columns', () => {
		expect(found(`${'a b '.repeat(35)}\n`)).toEqual([])
		expect(found(`first\n${'a b '.repeat(35)}c\n`)).toEqual(['apps/a/src/page.ts:2: 141 columns, 140 at most'])
	})

	it('counts a tab as four columns', () => {
		expect(found(`\t${'a b '.repeat(34)}`)).toEqual([])
		expect(found(`\t${'a b '.repeat(34)}c`)).toHaveLength(1)
	})

	it.each([
		['a call', `save('${words}', page)`],
		['texts that are put together', `'${words}' + '${words}'`],
		['an expression of a template', `:label="t('a', '${words}')"`],
		['a comment', `// ${words}`],
		['a comment of PHPDoc', `/** ${words} */`],
		['a paragraph', words],
		['an address with words around it', `see ${address} for more`],
	])('refuses %s', (_, line) => {
		expect(found(line)).toHaveLength(1)
	})

	it.each([
		['a sentence on a line of its own', `\t'${words}',`],
		['one behind a key', `\ttitle: '${words} it\\'s ',`],
		['one in JSON', `  "title": "${words} \\"x\\"",`],
		['one in an array of PHP', `\t'title' => "${words}",`],
		['the attribute of a template', `\tplaceholder="${words}">`],
		['a template', `\t: \`${words}\${page.title}\``],
		['a pattern', `\t/${words}[a-z]/i`],
		['an address', `\t * ${address}`],
		['an address in a list', `- ${address}`],
	])('accepts %s, which cannot be split', (_, line) => {
		expect(found(line)).toEqual([])
	})

	it('accepts table rows in Markdown only', () => {
		expect(found(`| ${words} |`, 'docs/developers.md')).toEqual([])
		expect(found(`| ${words} |`)).toHaveLength(1)
	})

	it.each([
		'apps/a/l10n/de.js', 'apps/a/openapi.json', 'package-lock.json', 'LICENSES/MIT.txt', 'LICENSE', 'apps/a/img/app.svg',
		'apps/a/tests/fixtures/svg.json',
	])('ignores %s', (path) => {
		expect(found(words, path)).toEqual([])
	})

	it('checks code in fixture folders', () => {
		expect(found(words, 'shared/testing/src/fixtures/people.ts')).toHaveLength(1)
		expect(found(words, 'apps/a/tests/fixtures/people.ts')).toHaveLength(1)
	})
})
