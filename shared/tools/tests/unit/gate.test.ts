// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { countsOf, runGates, sum, type Gate, type Outcome } from '../../src/check/gate.ts'
import { phpunitFinding, vitestFinding } from '../../src/check/suites.ts'

describe('running gates', () => {
	it('runs two at a time, reports each as it ends, and continues after a failure', async () => {
		let active = 0
		let most = 0
		const gates: Gate[] = Array.from({ length: 5 }, (_, index) => ({
			name: `gate ${index}`,
			run: async () => {
				most = Math.max(most, ++active)
				await new Promise(setImmediate)
				active--
				return { problems: index === 1 ? ['broken'] : [] }
			},
		}))
		const told: Outcome[] = []
		const outcomes = await runGates(gates, 2, (outcome) => told.push(outcome))
		expect(most).toBe(2)
		expect(told).toEqual(outcomes)
		expect(sum(outcomes.map(countsOf))).toEqual({ passed: 4, failed: 1, skipped: 0 })
	})

	it('fails a gate that throws', async () => {
		const [outcome] = await runGates([{ name: 'a', run: () => { throw new Error('no such file') } }], 2, () => undefined)
		expect(outcome?.problems[0]).toContain('no such file')
	})

	it('counts the tests of a suite instead of the suite', () => {
		expect(countsOf({ problems: [], counts: { passed: 7, failed: 0, skipped: 1 } })).toEqual({ passed: 7, failed: 0, skipped: 1 })
	})
})

describe('suite reports', () => {
	function file(status: string, tests: string[], message = '') {
		return {
			name: '/x/a.test.ts',
			status,
			message,
			assertionResults: tests.map((test) =>
				({ status: test, fullName: `is ${test}`, failureMessages: test === 'failed' ? ['expected 1'] : [] })),
		}
	}

	it('are read from vitest: tests by status, with the names of skipped ones', () => {
		const finding = vitestFinding({ success: false, testResults: [file('failed', ['passed', 'failed', 'skipped', 'todo'])] })
		expect(finding.counts).toEqual({ passed: 1, failed: 1, skipped: 2 })
		expect(finding.problems).toHaveLength(1)
		expect(finding.problems[0]).toContain('expected 1')
		expect(finding.notes).toHaveLength(2)
	})

	it('do not count tests excluded by the title pattern as skipped', () => {
		const report = { success: true, testResults: [file('passed', ['passed', 'skipped', 'pending'])] }
		expect(vitestFinding(report, 'is (passed|pending)').counts).toEqual({ passed: 1, failed: 0, skipped: 1 })
	})

	it('count a file that cannot be loaded as a failure', () => {
		const finding = vitestFinding({ success: false, testResults: [file('failed', [], 'cannot find module')] })
		expect(finding.counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
		expect(finding.problems[0]).toContain('cannot find module')
	})

	it('are read from PHPUnit: totals of the outermost suite, with the names of skipped tests', () => {
		const report =
			'<?xml version="1.0"?>\n<testsuites>\n  <testsuite name="all" tests="9" assertions="20" errors="1" failures="2" '
				+ 'skipped="3" time="1">\n    <testsuite name="one" tests="4" errors="0" failures="0" skipped="0">'
				+ '<testcase name="is &quot;new&quot;" file="a.php" class="A\\BTest" time="0"/>'
				+ '<testcase name="is old" class="A\\BTest" time="0">\n<skipped/></testcase>'
		expect(phpunitFinding(report, 'There were 2 failures')).toEqual({
			problems: ['There were 2 failures'],
			notes: ['skipped: A\\BTest > is old'],
			counts: { passed: 3, failed: 3, skipped: 3 },
		})
		expect(phpunitFinding('<testsuites/>', '')).toBeUndefined()
	})
})
