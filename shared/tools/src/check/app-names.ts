// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

/** What an app is called in code and in sentences. */
export interface AppNames {
	readonly id: string
	/** As info.xml has it, such as NotesApp. */
	readonly namespace: string
	/** As people read it. */
	readonly title: string
}

/** Files where the name of an app is a word of its own, with what it means there. */
const otherMeanings: Readonly<Record<string, string>> = {
	'shared/host/embedded/AppFramework/HttpClient/PinnedAddresses.php': 'a top-level domain for internal networks',
}

/**
 * Lines of shared code that name an app. Only its folders of shared/api and shared/schema may: what else belongs to an app is in its own
 * folder, where tools find it by the path of the file.
 *
 * @param files - below shared/
 */
export function appNameProblems(files: readonly Source[], apps: readonly AppNames[]): string[] {
	const named = apps.map(({ id, namespace, title }) => {
		const domain = id.replace(/app$/, '')
		return { own: new RegExp(`^shared/(api|schema)/src/${domain}/`), names: [...new Set([id, domain, namespace, title])].map(word) }
	})
	return files.filter(({ path }) => !(path in otherMeanings)).flatMap(({ path, text }) => {
		const foreign = named.filter(({ own }) => !own.test(path)).flatMap(({ names }) => names)
		return text.split('\n').flatMap((line, index) => {
			const found = foreign.flatMap((name) => name.exec(line)?.[0] ?? [])
			return found.length === 0 ? [] : [`${path}:${index + 1} names an app (${found[0]})`]
		})
	})
}

/**
 * The name as a word, or as a part of a name in camel case: `notes`, `notes.save`, `hasNotes`, `NOTES`, but not `footnotes` or `notesheet`.
 */
function word(name: string): RegExp {
	const lower = name.toLowerCase()
	const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
	return new RegExp(
		[`(?<![A-Za-z])${lower}(?![a-z])`, `(?:${capital(lower)}|${capital(name)})(?![a-z])`, `(?<![A-Z])${name.toUpperCase()}(?![A-Z])`]
			.join('|'),
	)
}
