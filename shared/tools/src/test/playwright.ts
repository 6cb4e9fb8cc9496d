// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { countsOf, type Finding, type TestOutcome } from '../check/gate.ts'
import { toFiles, type SuiteRun } from '../check/suites.ts'
import { root } from '@suite/node/paths'
import { runTool, said, withTemporaryFolder } from '@suite/node/process'
import { exactly } from './titles.ts'

/** The part of Playwright's JSON report that is used. */
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
		tests: {
			projectName: string
			status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
			results: { duration?: number, errors: { message?: string }[] }[]
		}[]
	}[]
}

/** Which browser tests run. */
export interface PlaywrightRun extends SuiteRun {
	/** Folder for screenshots and traces of failures, below `test-results`: Playwright empties it first. */
	readonly output: string
	/** Keeps a trace of every test. */
	readonly traces?: boolean
	/** How often each test runs. */
	readonly times?: number
}

/** Runs browser tests without retries. */
export function playwright(
	{ env = {}, title, files = [], stopsAtFirst = false, onFile, output, traces = false, times = 1 }: PlaywrightRun,
): Promise<Finding> {
	return withTemporaryFolder(async (folder) => {
		const file = `${folder}/report.json`
		const reporters = ['json', ...(onFile === undefined ? [] : [`${root}/shared/tools/src/test/reporters/playwright.ts`])]
		const choice = [
			...files.map((path) => `${exactly(path)}$`),
			...(title === undefined ? [] : ['--grep', title]),
			...(stopsAtFirst ? ['-x'] : []),
		]
		const kept = [
			'--output',
			`test-results/${output}`,
			...(traces ? ['--trace', 'on'] : []),
			...(times > 1 ? [`--repeat-each=${times}`] : []),
		]
		const finished = await runTool(
			'@playwright/test/cli.js',
			['test', `--reporter=${reporters.join(',')}`, '--retries=0', '--pass-with-no-tests', ...kept, ...choice],
			{
				env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
				onLine: toFiles(onFile),
				startsBrowsers: true,
			},
		)
		const { cpuSeconds } = finished
		if (!existsSync(file)) {
			return {
				problems: [`Playwright ended with exit code ${finished.code} and left no report\n${said(finished)}`],
				counts: { passed: 0, failed: 1, skipped: 0 },
				cpuSeconds,
			}
		}
		const finding = { ...playwrightFinding(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport), cpuSeconds }
		return finished.code !== 0 && finding.problems.length === 0
			? {
					...finding,
					problems: [`Playwright ended with exit code ${finished.code}\n${finished.stderr}`],
					counts: { ...countsOf(finding), failed: 1 },
				}
			: finding
	})
}

/** Counts of a report. A flaky test counts as failed. */
export function playwrightFinding(report: PlaywrightReport): Finding {
	const counts = { passed: 0, failed: 0, skipped: 0 }
	const problems: string[] = []
	const notes: string[] = []
	const tests: TestOutcome[] = []

	function read(suite: PlaywrightSuite, titles: readonly string[]): void {
		for (const spec of suite.specs) {
			const file = relative(root, `${root}/${spec.file.replace(`${root}/`, '')}`)
			for (const test of spec.tests) {
				const name = `${file}:${spec.line} > ${[...titles, spec.title].join(' > ')}`
				const outcome = {
					file,
					title: [...titles, spec.title].join(' '),
					milliseconds: test.results.reduce((total, { duration = 0 }) => total + duration, 0),
				}
				if (test.status === 'expected') {
					counts.passed++
					tests.push(outcome)
				} else if (test.status === 'skipped') {
					counts.skipped++
					notes.push(`skipped: ${name}`)
				} else {
					counts.failed++
					const error = test.results.flatMap(({ errors }) => errors.map(({ message }) => stripVTControlCharacters(message ?? '')))
						.join('\n')
					problems.push([name, error].join('\n'))
					tests.push({ ...outcome, error })
				}
			}
		}
		suite.suites?.forEach((inner) => read(inner, [...titles, inner.title]))
	}

	report.suites.forEach((suite) => read(suite, []))
	const errors = report.errors.map(({ message }) => stripVTControlCharacters(message ?? 'an error outside of tests'))
	return { problems: [...problems, ...errors], notes, counts: { ...counts, failed: counts.failed + errors.length }, tests }
}
