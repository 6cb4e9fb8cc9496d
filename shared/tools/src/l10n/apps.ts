// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { sources } from '../check/sources.ts'
import { root } from '@suite/node/paths'
import { carriedProblems } from './carried.ts'
import type { Extraction } from './message.ts'
import { phpMessages } from './php.ts'
import { scriptMessages } from './script.ts'
import { reachedModules } from './shared.ts'
import { jsFile, jsonFile, languages, translationProblems, type Translations } from './translations.ts'

/** All texts of an app: from its front end, the modules of shared/ui it uses, and its PHP. */
export async function appMessages(app: string): Promise<Extraction> {
	const own = sources(new RegExp(`^apps/${app}/src/.*\\.(ts|vue)$`))
	const scripts = [...own, ...reachedModules(own, sources(/^shared\/ui\/src\/.*\.(ts|vue)$/))].map((source) => scriptMessages(source, app))
	const php = await phpMessages(sources(new RegExp(`^apps/${app}/(lib|templates)/.*\\.php$`)))
	return {
		messages: [...scripts, php].flatMap(({ messages }) => messages),
		unreadable: [...scripts, php].flatMap(({ unreadable }) => unreadable),
	}
}

/** The stored translations of an app; an empty object if there are none. */
export function storedTranslations(app: string, language: string): Translations {
	const file = `${root}/apps/${app}/l10n/${language}.json`
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { translations: Translations }).translations : {}
}

/** Problems with an app's texts: unreadable texts, missing translations, inconsistent files. */
export async function appTranslationProblems(app: string): Promise<string[]> {
	const { messages, unreadable } = await appMessages(app)
	return [
		...unreadable.map(({ place, reason }) => `${place} ${reason}`),
		...Object.keys(languages).flatMap((language) => {
			const translations = storedTranslations(app, language)
			return [
				...translationProblems(language, translations, messages).map((problem) => `apps/${app}/l10n ${problem}`),
				...fileProblems(app, language, translations),
			]
		}),
		...carriedProblems(app, (language) => storedTranslations(app, language)),
	]
}

function fileProblems(app: string, language: string, translations: Translations): string[] {
	const files = { json: jsonFile(language, translations), js: jsFile(app, language, translations) }
	return Object.entries(files).flatMap(([extension, text]) => {
		const path = `apps/${app}/l10n/${language}.${extension}`
		return existsSync(`${root}/${path}`) && readFileSync(`${root}/${path}`, 'utf8') === text ? [] : [`${path} is not what \`npm run l10n\` writes`]
	})
}
