// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { basePath, pageAddress } from '../../src/components/Admin/Picker/address.ts'
import { isAllowedAddress, richTextExtensions, storedHtml } from '../../src/components/Admin/Steps/Text/richText.ts'
import { plainWords } from '../../src/components/Admin/words/excerpt.ts'
import { placeOf, problemSentence, cleanedSentence } from '../../src/components/Admin/words/problems.ts'

const edited = (html: string) => storedHtml(new Editor({ extensions: richTextExtensions(), content: html }).getHTML())

describe('text of a step', () => {
	it.each([
		'<p>One <strong>two</strong> <em>three</em></p>',
		'<ul><li>One</li><li>Two <strong>three</strong></li></ul><ol><li>Four</li></ol>',
		'<p>One<br>two</p>',
		'<p><a href="https://example.org/a">One</a> <a href="/apps/files">two</a> <a href="mailto:a@example.org">three</a> <a '
			+ 'href="tel:+311234">four</a></p>',
	])('passes through the editor unchanged: %s', (html) => {
		expect(edited(html)).toBe(html)
	})
	it('keeps the words of disallowed elements and drops the rest', () => {
		expect(edited('<h1>A</h1><blockquote>B</blockquote><p><u>C</u><s>D</s><code>E</code></p><img src="x">')).toBe(
			'<p>A</p><p>B</p><p>CDE</p>',
		)
	})
	it('accepts no link that runs code', () => {
		expect(edited('<p><a href="javascript:alert(1)">A</a></p>')).toBe('<p>A</p>')
	})
	it('is empty if nothing is written', () => {
		expect(storedHtml('<p></p><p></p>')).toBe('')
	})
	it('can be reduced to plain words on one line', () => {
		expect(plainWords('<p>One &amp; two</p><ul><li>three</li><li>four</li></ul>')).toBe('One & two three four')
	})
})

describe('link addresses', () => {
	it.each(['https://example.org', 'http://a/b', 'mailto:a@b.org', 'tel:+31', '/apps/files', '#part', 'page?x=1'])(
		'allows %s',
		(address) => {
			expect(isAllowedAddress(address)).toBe(true)
		},
	)
	it.each([
		'', ' ', 'javascript:alert(1)', 'JaVaScRiPt:1', 'data:text/html,x', '//evil.example', 'https://', 'https:///x', 'mailto:', 'a b',
		'java\tscript:1', 'vbscript:x', '\\\\evil',
	])('refuses %j', (address) => {
		expect(isAllowedAddress(address)).toBe(false)
	})
})

describe('the page to pick from', () => {
	const page = (address: string) => new URL(address)

	it('is resolved against the base path of the server', () => {
		expect(basePath('/index.php/settings/admin/wizardapp')).toBe('/index.php')
		expect(basePath('/cloud/settings/admin/wizardapp')).toBe('/cloud')
		expect(pageAddress('/apps/files/', page('https://a.org/cloud/index.php/settings/admin/wizardapp'))).toBe(
			'https://a.org/cloud/index.php/apps/files/?wizardapp-picker=1',
		)
	})
	it('may be an absolute URL of this server, and of no other', () => {
		const here = page('https://a.org/settings/admin/wizardapp')
		expect(pageAddress('https://a.org/apps/files/?dir=/x', here)).toBe('https://a.org/apps/files/?dir=%2Fx&wizardapp-picker=1')
		expect(pageAddress('https://b.org/apps/files/', here)).toBeNull()
		expect(pageAddress('//b.org/', here)).toBeNull()
		expect(pageAddress('javascript:alert(1)', here)).toBeNull()
	})
})

describe('problems in a file', () => {
	it('are located with numbers that start at one', () => {
		expect(['/steps/3/position', '/3/title', '/steps/0', '/language', '/x'].map(placeOf)).toEqual([
			'Step 4, position',
			'Step 4, title',
			'Step 1',
			'Language',
			'File',
		])
	})
	it('are described in words, falling back to the message of the server', () => {
		const problem = (keyword: string, expected: unknown) =>
			problemSentence({ pointer: '', keyword, expected, message: 'as the server says' })
		expect([problem('required', true), problem('maxLength', 200), problem('enum', ['left', 'right']), problem('unheard-of', null)])
			.toEqual(['is missing', 'is longer than 200 characters', 'must be one of: left, right', 'as the server says'])
	})
	it('include what was sanitised', () => {
		expect(cleanedSentence({ step: 3, field: 'title' })).toBe('Step 3: the title was converted to plain text.')
		expect(cleanedSentence({ step: 1, field: 'text' })).toBe('Step 1: unsupported formatting was removed from the text.')
	})
})
