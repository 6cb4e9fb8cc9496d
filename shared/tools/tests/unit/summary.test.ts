// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { chosenHosts } from '../../src/test/hosts.ts'
import { playwrightFinding, type PlaywrightReport } from '../../src/test/playwright.ts'
import { realHostTests } from '../../src/test/real-host.ts'
import { exactly, titlePattern } from '../../src/test/titles.ts'
import { summary, total } from '../../src/test/summary.ts'

describe('the summary of npm test', () => {
	const outcomes = [
		{ name: 'lint', milliseconds: 30_000, problems: [] },
		{ name: 'contract', host: '34.0.1', milliseconds: 60_000, problems: [], counts: { passed: 10, failed: 0, skipped: 0 } },
		{ name: 'e2e', host: '34.0.1', milliseconds: 120_000, problems: ['x'], counts: { passed: 5, failed: 1, skipped: 2 } },
		{ name: 'contract', host: '33.0.2', milliseconds: 60_000, problems: [], counts: { passed: 10, failed: 0, skipped: 0 } },
	]

	it('counts per host, then everything on the last line', () => {
		expect(summary(outcomes, 2).slice(-3)).toEqual([
			'host 34.0.1: 15 passed, 1 failed, 2 skipped',
			'host 33.0.2: 10 passed, 0 failed, 0 skipped',
			'26 passed, 1 failed, 2 skipped',
		])
	})

	it('names each failure on its own line', () => {
		const failed = {
			name: 'e2e',
			host: 'embedded',
			milliseconds: 0,
			problems: ['editor.spec.ts:3 > saves\n\n  expected 1\n  got 2', `menu.spec.ts:9 > opens\n${'x'.repeat(1000)}`],
		}
		const [first, second] = summary([failed], 2).filter((text) => text.startsWith('failed'))
		expect(first).toBe('failed (e2e on embedded): editor.spec.ts:3 > saves | expected 1 | got 2')
		expect(second).toMatch(/^failed \(e2e on embedded\): menu\.spec\.ts:9 > opens \| x+$/)
		expect(second?.length).toBeLessThan(500)
	})

	it('reports the minutes and CPU time of each suite, and the totals', () => {
		expect(summary(outcomes.map((outcome) => ({ ...outcome, cpuSeconds: 90 })), 2)).toEqual(expect.arrayContaining([
			'lint: 0.50 min, 90 CPU-s',
			'e2e on 34.0.1: 2.00 min, 90 CPU-s',
			'together: 360 CPU-s, 3.0 min of 2 cores',
		]))
	})

	it('names the ten slowest tests', () => {
		const tests = Array.from({ length: 12 }, (_, index) =>
			({ file: 'apps/notesapp/tests/e2e/tour.spec.ts', title: `test ${index}`, milliseconds: index * 1000 }))
		const slow = summary([{ name: 'e2e', milliseconds: 0, problems: [], tests }], 2).filter((text) => text.startsWith('slow'))
		expect(slow).toHaveLength(10)
		expect(slow[0]).toBe('slow (e2e): 11.0 s apps/notesapp/tests/e2e/tour.spec.ts > test 11')
	})

	it('follows each failed test with the command that runs it alone', () => {
		const test = {
			file: 'apps/boardapp/tests/e2e/history.spec.ts',
			title: "what was (once) there isn't lost",
			milliseconds: 0,
			error: 'no',
		}
		const lines = (host: string) =>
			summary([{ name: 'e2e', host, milliseconds: 0, problems: ['history.spec.ts:3 > x\nno'], tests: [test] }], 2)
		expect(lines('embedded')).toContain("  again: npm test -- board history.spec -g 'what was \\(once\\) there isn'\\''t lost'")
		expect(lines('34.0.1 on mysql')).toContain(
			"  again: npm test -- board history.spec -g 'what was \\(once\\) there isn'\\''t lost' --hosts 34.0.1 --database mysql",
		)
	})

	it('fails with more than two flaky tests, and names each with its first error', () => {
		const flaky = (count: number) => [
			{ name: 'e2e', host: '34.0.1', milliseconds: 0, problems: [], counts: { passed: 9, failed: 0, skipped: 0 }, flaky: Array.from(
				{ length: count },
				(_, index) => ({ file: 'a.spec.ts', title: `test ${index}`, milliseconds: 0, error: 'too\nlate' }),
			) },
		]
		expect(summary(flaky(2), 2)).toContain('flaky (e2e on 34.0.1): a.spec.ts > test 1: too | late')
		expect(total(flaky(2)).failed).toBe(0)
		expect(total(flaky(3)).failed).toBe(1)
	})
})

