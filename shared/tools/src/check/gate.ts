// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { inLanes } from '../lanes.ts'

/** Numbers of tests that ran. */
export interface Counts {
	passed: number
	failed: number
	skipped: number
}

/** Result of one test of a suite. */
export interface TestOutcome {
	/** Path from the repository's root. */
	readonly file: string
	/** The full title, as matched by title patterns. */
	readonly title: string
	readonly milliseconds: number
	/** The error message, if it failed. */
	readonly error?: string
}

/** Result of a gate. */
export interface Finding {
	/** One entry per problem to fix; the gate passes if there are none. */
	problems: string[]
	/** Noteworthy, but no reason to fail. */
	notes?: string[]
	/** For suites: how many tests ran. A gate without it counts as one test. */
	counts?: Counts
	/** For suites that report individual tests: those that ran. */
	tests?: readonly TestOutcome[]
	/** Processor time of all processes, in seconds. */
	cpuSeconds?: number
}

/** One named check; `npm run check` consists of these. */
export interface Gate {
	name: string
	run(): Promise<Finding> | Finding
}

/** A gate's finding and its duration. */
export interface Outcome extends Finding {
	name: string
	/** Wall time in milliseconds. */
	milliseconds: number
}

/** Tests of a suite that failed. */
export function failedTests({ tests = [] }: Pick<Finding, 'tests'>): TestOutcome[] {
	return tests.filter(({ error }) => error !== undefined)
}

/** Counts of a finding: a suite's own, otherwise the gate itself counts as one test. */
export function countsOf(finding: Finding): Counts {
	if (finding.counts !== undefined) {
		return finding.counts
	}
	return finding.problems.length === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** The sum of several counts. */
export function sum(counts: readonly Counts[]): Counts {
	return counts.reduce((total, one) => ({
		passed: total.passed + one.passed,
		failed: total.failed + one.failed,
		skipped: total.skipped + one.skipped,
	}), { passed: 0, failed: 0, skipped: 0 })
}

/**
 * Runs gates, several at a time, and reports each as it ends.
 *
 * @param gates - in starting order: the slow ones first
 * @param atOnce - maximum number running at the same time
 * @param onEnd - called once per gate
 */
export async function runGates(gates: readonly Gate[], atOnce: number, onEnd: (outcome: Outcome) => void): Promise<Outcome[]> {
	const outcomes: Outcome[] = []
	await inLanes(atOnce, gates.map((gate) => async () => {
		const outcome = await runGate(gate)
		outcomes.push(outcome)
		onEnd(outcome)
	}))
	return outcomes
}

/** Runs one gate; a gate that throws has failed. */
export async function runGate(gate: Gate): Promise<Outcome> {
	const start = performance.now()
	try {
		const finding = await gate.run()
		return { name: gate.name, milliseconds: performance.now() - start, ...finding }
	} catch (error) {
		// a gate that throws has checked nothing: that is a failure, and the other gates still run
		const problem = error instanceof Error ? error.stack ?? error.message : String(error)
		return { name: gate.name, milliseconds: performance.now() - start, problems: [problem] }
	}
}
