// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { cleanHtml } from '@suite/ui/text/html'
import { Parser, Renderer, type Tokens } from 'marked'
import { imageAddress } from '../values/media.ts'
import { isElsewhere } from '../values/address.ts'
import { blockedHost } from '../values/externalImages.ts'
import { blockedImageElement } from '../words/blockedImage.ts'
import { anchorId, anchorOf } from './anchors.ts'
import { lex } from './lexer.ts'

// Private-use characters represent the boxes of a task list until the HTML is sanitised.
const boxes = { open: '\uE000', done: '\uE001' } as const
class PageRenderer extends Renderer {
	override checkbox({ checked }: Tokens.Checkbox): string {
		return checked ? boxes.done : boxes.open
	}
}

/**
 * Markdown as HTML that is safe to show: sanitised with the profile "page", headings with anchors, tables that scroll
 * individually, code with a button to copy it.
 *
 * @param text - markdown
 * @param pageId - page whose media folder contains the images that are named without an address
 */
export function renderMarkdown(text: string, pageId: string): string {
	return finish(cleanHtml(Parser.parse(lex(text.replace(/[\uE000\uE001]/g, '')), { renderer: new PageRenderer() }), 'page'), pageId)
}

/** HTML of a page that was not produced here, such as its content or the footer, sanitised in the same way. */
export function renderHtml(html: string, pageId: string): string {
	return finish(cleanHtml(html, 'page'), pageId)
}

function finish(html: string, pageId: string): string {
	const template = document.createElement('template')
	template.innerHTML = html
	const { content } = template
	content.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6').forEach(nameHeading)
	content.querySelectorAll('table').forEach((table) =>
		wrap(table, 'rich-text__table', { tabindex: '0', role: 'group', 'aria-label': t('intranetapp', 'Table') }))
	content.querySelectorAll('pre').forEach(addCopyButton)
	content.querySelectorAll('a').forEach(settleLink)
	markChoices(content)
	content.querySelectorAll('img').forEach((image) => settleImage(image, pageId))
	content.querySelectorAll('li').forEach(showBox)
	return template.innerHTML
}

/** The page title is the only level-1 heading. */
function nameHeading(heading: HTMLElement): void {
	const anchor = anchorOf(heading.textContent ?? '')
	const named = heading.localName === 'h1' ? document.createElement('h2') : heading
	if (named !== heading) {
		named.className = 'rich-text__first'
		named.append(...heading.childNodes)
		heading.replaceWith(named)
	}
	if (anchor !== '') {
		named.id = anchorId(anchor)
		named.tabIndex = -1
	}
}

function wrap(element: Element, className: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
	const frame = document.createElement('div')
	frame.className = className
	Object.entries(attributes).forEach(([name, value]) => frame.setAttribute(name, value))
	element.replaceWith(frame)
	frame.append(element)
	return frame
}

function addCopyButton(block: HTMLElement): void {
	block.tabIndex = 0
	const button = document.createElement('button')
	button.type = 'button'
	button.className = 'rich-text__copy'
	button.textContent = t('intranetapp', 'Copy')
	wrap(block, 'rich-text__code').append(button)
}

function settleLink(link: HTMLAnchorElement): void {
	const href = link.getAttribute('href')
	if (href !== null && !isElsewhere(href)) {
		link.removeAttribute('target')
		link.removeAttribute('rel')
	} else if (href !== null) {
		link.className = 'rich-text__elsewhere'
	}
}

/** Links in a line without other words are not part of a sentence: a finger has to find each. */
function markChoices(content: DocumentFragment): void {
	const lineOf = (node: Node) => node.parentElement?.closest('p, li, td, th, dd, dt') ?? null
	const withWords = new Set<Element | null>([null])
	const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
	for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
		if (/[\p{L}\p{N}]/u.test(text.nodeValue ?? '') && text.parentElement?.closest('a') == null) {
			withWords.add(lineOf(text))
		}
	}
	content.querySelectorAll('a').forEach((link) => link.classList.toggle('rich-text__choice', !withWords.has(lineOf(link))))
}

function settleImage(image: HTMLImageElement, pageId: string): void {
	const source = imageAddress(image.getAttribute('src'), pageId)
	if (source === null) {
		image.remove()
		return
	}
	const host = blockedHost(source)
	if (host !== null) {
		image.replaceWith(blockedImageElement(host, image.getAttribute('alt') ?? ''))
		return
	}
	image.setAttribute('src', source)
	image.setAttribute('alt', image.getAttribute('alt') ?? '')
	image.setAttribute('loading', 'lazy')
	image.setAttribute('decoding', 'async')
	image.setAttribute('referrerpolicy', 'no-referrer')
}

function showBox(item: HTMLLIElement): void {
	const text = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()
	const isDone = text?.nodeValue?.startsWith(boxes.done) === true
	if (text?.nodeValue && (isDone || text.nodeValue.startsWith(boxes.open))) {
		text.nodeValue = text.nodeValue.slice(1).trimStart()
		item.className = 'rich-text__task'
		const box = document.createElement('span')
		box.className = isDone ? 'rich-text__box rich-text__box--done' : 'rich-text__box'
		box.setAttribute('role', 'img')
		box.setAttribute('aria-label', isDone ? t('intranetapp', 'Done') : t('intranetapp', 'Open'))
		const first = item.firstElementChild // in a loose list, the text of an item is a paragraph
		;(first?.localName === 'p' ? first : item).prepend(box)
	}
}
