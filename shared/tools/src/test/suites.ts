// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cpus } from 'node:os'
import { relative } from 'node:path'
import { check, leftOutOfGates } from '../check.ts'
import { countsOf, failedTests, runGate, type Finding } from '../check/gate.ts'
import { inLanes } from '../lanes.ts'
import { packageApps } from '../package.ts'
import { appIds, root } from '@suite/node/paths'
import { stopRunning } from '@suite/node/process'
import { progress } from '@suite/node/progress'
import { BadCommandLine, type Wish } from './arguments.ts'
import { browserFor } from './browser.ts'
import { chooseJobs, isExact, suitesOf } from './choose.ts'
import type { ChosenHosts } from './hosts.ts'
import { JobHosts } from './job-hosts.ts'
import { jobName, longestFirst } from './order.ts'
import type { Job } from './plan.ts'
import { remember, remembered, type FailedTest } from './remembered.ts'
import { afterRetry, retries, retryJob } from './retry.ts'
import { runJob, type JobSetting } from './run-job.ts'
import { affectedApps, changeSince, type Change } from './selection.ts'
import { failures, label, line, type SuiteOutcome } from './summary.ts'
import { throttle } from './throttle.ts'

/** A finished job. */
interface Ran { readonly job: Job, readonly outcome: SuiteOutcome }

/** Runs what was requested, and reports what is left out, the result of each file and job, and every problem. */
export async function runSuites(wish: Wish, hosts: ChosenHosts): Promise<SuiteOutcome[]> {
	const change = await changeSince(wish.base)
	const affected = affectedApps(change, appIds())
	const { jobs, leftOut } = chooseJobs(wish, hosts, affected, change)
	if (wish.isLastFailed && jobs.length === 0) {
		throw new BadCommandLine('Nothing failed the last time on these hosts.')
	}
	if (wish.apps.length === 0 && !wish.isAll && !isExact(wish)) {
		console.log(`whole: ${affected.reason}`)
	}
	const isChecked = suitesOf(wish).includes('check')
	const allLeftOut = [...leftOut, ...(isChecked && wish.apps.length > 0 ? [leftOutOfGates] : [])]
	allLeftOut.forEach((what) => console.log(`left out: ${what}`))
	if (allLeftOut.length > 0) {
		console.log('npm test -- --all runs everything.')
	}
	const checked: SuiteOutcome[] = isChecked ? await check([], wish.apps) : []
	let archives: string[] = []
	const packed = await timed('packages', undefined, async () => {
		archives = await packageApps(appIds(), progress)
		return { problems: [] }
	})
	if (countsOf(packed).failed > 0) {
		return [...checked, packed]
	}
	const ran =
		await runJobs(jobs, new JobHosts(hosts.servers, appIds().map((id, index) => ({ id, path: archives[index] ?? '' }))), wish, change)
	if (!wish.isBurnIn) {
		remember({
			failed: ran.flatMap(toRemember),
			milliseconds: Object.fromEntries(ran.map(({ job, outcome }) => [jobName(job), outcome.milliseconds])),
		})
	}
	if (ran.every(({ outcome }) => outcome.tests !== undefined && outcome.tests.length === 0 && outcome.problems.length === 0)) {
		throw new BadCommandLine(`No test ran${wish.title === undefined ? '' : `: none has ${wish.title} in its title`}.`)
	}
	for (const { problems, ...outcome } of [packed, ...ran.map(({ outcome }) => outcome)].filter(({ problems }) => problems.length > 0)) {
		console.log(`\n${label(outcome)}: ${problems.length} problem(s)\n${problems.join('\n')}`)
	}
	return [...checked, packed, ...ran.map(({ outcome }) => outcome)]
}

async function runJobs(jobs: readonly Job[], hosts: JobHosts, wish: Wish, { changed }: Change): Promise<Ran[]> {
	const ran: Ran[] = []
	const setting: JobSetting = {
		hosts,
		browser: browserFor,
		stopsAtFirst: wish.stopsAtFirst,
		times: wish.isBurnIn ? 10 : 1,
		traces: false,
		onFile: (job, { file, passed, failed, skipped, milliseconds }) => {
			const counts = line({ passed, failed, skipped }).replace(/, 0 (failed|skipped)/g, '')
			console.log(
				`${failed === 0 ? 'ok   ' : 'FAIL '} `
					+ `${relative(root, file)}${job.host === undefined ? '' : ` on ${job.host.name}`}: ${counts}, `
					+ `${(milliseconds / 1000).toFixed(1)} s`,
			)
		},
		onLog: (job, text) => console.log(`note (log of ${job.host?.name}): ${text}`),
	}
	let isOver = false
	const runOne = async (job: Job) => {
		if (isOver) {
			return
		}
		const outcome = await timed(jobName({ ...job, host: undefined }).replace(' without a host', ''), job.host?.name, async () => {
			const finding = await runJob(job, setting)
			// a job stopped because another one failed has no findings
			return isOver ? { problems: [], notes: ['stopped: another job failed'], counts: { passed: 0, failed: 0, skipped: 0 } } : finding
		})
		ran.push({ job, outcome })
		if (wish.stopsAtFirst && countsOf(outcome).failed > 0 && !isOver) {
			isOver = true
			stopRunning()
		}
	}
	const end = wish.isBurnIn ? throttle(4) : undefined
	try {
		await inLanes(cpus().length, longestFirst(jobs, remembered().milliseconds).map((job) => () => runOne(job)))
		return await triedAgain(ran, setting, changed ?? [])
	} finally {
		end?.()
		await hosts.stopDatabases()
	}
}

/** In CI, a failed browser test is retried once, alone and with a trace; if it passes, it is flaky. */
async function triedAgain(ran: readonly Ran[], setting: JobSetting, changed: readonly string[]): Promise<Ran[]> {
	const again = process.env.CI === undefined || setting.times > 1 || setting.stopsAtFirst ? [] : retries(ran, changed)
	const outcomes = new Map(ran.map(({ job, outcome }) => [job, outcome]))
	for (const retry of again) {
		console.log(`again, alone: ${retry.tests.map(({ title }) => title).join('; ')}`)
		const finding = await runJob(retryJob(retry), { ...setting, traces: true })
		outcomes.set(retry.job, afterRetry(retry, finding))
	}
	return [...outcomes].map(([job, outcome]) => ({ job, outcome }))
}

function toRemember({ job, outcome }: Ran): FailedTest[] {
	const place = { suite: job.suite, app: job.app, ...(job.host === undefined ? {} : { host: job.host.name }) }
	const failed = failedTests(outcome).map(({ file, title }) => ({ ...place, file, title }))
	return failed.length === 0 && countsOf(outcome).failed > 0 ? [{ ...place, file: '', title: '' }] : failed
}

/** Runs a suite as a gate, so that one that throws counts as a failure and the next still runs. */
async function timed(name: string, host: string | undefined, run: () => Promise<Finding>): Promise<SuiteOutcome> {
	const outcome = await runGate({ name, run })
	const told: SuiteOutcome = host === undefined ? outcome : { ...outcome, host }
	console.log(`${outcome.problems.length === 0 ? 'ok   ' : 'FAIL '} ${label(told)}: ${line(countsOf(outcome))}`)
	failures(told).forEach((failure) => console.log(failure))
	outcome.notes?.forEach((note) => console.log(`note (${label(told)}): ${note}`))
	return told
}
