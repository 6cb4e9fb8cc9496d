// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// @vitest-environment happy-dom

import { getSchema } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
import { marked } from 'marked'
import { Random } from '@suite/testing/random'
import { describe, expect, test } from 'vitest'
import { textExtensions } from '../../src/editor/text/extensions.ts'
import { openText, saveText } from '../../src/editor/text/markdown.ts'
import { settled } from '../../src/editor/text/settle.ts'
import { lex } from '../../src/text/lexer.ts'

const schema = getSchema(textExtensions())
const fence = '```'

const nasty = [
	'plain', 'two words  \nafter a hard break', 'and\\\nanother', 'soft\nbreak', '# Heading', '## Heading ##', 'Setext\n===',
	'Setext two\n---', '---', '***', '* * *',
	'- a\n- b', '* a\n* b', '+ a\n+ b', '1. a\n2. b', '3) c\n4) d', '- a\n\n- b', '- a\n  - b\n    - c\n  - d', '- a\n\n  more\n\n- b',
	'1. one\n   - two\n\n     three\n2. four',
	'- [ ] open\n- [x] done\n- plain', '> quote\n> more\n>\n> last', '> - list\n>   inside', '- > quote in item', '- # heading in item',
	'-\n- empty before',
	'| a | b |\n|---|---|\n| 1 | 2 |', '|left|mid|right|\n|:--|:-:|--:|\n|a\\|b|`c\\|d`|**e**|\n|short|', 'a | b\n--- | ---\n1 | 2',
	`${fence}js\nlet a = 1\n\n${fence}`, '~~~\ntilde\n~~~', '    indented\n    code', `${fence}${fence}\n${fence}\n${fence}${fence}`,
	'<div class="x">\n<b>html</b>\n</div>', '<!-- a comment -->',
	'inline <kbd>Ctrl</kbd> and <span style="color: red">red</span> <br> <!-- c --> <unknown x="1">',
	'<details><summary>S</summary>\n\ntext\n\n</details>',
	'\\*no emphasis\\* \\# 1\\. \\[x\\]', '&amp; &lt;b&gt; &copy; &#42; &nbsp;x', 'a \\\\ b', '[link](https://a.b "title")',
	'[ref][one] and [one] and [One][]', '[one]: https://ref.example/ "One"', '[two]: <https://b.c>',
	'<https://auto.link> https://bare.link www.bare.link me@mail.example', '![alt](pic.png "T") text', '[![in](a.png)](https://b.c)',
	'**bold** *it* ***both*** __b__ _i_ ~~s~~ `code` **`bc`**', '**a*b*c**', 'snake_case_word 2 * 3 * 4 * x*',
	'trailing spaces   ', '   three before', '\ttab', 'a\u00A0b', 'emoji 🎉 and ﷽', '**nested *em* strong** and *em **strong** em*',
	'[a](</with space> "q\\"q")', '[a](/p_(x))', 'x<y && y>z', '1986\\. A year', '+ plus', '==', 'http\\://not.a.link',
	'# [link](#a) `c` #',
]
const ends = ['', '\n', '\n\n\n', '  \n']

describe('markdown opened and saved without edits', () => {
	test.each(nasty)('keeps its bytes: %j', (source) => {
		for (const end of ends) {
			expect(unchanged(source + end)).toBe(source + end)
			expect(unchanged((source + end).replaceAll('\n', '\r\n'))).toBe((source + end).replaceAll('\n', '\r\n'))
		}
	})

	test('keeps its bytes in any combination of blocks', () => {
		for (let seed = 1; seed <= 400; seed++) {
			const source = mixed(seed)
			expect(unchanged(source)).toBe(source)
		}
	})
})

