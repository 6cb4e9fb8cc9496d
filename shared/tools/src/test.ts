// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { EitherHost } from '@suite/host/bring-up'
import { EmbeddedHost } from '@suite/host/embedded/embedded-host'
import { problemsOf, saidBy } from '@suite/host/host'
import { chromium, composer, ensure, phpFor } from '@suite/host/requirements'
import { ServerHost } from '@suite/host/server/server-host'
import type { RunningDatabase } from '@suite/testing/databases/database'
import { startMariaDb } from '@suite/testing/databases/mariadb'
import { startPostgreSql } from '@suite/testing/databases/postgresql'
import { check } from './check.ts'
import { countsOf, runGates, type Finding } from './check/gate.ts'
import { vitest } from './check/suites.ts'
import { probeSource } from '@suite/host/app-sources'
import { packageApps } from './package.ts'
import { appIds } from './paths.ts'
import { stopRunning } from './process.ts'
import { chosenHosts, serversAtHand } from './test/hosts.ts'
import { playwright } from './test/playwright.ts'
import { notRealHost } from './test/real-host.ts'
import { failures, label, line, summary, type SuiteOutcome } from './test/summary.ts'

// npm test -- [--hosts embedded,34,33] [--suites check,contract,e2e] [--database mysql|pgsql]: all of it on SQLite when nothing is said
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '' }, suites: { type: 'string', default: 'check,contract,e2e' }, database: { type: 'string', default: 'sqlite' } } })
const suites = values.suites.split(',')
/** A suite that needs a host. */
type HostedSuite = 'contract' | 'e2e'
let starting: Promise<void> = Promise.resolve()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		stopRunning()
		// a host that runs is taken down as this process exits
		process.exit(signal === 'SIGINT' ? 130 : 143)
	})
}

const { hasEmbedded, servers, missing } = chosenHosts(serversAtHand(), values.hosts.split(',').filter((name) => name !== ''))
ensure([phpFor(servers.length > 0 ? 'sqlite' : 'embedded'), composer], (text) => console.error(text))
const outcomes: SuiteOutcome[] = suites.includes('check') ? await check() : []
const checked = outcomes.length
let archives: string[] = []
const packed = await suite('packages', undefined, async () => {
	archives = await packageApps()
	return { problems: [] }
})
if (countsOf(packed).failed === 0) {
	const packaged = appIds().map((id, index) => ({ id, path: archives[index] ?? '' }))
	const probe = suites.includes('contract') ? [await probeSource()] : []
	// the stand-ins for services outside listen on this machine
	const options = (which: HostedSuite) => ({ apps: [...packaged, ...(which === 'contract' ? probe : [])], mayCallLocalAddresses: true })
	const running = servers.length > 0 ? await startDatabase(values.database) : undefined
	const database = running === undefined ? {} : { database: running.database }
	try {
		const hosts = [
			...servers.map((server) => ({ name: running === undefined ? server.version : `${server.version} on ${values.database}`, make: (which: HostedSuite): EitherHost => new ServerHost(server, { ...options(which), ...database }) })),
			...(hasEmbedded ? [{ name: 'embedded', make: (which: HostedSuite): EitherHost => new EmbeddedHost(options(which)) }] : []),
		]
		// each suite has a host of its own, so that none waits for another; HTTP suites mostly wait for clocks, browsers need a core each
		await Promise.all([
			inLanes(cpus().length + 1, hosts.map(({ name, make }) => () => testOn(name, make('contract'), 'contract'))),
			inLanes(2, hosts.map(({ name, make }) => () => testOn(name, make('e2e'), 'e2e'))),
		])
	} finally {
		await running?.stop()
	}
}

