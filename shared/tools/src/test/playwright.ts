// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { countsOf, type Finding } from '../check/gate.ts'
import { root } from '../paths.ts'
import { runTool, said, withTemporaryFolder } from '../process.ts'

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
	errors: { message?: string }[]
	suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
	title: string
	suites?: PlaywrightSuite[]
	specs: {
		title: string
		file: string
		line: number
		tests: { projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: { errors: { message?: string }[] }[] }[]
	}[]
}

/**
 * Runs the browser suite.
 *
 * @param env - what the tests find in their environment
 * @param args - further arguments of Playwright
 */
export function playwright(env: Record<string, string>, args: readonly string[] = []): Promise<Finding> {
	return withTemporaryFolder(async (folder) => {
		const file = `${folder}/report.json`
		const finished = await runTool('@playwright/test/cli.js', ['test', '--reporter=json', '--retries=0', ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
		if (!existsSync(file)) {
			return { problems: [`Playwright ended with exit code ${finished.code} and left no report\n${said(finished)}`], counts: { passed: 0, failed: 1, skipped: 0 } }
		}
		const finding = playwrightFinding(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport)
		return finished.code !== 0 && finding.problems.length === 0
			? { ...finding, problems: [`Playwright ended with exit code ${finished.code}\n${finished.stderr}`], counts: { ...countsOf(finding), failed: 1 } }
			: finding
	})
}

/** Counts of a report. A flaky test is a failed one: nothing is tried twice. */
export function playwrightFinding(report: PlaywrightReport): Finding {
	const counts = { passed: 0, failed: 0, skipped: 0 }
	const problems: string[] = []
	const notes: string[] = []

	function read(suite: PlaywrightSuite, titles: readonly string[]): void {
		for (const spec of suite.specs) {
			for (const test of spec.tests) {
				const name = `${spec.file.replace(`${root}/`, '')}:${spec.line} > ${[...titles, spec.title].join(' > ')}`
				if (test.status === 'expected') {
					counts.passed++
				} else if (test.status === 'skipped') {
					counts.skipped++
					notes.push(`skipped: ${name}`)
				} else {
					counts.failed++
					problems.push([name, ...test.results.flatMap(({ errors }) => errors.map(({ message }) => stripVTControlCharacters(message ?? '')))].join('\n'))
				}
			}
		}
		suite.suites?.forEach((inner) => read(inner, [...titles, inner.title]))
	}

	report.suites.forEach((suite) => read(suite, []))
	const errors = report.errors.map(({ message }) => stripVTControlCharacters(message ?? 'an error outside of tests'))
	return { problems: [...problems, ...errors], notes, counts: { ...counts, failed: counts.failed + errors.length } }
}
