// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Limits of fields and values; characters are Unicode characters. */
export const bounds = Object.freeze({
	nameCharacters: 255,
	labelCharacters: 255,
	optionsPerField: 500,
	optionCharacters: 255,
	textCharacters: 4_000,
	textareaCharacters: 65_536,
	/** Of a number, on both sides of the point together: what a float of every database keeps and sorts. */
	digitsPerNumber: 15,
	userCharacters: 64,
	urlCharacters: 4_000,
	linksPerValue: 100,
	pathCharacters: 4_000,
	/** Of a filter; one of them has to fit. */
	valuesPerFilter: 500,
	/** Of the text that a filter looks for inside values. */
	containedCharacters: 1_000,
	/** Days that a filter looks back or ahead: ten years. */
	relativeDays: 3_660,
	/** Of a text inside a sentence about what is wrong. */
	quotedCharacters: 80,
})
