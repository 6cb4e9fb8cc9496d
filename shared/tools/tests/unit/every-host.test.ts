// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { everyHostTests } from '../../src/test/every-host.ts'

const tests = (count: number) =>
	Array.from({ length: count }, (_, index) => `test('opens ${index} @every-host', async () => {})\n`).join('')
const spec = (text: string, path = 'apps/someapp/tests/e2e/some.spec.ts') => ({ path, text })
const problems = (...files: { path: string, text: string }[]) => everyHostTests(files).problems

describe('tests for every host', () => {
	it.each([8, 12])('are sufficient with %i', (count) => {
		expect(problems(spec(tests(count)))).toEqual([])
	})

	it.each([0, 7, 13])('are too few or too many with %i', (count) => {
		expect(problems(spec(tests(count)))).toEqual([`someapp has ${count} browser tests with @every-host; it needs 8 to 12`])
	})

	it('are counted per app, over all its browser tests', () => {
		expect(problems(
			spec(tests(4)),
			spec(tests(4), 'apps/someapp/tests/e2e/more.spec.ts'),
			spec(tests(3), 'apps/other/tests/e2e/a.spec.ts'),
		))
			.toHaveLength(1)
	})

	it('count once per item of the list they loop over', () => {
		expect(problems(spec(
			'for (const theme of [\'light\', \'dark\'] as const) {\n\ttest(`contrast, ${theme} @every-host`, async () => {})\n}\n'
				+ `${tests(6)}`,
		)))
			.toEqual([])
	})

	it('are required only of apps with browser tests, and mentions elsewhere do not count', () => {
		expect(problems(spec(tests(1), 'apps/someapp/tests/http/a.test.ts'), spec(tests(1), 'shared/host/embedded/tests/e2e/a.spec.ts')))
			.toEqual([])
		expect(problems(spec(`// @every-host\nconst a = '@every-host'\n${tests(7)}`))).toHaveLength(1)
	})
})