describe('the choice of hosts', () => {
	const servers = ['34.0.1', '33.0.2'].map((version) => ({ version, directory: `/srv/${version}`, origin: 'cache' }))

	it('includes the embedded host and every server, or those requested', () => {
		expect(chosenHosts(servers, [])).toEqual({ hasEmbedded: true, servers, missing: [] })
		expect(chosenHosts(servers, ['33'])).toMatchObject({ hasEmbedded: false, servers: [{ version: '33.0.2' }], missing: [] })
		expect(chosenHosts(servers, ['embedded', '34.0.1'])).toMatchObject({
			hasEmbedded: true,
			servers: [{ version: '34.0.1' }],
			missing: [],
		})
	})

	it('names hosts that are unavailable, and continues with the rest', () => {
		expect(chosenHosts(servers, ['34', '32', '3'])).toMatchObject({
			servers: [{ version: '34.0.1' }],
			missing: ['Nextcloud 32', 'Nextcloud 3'],
		})
		expect(chosenHosts([], [])).toEqual({ hasEmbedded: true, servers: [], missing: ['a real Nextcloud'] })
	})
})

describe('tests that need a real host', () => {
	it('are listed with their reason', () => {
		const finding = realHostTests([
			{ path: 'a.test.ts', text: "\ntest('sends @real-host(mail leaves the machine)', run)\ntest('more', run)" },
		])
		expect(finding).toEqual({ problems: [], notes: ['only on a real host: a.test.ts:2: mail leaves the machine'] })
		expect(realHostTests([{ path: 'a.test.ts', text: '' }]).notes).toEqual(['tests that need a real host: none'])
	})

	it('must give a reason', () => {
		expect(realHostTests([{ path: 'a.test.ts', text: "test('sends @real-host', run)" }]).problems).toEqual([
			'a.test.ts:1 @real-host needs its reason in brackets',
		])
	})

	it('are left out on the embedded host, along with everything else not requested', () => {
		const fits = (wish: Parameters<typeof titlePattern>[0]) =>
			['mail > sends @real-host(x)', 'mail > sends', 'mail > opens @every-host'].filter((title) =>
				new RegExp(titlePattern(wish) ?? '').test(title))
		expect(fits({ isEmbedded: true })).toEqual(['mail > sends', 'mail > opens @every-host'])
		expect(fits({ isEmbedded: false })).toHaveLength(3)
		expect(fits({ isEmbedded: true, mark: '@every-host' })).toEqual(['mail > opens @every-host'])
		expect(fits({ isEmbedded: true, title: 'sends|nothing' })).toEqual(['mail > sends'])
		expect(fits({ isEmbedded: false, title: `${exactly('sends @real-host(x)')}$` })).toEqual(['mail > sends @real-host(x)'])
	})
})

describe('the Playwright report', () => {
	function spec(status: 'expected' | 'unexpected' | 'flaky' | 'skipped') {
		return { title: status, file: 'tour.spec.ts', line: 3, tests: [{
			projectName: 'chromium',
			status,
			results: [{ errors: status === 'expected' ? [] : [{ message: '\u001B[31mno\u001B[39m button' }] }],
		}] }
	}

	it('counts tests of nested suites, and a flaky one as failed', () => {
		const report: PlaywrightReport = {
			errors: [],
			suites: [{
				title: 'tour.spec.ts',
				specs: [spec('expected')],
				suites: [{ title: 'tour', specs: [spec('unexpected'), spec('flaky'), spec('skipped')] }],
			}],
		}
		const finding = playwrightFinding(report)
		expect(finding.counts).toEqual({ passed: 1, failed: 2, skipped: 1 })
		expect(finding.problems[0]).toBe('tour.spec.ts:3 > tour > unexpected\nno button')
		expect(finding.notes).toEqual(['skipped: tour.spec.ts:3 > tour > skipped'])
	})

	it('counts an error outside tests', () => {
		expect(playwrightFinding({ errors: [{ message: 'cannot load' }], suites: [] })).toEqual({
			problems: ['cannot load'],
			notes: [],
			counts: { passed: 0, failed: 1, skipped: 0 },
			tests: [],
		})
	})
})
