// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Translations by the English text; several for the plural forms. */
export type Words = Readonly<Record<string, string | readonly string[]>>
type Values = Readonly<Record<string, string | number>>

let words: Words = {}
let language = 'en'

/** The language of the page, in the region of the reader where the browser names one. */
export function localeOf(spoken: string, wished: readonly string[]): string {
	return wished.find((tag) => tag.toLowerCase().split('-')[0] === spoken) ?? spoken
}

/** Takes the words that came with the document: the functions below are named and called like those of `@nextcloud/l10n`. */
export function carryWords(tag: string, carried: Words): void {
	language = tag
	words = carried
}

/** As HTML and `Intl` have it. */
export const currentLanguage = (): string => language

export function t(_app: string, text: string, values: Values = {}): string {
	const word = words[text]
	return fill(typeof word === 'string' ? word : text, values)
}

/** @param count - also put in the place of `%n` */
export function n(_app: string, one: string, many: string, count: number, values: Values = {}): string {
	const forms = words[`_${one}_::_${many}_`]
	const text = Array.isArray(forms) ? forms[form(count)] as string | undefined : count === 1 ? one : many
	return fill(text ?? many, values).replaceAll('%n', count.toLocaleString(language))
}

/** Which plural form, by the rules that the files of translations name. */
function form(count: number): number {
	if (language.split('-')[0] !== 'fr') {
		return count === 1 ? 0 : 1
	}
	return count < 2 ? 0 : count % 1_000_000 === 0 ? 1 : 2
}

function fill(text: string, values: Values): string {
	return text.replace(/\{(\w+)\}/g, (whole, name: string) => name in values ? String(values[name]) : whole)
}