describe('an edit', () => {
	test('to one block keeps the bytes of the others', () => {
		for (let seed = 1; seed <= 400; seed++) {
			const source = `${mixed(seed)}\n\nhere it is\n\n${mixed(seed + 1_000)}`
			const opened = openText(source, schema)
			const document = replaced(opened.document, 'here it is', schema.node('paragraph', null, schema.text('here it *was*')))
			if (document !== null) {
				expect(saveText(opened, document)).toBe(source.replace('here it is', 'here it \\*was\\*'))
			}
		}
	})

	test('that removes or adds a block keeps the bytes of the others', () => {
		const source = 'First  \nline\n\n\n* a\n* b\n\nSetext\n===\nlast'
		const opened = openText(source, schema)
		const children = childrenOf(opened.document)
		expect(saveText(opened, schema.node('doc', null, children.toSpliced(1, 1)))).toBe('First  \nline\n\nSetext\n===\nlast')
		expect(saveText(opened, schema.node('doc', null, children.toSpliced(2, 0, schema.node('paragraph', null, schema.text('New'))))))
			.toBe('First  \nline\n\n\n* a\n* b\n\nNew\n\nSetext\n===\nlast')
	})

	test('keeps the definitions that links need', () => {
		const opened = openText('[a][x]\n\n[x]: https://x.example\n\nend', schema)
		const text = saveText(opened, schema.node('doc', null, [childrenOf(opened.document)[0]!]))
		expect(text).toBe('[a][x]\n\n[x]: https://x.example')
	})

	test('to a text with CRLF is written with CRLF', () => {
		const opened = openText('one\r\n\r\ntwo', schema)
		expect(saveText(
			opened,
			schema.node('doc', null, [childrenOf(opened.document)[0]!, schema.node('paragraph', null, schema.text('three'))]),
		))
			.toBe('one\r\n\r\nthree')
	})
})

describe('a document written from scratch', () => {
	test.each(nasty.filter((source) => source === source.trim() && !source.startsWith('[one]') && !source.startsWith('[two]')))(
		'parses back to the same document: %j',
		(source) => {
			const { document } = openText(source, schema)
			const written = saveText(openText('', schema), document)
			expect(plain(openText(written, schema).document), written).toEqual(plain(document))
		},
	)

	test('parses back to the same text with any characters and marks', () => {
		const parts = [
			'a', 'B', ' ', '*', '_', '`', '[', ']', '(', ')', '<b>', '&amp;', '\\', '#', '- ', '1. ', '!', '|', '~', ':', 'https://x.y',
			'ü', '.', '"',
		]
		const marks = ['bold', 'italic', 'strike', 'code', 'link']
		for (let seed = 1; seed <= 1_500; seed++) {
			const random = new Random(seed)
			const nodes = Array.from({ length: random.between(1, 4) }, () => schema.text(
				Array.from({ length: random.between(1, 5) }, () => random.pick(parts)).join(''),
				random.some(marks, 0.25).map((name) =>
					schema.mark(name, name === 'link' ? { href: random.pick(['https://a.b', '/p/x', '#top']) } : null)),
			))
			const document = schema.node('doc', null, [schema.node('paragraph', null, nodes)])
			const written = saveText(openText('', schema), document)
			const read = openText(written, schema).document
			expect(read.textContent.replace(/\s+/g, ' ').trim(), written).toBe(document.textContent.replace(/\s+/g, ' ').trim())
		}
	})
})

