// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { EitherHost } from '@suite/host/bring-up'
import { problemsOf, saidBy } from '@suite/host/host'
import { countsOf, sum, type Finding } from '../check/gate.ts'
import { vitest } from '../check/suites.ts'
import { appIds, root } from '@suite/node/paths'
import { writeOutput } from '@suite/node/logs'
import { run } from '@suite/node/process'
import type { FileResult } from './file-lines.ts'
import { hostJson, type JobHosts } from './job-hosts.ts'
import { jobName } from './order.ts'
import type { Job } from './plan.ts'
import { playwright } from './playwright.ts'
import { titlePattern } from './titles.ts'

/** Settings for running jobs. */
export interface JobSetting {
	readonly hosts: JobHosts
	/** Path of the browser for a job. */
	browser(this: void, isFull: boolean): string
	readonly stopsAtFirst: boolean
	/** How often each test runs. */
	readonly times: number
	/** Keeps a trace of each browser test. */
	readonly traces: boolean
	onFile(this: void, job: Job, result: FileResult): void
	/** Called with what the log of the job's host says about our apps. */
	onLog(this: void, job: Job, line: string): void
}

/** Runs a job with its own host. */
export async function runJob(job: Job, setting: JobSetting): Promise<Finding> {
	if (job.host === undefined) {
		return runProgram(job, undefined, setting)
	}
	const host = await setting.hosts.start(job.host, job.app === 'shared' && job.suite === 'contract', job.app)
	try {
		const finding = await runProgram(job, host, setting)
		for (const id of appIds()) {
			for (const entry of problemsOf(await host.logs(), id).slice(0, 20)) {
				setting.onLog(job, `${id}: ${entry.method} ${entry.url}: ${saidBy(entry).slice(0, 500)}`)
			}
		}
		return { ...finding, cpuSeconds: (finding.cpuSeconds ?? 0) + host.cpuSeconds() }
	} finally {
		await host.stop()
	}
}

async function runProgram(job: Job, host: EitherHost | undefined, setting: JobSetting): Promise<Finding> {
	if (job.against !== undefined) {
		return runComparison(job)
	}
	const env: Record<string, string> = host === undefined
		? { HOST_JSON: '' }
		: { HOST_JSON: hostJson(host) }
	const choice = {
		env,
		files: job.files,
		stopsAtFirst: setting.stopsAtFirst,
		onFile: (result: FileResult) => setting.onFile(job, result),
		title: titlePattern({ isEmbedded: host?.kind !== 'server', mark: job.only, title: job.title }),
	}
	if (job.suite === 'contract') {
		const runs: Finding[] = []
		for (let time = 0; time < setting.times; time++) {
			runs.push(await vitest('contract', choice))
		}
		return job.title === undefined ? ranSomething(together(runs)) : together(runs)
	}
	const found = await playwright({
		...choice,
		env: { ...env, CHROMIUM: setting.browser(job.isFullBrowser === true) },
		// one folder per job: Playwright empties it, and the failures of other jobs must be kept
		output: fileName(job),
		traces: setting.traces,
		times: setting.times,
	})
	return job.title === undefined ? ranSomething(found) : found
}

/** Programs that start their own hosts, print a summary last, and end with an exit code. A failure names the file with all differences. */
async function runComparison(job: Job): Promise<Finding> {
	const { suite, app, against = '' } = job
	const program = { twin: 'twin.ts', acl: 'acl-property.ts', access: 'access-property.ts', contract: '', e2e: '' }[suite]
	const finished = await run(
		process.execPath,
		['--import', 'tsx', `${root}/shared/tools/src/${program}`, '--against', against, ...(suite === 'twin' ? ['--apps', app] : [])],
	)
	const last = finished.stdout.trimEnd().split('\n').at(-1) ?? ''
	const file = writeOutput(fileName(job), finished)
	return { problems: finished.code === 0 ? [] : [`${last}. All output is in ${file}.`], notes: [last], cpuSeconds: finished.cpuSeconds }
}

const fileName = (job: Job): string => jobName(job).replace(/[^\w.-]+/g, '-')

function together(runs: readonly Finding[]): Finding {
	return runs.reduce((all, one) => ({
		problems: [...all.problems, ...one.problems],
		notes: [...all.notes ?? [], ...one.notes ?? []],
		counts: sum([countsOf(all), countsOf(one)]),
		tests: [...all.tests ?? [], ...one.tests ?? []],
		cpuSeconds: (all.cpuSeconds ?? 0) + (one.cpuSeconds ?? 0),
	}))
}

/** A job that ran no tests has tested nothing. */
function ranSomething(finding: Finding): Finding {
	const { passed, failed, skipped } = countsOf(finding)
	return passed + failed > 0
		? finding
		: { ...finding, problems: [...finding.problems, 'not one test ran'], counts: { passed, failed: 1, skipped } }
}
