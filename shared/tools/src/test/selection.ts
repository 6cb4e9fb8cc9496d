// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { run } from '@suite/node/process'

/** The apps whose suites run completely, and why, for display. */
export interface Affected {
	readonly apps: readonly string[]
	readonly reason: string
}

/** Files that no test depends on. */
const harmless = /(^docs\/|\.md$|^LICENSE|^LICENSES\/|^REUSE\.toml$)/

/**
 * The apps that a change may have broken: a file of one app affects that app, anything shared affects every app.
 *
 * @param changed - paths from the repository's root; undefined when the changes are unknown
 * @param base - what they were compared with
 */
export function affectedApps(changed: readonly string[] | undefined, appIds: readonly string[], base: string | undefined): Affected {
	if (changed === undefined || base === undefined) {
		return { apps: appIds, reason: 'every app: there is no commit to compare with' }
	}
	const telling = changed.filter((path) => !harmless.test(path))
	const shared = telling.find((path) => appOf(path, appIds) === undefined)
	if (shared !== undefined) {
		return { apps: appIds, reason: `every app: ${shared} changed since ${base}` }
	}
	const apps = appIds.filter((id) => telling.some((path) => appOf(path, appIds) === id))
	return { apps, reason: apps.length === 0 ? `no app: only texts changed since ${base}` : `${apps.join(', ')}: changed since ${base}` }
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
 * @param wished - the commit; when absent, SUITE_BASE, else where this branch diverged from the one it is pushed to, else `main`
 * @throws when a commit was named that does not exist
 */
export async function changeSince(wished: string | undefined): Promise<Change> {
	const named = wished ?? (process.env.SUITE_BASE || undefined)
	const candidates = named === undefined ? ['@{upstream}', 'origin/main', 'main'] : [named]
	for (const candidate of candidates) {
		const base = (await git('merge-base', 'HEAD', candidate))?.trim()
		// on main itself there is no commit of main to compare with
		const isOwn = candidate === 'main' && base === (await git('rev-parse', 'HEAD'))?.trim()
		if (base !== undefined && base !== '' && !isOwn) {
			const paths = [
				await git('diff', '--name-only', '--no-renames', '-z', base),
				await git('ls-files', '--others', '--exclude-standard', '-z'),
			]
				.flatMap((text) => (text ?? '').split('\0').filter((path) => path !== ''))
			// a clone of the pushed branch has no differences: that does not show what is new in it
			return paths.length === 0 && named === undefined
				? { base: undefined, changed: undefined }
				: { base: base.slice(0, 9), changed: paths }
		}
	}
	if (named !== undefined) {
		throw new Error(`Commit ${named} not found.`)
	}
	return { base: undefined, changed: undefined }
}

async function git(...args: string[]): Promise<string | undefined> {
	const finished = await run('git', args)
	return finished.code === 0 ? finished.stdout : undefined
}
