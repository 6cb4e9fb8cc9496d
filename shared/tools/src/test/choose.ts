// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { twinCases } from '@suite/testing/twin/cases'
import { paths } from '../check/sources.ts'
import { appIds, root } from '@suite/node/paths'
import { BadCommandLine, type Wish } from './arguments.ts'
import type { ChosenHosts } from './hosts.ts'
import { plan, type Job, type Plan } from './plan.ts'
import { remembered, type FailedTest } from './remembered.ts'
import type { Affected, Change } from './selection.ts'
import { filesOf } from './test-files.ts'
import { everyHost, exactly } from './titles.ts'

/** Whether only part of the suites is requested, which then runs regardless of changes. */
export function isExact(wish: Wish): boolean {
	return wish.files.length > 0 || wish.title !== undefined || wish.hosts.length > 0 || wish.isLastFailed || wish.isBurnIn
}

/** The suites to run: the named ones, otherwise all that are due. */
export function suitesOf(wish: Wish): readonly string[] {
	if (wish.suites !== undefined) {
		return wish.suites
	}
	const isOfTests = wish.files.length > 0 || wish.title !== undefined || wish.isLastFailed || wish.isBurnIn
	return isOfTests
		? ['contract', 'e2e']
		: ['check', 'contract', 'e2e', ...(wish.hosts.length > 0 ? [] : ['twin']), ...(wish.isAll ? ['acl', 'access'] : [])]
}

/**
 * The jobs of a run.
 *
 * @throws BadCommandLine when there is no such test
 */
export function chooseJobs(wish: Wish, hosts: ChosenHosts, affected: Affected, { base, changed }: Change): Plan {
	const all = testFiles()
	const named = all.filter((file) => wish.files.length === 0 || wish.files.some((part) => file.includes(part)))
	const files = wish.isBurnIn ? named.filter((file) => changed?.includes(file)) : named
	if (wish.isBurnIn && changed === undefined) {
		throw new BadCommandLine('--burn-in runs what changed, and there is no commit to compare with: name one with --base.')
	}
	if (files.length === 0) {
		throw new BadCommandLine(wish.isBurnIn
			? `No test file changed since ${base}.`
			: `No test file has ${wish.files.join(' or ')} in its path.`)
	}
	const { jobs, leftOut } = plan({
		appIds: appIds(),
		affected: wish.apps.length > 0 ? wish.apps : affected.apps,
		affectedOnEmbedded: wish.apps.length > 0 ? wish.apps : affected.onEmbedded,
		affectedOverHttp: wish.apps.length > 0 ? wish.apps : affected.overHttp,
		unwished: wish.apps.length > 0 ? appIds().filter((id) => !wish.apps.includes(id)) : [],
		hasEmbedded: hosts.hasEmbedded,
		servers: hosts.servers.map(({ version }) => version),
		suites: suitesOf(wish),
		database: wish.database ?? (wish.isAll ? 'all' : 'sqlite'),
		isAll: wish.isAll,
		isExact: isExact(wish),
		...(wish.title === undefined ? {} : { title: wish.title }),
		files,
		twins: [...appIds(), 'shared'].filter((owner) => twinCases([owner]).length > 0),
		isForEveryHost: hasEveryHost,
	})
	return wish.isLastFailed ? { jobs: failedJobs(jobs, remembered().failed), leftOut: [] } : { jobs, leftOut }
}

/** The failed tests of each job; jobs without failures are left out. */
export function failedJobs(jobs: readonly Job[], failed: readonly FailedTest[]): Job[] {
	return jobs.flatMap((job) => {
		const own = failed.filter(({ suite, app, host }) => suite === job.suite && app === job.app && host === job.host?.name)
		const titles = own.map(({ title }) => title)
		const files = [...new Set(own.map(({ file }) => file))].filter((file) => job.files.includes(file))
		// a file that could not be loaded is run as a whole
		const title = titles.includes('') ? {} : { title: `(?:${titles.map(exactly).join('|')})$` }
		return own.length === 0 || (files.length === 0 && job.against === undefined) ? [] : [{ ...job, files, ...title }]
	})
}

/** All test files that need a host or provide their own page. */
export function testFiles(): string[] {
	const all = paths()
	return [...appIds(), 'shared'].flatMap((app) => Object.values(filesOf(all, app)).flat())
}

/** Whether a file contains tests for every host. Tests generated from a contract do. */
function hasEveryHost(file: string): boolean {
	const text = readFileSync(`${root}/${file}`, 'utf8')
	return text.includes(everyHost) || text.includes('contractChecks(')
}
