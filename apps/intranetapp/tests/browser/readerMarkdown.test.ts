// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { renderHtml, renderMarkdown } from '../../src/text/markdown.ts'
import { allowExternalImages, blockedHost } from '../../src/values/externalImages.ts'

function rendered(text: string): HTMLElement {
	const element = document.createElement('div')
	element.innerHTML = renderMarkdown(text, 'handbook')
	return element
}

describe('page markdown', () => {
	it('derives heading anchors from their words without clashing with ids of the host', () => {
		const headings = [...rendered('# Content\n\n## Über uns & Ähnliches\n\n### 日本語').querySelectorAll('h2, h3')]
		expect(headings.map(({ id }) => id)).toEqual(['section-content', 'section-uber-uns-ahnliches', 'section-日本語'])
	})

	it('leaves the first heading level to the page title', () => {
		const page = rendered('# Big *one*\n\ntext')
		expect(page.querySelector('h1')).toBeNull()
		expect(page.querySelector('h2.rich-text__first')?.innerHTML).toBe('Big <em>one</em>')
	})

	it('lets tables scroll in their own frame, reachable by keyboard', () => {
		const frame = rendered('| a | b |\n| --- | ---: |\n| 1 | 2 |').querySelector('table')?.parentElement
		expect(frame?.className).toBe('rich-text__table')
		expect(frame?.tabIndex).toBe(0)
		expect(frame?.getAttribute('aria-label')).toBe('Table')
		expect(frame?.getAttribute('role'), 'no landmark: a page may have many tables').toBe('group')
	})

	it('adds a copy button to code and leaves the code unchanged', () => {
		const page = rendered('```js\nif (a < b && c) {}\n```')
		expect(page.querySelector('pre')?.textContent).toBe('if (a < b && c) {}\n')
		expect(page.querySelector('.rich-text__code > button')?.textContent).toBe('Copy')
	})

	it('shows the boxes of a task list with a label for their state', () => {
		const boxes = [...rendered('- [x] done\n- [ ] open **one**\n- plain').querySelectorAll('li')]
		expect(boxes.map((item) => item.querySelector('.rich-text__box')?.getAttribute('aria-label'))).toEqual(['Done', 'Open', undefined])
		expect(boxes.map((item) => item.textContent?.trim())).toEqual(['done', 'open one', 'plain'])
	})

	it('marks links that stand in a line without other words, for a finger to find', () => {
		const choices = (text: string) => [...rendered(text).querySelectorAll('.rich-text__choice')].map(({ textContent }) => textContent)
		expect(choices('Ask [HR](/a).\n\n- [One](/b)\n- [Two](https://other.example/)\n- and [Three](/c)')).toEqual(['One', 'Two'])
		expect(choices('[Imprint](/a) · **[Privacy](/b)**')).toEqual(['Imprint', 'Privacy'])
		expect(choices('- Words\n  - [Below](/a)')).toEqual(['Below'])
	})

	it('opens other sites in a new tab and links to this site in place', () => {
		const [elsewhere, absolute, relative, mail] = [
			...rendered('[a](https://other.example/x) [b](' + location.origin + '/y) [c](/z) [d](mailto:a@b.example)').querySelectorAll(
				'a',
			),
		]
		expect([elsewhere?.target, elsewhere?.rel]).toEqual(['_blank', 'noreferrer noopener'])
		expect([absolute?.target, relative?.target, mail?.target]).toEqual(['', '', ''])
	})

	it('says where an image from another server would be, and why it is not shown', () => {
		allowExternalImages(false)
		try {
			const foreign = 'https://pictures.example/b.png'
			const page = rendered(`![A boat](${foreign}) ![own](own.png) ![full](${location.origin}/a.png) ![path](/b.png)`)
			expect([...page.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['own', 'full', 'path'])
			const note = page.querySelector('.rich-text__blocked')?.textContent
			expect(note).toMatch(/^A boat – Images from pictures\.example are not shown\. /)
			expect(renderHtml(`<img src="${foreign}">`, 'handbook')).not.toContain('<img')
			expect(blockedHost('https://pictures.example:8443/b.png')).toBe('pictures.example:8443')
		} finally {
			allowExternalImages(true)
		}
		expect(rendered('![A boat](https://pictures.example/b.png)').querySelector('img')?.alt).toBe('A boat')
	})

	it('finds images in the media folder of the page and loads them lazily', () => {
		const [own, foreign] = [...rendered('![A boat](boat.jpg) ![b](https://pictures.example/b.png)').querySelectorAll('img')]
		expect(own?.getAttribute('src')).toMatch(/\/apps\/intranetapp\/api\/pages\/handbook\/media\/boat\.jpg$/)
		expect([own?.alt, own?.getAttribute('loading')]).toEqual(['A boat', 'lazy'])
		expect(foreign?.getAttribute('src')).toBe('https://pictures.example/b.png')
	})

	it.each([
		['a script', 'a<script>alert(1)</script>b'],
		['a handler', '<img src=x onerror=alert(1)>'],
		['a script address', '[x](javascript:alert(1))'],
		['a style', '<p style="position:fixed">x</p>'],
		['a frame', '<iframe src="https://evil.example"></iframe>'],
		['a form', '<form action="/x"><input name=a><button>go</button></form>'],
		['a script in a drawing', '<svg><script>alert(1)</script></svg>'],
		['an address without its second slash', '[x](https:evil)'],
	])('removes %s', (_, text) => {
		const page = rendered(text)
		expect(page.innerHTML).not.toMatch(/<(?:script|iframe|form|input|svg|style)|on\w+=|javascript:|style=|href="https:evil/)
	})

	it('keeps text that only looks like a tag or names an attribute', () => {
		expect(rendered('a<b and 5 < 6, the meeting is online = "yes"').textContent?.trim()).toBe(
			'a<b and 5 < 6, the meeting is online = "yes"',
		)
	})

	it('drops characters that represent boxes internally', () => {
		expect(rendered('- \uE001 fake').querySelector('.rich-text__box')).toBeNull()
	})

	it('sanitizes the HTML of a page in the same way', () => {
		expect(renderHtml('<h2>A</h2><p onclick="x()">b</p>', 'home')).toBe('<h2 id="section-a" tabindex="-1">A</h2><p>b</p>')
	})
})
