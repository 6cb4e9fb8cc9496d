// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fileOf, moduleFacts } from '../check/imports.ts'
import type { Source } from '../check/sources.ts'

/** What {@link usersOf} has to read. */
export const readForUsers = /^(?:apps\/[^/]+|shared\/[^/]+)\/(?!.*\/js\/).*\.(?:ts|vue|php)$|^[^/]+\.ts$|\/appinfo\/info\.xml$/

/** Who else uses shared files: what starts the hosts, builds the apps and runs the suites. A change of theirs is a change of every app. */
const machinery = /^(?:shared\/(?:host\/src|tools\/(?:src|php\/(?:bin|src)))\/|[^/]+\.ts$)/

/**
 * The apps that use each shared file, directly or through other shared files: by the imports of modules, and in PHP by any mention of the
 * class, so rather too many than too few. All apps where the tools or the hosts use it.
 *
 * @param sources - all files that fit {@link readForUsers}
 * @return by path; a file that is missing in it cannot be judged, and may be used by all
 */
export function usersOf(sources: readonly Source[], appIds: readonly string[]): ReadonlyMap<string, readonly string[]> {
	const uses = usesOf(sources)
	const reachedBy = (owns: (path: string) => boolean) => reached(sources.map(({ path }) => path).filter(owns), uses)
	const byMachinery = reachedBy((path) => machinery.test(path))
	const byApp = appIds.map((id) => ({
		id,
		// what runs in gates alone tells nothing about what the suites need
		files: reachedBy((path) => path.startsWith(`apps/${id}/`) && !isForGates(path)),
	}))
	return new Map(sources.filter(({ path }) => /^shared\/.*\.(?:ts|vue|php)$/.test(path)).map(({ path }) => [
		path,
		byMachinery.has(path) ? appIds : byApp.filter(({ files }) => files.has(path)).map(({ id }) => id),
	]))
}

/** Whether a file is read by gates (unit tests, the checks themselves) or by figures, and by no suite. */
export function isForGates(path: string): boolean {
	return /^apps\/[^/]+\/tests\/(?:Unit|browser|figures)\//.test(path)
		|| /^shared\/(?!testing\/tests\/)[^/]+\/tests\/(?!.*(?:\.host\.test\.ts|\.spec\.ts)$).*\.(?:ts|php)$/.test(path)
		|| /^shared\/testing\/(?:tests\/unit|src\/figures)\//.test(path)
		|| /^shared\/tools\/(?:php\/tests\/|src\/(?:check|drift|l10n)\/|src\/(?:drift|figures|l10n)\.ts$)/.test(path)
}

/** The shared files that each file mentions. */
function usesOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
	const paths = new Set(sources.map(({ path }) => path))
	const classes = new Map<string, string[]>()
	for (const [, path = '', name = ''] of sources.map(({ path: one }) => /^(shared\/php\/(?:.*\/)?(\w+)\.php)$/.exec(one) ?? [])) {
		classes.set(name, [...classes.get(name) ?? [], path])
	}
	const mentioned = ({ text }: Source) => [...new Set(text.match(/\w+/g))].flatMap((word) => classes.get(word) ?? [])
	return new Map(sources.map((source) => [
		source.path,
		/\.(?:ts|vue)$/.test(source.path)
			// the tools write PHP that uses shared classes
			? [
					...moduleFacts(source).imports.flatMap(({ target }) => fileOf(target, paths) ?? []),
					...(machinery.test(source.path) ? mentioned(source) : []),
				]
			: mentioned(source),
	]))
}

function reached(from: readonly string[], uses: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
	const found = new Set(from)
	for (const path of found) {
		// a set that is iterated over also yields what is added meanwhile
		uses.get(path)?.forEach((used) => found.add(used))
	}
	return found
}
