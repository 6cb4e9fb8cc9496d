// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat } from '@suite/testing/cost'
import { describe, expect, it } from 'vitest'
import { readClipboard, readTable, tableHtml, tableText, type CopiedCell } from '../../../src/values/clipboard.ts'

const cells = (rows: readonly (readonly string[])[]): CopiedCell[][] =>
	rows.map((row) => row.map((text) => ({ text, value: text === '' ? null : text })))
/** Small numbers that follow each other as if by chance, and the same each time. */
function chance(seed: number): (below: number) => number {
	let state = seed
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
		return Math.floor(state / 65_536) % below
	}
}

describe('a text with tabs', () => {
	it.each([
		['a\tb\nc\td', [['a', 'b'], ['c', 'd']]],
		['a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]],
		['a\rb\r', [['a'], ['b']]],
		['a\t\n\tb', [['a', ''], ['', 'b']]],
		['a\n\nb', [['a'], [''], ['b']]],
		['a\t', [['a', '']]],
		['', [['']]],
		['\n', [['']]],
		['"two\nlines"\tb', [['two\nlines', 'b']]],
		['"say ""yes"""\tb', [['say "yes"', 'b']]],
		['"tab\there"', [['tab\there']]],
		['a"b\t"c"d\te', [['a"b', '"c"d', 'e']]],
		['"never closed\tb\nc', [['"never closed', 'b'], ['c']]],
		['5" pipe\t6"', [['5" pipe', '6"']]],
		['""\t""""', [['', '"']]],
	])('%j is %j', (text, rows) => expect(readTable(text)).toEqual(rows))

	it('is read as it was written, whatever is in the cells', () => {
		const parts = ['a', '"', '""', '\t', '\n', '\r\n', '\'', '=', '-', '1', ' ', '😀', '<', '&', ';#']
		const next = chance(20_261_128)
		for (let round = 0; round < 500; round++) {
			const rows = Array.from({ length: 1 + next(3) }, () => Array.from({ length: 1 + next(3) }, () =>
				Array.from({ length: next(6) }, () => parts[next(parts.length)]).join('')))
			// at the end, an empty line is a line end
			const isEmpty = rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === ''
			expect(readTable(tableText(cells(rows)) + (isEmpty ? '\n' : ''))).toEqual(rows)
		}
	})
	it('takes twice the time for twice the text', () => {
		for (const unit of ['a', '"', '""', '\t', '"\t', '"a\t', '""a\t', '"\n', '\t"', '\'', '"a""\t', '\r', '"\r\n']) {
			expectLinear(readTable, repeat(unit))
			expectLinear((text: string) => readTable(`"${text}`), repeat(unit))
			expectLinear((text: string) => tableText([[{ text, value: text }]]), repeat(unit))
		}
	}, 60_000)
})

describe('what a spreadsheet would take for a formula', () => {
	it.each([
		['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
		['@sum', '\'@sum'],
		['+1+2', '\'+1+2'],
		['-2+3', '\'-2+3'],
		['\'=a', '\'\'=a'],
		['-12.5', '-12.5'],
		['+31', '+31'],
		['-1,5', '-1,5'],
		['a=b', 'a=b'],
		['\'tis', '\'tis'],
	])('%s goes out as %s, and comes back as it was', (text, written) => {
		expect(tableText([[{ text, value: text }]])).toBe(written)
		expect(tableHtml([[{ text, value: text }]])).toContain(`>${written.replaceAll('"', '&quot;')}<`)
		expect(readTable(written)).toEqual([[text]])
	})
})

describe('an HTML table', () => {
	it('has our own cells exactly, whatever is shown of them', () => {
		const rows = [
			[{ text: 'Yes', value: '1' }, { text: '12,5', value: '12.5' }],
			[{ text: '', value: null }, { text: '<b>"\n&', value: '<b>"\n&' }],
		]
		expect(readClipboard('anything', tableHtml(rows)))
			.toEqual({ rows: [['1', '12.5'], ['', '<b>"\n&']], isExact: true })
	})
	it('of other programs counts only where there is no text', () => {
		const html = '<meta charset="utf-8"><table><tr><td>a<br>b</td><td> c </td></tr></table><script>alert(1)</script>'
		expect(readClipboard('x\ty', html)).toEqual({ rows: [['x', 'y']], isExact: false })
		expect(readClipboard('', html)).toEqual({ rows: [['a\nb', 'c']], isExact: false })
		expect(readClipboard('', '<p>No table</p>')).toBeNull()
		expect(readClipboard('', '')).toBeNull()
	})
	it('runs and loads nothing that is in a cell', () => {
		const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
		const page = new DOMParser().parseFromString(tableHtml([[{ text: evil, value: evil }]]), 'text/html')
		expect([page.querySelectorAll('img, script').length, page.querySelector('td')?.textContent]).toEqual([0, evil])
	})
})
