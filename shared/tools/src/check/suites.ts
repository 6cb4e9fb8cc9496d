// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '@suite/node/paths'
import { run, runTool, said, withTemporaryFolder, type Finished } from '@suite/node/process'
import { readFileLine, type FileResult } from '../test/file-lines.ts'
import type { Finding, TestOutcome } from './gate.ts'

/** The part of vitest's JSON report that is used. */
export interface VitestReport {
	success: boolean
	testResults: {
		name: string
		status: string
		message: string
		assertionResults: { status: string, fullName: string, duration?: number | null, failureMessages: string[] }[]
	}[]
}

/** Which tests of a suite run, and how they are reported. */
export interface SuiteRun {
	/** Environment variables for the tests. */
	readonly env?: Record<string, string>
	/** A pattern that the full title of a test must match; other tests are left out. */
	readonly title?: string
	/** Test files, as paths from the repository's root; all of them if empty. */
	readonly files?: readonly string[]
	/** Stops at the first failure. */
	readonly stopsAtFirst?: boolean
	readonly onFile?: (result: FileResult) => void
}

/**
 * Runs one vitest project.
 *
 * @param project - `unit` or `contract`
 */
export function vitest(project: string, { env = {}, title, files = [], stopsAtFirst = false, onFile }: SuiteRun = {}): Promise<Finding> {
	return withTemporaryFolder(async (folder) => {
		const file = `${folder}/report.json`
		const reporters = [
			'--reporter=json',
			`--outputFile=${file}`,
			...(onFile === undefined ? [] : [`--reporter=${root}/shared/tools/src/test/reporters/vitest.ts`]),
		]
		const choice = [...files, ...(title === undefined ? [] : ['--testNamePattern', title]), ...(stopsAtFirst ? ['--bail=1'] : [])]
		const finished = await runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters, '--no-color', ...choice], {
			env,
			onLine: toFiles(onFile),
		})
		const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as VitestReport : undefined
		const finding = report === undefined ? noReport('vitest', finished) : failIfUntold(vitestFinding(report, title), finished)
		return { ...finding, cpuSeconds: finished.cpuSeconds }
	})
}

/** Forwards lines of a program's output as finished test files. */
export function toFiles(onFile: SuiteRun['onFile']): (line: string) => void {
	return (line) => {
		const result = readFileLine(line)
		if (result !== undefined) {
			onFile?.(result)
		}
	}
}

/**
 * PHP takes its memory from the C library, which keeps what was used before. Fresh pages cost time that has nothing to do with a reader:
 * on some virtual machines more than the reader itself.
 */
const warmMemory = {
	USE_ZEND_ALLOC: '0',
	MALLOC_ARENA_MAX: '1',
	MALLOC_MMAP_MAX_: '0',
	MALLOC_TRIM_THRESHOLD_: '8000000000',
	MALLOC_TOP_PAD_: '67108864',
}

/**
 * Runs PHPUnit over the shared PHP and every app.
 *
 * @param choice - `group` runs the tests of that group alone, which no other run includes; `apps` leaves only those of these apps
 */
export function phpunit({ group, apps = [] }: { group?: 'cost', apps?: readonly string[] } = {}): Promise<Finding> {
	return withTemporaryFolder(async (folder) => {
		const file = `${folder}/report.xml`
		const finished = await run('php', [
			`${root}/shared/tools/php/vendor/bin/phpunit`,
			'-c',
			`${root}/shared/tools/php/phpunit.xml.dist`,
			'--log-junit',
			file,
			'--no-progress',
			'--colors=never',
			...(group === undefined ? ['--exclude-group', 'cost'] : ['--group', group]),
			// the namespace of an app is its id in other letters
			...(apps.length === 0 ? [] : ['--filter', `~^OCA\\\\(?:${apps.join('|')})\\\\~i`]),
		], group === 'cost' ? { env: warmMemory } : {})
		const finding = existsSync(file) ? phpunitFinding(readFileSync(file, 'utf8'), said(finished)) : undefined
		return finding === undefined ? noReport('phpunit', finished) : failIfUntold(finding, finished)
	})
}

/**
 * Counts of a vitest report; a file that could not be loaded counts as one failed test.
 *
 * @param title - the pattern passed to the run: a test that does not match it was left out, not skipped
 */
export function vitestFinding(report: VitestReport, title = ''): Finding {
	const counts = { passed: 0, failed: 0, skipped: 0 }
	const problems: string[] = []
	const notes: string[] = []
	const tests: TestOutcome[] = []
	const chosen = new RegExp(title)
	for (const file of report.testResults) {
		const path = relative(root, file.name)
		for (const test of file.assertionResults) {
			const outcome = { file: path, title: test.fullName, milliseconds: test.duration ?? 0 }
			if (test.status === 'passed') {
				counts.passed++
				tests.push(outcome)
			} else if (test.status === 'failed') {
				counts.failed++
				problems.push(`${path} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
				tests.push({ ...outcome, error: test.failureMessages.join('\n') })
			} else if (chosen.test(test.fullName)) {
				counts.skipped++
				notes.push(`skipped: ${path} > ${test.fullName}`)
			}
		}
		if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
			counts.failed++
			problems.push(`${path}\n${file.message}`)
			tests.push({ file: path, title: '', milliseconds: 0, error: file.message })
		}
	}
	return { problems, notes, counts, tests }
}

/** Counts of a JUnit report: the totals are on its first suite, the failures in the program's own words. */
export function phpunitFinding(report: string, output: string): Finding | undefined {
	const sums = /<testsuite\b[^>]*>/.exec(report)?.[0]
	if (sums === undefined) {
		return undefined
	}
	function count(name: string): number {
		return Number(new RegExp(`\\b${name}="(\\d+)"`).exec(sums ?? '')?.[1] ?? 0)
	}
	const failed = count('failures') + count('errors')
	const skipped = count('skipped')
	const notes = [...report.matchAll(/<testcase name="([^"]*)"[^>]*\bclass="([^"]*)"[^>]*>\s*<skipped/g)].map((match) =>
		`skipped: ${match[2] ?? ''} > ${match[1]?.replaceAll('&quot;', '"') ?? ''}`)
	return {
		problems: failed > 0 ? [output] : [],
		notes,
		counts: { passed: count('tests') - failed - skipped, failed, skipped },
	}
}

function noReport(program: string, finished: Finished): Finding {
	return failed([`${program} ended with exit code ${finished.code} and left no report`, said(finished)].join('\n'))
}

/** A program can fail without a failed test, for example through an error outside of tests: that must not pass either. */
function failIfUntold(finding: Finding, finished: Finished): Finding {
	if (finished.code === 0 || finding.problems.length > 0) {
		return finding
	}
	return { ...finding, ...failed(said(finished), finding.counts) }
}

function failed(problem: string, counts = { passed: 0, failed: 0, skipped: 0 }): Finding {
	return { problems: [problem], counts: { ...counts, failed: counts.failed + 1 } }
}
