// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { parseArgs } from 'node:util'
import { problemsOf } from '@suite/host/host'
import { chromium, composer, ensure, phpFor } from '@suite/host/requirements'
import { ServerHost } from '@suite/host/server/server-host'
import { noServerMessage, type ServerSource } from '@suite/host/server/source'
import { check } from './check.ts'
import { countsOf, runGates, type Finding } from './check/gate.ts'
import { vitest } from './check/suites.ts'
import { packageApps } from './package.ts'
import { appIds } from './paths.ts'
import { stopRunning } from './process.ts'
import { serversToTest } from './test/hosts.ts'
import { playwright } from './test/playwright.ts'
import { label, line, summary, type SuiteOutcome } from './test/summary.ts'

// npm test -- [--hosts 34,33] [--suites check,contract,e2e]: all of it when nothing is said
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '' }, suites: { type: 'string', default: 'check,contract,e2e' } } })
const suites = values.suites.split(',')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		stopRunning()
		// a host that runs is taken down as this process exits
		process.exit(signal === 'SIGINT' ? 130 : 143)
	})
}

ensure([phpFor('sqlite'), composer], (text) => console.error(text))
const servers = serversToTest(values.hosts.split(',').filter((version) => version !== ''))
const outcomes: SuiteOutcome[] = suites.includes('check') ? await check() : []
const checked = outcomes.length
let archives: string[] = []
await suite('packages', undefined, async () => {
	archives = await packageApps()
	return { problems: [] }
})
if (servers.length === 0 && suites.includes('contract')) {
	await suite('contract', undefined, withoutServer)
}
if (servers.length === 0 && suites.includes('e2e')) {
	// the specs that bring their own page run; the others say that they were skipped
	await suite('e2e', undefined, () => e2e({ HOST_JSON: '' }, 'no-server'))
}
for (const server of servers) {
	await testOn(server)
}

for (const { problems, ...outcome } of outcomes.slice(checked).filter(({ problems }) => problems.length > 0)) {
	console.log(`\n${label(outcome)}: ${problems.length} problem(s)\n${problems.join('\n')}`)
}
const lines = summary(outcomes)
console.log(`\n${lines.join('\n')}`)
process.exitCode = outcomes.some((outcome) => countsOf(outcome).failed > 0) ? 1 : 0

/** Runs the suites that need a host on one server, with the packages installed as an administrator would. */
async function testOn(server: ServerSource): Promise<void> {
	const host = new ServerHost(server, {
		apps: appIds().map((id, index) => ({ id, path: archives[index] ?? '' })),
		// the stand-ins for services outside listen on this machine
		mayCallLocalAddresses: true,
	})
	try {
		const started = await suite('start', server.version, async () => {
			await host.start()
			return { problems: [] }
		})
		if (countsOf(started).failed > 0) {
			return
		}
		const env = { HOST_JSON: JSON.stringify({ kind: host.kind, version: host.version, url: host.url, administrator: host.administrator, ...host.places }) }
		if (suites.includes('contract')) {
			await suite('contract', server.version, () => ranSomething(vitest('contract', env)))
		}
		if (suites.includes('e2e')) {
			await suite('e2e', server.version, () => ranSomething(e2e(env, server.version)))
		}
		for (const id of appIds()) {
			for (const entry of problemsOf(await host.logs(), id).slice(0, 20)) {
				console.log(`note (log of ${server.version}): ${id}: ${entry.method} ${entry.url}: ${entry.message.slice(0, 300)}`)
			}
		}
	} finally {
		await host.stop()
	}
}

/** Runs a suite as a gate, so that one that breaks is a failure and the next still runs. */
async function suite(name: string, version: string | undefined, run: () => Promise<Finding>): Promise<SuiteOutcome> {
	const [outcome] = await runGates([{ name, run }], 1, () => undefined)
	if (outcome === undefined) {
		throw new Error('a gate has an outcome')
	}
	const told: SuiteOutcome = version === undefined ? outcome : { ...outcome, host: version }
	outcomes.push(told)
	console.log(`${outcome.problems.length === 0 ? 'ok   ' : 'FAIL '} ${label(told)}: ${line(countsOf(outcome))}`)
	outcome.notes?.forEach((note) => console.log(`note (${label(told)}): ${note}`))
	return told
}

/** @throws {Error} with the command that installs Chromium, where it is missing and cannot be installed from here */
async function e2e(env: Record<string, string>, traces: string): Promise<Finding> {
	ensure([chromium], (text) => console.error(text))
	// a folder per host: Playwright empties it, and the traces of the other host's failures are to stay
	return playwright(env, ['--output', `test-results/${traces}`])
}

/** A server is at hand: a suite that runs nothing on it has not tested it. */
async function ranSomething(running: Promise<Finding>): Promise<Finding> {
	const finding = await running
	const { passed, failed, skipped } = countsOf(finding)
	return passed + failed > 0 ? finding : { ...finding, problems: [...finding.problems, 'not one test ran'], counts: { passed, failed: 1, skipped } }
}

async function withoutServer(): Promise<Finding> {
	return { problems: [], notes: [`skipped: ${noServerMessage('34.0.1')}`], counts: { passed: 0, failed: 0, skipped: 1 } }
}
