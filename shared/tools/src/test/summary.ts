// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { countsOf, failedTests, sum, type Counts, type Outcome, type TestOutcome } from '../check/gate.ts'
import { exactly } from './titles.ts'

/** A suite's outcome, and the host it ran on if it needs one. */
export interface SuiteOutcome extends Outcome {
	/** Name of the host. */
	host?: string
	/** Tests that passed only when retried, and their first error. */
	flaky?: readonly TestOutcome[]
}

/** How many of the slowest tests are listed. */
const slowest = 10

/** More flaky tests than this fail the run. */
export const flakyAllowed = 2

/** The final output of `npm test`: failures, minutes and processor time, the slowest tests, counts; the last line has the totals. */
export function summary(outcomes: readonly SuiteOutcome[], cores: number): string[] {
	const hosts = [...new Set(outcomes.flatMap(({ host }) => host === undefined ? [] : [host]))]
	const cpu = outcomes.reduce((total, { cpuSeconds = 0 }) => total + cpuSeconds, 0)
	const flaky = outcomes.flatMap((outcome) => (outcome.flaky ?? []).map((test) => ({ test, outcome })))
	return [
		...outcomes.map((outcome) => {
			const processor = outcome.cpuSeconds === undefined ? '' : `, ${Math.round(outcome.cpuSeconds)} CPU-s`
			return `${label(outcome)}: ${minutes(outcome.milliseconds)}${processor}`
		}),
		...(cpu > 0 ? [`together: ${Math.round(cpu)} CPU-s, ${(cpu / cores / 60).toFixed(1)} min of ${cores} cores`] : []),
		...slowestTests(outcomes),
		...flaky.map(({ test, outcome }) => `flaky (${label(outcome)}): ${test.file} > ${test.title}: ${short(test.error ?? '')}`),
		...outcomes.flatMap(failures),
		...hosts.map((host) => `host ${host}: ${line(sum(outcomes.filter((outcome) => outcome.host === host).map(countsOf)))}`),
		...(flaky.length > flakyAllowed ? [`${flaky.length} flaky tests, of which ${flakyAllowed} are allowed: the run is red`] : []),
		line(total(outcomes)),
	]
}

/** The total counts; too many flaky tests count as one failure. */
export function total(outcomes: readonly SuiteOutcome[]): Counts {
	const counts = sum(outcomes.map(countsOf))
	const flaky = outcomes.reduce((many, outcome) => many + (outcome.flaky?.length ?? 0), 0)
	return flaky > flakyAllowed ? { ...counts, failed: counts.failed + 1 } : counts
}

function slowestTests(outcomes: readonly SuiteOutcome[]): string[] {
	return outcomes.flatMap((outcome) => (outcome.tests ?? []).map((test) => ({ test, outcome })))
		.toSorted((one, other) => other.test.milliseconds - one.test.milliseconds)
		.slice(0, slowest)
		.map(({ test, outcome }) => `slow (${label(outcome)}): ${(test.milliseconds / 1000).toFixed(1)} s ${test.file} > ${test.title}`)
}

/** Maximum number of characters of a problem in its final line. */
const roomForProblem = 400

/** A line per problem: its name and the beginning of its details, because the rest may be cut off; then the command to run it alone. */
export function failures(outcome: SuiteOutcome): string[] {
	const failed = failedTests(outcome)
	return outcome.problems.flatMap((problem, index) => {
		const test = failed[index]
		return [`failed (${label(outcome)}): ${short(problem)}`, ...(test === undefined ? [] : [`  again: ${again(test, outcome.host)}`])]
	})
}

const short = (text: string): string => text.replace(/\s*\n\s*/g, ' | ').slice(0, roomForProblem)

/** The command that runs one test alone. */
export function again({ file, title }: TestOutcome, host: string | undefined): string {
	const [, app] = /^apps\/([^/]+?)(?:app)?\//.exec(file) ?? []
	const part = file.split('/').at(-1)?.replace(/\.ts$/, '') ?? file
	const [place, database] = (host ?? '').split(/, | on /)
	return ['npm test --', app, part, title === '' ? undefined : `-g ${quoted(exactly(title))}`,
		place === '' || place === 'embedded' ? undefined : `--hosts ${place}`,
		database === 'mysql' || database === 'pgsql' ? `--database ${database}` : undefined,
	].filter((word) => word !== undefined).join(' ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** `contract notesapp on 34.0.1`, `check`. */
export function label({ name, host }: Pick<SuiteOutcome, 'name' | 'host'>): string {
	return host === undefined ? name : `${name} on ${host}`
}

/** `3 passed, 0 failed, 1 skipped`. */
export function line({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function minutes(milliseconds: number): string {
	return `${(milliseconds / 60_000).toFixed(2)} min`
}
