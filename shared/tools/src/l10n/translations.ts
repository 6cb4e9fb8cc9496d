// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { keyOf, type Message } from './message.ts'

/** Languages required for every text, with the host's plural rule for each. */
export const languages: Readonly<Record<string, { forms: number, rule: string }>> = {
	nl: { forms: 2, rule: 'nplurals=2; plural=(n != 1);' },
	de: { forms: 2, rule: 'nplurals=2; plural=(n != 1);' },
	fr: { forms: 3, rule: 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;' },
}

/** Translations by key: one text, or one per plural form. */
export type Translations = Record<string, string | string[]>

/** The translations still in use, in the order of their keys. */
export function kept(existing: Translations, messages: readonly Message[]): Translations {
	const keys = [...new Set(messages.map(keyOf))].sort()
	return Object.fromEntries(keys.flatMap((key) => existing[key] === undefined ? [] : [[key, existing[key]]]))
}

/** Problems of a language: untranslated texts, missing plural forms, missing or invented placeholders. */
export function translationProblems(language: string, translations: Translations, messages: readonly Message[]): string[] {
	const problems: string[] = []
	for (const [key, message] of new Map(messages.map((item) => [keyOf(item), item]))) {
		const translation = translations[key]
		const forms = message.plural === undefined ? 1 : languages[language]?.forms ?? 1
		const texts = translation === undefined ? [] : [translation].flat()
		if (texts.length !== forms || texts.some((text) => text.trim() === '') || Array.isArray(translation) !== (message.plural !== undefined)) {
			problems.push(`${language}: ${translation === undefined ? 'no translation of' : `not ${forms} text(s) for`} "${key}" (${message.place})`)
			continue
		}
		const wanted = placeholders(message.plural ?? message.text)
		if (texts.slice(-1).some((text) => placeholders(text) !== wanted)) {
			problems.push(`${language}: other placeholders than "${wanted}" in the translation of "${key}"`)
		}
	}
	const used = new Set(messages.map(keyOf))
	return [...problems, ...Object.keys(translations).filter((key) => !used.has(key)).map((key) => `${language}: "${key}" is used nowhere`)]
}

/** The file that the server reads. */
export function jsonFile(language: string, translations: Translations): string {
	return `{ "translations": {\n${entries(translations)}\n},"pluralForm" :"${languages[language]?.rule ?? ''}"\n}\n`
}

/** The file that the browser loads. */
export function jsFile(app: string, language: string, translations: Translations): string {
	return `OC.L10N.register(\n    "${app}",\n    {\n${entries(translations)}\n},\n"${languages[language]?.rule ?? ''}");\n`
}

function entries(translations: Translations): string {
	return Object.entries(translations)
		.map(([key, value]) => `    ${JSON.stringify(key)} : ${JSON.stringify(value)}`)
		.join(',\n')
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\w+\}|%n|%(?:\d+\$)?[sd]/g)].map((match) => match[0]).sort().join(' ')
}
