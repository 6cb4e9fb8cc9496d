// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Formats } from './formats.ts'
import type { Line, Run } from './lines.ts'
import type { Item } from './wordLists.ts'

/** The lines as HTML that the editor reads: nested lists, and tables whose first row is the header. */
export function htmlOf(lines: readonly Line[]): string {
	const writer = new HtmlWriter(lines.some(({ kind, heading }) => kind === 'heading' && heading === 1) ? 1 : 0)
	lines.forEach((line) => writer.add(line))
	return writer.end()
}

interface OpenList { readonly level: number, readonly isOrdered: boolean, next: number }

class HtmlWriter {
	readonly #parts: string[] = []
	readonly #lists: OpenList[] = []
	readonly #shift: number
	#quotes = 0

	/** @param shift - added to the level of headings: the only first heading of a page is its title */
	constructor(shift: number) {
		this.#shift = shift
	}

	add(line: Line): void {
		if (line.item === null || this.#quotes !== line.quotes) {
			this.#closeLists(0)
		}
		this.#quote(line.quotes)
		if (line.item !== null) {
			this.#openItem(line.item)
		}
		this.#parts.push(this.#block(line))
	}

	end(): string {
		this.#closeLists(0)
		this.#quote(0)
		return this.#parts.join('')
	}

	#block(line: Line): string {
		switch (line.kind) {
			case 'rule':
				return '<hr>'
			case 'table':
				return table(line.rows)
			case 'code':
				return `<pre><code>${escaped(rawText(line.runs).replace(/\n$/, ''))}</code></pre>`
			case 'heading': {
				const tag = `h${Math.min(6, line.heading + this.#shift)}`
				return `<${tag}>${inline(line.runs, false)}</${tag}>`
			}
			case 'text':
				return `<p>${inline(line.runs, true)}</p>`
		}
	}

	#openItem(item: Item): void {
		this.#closeLists(item.level)
		let list = this.#lists.at(-1)
		if (item.isContinued && list !== undefined) {
			return
		}
		if (list?.level === item.level && (list.isOrdered !== item.isOrdered || !isNext(list, item))) {
			this.#closeLists(item.level - 1)
			list = this.#lists.at(-1)
		}
		const tag = item.isOrdered ? 'ol' : 'ul'
		if (list?.level === item.level) {
			this.#parts.push('</li>')
		} else {
			list = { level: item.level, isOrdered: item.isOrdered, next: item.number ?? 1 }
			this.#lists.push(list)
			this.#parts.push(item.isOrdered && list.next !== 1 ? `<ol start="${list.next}">` : `<${tag}>`)
		}
		list.next = (item.number ?? list.next) + 1
		this.#parts.push('<li>', item.task === null ? '' : `<input type="checkbox"${item.task ? ' checked' : ''}>`)
	}

	/** Closes the lists below a level. */
	#closeLists(level: number): void {
		for (let list = this.#lists.at(-1); list !== undefined && list.level > level; list = this.#lists.at(-1)) {
			this.#parts.push('</li>', list.isOrdered ? '</ol>' : '</ul>')
			this.#lists.pop()
		}
	}

	#quote(depth: number): void {
		for (; this.#quotes < depth; this.#quotes++) {
			this.#parts.push('<blockquote>')
		}
		for (; this.#quotes > depth; this.#quotes--) {
			this.#parts.push('</blockquote>')
		}
	}
}

/** Lists without numbers that follow each other are one; numbers go on only from the one before. */
function isNext(list: OpenList, { number }: Item): boolean {
	return number === null || number === list.next
}

function table(rows: Line['rows']): string {
	return `<table>${rows.map((cells, row) => {
		const tag = row === 0 ? 'th' : 'td'
		return `<tr>${cells.map((lines) => `<${tag}><p>${cell(lines, row > 0)}</p></${tag}>`).join('')}</tr>`
	}).join('')}</table>`
}

/** A cell has one paragraph; its other blocks are lines of it. */
function cell(lines: readonly Line[], hasBold: boolean): string {
	return lines.map(({ kind, runs, item }) => {
		const sign = item === null || item.isContinued ? '' : item.isOrdered ? `${item.number ?? 1}. ` : '• '
		const words = inline(kind === 'code' ? [{ kind: 'text', text: rawText(runs), formats: codeText }] : runs, hasBold)
		return sign + (kind === 'heading' && hasBold ? `<strong>${words}</strong>` : words)
	}).join('<br>')
}

const codeText: Formats = Object.freeze({
	bold: false, italic: false, strike: false, underline: false, highlight: false, code: true, raised: null, href: null,
})

function rawText(runs: readonly Run[]): string {
	return runs.map((run) => run.kind === 'text' ? run.text.replace(/\r\n?/g, '\n') : run.kind === 'break' ? '\n' : '').join('')
}

function inline(runs: readonly Run[], hasBold: boolean): string {
	return runs.map((run) => {
		switch (run.kind) {
			case 'break':
				return '<br>'
			case 'image':
				return linked(`<img src="${escaped(run.src)}" alt="${escaped(run.alt)}">`, run.href)
			case 'text':
				return formatted(escaped(run.text), run.formats, hasBold)
		}
	}).join('')
}

function formatted(html: string, formats: Formats, hasBold: boolean): string {
	const tags = [
		formats.bold && hasBold && 'strong',
		formats.italic && 'em',
		formats.strike && 's',
		formats.underline && formats.href === null && 'u',
		formats.highlight && 'mark',
		formats.raised,
		formats.code && 'code',
	].filter((tag) => typeof tag === 'string')
	return linked(`${tags.map((tag) => `<${tag}>`).join('')}${html}${tags.toReversed().map((tag) => `</${tag}>`).join('')}`, formats.href)
}

function linked(html: string, href: string | null): string {
	return href === null ? html : `<a href="${escaped(href)}">${html}</a>`
}

function escaped(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
