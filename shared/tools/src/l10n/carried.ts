// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { moduleFacts } from '../check/imports.ts'
import { sources, type Source } from '../check/sources.ts'
import type { Message } from './message.ts'
import { scriptMessages } from './script.ts'
import { pathOf } from './shared.ts'
import { kept, languages, type Translations } from './translations.ts'

// A page that everybody may open, `src/public.ts`, is a document of its own: Nextcloud puts no translations on it, and those of the whole
// app would be most of what it loads. So the server gives it the words of its own texts, from resources/words/<language>.json.

/** The texts that an app's public page carries; undefined when the app has none. */
export function carriedMessages(app: string): Message[] | undefined {
	const entry = `apps/${app}/src/public.ts`
	return existsSync(`${root}/${entry}`)
		? modulesFrom(entry, sources(new RegExp(`^(apps/${app}|shared/ui)/src/.*\\.ts$`))).flatMap((source) => scriptMessages(source, app).messages)
		: undefined
}

/** The modules that an entry consists of. */
export function modulesFrom(entry: string, modules: readonly Source[]): Source[] {
	const byPath = new Map(modules.map((source) => [source.path, source]))
	const found = new Set<Source>()
	const waiting = [byPath.get(entry)]
	while (waiting.length > 0) {
		const source = waiting.pop()
		if (source !== undefined && !found.has(source)) {
			found.add(source)
			waiting.push(...moduleFacts(source).imports.map(({ target }) => byPath.get(pathOf(target))))
		}
	}
	return [...found].sort((one, other) => one.path < other.path ? -1 : 1)
}

export const carriedPath = (app: string, language: string): string => `apps/${app}/resources/words/${language}.json`

/** The file that the server reads. */
export function carriedFile(translations: Translations, messages: readonly Message[]): string {
	return `${JSON.stringify(kept(translations, messages), null, '\t')}\n`
}

/** Files of carried words that are not what `npm run l10n` writes. */
export function carriedProblems(app: string, translations: (language: string) => Translations): string[] {
	const messages = carriedMessages(app)
	return messages === undefined ? [] : Object.keys(languages).flatMap((language) => {
		const path = carriedPath(app, language)
		const text = carriedFile(translations(language), messages)
		return existsSync(`${root}/${path}`) && readFileSync(`${root}/${path}`, 'utf8') === text ? [] : [`${path} is not what \`npm run l10n\` writes`]
	})
}
