// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { filesOf, suits } from './test-files.ts'
import { everyHost } from './titles.ts'

/** Where a job runs. */
export interface JobHost {
	/** Display name: `embedded`, `34.0.1`, `34.0.1 on mysql`. */
	readonly name: string
	readonly kind: 'embedded' | 'server'
	/** Version of a real server. */
	readonly version?: string
	/** Database of a real server; SQLite when absent. */
	readonly database?: 'mysql' | 'pgsql'
}

/** One program with its own host, or without any. */
export interface Job {
	readonly suite: 'contract' | 'e2e' | 'twin' | 'acl' | 'access'
	/** Id of an app, or `shared` for what belongs to no app. */
	readonly app: string
	/** Absent for specs that provide their own page, and for programs that start their own hosts. */
	readonly host?: JobHost
	/** The real server that a program compares the embedded host with. */
	readonly against?: string
	/** Test files, as paths from the repository's root; all of them are run. */
	readonly files: readonly string[]
	/** Only tests with this mark in their title. */
	readonly only?: typeof everyHost
	/** Additional pattern for the titles of tests. */
	readonly title?: string
	readonly isFullBrowser?: boolean
}

/** The input of {@link plan}. */
export interface Circumstances {
	readonly appIds: readonly string[]
	/** Apps whose suites run completely. */
	readonly affected: readonly string[]
	/** Apps whose suites run completely on the embedded host alone; these and {@link affected}. */
	readonly affectedOnEmbedded: readonly string[]
	/** Apps whose answers to requests may have changed; the others are asked less on the newest server, and not at all on older ones. */
	readonly affectedOverHttp: readonly string[]
	/** Apps whose suites do not run, because others were named. */
	readonly unwished: readonly string[]
	readonly hasEmbedded: boolean
	/** Versions, newest first. */
	readonly servers: readonly string[]
	readonly suites: readonly string[]
	/** For the real servers; `all` means SQLite everywhere, and the others on the newest. */
	readonly database: 'sqlite' | 'mysql' | 'pgsql' | 'all'
	readonly isAll: boolean
	/** Whether files, titles or hosts were named; if so, nothing is left out of them. */
	readonly isExact: boolean
	readonly title?: string
	/** Test files that may run, as paths from the repository's root. */
	readonly files: readonly string[]
	/** Apps with scripts for the twin run, and `shared`. */
	readonly twins: readonly string[]
	/** Whether a file contains tests for every host. */
	isForEveryHost(this: void, file: string): boolean
}

/** What runs, and what was left out, for display. */
export interface Plan {
	readonly jobs: readonly Job[]
	readonly leftOut: readonly string[]
}

/**
 * Decides what runs where: affected apps fully on the embedded host and, where their answers may have changed, over HTTP on the newest
 * server; of the rest, and in the browser on real servers, only the tests for every host. Older servers are asked only about apps whose
 * answers may have changed. While somebody works on one app, the older servers can wait.
 */
