// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { cleanDocument } from '../../src/editor/text/paste/clean.ts'
import { picturesOfRtf } from '../../src/editor/text/paste/pictures.ts'
import { walk } from '../../src/editor/text/paste/walk.ts'
import { expectLinear, repeat, type Shape } from '@suite/testing/cost'

const marker = '<![if !supportLists]><span style="mso-list:Ignore">1.</span><![endif]>'
const word = `<p class=MsoListParagraph style="mso-list:l0 level2 lfo1">${marker}a</p>`
const html: readonly (readonly [string, Shape])[] = [
	...[
		word, word.replaceAll(/<!.*?>/g, ''), '<![if !supportLists]>', '<p class="MsoListParagraph a">',
		'<span style="mso-list:Ignore">.</span>', '<div><p>a</div>',
		'<br>', ' <br> ', '&nbsp;', ' &nbsp;', 'a ', '<i>a</i> ', '<b>a </b>', '<a href="https://a.b/?q=c">a</a>', '<!-- a -->',
		'<hr>', '<img src=a>',
		'<ul><li aria-level=3>a</ul>', '<ol start=7><li>a<ul><li>b</ul></ol>', '<pre>a\n</pre>',
		'<blockquote>a</blockquote>', '<input type=checkbox>',
		'<table><tr><td>a<td>b</table>', '<table><tr><td><table><tr><td>a<td>b</table></table>', '<h1 style="mso-outline-level:3">a</h1>',
		'<style>p.a,.b{mso-list:l0 level1}</style>', '<style>/*</style>', '<style>{</style>',
		'<p style=";:;:a:b;mso-list:">a</p>',
	].map((unit) => [`${JSON.stringify(unit)} repeated`, repeat(unit)] as const),
	...[
		['<table>', '<tr><td rowspan=1000>a<td colspan=1000>b', '</table>'], ['<table><tr>', '<td colspan=1000>', '</table>'],
		['<ul>', '<li>a<br><br>b', '</ul>'], ['<ul><li>', '<p>a', '</ul>'], ['<pre>', 'a<br>', '</pre>'], ['<pre>', '<p>a', '</pre>'],
		['<style>', '@list l0:level1{mso-a:b}', '</style>'], ['<style>', 'a,', '{mso-a:b}</style>'], ['<style>', '/**/', '</style>'],
		['<p style="', 'a:b;', '">a</p>'], ['<p class="', 'a ', '">a</p>'], ['<p>', '.', '</p>'],
		['<a href="https://a.b/', ' ', '">a</a>'], ['<p style="mso-list:l0 level1"><span style="mso-list:Ignore">', 'i', '.</span>a</p>'],
	].map(([start, unit, end]) => [
		`${JSON.stringify(unit)} repeated between ${JSON.stringify(start)} and ${JSON.stringify(end)}`,
		((length) => start! + repeat(unit!)(length) + end!) satisfies Shape,
	] as const),
]

describe('pasted HTML', () => {
	// parsing it is the browser's work
	const parsed = (shape: Shape) => (length: number) => new DOMParser().parseFromString(shape(length), 'text/html')

	it.each(html)('takes twice the time for twice the text: %s', (_, shape) => {
		expectLinear(cleanDocument, parsed(shape))
	}, 60_000)

	it('may be nested deeper than a stack', () => {
		// only what is needed of a node: a document as deep would take its parser minutes
		const kinds = { ELEMENT_NODE: 1, TEXT_NODE: 3, COMMENT_NODE: 8, nodeType: 1, nextSibling: null }
		const root = { ...kinds, firstChild: null as unknown, parentElement: null as unknown }
		let inner = root
		for (let depth = 0; depth < 100_000; depth++) {
			const outer = inner
			inner = { ...kinds, firstChild: null, parentElement: outer }
			outer.firstChild = inner
		}
		let [entered, left] = [0, 0]
		walk(root as unknown as Element, {
			enter: () => { entered++; return true },
			leave: () => { left++ },
			text: () => undefined,
			comment: () => undefined,
		})
		expect([entered, left]).toEqual([100_000, 100_000])
	})

	it.each([
		'{\\pict', '{\\pict\\pngblip 00}', '{\\pict\\pngblip', '{', '}', '\\pngblip', '{\\pict{', '0', ' ',
	])('takes twice the time for twice the RTF: %j', (unit) => {
		expectLinear(picturesOfRtf, (length) => `{\\pict\\pngblip ${repeat(unit)(length)}`)
	})
})
