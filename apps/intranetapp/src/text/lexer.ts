// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from 'marked'

/** Quotes and lists nested deeper are text, as on the server (lib/Model/Page/Markdown/Blocks.php). */
const nestedBlocks = 100
/** Links and formats nested deeper are text. */
const nestedInlines = 20
/** In one paragraph, what follows this many signs with a meaning is text: for each of them, the lexer may read all of the paragraph. */
const signs = 500
const sign = /[\\`*_~[\]!<@]|:\/\/|www\.| {2}\n/g

class BoundedTokenizer extends Tokenizer {
	#depth = 0

	override blockquote(source: string): Tokens.Blockquote | undefined {
		return this.#nested(() => super.blockquote(source))
	}

	override list(source: string): Tokens.List | undefined {
		return this.#nested(() => super.list(source))
	}

	/** Reads the rows only if the first two lines begin a table. */
	override table(source: string): Tokens.Table | undefined {
		const head = /^[^\n]*\n {0,3}[-:|][-:| \t]*(?=\n|$)/.exec(source)?.[0]
		if (head === undefined) {
			return undefined
		}
		const { inlineQueue } = this.lexer
		const queued = inlineQueue.length
		const isTable = super.table(head) !== undefined
		inlineQueue.length = queued
		return isTable ? super.table(source) : undefined
	}

	#nested<T>(read: () => T | undefined): T | undefined {
		if (this.#depth >= nestedBlocks) {
			return undefined
		}
		this.#depth++
		try {
			return read()
		} finally {
			this.#depth--
		}
	}
}

// To see where a paragraph ends, the lexer's own rule reads all rows of what may be a table below it, at every line.
const { paragraph, table } = Lexer.rules.block.gfm
const tableHead = table.source.slice(1, table.source.indexOf('(?:\\n((?:(?!'))
const paragraphBeforeTable = new RegExp(paragraph.source.replace(table.source.slice(1), () => `${tableHead}(?:\\n|$)`))

class BoundedLexer extends Lexer {
	#depth = 0

	constructor() {
		const tokenizer = new BoundedTokenizer()
		super({ gfm: true, breaks: false, tokenizer })
		tokenizer.rules = { ...tokenizer.rules, block: { ...tokenizer.rules.block, paragraph: paragraphBeforeTable } }
	}

	override inlineTokens(source: string, tokens: Token[] = []): Token[] {
		const end = this.#depth >= nestedInlines ? 0 : endOfSigns(source)
		if (end > 0) {
			this.#depth++
			try {
				super.inlineTokens(source.slice(0, end), tokens)
			} finally {
				this.#depth--
			}
		}
		if (end < source.length) {
			const raw = source.slice(end)
			tokens.push({ type: 'text', raw, text: raw, escaped: false })
		}
		return tokens
	}
}

function endOfSigns(source: string): number {
	let count = 0
	for (const { index } of source.matchAll(sign)) {
		if (++count > signs) {
			return index
		}
	}
	return source.length
}

/**
 * The tokens of a markdown text, in a time that is proportional to its length.
 *
 * @param text - markdown with LF line endings
 */
export function lex(text: string): TokensList {
	return new BoundedLexer().lex(text)
}
