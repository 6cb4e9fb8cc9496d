// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { appMessages, storedTranslations } from './l10n/apps.ts'
import { carriedFile, carriedMessages, carriedPath } from './l10n/carried.ts'
import { jsFile, jsonFile, kept, languages, translationProblems } from './l10n/translations.ts'
import { appIds, root } from '@suite/node/paths'

// Extracts the texts from the sources and rewrites apps/<id>/l10n: translations of texts in use are kept,
// the others are removed, and missing ones are reported.

let isComplete = true
for (const app of appIds()) {
	const { messages, unreadable } = await appMessages(app)
	mkdirSync(`${root}/apps/${app}/l10n`, { recursive: true })
	const carried = carriedMessages(app)
	const problems = unreadable.map(({ place, reason }) => `${place} ${reason}`)
	for (const language of Object.keys(languages)) {
		const translations = kept(storedTranslations(app, language), messages)
		writeFileSync(`${root}/apps/${app}/l10n/${language}.json`, jsonFile(language, translations))
		writeFileSync(`${root}/apps/${app}/l10n/${language}.js`, jsFile(app, language, translations))
		if (carried !== undefined) {
			mkdirSync(dirname(`${root}/${carriedPath(app, language)}`), { recursive: true })
			writeFileSync(`${root}/${carriedPath(app, language)}`, carriedFile(translations, carried))
		}
		problems.push(...translationProblems(language, translations, messages))
	}
	problems.forEach((problem) => console.error(problem))
	console.log(`${app}: ${new Set(messages.map(({ text }) => text)).size} texts, ${problems.length} problems`)
	isComplete &&= problems.length === 0
}
process.exitCode = isComplete ? 0 : 1
