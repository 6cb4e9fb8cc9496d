// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Escapes text so that markdown reads it literally. */
export function escaped(text: string): string {
	return text
		.replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
		.replace(/[`[\]]/g, '\\$&')
		.replace(/\*/g, (star, at: number) => isLoose(text, at, text) ? star : '\\*')
		.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
		.replace(/~/g, '\\~')
		.replace(/<(?=[a-z/!?])/gi, '\\<')
		.replace(/&(?=#?\w+;)/g, '\\&')
		.replace(/(https?|ftp)(?=:\/\/)/gi, '$1\\')
		.replace(/www(?=\.)/gi, '$&\\')
		.replace(/(?<=[\w.+-])@(?=[\w-]+\.\w)/g, '\\@')
}

/** An asterisk between two spaces neither opens nor closes emphasis. */
function isLoose(_: string, at: number, text: string): boolean {
	return text[at - 1] === ' ' && text[at + 1] === ' '
}

/** Escapes the beginning of a line so that it starts no list, heading, quote or rule. */
export function escapedLine(line: string): string {
	return line
		.replace(/^(#{1,6})(?=\s|$)/, '\\$1')
		.replace(/^([>=+-])/, '\\$1')
		.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
		.replace(/^\*(?=\s)/, '\\*')
		.replace(/^:(?=-)/, '\\:')
}
