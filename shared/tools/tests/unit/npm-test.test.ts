// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { inLanes } from '../../src/lanes.ts'
import { BadCommandLine, readArguments } from '../../src/test/arguments.ts'
import { failedJobs, isExact, suitesOf } from '../../src/test/choose.ts'
import { readFileLine } from '../../src/test/file-lines.ts'
import { longestFirst } from '../../src/test/order.ts'
import type { Job } from '../../src/test/plan.ts'
import { afterRetry, retries, retryJob } from '../../src/test/retry.ts'

const appIds = ['boardapp', 'notesapp']
const read = (...args: string[]) => readArguments(args, appIds)

describe('the arguments of npm test', () => {
	it('are apps by short name, parts of paths, and a title', () => {
		expect(read('board', 'history', '-g', 'restored')).toMatchObject({
			apps: ['boardapp'],
			files: ['history'],
			title: 'restored',
			stopsAtFirst: false,
		})
		expect(read('notesapp', '-x', '--last-failed', '--hosts', 'embedded, 34')).toMatchObject({
			apps: ['notesapp'],
			stopsAtFirst: true,
			isLastFailed: true,
			hosts: ['embedded', '34'],
		})
	})

	it('are refused with the reason', () => {
		for (const args of [['--nonsense'], ['--suites', 'units'], ['--database', 'oracle'], ['-g', '(']]) {
			expect(() => read(...args)).toThrow(BadCommandLine)
		}
		expect(() => read('--suites', 'units')).toThrow('--suites units: must be one of check, contract, e2e, twin, acl, access')
	})

	it('run everything required, or only what they name', () => {
		expect(suitesOf(read())).toEqual(['check', 'contract', 'e2e', 'twin'])
		expect(suitesOf(read('--all'))).toEqual(['check', 'contract', 'e2e', 'twin', 'acl', 'access'])
		expect(suitesOf(read('notes'))).toContain('check')
		expect(suitesOf(read('notes', 'tour'))).toEqual(['contract', 'e2e'])
		expect([read(), read('notes'), read('--all')].map(isExact)).toEqual([false, false, false])
		expect([read('tour'), read('-g', 'x'), read('--hosts', '33'), read('--last-failed')].map(isExact)).toEqual([true, true, true, true])
	})
})

const job: Job = { suite: 'e2e', app: 'notesapp', host: { name: 'embedded', kind: 'embedded' }, files: ['a.spec.ts', 'b.spec.ts'] }
const test = (file: string, title: string, error?: string) => ({ file, title, milliseconds: 1, ...(error === undefined ? {} : { error }) })

describe('what failed last time', () => {
	it('runs alone: only its files and the titles in them', () => {
		const failed = [{ suite: 'e2e', app: 'notesapp', host: 'embedded', file: 'a.spec.ts', title: 'opens (twice)' }] as const
		expect(failedJobs([job, { ...job, app: 'boardapp' }], failed)).toEqual([
			{ ...job, files: ['a.spec.ts'], title: '(?:opens \\(twice\\))$' },
		])
		expect(failedJobs([job], [{ ...failed[0], host: '34.0.1' }])).toEqual([])
	})
})

describe('jobs', () => {
	it('start with the longest, as far as known', () => {
		const [short, long] = [{ ...job, app: 'short' }, { ...job, app: 'long' }]
		expect(longestFirst([short, long], { 'e2e short on embedded': 1, 'e2e long on embedded': 2 })).toEqual([long, short])
		const real: Job = { ...job, suite: 'contract', host: { name: '34', kind: 'server' } }
		const thinned: Job = { ...job, only: '@every-host' }
		expect(longestFirst([thinned, job, real], {})).toEqual([job, real, thinned])
	})

	it('run as many at once as there are lanes', async () => {
		let [active, most] = [0, 0]
		const run = async () => {
			most = Math.max(most, ++active)
			await new Promise(setImmediate)
			active--
		}
		await inLanes(2, [run, run, run, run, run])
		expect([active, most]).toEqual([0, 2])
	})
})

describe('a browser test that failed in CI', () => {
	const outcome = {
		name: 'e2e notesapp',
		milliseconds: 1,
		problems: ['a.spec.ts:1 > opens\nlate', 'b.spec.ts:1 > shuts\nlate'],
		counts: { passed: 3, failed: 2, skipped: 0 },
		tests: [test('a.spec.ts', 'opens', 'late'), test('b.spec.ts', 'shuts', 'late')],
	}

	it('is retried once, but not if its file changed, in other suites or if much is broken', () => {
		expect(retries([{ job, outcome }], ['a.spec.ts']).map(retryJob)).toEqual([{ ...job, files: ['b.spec.ts'], title: '(?:shuts)$' }])
		expect(retries([{ job, outcome }], ['a.spec.ts', 'b.spec.ts'])).toEqual([])
		expect(retries([{ job: { ...job, suite: 'contract' }, outcome }], [])).toEqual([])
		expect(retries([{ job, outcome: { ...outcome, problems: [...outcome.problems, 'Playwright ended with exit code 1'] } }], []))
			.toEqual([])
		const many = Array.from({ length: 7 }, (_, index) => test('a.spec.ts', `test ${index}`, 'no'))
		expect(retries([{
			job,
			outcome: { ...outcome, problems: many.map(({ title }) => title), counts: { passed: 0, failed: 7, skipped: 0 }, tests: many },
		}], [])).toEqual([])
	})

	it('is flaky if it then passes, and failed if it does not pass or did not run', () => {
		const [retry] = retries([{ job, outcome }], [])
		const after = afterRetry(retry!, { problems: ['b'], tests: [test('a.spec.ts', 'opens'), test('b.spec.ts', 'shuts', 'again')] })
		expect(after).toMatchObject({
			counts: { passed: 4, failed: 1, skipped: 0 },
			problems: ['b.spec.ts:1 > shuts\nlate'],
			flaky: [{ title: 'opens', error: 'late' }],
		})
		expect(afterRetry(retry!, { problems: [], tests: [] })).toMatchObject({ counts: { failed: 2 }, flaky: [] })
	})
})

describe('reporter lines', () => {
	it('are distinguished from other output of a program', () => {
		expect(readFileLine('\u001Ftest file {"file":"/a","passed":1}')).toEqual({ file: '/a', passed: 1 })
		expect(readFileLine('test file {}')).toBeUndefined()
	})
})
