// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Sheet, Style } from './styles.ts'

/** A place in a list. */
export interface Item {
	/** From 1. */
	readonly level: number
	readonly isOrdered: boolean
	/** The number of the item; null if it is the next one, or has none. */
	readonly number: number | null
	/** Done or not; null where it is no task. */
	readonly task: boolean | null
	/** A further paragraph of the item. */
	readonly isContinued: boolean
}

/** Deeper levels are shown at this one. */
export const mostLevels = 9

/** A paragraph's place in a list of Word and Outlook, whose lists are paragraphs: `mso-list:l0 level2 lfo1`. */
export interface WordList { readonly level: number, readonly definition: Style | undefined }

export function wordListOf(element: Element, style: Style, sheet: Sheet): WordList | null {
	const value = style.get('mso-list') ?? sheetStyle(element, sheet, 'mso-list')
	const found = /^(l\d+) level(\d)\b/i.exec(value ?? '')
	return found === null ? null : {
		level: Math.max(1, Number(found[2])),
		definition: sheet.levels.get(`${found[1]!.toLowerCase()}:level${found[2]}`),
	}
}

export function sheetStyle(element: Element, sheet: Sheet, name: string): string | undefined {
	return sheet.classes.size === 0 ? undefined : (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 8)
		.map((one) => sheet.classes.get(one)?.get(name)).find((value) => value !== undefined)
}

/** The item that a paragraph of Word is, by the marker that Word has written in front of it. */
export function wordItem({ level, definition }: WordList, marker: string): Item {
	const sign = marker.replace(/[\s\u00A0]/g, '').slice(0, 20)
	const format = definition?.get('mso-level-number-format')?.toLowerCase()
	const number = numberOf(sign, format)
	const isNumbered = number !== null || (sign === '' && definition !== undefined)
	const isOrdered = isNumbered && format !== 'bullet' && format !== 'image'
	return { level: Math.min(level, mostLevels), isOrdered, number: isOrdered ? number : null, task: null, isContinued: false }
}

/** The number in a marker such as `3.`, `(c)`, `iv)` or `2.1.3`; null if it is none. */
function numberOf(sign: string, format: string | undefined): number | null {
	const digits = /(\d{1,9})[.):]*$/.exec(sign)?.[1]
	if (digits !== undefined) {
		return Number(digits)
	}
	const letters = /^\(?([a-z]{1,7})[.)]$/i.exec(sign)?.[1]?.toLowerCase()
	if (letters === undefined) {
		return null
	}
	const roman = romanNumber(letters)
	const isRoman = format === undefined ? letters === 'i' || letters.length > 1 : format.startsWith('roman')
	return isRoman && roman !== null
		? roman
		: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) % 1_000_000_000
}

function romanNumber(letters: string): number | null {
	const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 }
	const all = [...letters].map((letter) => values[letter])
	return all.reduce<number | null>((sum, value, index) =>
		sum === null || value === undefined ? null : sum + (value < (all[index + 1] ?? 0) ? -value : value), 0)
}
