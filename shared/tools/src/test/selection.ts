// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { root } from '@suite/node/paths'
import { run } from '@suite/node/process'
import { sources } from '../check/sources.ts'
import { isForGates, readForUsers, usersOf } from './users.ts'

/** The apps whose suites run completely, and why, for display. */
export interface Affected {
	/** On the embedded host and over HTTP on the newest server, because something of their own has changed. */
	readonly apps: readonly string[]
	/** On the embedded host, because that or something shared that they use has changed; these and {@link apps}. */
	readonly onEmbedded: readonly string[]
	/** Over HTTP also on older servers: of these, something has changed that is not for the browser alone; some of {@link onEmbedded}. */
	readonly overHttp: readonly string[]
	readonly reason: string
}

/** The commit on which the whole test command passed last. */
const lastPassed = '.ci/last-passed'

/** Files that no test depends on. */
const harmless = /(^docs\/|\.md$|^LICENSE|^LICENSES\/|^REUSE\.toml$|^\.ci\/last-passed$)/

/** PHP that real servers bring themselves; every app uses it, which no import shows. */
const embeddedHost = /^shared\/host\/embedded\//

/**
 * What reaches browsers only, the embedded host and its comparison with servers, how apps are built and tests are run, or the tests' own
 * apps: no server answers otherwise for it.
 */
const noAnswer = new RegExp([
	'^apps/[^/]+/(?:src|l10n|img|tests/(?:browser|e2e))/',
	'^shared/(?:ui|host/embedded|tools|testing/(?:apps|src/twin))/',
	'^shared/host/src/arguments\\.ts$',
	'(?:^|/)(?:package|package-lock)\\.json$',
].join('|'))

/**
 * The apps that a change may have broken: a file of one app affects that app, a shared one those that use it, and every app where that is
 * not known. What is shared breaks apps the same on every host, so that they run completely on the embedded one: the newest server runs
 * what depends on its internals for each change, in tests for every host; older ones, where answers may have changed.
 *
 * @param appIds - existing apps
 * @param users - the apps that use each shared file, as of `usersOf`; asked for once there is a shared file
 */
export function affectedApps(
	{ changed, base }: Change,
	appIds: readonly string[],
	users: () => ReadonlyMap<string, readonly string[]> = () => usersOf(sources(readForUsers), appIds),
): Affected {
	if (changed === undefined || base === undefined) {
		return { apps: appIds, onEmbedded: appIds, overHttp: appIds, reason: 'every app: there is no commit to compare with' }
	}
	const telling = changed.filter((path) => !harmless.test(path) && !isForGates(path))
	const own = new Map<string, string>()
	const shared = new Map<string, string>()
	const known = telling.some((path) => appOf(path, appIds) === undefined) ? users() : new Map<string, readonly string[]>()
	const usersOfPath = (path: string): readonly string[] => {
		const app = appOf(path, appIds)
		return app === undefined ? (embeddedHost.test(path) ? appIds : known.get(path) ?? appIds) : [app]
	}
	for (const path of telling) {
		const causes = appOf(path, appIds) === undefined ? shared : own
		usersOfPath(path).filter((id) => !causes.has(id)).forEach((id) => causes.set(id, path))
	}
	const answering = new Set(telling.filter((path) => !noAnswer.test(path)).flatMap((path) => usersOfPath(path)))
	const apps = appIds.filter((id) => own.has(id))
	const onlyOnEmbedded = appIds.filter((id) => shared.has(id) && !own.has(id))
	const why = [
		...apps.map((id) => `${id} (${own.get(id)})`),
		...onlyOnEmbedded.map((id) => `${id} on the embedded host (${shared.get(id)})`),
	]
	return {
		apps,
		onEmbedded: appIds.filter((id) => own.has(id) || shared.has(id)),
		overHttp: appIds.filter((id) => answering.has(id)),
		reason: `${why.length === 0 ? 'no app' : why.join(', ')}: changed since ${base}`,
	}
}

/** The app that a file belongs to; undefined for shared files. */
function appOf(path: string, appIds: readonly string[]): string | undefined {
	const folder = /^apps\/([^/]+)\//.exec(path)?.[1]
	const domain = /^shared\/(?:api|schema)\/src\/([^/]+)\//.exec(path)?.[1]
	return appIds.find((id) => id === folder || id === `${domain}app`)
}

/** What changed, and since when. */
export interface Change {
	/** Undefined when there is no commit to compare with. */
	readonly base: string | undefined
	/** Paths from the repository's root, including deleted files; undefined without a base. */
	readonly changed: readonly string[] | undefined
}

/**
 * Changes since a commit, committed or not.
 *
 * @param wished - the commit; when absent, SUITE_BASE, else where this branch diverged from the one it is pushed to, else from `main`, else
 * the commit on which the whole command passed last
 * @throws when a commit was named that does not exist
 */
export async function changeSince(wished: string | undefined): Promise<Change> {
	const named = wished ?? (process.env.SUITE_BASE || undefined)
	const candidates = named === undefined ? ['@{upstream}', 'origin/main', 'main', ...passed()] : [named]
	const head = (await git('rev-parse', 'HEAD'))?.trim()
	for (const candidate of candidates) {
		const base = (await git('merge-base', 'HEAD', candidate))?.trim()
		if (base === undefined || base === '') {
			continue
		}
		const paths = [
			await git('diff', '--name-only', '--no-renames', '-z', base),
			await git('ls-files', '--others', '--exclude-standard', '-z'),
		]
			.flatMap((text) => (text ?? '').split('\0').filter((path) => path !== ''))
		// on the pushed branch, and in a clone of it, the branch itself does not show what is new
		if (named !== undefined || base !== head) {
			return { base: base.slice(0, 9), changed: paths }
		}
	}
	if (named !== undefined) {
		throw new Error(`Commit ${named} not found.`)
	}
	return { base: undefined, changed: undefined }
}

function passed(): string[] {
	return existsSync(`${root}/${lastPassed}`) ? [readFileSync(`${root}/${lastPassed}`, 'utf8').trim()] : []
}

async function git(...args: string[]): Promise<string | undefined> {
	const finished = await run('git', args)
	return finished.code === 0 ? finished.stdout : undefined
}
