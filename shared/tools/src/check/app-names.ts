// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Source } from './sources.ts'

/** The names of an app in code and in sentences. */
export interface AppNames {
	readonly id: string
	/** As in info.xml, such as NotesApp. */
	readonly namespace: string
	/** Display name. */
	readonly title: string
}

/** Files where the name of an app is an ordinary word, with its meaning there. */
const otherMeanings: Readonly<Record<string, string>> = {
	'shared/host/embedded/AppFramework/HttpClient/PinnedAddresses.php': 'a top-level domain for internal networks',
	'shared/host/embedded/AppFramework/HttpClient/RemoteHosts.php': 'a top-level domain for internal networks',
	'shared/testing/src/twin/cases/remote-hosts.ts': 'a name in an internal network',
}

/** Names that are words of Nextcloud's API or of the web too, with their meaning there: only ids and namespaces of their apps count. */
const wordsOfTheApi: Readonly<Record<string, string>> = {
	forms: 'what browsers send, and what a plural has',
	metadata: 'what is known of files, tokens and pages',
	rooms: 'what calendar clients can invite',
}

/**
 * Lines of shared code that name an app. Only its folders in shared/api and shared/schema may: everything else of an app belongs in its own
 * folder, where tools find it by path.
 *
 * @param files - files below shared/
 */
export function appNameProblems(files: readonly Source[], apps: readonly AppNames[]): string[] {
	const named = apps.map(({ id, namespace, title }) => {
		const domain = id.replace(/app$/, '')
		const names = new Set([id, namespace, ...[domain, title].filter((name) => !(name.toLowerCase() in wordsOfTheApi))])
		return { own: new RegExp(`^shared/(api|schema)/src/${domain}/`), names: [...names].map(word) }
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
 * The name as a word, or as part of a camel-case name: `notes`, `notes.save`, `hasNotes`, `NOTES`, but not `footnotes` or `notesheet`.
 */
function word(name: string): RegExp {
	const lower = name.toLowerCase()
	const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
	return new RegExp(
		[`(?<![A-Za-z])${lower}(?![a-z])`, `(?:${capital(lower)}|${capital(name)})(?![a-z])`, `(?<![A-Z])${name.toUpperCase()}(?![A-Z])`]
			.join('|'),
	)
}
