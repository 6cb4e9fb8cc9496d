// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { countsOf, failedTests, type Finding, type TestOutcome } from '../check/gate.ts'
import type { Job } from './plan.ts'
import type { SuiteOutcome } from './summary.ts'
import { exactly } from './titles.ts'

/** A job with more failures than this is not flaky but broken. */
const most = 6

/** The tests of a job that may be retried, alone and at the end. */
export interface Retry {
	readonly job: Job
	readonly outcome: SuiteOutcome
	readonly tests: readonly TestOutcome[]
}

/**
 * Failed browser tests that are retried: not those in changed files, and none of a job that is clearly broken.
 *
 * @param changed - test files that are new or changed
 */
export function retries(ran: readonly { readonly job: Job, readonly outcome: SuiteOutcome }[], changed: readonly string[]): Retry[] {
	return ran.flatMap(({ job, outcome }) => {
		const failed = failedTests(outcome)
		// an error outside of tests cannot be distinguished from a broken job
		const isPlain = failed.length === outcome.problems.length && failed.length === countsOf(outcome).failed
		const tests = failed.filter(({ file, title }) => title !== '' && !changed.includes(file))
		return job.suite === 'e2e' && isPlain && failed.length <= most && tests.length > 0 ? [{ job, outcome, tests }] : []
	})
}

/** The job that runs only these tests. */
export function retryJob({ job, tests }: Retry): Job {
	return {
		...job,
		files: [...new Set(tests.map(({ file }) => file))],
		title: `(?:${tests.map(({ title }) => exactly(title)).join('|')})$`,
	}
}

/** The outcome of a job after some of its tests were retried: those that pass now are flaky, not failed. */
export function afterRetry({ outcome, tests }: Retry, finding: Finding): SuiteOutcome {
	const failedAgain = new Set(failedTests(finding).map(keyOf))
	const ranAgain = new Set((finding.tests ?? []).map(keyOf))
	const flaky = tests.filter((test) => ranAgain.has(keyOf(test)) && !failedAgain.has(keyOf(test)))
	const failed = failedTests(outcome)
	const { passed, failed: count, skipped } = countsOf(outcome)
	const isFlaky = (test: TestOutcome) => flaky.some((one) => keyOf(one) === keyOf(test))
	return {
		...outcome,
		flaky,
		counts: { passed: passed + flaky.length, failed: count - flaky.length, skipped },
		problems: outcome.problems.filter((_, index) => failed[index] === undefined || !isFlaky(failed[index])),
		tests: (outcome.tests ?? []).map(({ error, ...test }) =>
			error === undefined || isFlaky({ ...test, error }) ? test : { ...test, error }),
		milliseconds: outcome.milliseconds,
		cpuSeconds: (outcome.cpuSeconds ?? 0) + (finding.cpuSeconds ?? 0),
	}
}

const keyOf = ({ file, title }: TestOutcome): string => `${file}\0${title}`
