// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { embedCode } from '../../../src/values/embedCode.ts'

const url = 'https://cloud.example.org:8443/index.php/apps/formsapp/f/abc/embed'

/** The frame that a page has which contains the code. */
function frameOf(code: string): HTMLIFrameElement | null {
	const page = document.createElement('template')
	page.innerHTML = code
	expect(page.content.querySelectorAll('script, iframe, b')).toHaveLength(2)
	return page.content.querySelector('iframe')
}

describe('the code to embed a form', () => {
	it('has the page for frames and the title of the form, and asks browsers to tell the origin', () => {
		const frame = frameOf(embedCode(url, 'Lunch'))
		expect([frame?.getAttribute('src'), frame?.title, frame?.getAttribute('referrerpolicy')]).toEqual([url, 'Lunch', 'strict-origin'])
	})

	it('hears the server of the form alone', () => {
		expect(embedCode(url, 'Lunch')).toContain('event.origin !== \'https://cloud.example.org:8443\'')
	})

	it.each([
		['"><script>alert(1)</script><b>'],
		['" onload="alert(1)'],
		['it\'s <b>&amp; \'so\'</b>'],
	])('stays text, whatever the title is: %s', (title) => {
		const frame = frameOf(embedCode(url, title))
		expect([frame?.title, frame?.hasAttribute('onload')]).toEqual([title, false])
	})

	it('has a title in one line', () => {
		expect(frameOf(embedCode(url, ' Lunch\n\nfor  all '))?.title).toBe('Lunch for all')
	})
})