export function plan(circumstances: Circumstances): Plan {
	const isBrief = circumstances.unwished.length > 0 && !circumstances.isAll && !circumstances.isExact
	const given = isBrief ? { ...circumstances, servers: circumstances.servers.slice(0, 1) } : circumstances
	const whole = given.isAll || given.isExact
	const jobs: Job[] = []
	const thinned = new Map<string, string[]>()
	const leaveOut = (what: string, app: string) => thinned.set(what, [...thinned.get(what) ?? [], app])
	const owners = [...given.appIds.filter((id) => !given.unwished.includes(id)), ...(given.unwished.length > 0 ? [] : ['shared'])]
	const wants = (suite: string) => given.suites.includes(suite)

	function add(
		suite: 'contract' | 'e2e',
		app: string,
		host: JobHost | undefined,
		files: readonly string[],
		isWhole: boolean,
		more: Partial<Job> = {},
	): void {
		const chosen = isWhole ? files : files.filter(given.isForEveryHost)
		if (!isWhole && files.length > 0) {
			leaveOut(`${suite} on ${host?.name ?? 'no host'}: all but ${everyHost}`, app)
		}
		if (chosen.length > 0) {
			jobs.push({
				suite,
				app,
				...(host === undefined ? {} : { host }),
				files: chosen,
				...(isWhole ? {} : { only: everyHost }),
				...(given.title === undefined ? {} : { title: given.title }),
				...more,
			})
		}
	}

	for (const app of owners) {
		const isAffected = whole || given.affected.includes(app) || app === 'shared'
		const isOnEmbedded = isAffected || given.affectedOnEmbedded.includes(app)
		const own = filesOf(given.files, app)
		for (const [index, host] of hostsOf(given).entries()) {
			if (wants('contract')) {
				const isOldest = host.kind === 'server' && host.version !== given.servers[0]
				const isAnswering = whole || app === 'shared' || given.affectedOverHttp.includes(app)
				if (isOldest && !isAnswering) {
					leaveOut(`contract on ${host.name}`, app)
				} else {
					add(
						'contract',
						app,
						host,
						own.contract.filter((file) => suits(file, host.kind)),
						whole || (host.kind === 'embedded' || (isAffected && isAnswering && !isOldest)),
					)
				}
			}
			// the apps in a browser are the same on every database, unless one was named
			if (wants('e2e') && (host.database === undefined || given.database !== 'all')) {
				add(
					'e2e',
					app,
					host,
					app === 'shared' && host.kind === 'server' ? [] : own.e2e,
					whole || (host.kind === 'embedded' && isOnEmbedded),
				)
				if (index === 0 && given.hasEmbedded) {
					add('e2e', app, undefined, own.statics, isOnEmbedded)
				}
				if (given.isAll && host.kind === 'embedded') {
					add('e2e', app, { ...host, name: 'embedded, full Chromium' }, own.e2e, true, { isFullBrowser: true })
				}
			}
		}
	}
	jobs.push(...comparisons(given, owners, leaveOut))
	if (!given.isAll && !given.isExact) {
		circumstances.servers.slice(given.servers.length).forEach((server) => thinned.set(`everything on ${server}`, []))
		thinned.set('mysql, pgsql, the full Chromium, acl, access', [])
	}
	return { jobs, leftOut: [...thinned].map(([what, apps]) => apps.length === 0 ? what : `${what} (${apps.join(', ')})`) }
}

/** Hosts of the HTTP and browser suites, the embedded one first. */
function hostsOf({ hasEmbedded, servers, database }: Circumstances): JobHost[] {
	const on = (version: string, kind: 'mysql' | 'pgsql'): JobHost =>
		({ name: `${version} on ${kind}`, kind: 'server', version, database: kind })
	const [newest] = servers
	return [
		...(hasEmbedded ? [{ name: 'embedded', kind: 'embedded' } as const] : []),
		...(database === 'mysql' || database === 'pgsql'
			? servers.map((version) => on(version, database))
			: servers.map((version): JobHost => ({ name: version, kind: 'server', version }))),
		...(database === 'all' && newest !== undefined ? [on(newest, 'mysql'), on(newest, 'pgsql')] : []),
	]
}

/** Programs that compare the embedded host, or what an app reports, with real servers. */
function comparisons(given: Circumstances, owners: readonly string[], leaveOut: (what: string, app: string) => void): Job[] {
	const versions = given.isAll ? given.servers : given.servers.slice(0, 1)
	if (given.files.length === 0 || given.title !== undefined || !given.hasEmbedded) {
		return []
	}
	return versions.flatMap((against) =>
		(['twin', 'acl', 'access'] as const).filter((suite) => given.suites.includes(suite)).flatMap((suite): Job[] => {
			if (suite !== 'twin') {
				return given.isAll ? [{ suite, app: 'shared', against, files: [] }] : []
			}
			return owners.filter((app) => given.twins.includes(app)).flatMap((app): Job[] => {
				const isDue = given.isAll || (app !== 'shared' && given.affectedOnEmbedded.includes(app))
				if (!isDue) {
					leaveOut(`twin on ${against}`, app)
				}
				return isDue ? [{ suite, app, against, files: [] }] : []
			})
		}))
}