for (const { problems, ...outcome } of outcomes.slice(checked).filter(({ problems }) => problems.length > 0)) {
	console.log(`\n${label(outcome)}: ${problems.length} problem(s)\n${problems.join('\n')}`)
}
if (missing.length > 0) {
	console.log(`\nNot at hand, so nothing ran on it: ${missing.join(', ')}. NEXTCLOUD_SERVER names one; npm start -- --server --download fetches one.`)
}
const lines = summary(outcomes)
console.log(`\n${lines.join('\n')}`)
process.exitCode = outcomes.some((outcome) => countsOf(outcome).failed > 0) ? 1 : 0

/** The database that the real servers keep their data in; none for SQLite, which is a file. */
async function startDatabase(kind: string): Promise<RunningDatabase | undefined> {
	switch (kind) {
		case 'sqlite': return undefined
		case 'mysql': return startMariaDb()
		case 'pgsql': return startPostgreSql()
		default: throw new Error(`--database ${kind}: must be sqlite, mysql or pgsql`)
	}
}

/** Runs all of them, so many at a time. */
async function inLanes(count: number, runs: readonly (() => Promise<void>)[]): Promise<void> {
	const waiting = [...runs]
	const lane = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			await next()
		}
	}
	await Promise.all(Array.from({ length: count }, lane))
}

/** Runs a suite that needs a host on one, with the packages installed as an administrator would. */
async function testOn(name: string, host: EitherHost, which: HostedSuite): Promise<void> {
	if (!suites.includes(which)) {
		return
	}
	try {
		const started = await suite(`start for ${which}`, name, async () => {
			// one after the other: the first start of a kind of host prepares what the next ones find
			starting = starting.catch(() => undefined).then(() => host.start())
			await starting
			return { problems: [] }
		})
		if (countsOf(started).failed > 0) {
			return
		}
		const env = { HOST_JSON: JSON.stringify({ kind: host.kind, version: host.version, url: host.url, administrator: host.administrator, ...host.places }) }
		const titles = host.kind === 'embedded' ? notRealHost : undefined
		await suite(which, name, () => ranSomething(which === 'contract' ? vitest('contract', env, titles) : e2e(env, name, titles)))
		for (const id of appIds()) {
			for (const entry of problemsOf(await host.logs(), id).slice(0, 20)) {
				console.log(`note (log of ${name}): ${id}: ${entry.method} ${entry.url}: ${saidBy(entry).slice(0, 500)}`)
			}
		}
	} finally {
		await host.stop()
	}
}

/** Runs a suite as a gate, so that one that breaks is a failure and the next still runs. */
async function suite(name: string, host: string | undefined, run: () => Promise<Finding>): Promise<SuiteOutcome> {
	const [outcome] = await runGates([{ name, run }], 1, () => undefined)
	if (outcome === undefined) {
		throw new Error('a gate has an outcome')
	}
	const told: SuiteOutcome = host === undefined ? outcome : { ...outcome, host }
	outcomes.push(told)
	console.log(`${outcome.problems.length === 0 ? 'ok   ' : 'FAIL '} ${label(told)}: ${line(countsOf(outcome))}`)
	failures(told).forEach((failure) => console.log(failure))
	outcome.notes?.forEach((note) => console.log(`note (${label(told)}): ${note}`))
	return told
}

/** @throws {Error} with the command that installs Chromium, where it is missing and cannot be installed from here */
async function e2e(env: Record<string, string>, traces: string, titles: string | undefined): Promise<Finding> {
	ensure([chromium], (text) => console.error(text))
	// a folder per host: Playwright empties it, and the traces of the other host's failures are to stay
	return playwright(env, ['--output', `test-results/${traces}`, ...(titles === undefined ? [] : ['--grep', titles])])
}

/** The host is at hand: a suite that runs nothing on it has not tested it. */
async function ranSomething(running: Promise<Finding>): Promise<Finding> {
	const finding = await running
	const { passed, failed, skipped } = countsOf(finding)
	return passed + failed > 0 ? finding : { ...finding, problems: [...finding.problems, 'not one test ran'], counts: { passed, failed: 1, skipped } }
}
