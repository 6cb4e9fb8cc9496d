// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat, type Shape } from '@suite/testing/cost'
import { describe, expect, it } from 'vitest'
import { blocksOf, type List } from '../../../src/markdown/blocks.ts'
import { inlinesOf } from '../../../src/markdown/inlines.ts'

function read(text: string): void {
	const list = ({ items }: List): void => items.forEach((item) => {
		inlinesOf(item.text)
		item.lists.forEach(list)
	})
	blocksOf(text).forEach((block) => block.kind === 'list' ? list(block) : inlinesOf(block.text))
}

const units = [
	'*', '_', '`', '[', ']', '!', '<', '{', '\\', ' ', '\n', '\t', 'a', '**a', '*a_b', '*a **b', 'a* ',
	'a** *', '_a*', '*a*', '** ', '[a', '![',
	'[a](', '](', '](a', '](a(b', '](a "', '](a \'b" ', '](<', '[a](https://x.org)', '[a](()', '<https://',
	'<mailto:a', 'https://a', 'https://', '{{',
	'{{a', '{{a}}', '{{ ', '- a\n', '  - a\n', '1. a\n', '1.', '- ', '* ', '`a', '``a` ', '\r', '\\*', 'a.', '…', '😀*', 'a\n\n', '*a\n',
]
/** Runs of ever more signs, each of another length. */
const growing = (sign: string): Shape => (length) =>
	Array.from({ length: Math.floor(Math.sqrt(2 * length)) }, (_, size) => sign.repeat(size + 1)).join('a ')
const shapes: readonly (readonly [string, Shape])[] = [
	['runs of backticks', growing('`')],
	['runs of stars', growing('*')],
	['openers, then closers', (length) => '*a **b '.repeat(length / 14) + 'b** a* '.repeat(length / 14)],
	['openers of one kind, closers of the other', (length) => '*a '.repeat(length / 6) + 'a_ '.repeat(length / 6)],
	['brackets, then ends', (length) => '['.repeat(length / 2) + '](b'.repeat(length / 6)],
	['dots after an address', (length) => `https://a${'.'.repeat(length)}x`],
	['spaces in code', (length) => `\`${' '.repeat(length)}\``],
	['spaces in an address', (length) => `[a](b${' '.repeat(length)}c`],
	['brackets in an address', (length) => `[a](${'()'.repeat(length / 2)}`],
	['lists in lists', (length) => Array.from({ length: Math.sqrt(length) }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
]

describe('a description takes twice the time for twice the text', () => {
	it.each(units)('of %j', (unit) => {
		expectLinear(read, repeat(unit))
	}, 60_000)

	it.each(shapes)('of %s', (_, shape) => {
		expectLinear(read, shape)
	}, 60_000)

	it('as a matter of milliseconds', () => {
		for (const sign of ['*', '[', '_', '`', '*a', '_a ', '[a', '](']) {
			const text = sign.repeat(100_000)
			const before = process.cpuUsage()
			read(text)
			const { user, system } = process.cpuUsage(before)
			expect((user + system) / 1000, sign).toBeLessThan(2000)
		}
	})
})
