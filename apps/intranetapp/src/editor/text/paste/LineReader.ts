// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { formatsIn, plainText, type Formats } from './formats.ts'
import { collapsed, emptyLine, type Line, type Run } from './lines.ts'
import { sheetOf, styleOf, type Sheet, type Style } from './styles.ts'
import { TableReader } from './tables.ts'
import { walk, type Visitor } from './walk.ts'
import { mostLevels, sheetStyle, wordItem, wordListOf, type Item, type WordList } from './wordLists.ts'

/** Takes a picture out of the text, and says what stands for it: the address of an image, or nothing. */
export type TakePicture = (source: string) => string | null

const skipped = new Set([
	'style', 'script', 'title', 'template', 'noscript', 'svg', 'math', 'object', 'iframe', 'select', 'textarea', 'audio', 'video', 'xml',
	'head', 'canvas',
])
const blocks = new Set([
	'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'ol', 'blockquote', 'pre', 'dl', 'dt', 'dd', 'section', 'article', 'aside',
	'header', 'footer', 'main', 'nav', 'address', 'figure', 'figcaption', 'details', 'summary', 'form', 'fieldset', 'center', 'caption',
])
const [mostQuotes, mostTables] = [5, 5]

interface List { readonly isOrdered: boolean, next: number }

/** Where lines are collected: the text, or a cell of a table. */
interface Place {
	readonly lines: Line[]
	readonly lists: List[]
	readonly items: Item[]
	quotes: number
}

/** What is restored where an element ends. */
interface Frame {
	readonly formats: Formats
	readonly heading: number
	readonly word: WordList | null
}

const newPlace = (): Place => ({ lines: [], lists: [], items: [], quotes: 0 })

/** Reads the HTML of a clipboard as lines of text, whichever program wrote it. */
export class LineReader implements Visitor {
	readonly #sheet: Sheet
	readonly #takePicture: TakePicture
	readonly #places: Place[] = [newPlace()]
	readonly #tables: TableReader<Place>[] = []
	readonly #frames: Frame[] = []
	#formats = plainText
	#heading = 0
	#word: WordList | null = null
	#marker = ''
	#isInMarker = false
	#runs: Run[] = []
	#preDepth = 0
	#tableDepth = 0

	static read(document: Document, takePicture: TakePicture): Line[] {
		const reader = new LineReader(document, takePicture)
		walk(document.body, reader)
		reader.#finish()
		return reader.#place.lines
	}

	private constructor(document: Document, takePicture: TakePicture) {
		this.#sheet = sheetOf(document)
		this.#takePicture = takePicture
	}

