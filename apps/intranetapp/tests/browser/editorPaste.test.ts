// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getSchema } from '@tiptap/core'
import { DOMParser as NodeParser } from '@tiptap/pm/model'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textExtensions } from '../../src/editor/text/extensions.ts'
import { openText, saveText } from '../../src/editor/text/markdown.ts'
import { cleanPaste, isOwnHtml, type CleanPaste } from '../../src/editor/text/paste/clean.ts'

const schema = getSchema(textExtensions())
const fixture = (name: string) => readFileSync(`${import.meta.dirname}/../fixtures/clipboard/${name}`, 'utf8')

/** The Markdown that a page stores after a paste into an empty text. */
function markdown({ html }: CleanPaste): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	return saveText(openText('', schema), NodeParser.fromSchema(schema).parse(body))
}
const pasted = (html: string) => markdown(cleanPaste(html))

describe('a paste from', () => {
	it.each([
		['word-2016', 0, 1],
		['word-365', 1, 0],
		['word-web', 0, 0],
		['outlook', 0, 1],
		['libreoffice', 0, 1],
		['google-docs', 0, 0],
	])('%s keeps lists, tables, links and emphasis', (name, files, missing) => {
		const clean = cleanPaste(fixture(`${name}.html`))
		expect(`${markdown(clean)}\n`).toBe(fixture(`${name}.md`))
		expect([clean.files.length, clean.missing]).toEqual([files, missing])
		expect(clean.html).not.toMatch(/style=|class=|mso|<o:p|<span|<font/i)
	})
})

describe('a pasted text', () => {
	it.each([
		['words alone', 'a <b>b </b>c', 'a **b** c'],
		['what a style makes bold or plain', '<span style="font-weight:600">a</span> <b style="font-weight:normal">b</b>', '**a** b'],
		['two paragraphs parted by an empty line', 'a<br><br>b<br>c', 'a\n\nb\\\nc'],
		['boxes of tasks', '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox">b</li></ul>', '- [x] a\n- [ ] b'],
		['a copied page', '<li class="rich-text__task"><span class="rich-text__box rich-text__box--done"></span>a</li>', '- [x] a'],
		['numbers that go on', '<ol start="4"><li>a</li></ol><p>x</p><ol start="5"><li>b</li></ol>', '4. a\n\nx\n\n5. b'],
		['two numbered lists', '<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n1) b'],
		['code', '<pre>a  &lt;b&gt;\n  c</pre>', '```\na  <b>\n  c\n```'],
		['code in lines of their own', '<pre><div>a</div><div>b</div></pre>', '```\na\nb\n```'],
		['a table without words', '<table><tr><td></td><td> </td></tr></table>x', 'x'],
		[
			'a cell that spans',
			'<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d</table>',
			'| a | b |  |\n| --- | --- | --- |\n|  | c | d |',
		],
		['a table that only lays out', '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>', 'a\n\nb'],
		['links that lead elsewhere', '<a href="https://a.b/x y">a</a>', '[a](https://a.b/x%20y)'],
	])('keeps %s', (_, html, expected) => {
		expect(pasted(html)).toBe(expected)
	})

	it.each([
		['scripts and their links', '<script>a()</script><a href="javascript:a()">b</a><img src=x onerror="a()">', 'b'],
		['files of its author', '<a href="file:///C:/x.docx">b</a>', 'b'],
		['hidden words', '<span style="display:none">a</span><p style="mso-hide:all">c</p>b', 'b'],
		['pixels that count readers', '<img src="https://a.b/c.gif" width="1" height="1">b', 'b'],
	])('loses %s', (_, html, expected) => {
		expect(pasted(html)).toBe(expected)
	})

	it('gives pictures to be uploaded in their order and counts those that are missing', () => {
		const clean = cleanPaste(['data:image/png;base64,AAEC', 'file:///a.png', 'data:text/html;base64,AA']
			.map((source) => `<p>a<img src="${source}"></p>`).join(''))
		expect(clean.files.map(({ type }) => type)).toEqual(['image/png'])
		expect(clean.files[0]!.size).toBe(3)
		expect(clean.missing).toBe(2)
	})

	it('takes the pictures that Word names from the RTF beside it', () => {
		const rtf = '{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn x}{\\sv 1}}}\\picscalex100\\pngblip\\bliptag12'
			+ '{\\*\\blipuid 00ff}\n8950\n4e47}}{\\nonshppict{\\pict\\wmetafile8\\picw1 0102}}{\\pict\\jpegblip\nffd8}}'
		const clean = cleanPaste('<img src="file:///a.png"><img src="file:///b.jpg"><img src="file:///c.png">', rtf)
		expect(clean.files.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
		expect(clean.files.map(({ size }) => size)).toEqual([4, 2])
		expect(clean.missing).toBe(1)
	})

	it('is left as it is when the editor wrote it', () => {
		expect(isOwnHtml('<meta charset="utf-8"><p data-pm-slice="1 1 []">a</p>')).toBe(true)
		expect(isOwnHtml('<p>data-pm-slice</p>')).toBe(false)
	})
})
