// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { lex } from '../../src/text/lexer.ts'
import shapes from '../../../../shared/schema/src/html/shapes.json' with { type: 'json' }

type Shape = (length: number) => string

const repeat = (unit: string): Shape => (length) => unit.repeat(Math.max(1, Math.floor(length / unit.length)))
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

const [smallest, enough, largest] = [1_024, 32_768, 524_288]
/** Milliseconds in which growth can be told from the start of a call, and in which it is certain. */
const [noticeable, certain] = [25, 1_000]
const [doublings, perDoubling] = [3, 2.3]

/** CPU time in milliseconds by length of the text, from 1,024 characters until there is no doubt how it grows. */
function times(read: (text: string) => unknown, shape: Shape): Map<number, number> {
	const known = new Map<number, number>()
	for (let length = smallest; length <= enough || (isSlow(known) && length <= largest); length *= 2) {
		const text = shape(length)
		for (let attempt = 0; attempt < 4 && (attempt === 0 || isSlow(known)); attempt++) {
			const before = process.cpuUsage()
			read(text)
			const { user, system } = process.cpuUsage(before)
			known.set(length, Math.min(known.get(length) ?? Infinity, (user + system) / 1_000))
		}
		if (isSlow(known) && known.get(length)! > certain) {
			break
		}
	}
	return known
}

function isSlow(known: ReadonlyMap<number, number>): boolean {
	const length = Math.max(...known.keys())
	const [before, now] = [known.get(length >> doublings), known.get(length) ?? 0]
	return before !== undefined && now > noticeable && now / Math.max(before, noticeable / 2 ** (doublings + 1)) > perDoubling ** doublings
}

describe('texts', () => {
	it.each(all)('take twice the time for twice the text: %s', (_, shape) => {
		const known = times((text) => marked.parser(lex(text)), shape)
		expect(isSlow(known), [...known].map(([length, time]) => `${length}: ${time.toFixed(1)} ms`).join(', ')).toBe(false)
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