	get #place(): Place {
		return this.#places.at(-1)!
	}

	enter(element: Element): boolean {
		const name = element.localName
		const style = styleOf(element.getAttribute('style'))
		if (skipped.has(name) || isHidden(style)) {
			return false
		}
		if (/\bignore\b/i.test(style.get('mso-list') ?? '')) {
			this.#marker += element.textContent ?? ''
			return false
		}
		if (this.#enterAtom(element, name, style)) {
			return false
		}
		this.#frames.push({ formats: this.#formats, heading: this.#heading, word: this.#word })
		this.#enterBlock(element, name, style)
		this.#formats = formatsIn(element, style, this.#formats)
		return true
	}

	leave(element: Element): void {
		const name = element.localName
		this.#leaveBlock(name)
		const frame = this.#frames.pop()!
		this.#formats = frame.formats
		this.#heading = frame.heading
		this.#word = frame.word
	}

	text(text: string): void {
		if (this.#isInMarker) {
			this.#marker += text
		} else {
			this.#runs.push({ kind: 'text', text, formats: this.#formats })
		}
	}

	/** Word and Outlook write `<![if !supportLists]>` before a marker and `<![endif]>` after it, which HTML reads as comments. */
	comment(text: string): void {
		this.#isInMarker = /^\[if !supportLists\]/i.test(text) || (this.#isInMarker && !/^\[endif\]/i.test(text))
	}

	/** Elements without content. @return whether this is one */
	#enterAtom(element: Element, name: string, style: Style): boolean {
		if (name === 'br') {
			if (!style.has('page-break-before')) {
				this.#break()
			}
		} else if (name === 'hr') {
			this.#finish()
			this.#place.lines.push({ ...emptyLine, kind: 'rule' })
		} else if (name === 'img') {
			this.#image(element)
		} else if (name === 'input' || element.classList.contains('rich-text__box')) {
			this.#box(element)
		} else {
			return false
		}
		return true
	}

	#break(): void {
		const last = this.#runs.findLast((run) => run.kind !== 'text' || /[^ \t\r\n]/.test(run.text))
		if (this.#preDepth === 0 && last?.kind === 'break') {
			this.#finish() // an empty line separates two paragraphs
		} else {
			this.#runs.push({ kind: 'break' })
		}
	}

	#image(element: Element): void {
		const isSign = element.getAttribute('aria-roledescription') === 'checkbox' // Google Docs draws its boxes
		const isPixel = isSign || ['width', 'height'].every((side) => Number(element.getAttribute(side) ?? 9) <= 2)
		const src = isPixel ? null : this.#takePicture(element.getAttribute('src') ?? '')
		if (src !== null) {
			this.#runs.push({ kind: 'image', src, alt: element.getAttribute('alt') ?? '', href: this.#formats.href })
		}
	}

	#box(element: Element): void {
		const item = this.#place.items.at(-1)
		if (item !== undefined && (element.getAttribute('type') ?? 'checkbox') === 'checkbox') {
			const task = element.hasAttribute('checked') || element.classList.contains('rich-text__box--done')
			this.#place.items[this.#place.items.length - 1] = { ...item, task }
		}
	}

	#enterBlock(element: Element, name: string, style: Style): void {
		if (name === 'table') {
			this.#enterTable(element)
		} else if (this.#tableDepth <= mostTables && this.#tables.length > 0 && (name === 'td' || name === 'th' || name === 'tr')) {
			this.#finish()
			if (name === 'tr') {
				this.#tables.at(-1)!.addRow()
			} else {
				const place = newPlace()
				this.#tables.at(-1)!.addCell(element, place)
				this.#places.push(place)
			}
		} else if (blocks.has(name)) {
			this.#startBlock(element, name, style)
		}
	}

	#enterTable(element: Element): void {
		this.#finish()
		if (++this.#tableDepth <= mostTables) {
			this.#tables.push(new TableReader<Place>(element.getAttribute('role') === 'presentation'))
		}
	}

	#startBlock(element: Element, name: string, style: Style): void {
		if (this.#preDepth > 0) {
			this.#newLine()
		} else {
			this.#finish()
		}
		const place = this.#place
		this.#heading = headingOf(element, name, style, this.#sheet) || this.#heading
		this.#word = wordListOf(element, style, this.#sheet) ?? (isListParagraph(element) ? null : this.#word)
		if (name === 'pre') {
			this.#preDepth++
		} else if (name === 'blockquote') {
			place.quotes++
		} else if (name === 'ul' || name === 'ol') {
			place.lists.push({ isOrdered: name === 'ol', next: wholeNumber(element.getAttribute('start')) ?? 1 })
		} else if (name === 'li') {
			place.items.push(this.#listItem(element))
		} else if (isListParagraph(element) && this.#word === null) {
			this.#continueItem()
		}
	}

	#listItem(element: Element): Item {
		const { lists } = this.#place
		const list = lists.at(-1)
		const level = wholeNumber(element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level')) ?? lists.length
		const isTask = element.getAttribute('role') === 'checkbox'
		const number = list?.isOrdered === true ? wholeNumber(element.getAttribute('value')) ?? list.next : null
		if (list !== undefined && number !== null) {
			list.next = number + 1
		}
		return {
			level: Math.max(1, Math.min(level, mostLevels)),
			isOrdered: list?.isOrdered === true,
			number,
			task: isTask ? element.getAttribute('aria-checked') === 'true' : null,
			isContinued: false,
		}
	}

	/** A further paragraph of a list item has the class of list paragraphs in Word, but no place in a list. */
	#continueItem(): void {
		const { lines, items } = this.#place
		const item = lines.at(-1)?.item ?? null
		if (item !== null && items.length === 0) {
			items.push({ ...item, isContinued: true })
		}
	}

	#leaveBlock(name: string): void {
		if (name === 'table') {
			this.#leaveTable()
		} else if (this.#tableDepth <= mostTables && this.#tables.length > 0 && (name === 'td' || name === 'th')) {
			this.#finish()
			this.#places.pop()
		} else if (blocks.has(name)) {
			this.#endBlock(name)
		}
	}

	#leaveTable(): void {
		this.#finish()
		if (this.#tableDepth-- > mostTables) {
			return
		}
		const table = this.#tables.pop()!
		const around = this.#tables.at(-1)
		if (around !== undefined) {
			around.hasTable = true
		}
		table.writeTo(this.#place.lines, this.#place.quotes)
	}

	#endBlock(name: string): void {
		if (name === 'pre') {
			this.#finish()
			this.#preDepth--
		} else if (this.#preDepth > 0) {
			this.#newLine()
		} else {
			this.#finish()
		}
		const place = this.#place
		if (name === 'blockquote') {
			place.quotes--
		} else if (name === 'ul' || name === 'ol') {
			place.lists.pop()
		} else if (name === 'li') {
			place.items.pop()
		} else if (place.lists.length === 0) {
			place.items.length = 0
		}
	}

	#newLine(): void {
		if (this.#runs.length > 0 && this.#runs.at(-1)?.kind !== 'break') {
			this.#runs.push({ kind: 'break' })
		}
	}

	/** Ends the current line; an empty one is left out. */
	#finish(): void {
		const [marker, place] = [this.#marker, this.#place]
		const runs = this.#preDepth > 0 ? this.#runs : collapsed(this.#runs)
		this.#runs = []
		this.#marker = ''
		this.#isInMarker = false
		if (runs.every((run) => run.kind !== 'image' && (run.kind === 'break' || run.text.trim() === ''))) {
			return
		}
		const listed = place.items.at(-1) ?? null
		const item = this.#heading > 0 ? null : this.#word !== null && place.items.length === 0 ? wordItem(this.#word, marker) : listed
		const kind = this.#preDepth > 0 ? 'code' : this.#heading > 0 ? 'heading' : 'text'
		place.lines.push({ ...emptyLine, kind, runs, heading: this.#heading, item, quotes: Math.min(place.quotes, mostQuotes) })
		if (listed !== null && place.items.length > 0) {
			place.items[place.items.length - 1] = { ...listed, isContinued: true }
		}
	}
}

function isHidden(style: Style): boolean {
	return style.get('display')?.toLowerCase() === 'none'
		|| style.get('mso-hide')?.toLowerCase() === 'all'
		|| /comment/i.test(style.get('mso-element') ?? '')
		|| style.has('mso-comment-reference')
}

function isListParagraph(element: Element): boolean {
	return /^MsoList/.test(element.getAttribute('class') ?? '')
}

function headingOf(element: Element, name: string, style: Style, sheet: Sheet): number {
	const named = /^h([1-6])$/.exec(name)?.[1] ?? /\bMsoHeading([1-9])\b/.exec(element.getAttribute('class') ?? '')?.[1]
	const told = element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : null
	const level = wholeNumber(named ?? told ?? style.get('mso-outline-level') ?? sheetStyle(element, sheet, 'mso-outline-level') ?? null)
	const byClass = /\bMso(Title|Subtitle)\b/.exec(element.getAttribute('class') ?? '')?.[1]
	return level ?? (byClass === 'Title' ? 1 : byClass === 'Subtitle' ? 2 : 0)
}

function wholeNumber(text: string | null): number | null {
	return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
