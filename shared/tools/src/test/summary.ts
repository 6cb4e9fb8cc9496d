// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { countsOf, sum, type Counts, type Outcome } from '../check/gate.ts'

/** A suite's outcome, and the host it ran on if it needs one. */
export interface SuiteOutcome extends Outcome {
	/** Version of the host. */
	host?: string
}

/** What `npm test` says at its end: what failed, minutes, counts; the last line counts everything. */
export function summary(outcomes: readonly SuiteOutcome[]): string[] {
	const hosts = [...new Set(outcomes.flatMap(({ host }) => host === undefined ? [] : [host]))]
	return [
		...outcomes.flatMap(failures),
		...outcomes.map((outcome) => `${label(outcome)}: ${minutes(outcome.milliseconds)}`),
		...hosts.map((host) => {
			const own = outcomes.filter((outcome) => outcome.host === host)
			return `host ${host}: ${minutes(own.reduce((total, { milliseconds }) => total + milliseconds, 0))}`
		}),
		...hosts.map((host) => `host ${host}: ${line(sum(outcomes.filter((outcome) => outcome.host === host).map(countsOf)))}`),
		line(sum(outcomes.map(countsOf))),
	]
}

/** Characters of a problem that its line at the end has room for. */
const roomForProblem = 400

/** A line per problem: its name and the beginning of its details, because the rest may be cut off. */
export function failures(outcome: SuiteOutcome): string[] {
	return outcome.problems.map((problem) => `failed (${label(outcome)}): ${problem.replace(/\s*\n\s*/g, ' | ').slice(0, roomForProblem)}`)
}

/** `contract on 34.0.1`, `check`. */
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