describe('emphasis', () => {
	const bold = schema.mark('bold')
	const italic = schema.mark('italic')
	const words = (...parts: readonly (readonly [string, ...Mark[]])[]) => schema.node(
		'paragraph',
		null,
		parts.map(([text, ...marks]) => schema.text(text, marks)),
	)
	const document = (...blocks: Node[]) => schema.node('doc', null, blocks)
	const written = (...blocks: Node[]) => saveText(openText('', schema), document(...blocks))

	test.each([
		['inside a word', words(['un'], ['believ', bold], ['able']), 'un**believ**able'],
		['with a space at its end', words(['bold ', bold], ['and plain']), '**bold** and plain'],
		['with a space after it at the end of the line', words(['bold', bold], [' ']), '**bold**'],
		['beginning with a colon', words(['Note'], [': read', bold], [' this']), 'Note: **read** this'],
		['ending with a bracket before a letter', words(['(a)', bold], ['b']), '**(a**)b'],
		['with punctuation before a space', words(['Note:', bold], [' read']), '**Note:** read'],
		['in quotation marks', words(['„'], ['Wort', bold], ['“ und']), '„**Wort**“ und'],
		['next to another', words(['a', italic], ['b', bold, italic], ['c', bold]), '_a**b**_**c**'],
		['of one sign only', words(['a'], ['!', bold], ['b ']), 'a<strong>!</strong>b'],
		['of one sign only, beside real words', words(['a'], ['!', bold], ['b '], ['c', bold]), 'a<strong>!</strong>b **c**'],
	])('%s is Markdown', (_, block, expected) => {
		expect(written(block)).toBe(expected)
	})

	test('is Markdown in a block whose other lines are empty', () => {
		const item = (content: Node) => schema.node('listItem', null, content)
		const list = schema.node('bulletList', null, [item(words(['bold ', bold])), item(schema.node('paragraph')), item(words(['x']))])
		expect(written(list)).toBe('- **bold**\n-\n- x')
		expect(written(schema.node('blockquote', null, [words(['bold ', bold]), schema.node('paragraph')]))).toBe('> **bold**')
	})

	test('in a cell is Markdown', () => {
		const cell = (type: string, content: Node) => schema.node(type, null, content)
		const table = schema.node('table', null, [
			schema.node('tableRow', null, [cell('tableHeader', words(['a|b ', bold]))]),
			schema.node('tableRow', null, [cell('tableCell', words(['x'], [': y', bold]))]),
		])
		expect(written(table)).toBe('| **a\\|b** |\n| --- |\n| x: **y** |')
	})

	test('of any words is read as written, by the editor and in the page', () => {
		const parts = ['a', 'be', ' ', ': ', '(', ')', '. ', '“', 'ü', '日本', '!', '1', ' - ']
		for (let seed = 1; seed <= 3_000; seed++) {
			const random = new Random(seed)
			const block = words(...Array.from({ length: random.between(1, 5) }, () => [
				Array.from({ length: random.between(1, 4) }, () => random.pick(parts)).join(''),
				...random.some(['bold', 'italic', 'strike'], 0.3).map((name) => schema.mark(name)),
			] as const))
			const text = written(block)
			expect(plain(settled(openText(text, schema).document)), text).toEqual(plain(settled(document(block))))
			const html = globalThis.document.createElement('div')
			html.innerHTML = marked.parser(lex(text))
			expect(html.textContent?.replace(/\s+/g, ' ').trim()).toBe(block.textContent.replace(/\s+/g, ' ').trim())
		}
	})
})

function unchanged(source: string): string {
	const opened = openText(source, schema)
	return saveText(opened, schema.nodeFromJSON(opened.document.toJSON()))
}
function mixed(seed: number): string {
	const random = new Random(seed)
	return Array.from(
		{ length: random.between(2, 6) },
		() => random.pick(nasty) + random.pick(['\n', '\n\n', '\n\n\n', '  \n\n', '\n \n']),
	).join('') + random.pick(ends)
}
function childrenOf(document: Node): Node[] {
	return Array.from({ length: document.childCount }, (_, index) => document.child(index))
}
function replaced(document: Node, text: string, node: Node): Node | null {
	const children = childrenOf(document)
	const index = children.findIndex((child) => child.type.name === 'paragraph' && child.textContent === text)
	return index < 0 ? null : schema.node('doc', null, children.with(index, node))
}
function plain(document: Node): unknown {
	return JSON.parse(JSON.stringify(document.toJSON(), (key, value: unknown) => key === 'sign' ? undefined : value))
}
