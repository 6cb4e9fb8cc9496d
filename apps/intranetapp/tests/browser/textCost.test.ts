// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { expectLinear, repeat, type Shape } from '@suite/testing/cost'
import { lex } from '../../src/text/lexer.ts'
import shapes from '../../../../shared/schema/src/html/shapes.json' with { type: 'json' }

const all: readonly (readonly [string, Shape])[] = [
	...shapes.repeated.map((unit) => [`${JSON.stringify(unit)} repeated`, repeat(unit)] as const),
	...shapes.pairs.map(([opener, closer]) => [
		`${JSON.stringify(opener)} repeated, then ${JSON.stringify(closer)}`,
		((length) => {
			const half = length * opener!.length / (opener!.length + closer!.length)
			return repeat(opener!)(half) + repeat(closer!)(length - half)
		}) satisfies Shape,
	] as const),
	['paragraphs with many signs', repeat('*a '.repeat(150) + ' b*'.repeat(150) + '\n\n')],
	['items, each indented more than the one above', (length) => {
		let text = ''
		for (let level = 0; text.length < length; level++) {
			text += `${'  '.repeat(level)}- a\n`
		}
		return text
	}],
]

describe('texts', () => {
	it.each(all)('take twice the time for twice the text: %s', (_, shape) => {
		expectLinear((text) => marked.parser(lex(text)), shape)
	}, 60_000)
})

describe('quotes and lists nested more than 100 deep', () => {
	it.each(['> ', '- ', '1. ', '> - '])('are text from there on: %j', (marker) => {
		const html = marked.parser(lex(`${marker.repeat(150)}word`))
		const depth = html.match(/<(?:blockquote|ul|ol)\b/g)!.length
		expect(depth).toBe(100)
		expect(html).toContain('word')
	})
})
