// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { markdownNodes } from '../../../src/markdown/nodes.ts'

const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
const html = (text: string): string => markdownNodes(text).map(({ outerHTML }) => outerHTML).join('')

describe('the description of an author', () => {
	it.each([
		['paragraphs and lines', 'a\nb\n\n\nc', '<p>a<br>b</p><p>c</p>'],
		['line ends of all kinds', 'a\r\nb\r\rc', '<p>a<br>b</p><p>c</p>'],
		['nothing', ' \n ', ''],
		['bold and italic', '**a** *b* __c__ _d_', '<p><strong>a</strong> <em>b</em> <strong>c</strong> <em>d</em></p>'],
		['both', '***a*** **b *c* d**', '<p><em><strong>a</strong></em> <strong>b <em>c</em> d</strong></p>'],
		['signs that are none', '2 * 3 * 4, snake_case_name, * a', '<p>2 * 3 * 4, snake_case_name, * a</p>'],
		['signs without an end', '**a *b _c', '<p>**a *b _c</p>'],
		['signs inside words', 'un*frigging*believable', '<p>un<em>frigging</em>believable</p>'],
		['lengths that do not fit', '**a*b**', '<p><strong>a*b</strong></p>'],
		['code', '`a*b*` ``c`d`` `` ` ``', '<p><code>a*b*</code> <code>c`d</code> <code>`</code></p>'],
		['code without an end', '`a ``b', '<p>`a ``b</p>'],
		['escapes', '\\*a\\* \\[b](c) \\d', '<p>*a* [b](c) \\d</p>'],
		['lists', '- a\n- b\n\nc', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
		['a list below a line', 'a\n* b\n* c', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
		['numbers', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
		['a year in a line', 'It was\n1984. A year.', '<p>It was<br>1984. A year.</p>'],
		['lists in lists', '1. a\n   - b\n   - c\n2. d', '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>'],
		['a list after another one', '- a\n1. b', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
		['lines of items', '- a\n  b\n- c\nd', '<ul><li>a<br>b</li><li>c<br>d</li></ul>'],
		['links', '[a *b*](https://x.org/y?z=1 "t")', `<p><a href="https://x.org/y?z=1" ${rel}>a <em>b</em></a></p>`],
		['links for mail', '[a](mailto:a@b.org)', `<p><a href="mailto:a@b.org" ${rel}>a</a></p>`],
		['a link without words', '[](https://x.org)', `<p><a href="https://x.org" ${rel}>https://x.org</a></p>`],
		['brackets in addresses', '[a](https://x.org/b_(c))', `<p><a href="https://x.org/b_(c)" ${rel}>a</a></p>`],
		['emphasis around links', '**[a](https://x.org)**', `<p><strong><a href="https://x.org" ${rel}>a</a></strong></p>`],
		['emphasis that would cross a link', '*a [b*](https://x.org)', `<p>*a <a href="https://x.org" ${rel}>b*</a></p>`],
		['addresses', 'See https://x.org/a_b_c.', `<p>See <a href="https://x.org/a_b_c" ${rel}>https://x.org/a_b_c</a>.</p>`],
		['addresses in angles', '<https://x.org>', `<p><a href="https://x.org" ${rel}>https://x.org</a></p>`],
		['an address in a link', '[see https://y.org](https://x.org)', `<p><a href="https://x.org" ${rel}>see https://y.org</a></p>`],
		['pictures', '![Map](https://x.org/a.png)', `<p><a href="https://x.org/a.png" ${rel}>Map</a></p>`],
		['headings, quotes and tables', '# a\n> b\n| c |', '<p># a<br>&gt; b<br>| c |</p>'],
		['HTML', '<b onclick="x">a</b> &amp; <!-- c -->', '<p>&lt;b onclick="x"&gt;a&lt;/b&gt; &amp;amp; &lt;!-- c --&gt;</p>'],
	])('has %s', (_, text, expected) => {
		expect(html(text)).toBe(expected)
	})

	it.each([
		'[a](javascript:alert(1))', '[a](JaVaScRiPt:alert`1`)', '[a](data:text/html,b)',
		'[a](vbscript:b)', '[a](//x.org)', '[a](/path)', '[a](#b)',
		'<javascript:alert(1)>', '[a](\\javascript:b)', '[a](java\tscript:b)', '[a](https:)', '[a](https://)', '[a](file:///etc/passwd)',
	])('has no link to what is no address of the web: %s', (text) => {
		expect(html(text)).not.toContain('<a')
	})

	it('keeps references to answers in one piece, and shows answers as text', () => {
		const [first] = markdownNodes('**{{utm_source}}** and {{utm_medium}}: `{{a}}` [b {{c}}](https://x.org)', (text) =>
			text.replace(/\{\{\w+\}\}/g, '<i>*x*</i>'))
		expect(first?.textContent).toBe('<i>*x*</i> and <i>*x*</i>: <i>*x*</i> b <i>*x*</i>')
		expect(first?.querySelectorAll('i, em')).toHaveLength(0)
	})

	it('is never nested deeply', () => {
		const deep = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(deep))
		const nested = '*a **a '.repeat(300) + 'a** a* '.repeat(300)
		const lists = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
		expect(Math.max(...markdownNodes(nested).map(deep))).toBeLessThan(12)
		expect(Math.max(...markdownNodes(lists).map(deep))).toBeLessThan(16)
		expect(markdownNodes(nested)[0]?.textContent).toMatch(/^a a a/)
	})
})
