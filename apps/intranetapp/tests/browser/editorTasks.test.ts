// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { textExtensions } from '../../src/editor/text/extensions.ts'
import { openText, saveText } from '../../src/editor/text/markdown.ts'

let editor: Editor

/** The Markdown after typing into a text, letter by letter. */
function typed(letters: string, content = '<p></p>'): string {
	editor = new Editor({ extensions: textExtensions(), content })
	editor.commands.focus('end')
	for (const letter of letters) {
		const { from, to } = editor.state.selection
		const isHandled = letter !== '\n' && editor.view.someProp('handleTextInput', (handle) =>
			handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)))
		if (letter === '\n') {
			editor.commands.keyboardShortcut('Enter')
		} else if (isHandled !== true) {
			editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
		}
	}
	return saveText(openText('', editor.schema), editor.state.doc)
}

afterEach(() => editor.destroy())

describe('a box typed at the start of a line', () => {
	it.each([
		['[ ] water', '- [ ] water'],
		['[] water', '- [ ] water'],
		['[x] water', '- [x] water'],
		['- [ ] water', '- [ ] water'],
		['1. [X] water', '1. [x] water'],
	])('makes a task: %s', (letters, expected) => {
		expect(typed(letters)).toBe(expected)
	})
	it('is followed by an open task, and the list ends with an empty one', () => {
		expect(typed('[x] water\nsoil')).toBe('- [x] water\n- [ ] soil')
		editor.destroy()
		expect(typed('- water\nsoil')).toBe('- water\n- soil')
		editor.destroy()
		expect(typed('[ ] water\n\nsoil')).toBe('- [ ] water\n\nsoil')
	})
	it('is text elsewhere', () => {
		expect(typed('a [ ] b')).toBe('a \\[ \\] b')
		expect(typed('[ ] b', '<h2></h2>')).toBe('## \\[ \\] b')
	})
})
