// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { referenceAt } from '../rules/piping.ts'
import { emphasise, type Run, runOf } from './emphasis.ts'
import type { Part } from './part.ts'

interface Bracket {
	readonly part: Part
	/** Places among the parts and the runs. */
	readonly place: number
	readonly run: number
}

const special = /[\\`*_[\]!<{]|https?:\/\//gi
const punctuation = /^[!-/:-@[-`{-~]$/
const escaped = /\\([!-/:-@[-`{-~])/g
const angled = /<((?:https?:\/\/|mailto:)[^\s<>]*)>/iy
const bare = /https?:\/\/[^\s<>{}]+/iy
/** What ends a sentence rather than an address. */
const bareEnd = '.,;:!?\'"*_~)]\\`'
const target = /\(\s*(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))*))(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/y
const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
	pattern.lastIndex = place
	return pattern.exec(text)
}

/** An address that a link may lead to; undefined for others, such as those of scripts or without a protocol. */
function addressOf(text: string): string | undefined {
	const address = text.replace(escaped, '$1')
	return /^(https?:\/\/|mailto:)./i.test(address) && URL.canParse(address) && protocols.has(new URL(address).protocol)
		? address
		: undefined
}

/** Text with emphasis, code and links, in a time that is proportional to its length. */
export function inlinesOf(text: string): readonly Part[] {
	const parts: Part[] = []
	const runs: Run[] = []
	let brackets: Bracket[] = []
	const closers = codeEnds(text)
	const say = (words: string, isCode = false): Part => {
		const part: Part = { text: words, isCode, closes: 0, opens: [] }
		parts.push(part)
		return part
	}
	const link = (words: string, address: string): void => {
		say('').opens.push({ tag: 'a', address })
		say(words)
		say('').closes = 1
	}
	const end = (place: number): number => {
		const bracket = brackets.pop()
		const found = bracket === undefined ? null : matchAt(target, text, place + 1)
		const address = addressOf(found?.[1] ?? found?.[2] ?? '')
		if (bracket === undefined || found === null || address === undefined) {
			say(']')
			return place + 1
		}
		const inside = parts.slice(bracket.place + 1)
		for (const part of inside) {
			// Addresses in the text of a link are no links of their own.
			if (part.opens[0]?.tag === 'a') {
				part.opens = []
			} else if (part.closes === 1 && part.text === '') {
				part.closes = 0
			}
		}
		if (inside.length === 0) {
			say(address)
		}
		emphasise(runs.splice(bracket.run))
		bracket.part.text = ''
		bracket.part.opens.push({ tag: 'a', address })
		say('').closes = 1
		brackets = []
		return place + 1 + found[0].length
	}

	let place = 0
	while (place < text.length) {
		const found = matchAt(special, text, place)
		const at = found?.index ?? text.length
		if (at > place) {
			say(text.slice(place, at))
		}
		if (found === null) {
			break
		}
		const sign = text[at] ?? ''
		place = at + 1
		if (sign === '\\') {
			const next = text[place] ?? ''
			if (punctuation.test(next)) {
				say(next)
				place++
			} else if (next !== '\n') {
				say(sign)
			}
		} else if (sign === '`') {
			const length = runLength(text, at)
			const until = closers(at, length)
			place = until === undefined ? at + length : until + length
			if (until === undefined) {
				say('`'.repeat(length))
			} else {
				say(codeIn(text.slice(at + length, until)), true)
			}
		} else if (sign === '*' || sign === '_') {
			const length = runLength(text, at)
			place = at + length
			runs.push(runOf(say(sign.repeat(length)), sign, length, text[at - 1] ?? '', text[place] ?? ''))
		} else if (sign === '[' || (sign === '!' && text[place] === '[')) {
			// A picture is a link to it.
			place += sign === '!' ? 1 : 0
			const part = say(text.slice(at, place))
			brackets.push({ part, place: parts.length - 1, run: runs.length })
		} else if (sign === ']') {
			place = end(at)
		} else if (sign === '{') {
			// As it is: an answer takes its place later.
			const reference = referenceAt(text, at)
			say(reference ?? sign)
			place = at + (reference ?? sign).length
		} else {
			const whole = sign === '<' ? matchAt(angled, text, at)?.[0] : wordBefore(text, at) ? undefined : matchAt(bare, text, at)?.[0]
			const words = sign === '<' ? whole?.slice(1, -1) : trimmedEnd(whole)
			const address = addressOf(words ?? '')
			if (words === undefined || address === undefined) {
				say(found[0])
				place = at + found[0].length
			} else {
				link(words, address)
				place = at + (sign === '<' ? words.length + 2 : words.length)
			}
		}
	}
	emphasise(runs)
	return parts
}

function trimmedEnd(address: string | undefined): string | undefined {
	let end = address?.length ?? 0
	while (end > 0 && bareEnd.includes(address?.[end - 1] ?? '')) {
		end--
	}
	return address?.slice(0, end)
}

/** One space at both ends is there for backticks at the ends. */
const codeIn = (text: string): string =>
	text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '' ? text.slice(1, -1) : text

const wordBefore = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

function runLength(text: string, at: number): number {
	let end = at
	while (text[end] === text[at]) {
		end++
	}
	return end - at
}

/** Where code that begins at a place ends: at as many backticks as it begins with. */
function codeEnds(text: string): (at: number, length: number) => number | undefined {
	const places = new Map<number, { readonly all: number[], next: number }>()
	for (const { index, 0: run } of text.matchAll(/`+/g)) {
		const known = places.get(run.length) ?? { all: [], next: 0 }
		known.all.push(index)
		places.set(run.length, known)
	}
	return (at, length) => {
		const ends = places.get(length)
		// Asked from left to right: what lies behind is not looked at again.
		while (ends !== undefined && (ends.all[ends.next] ?? Number.POSITIVE_INFINITY) <= at) {
			ends.next++
		}
		return ends?.all[ends.next]
	}
}
