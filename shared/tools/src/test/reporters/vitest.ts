// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reporter, TestModule } from 'vitest/node'
import { writeFileLine } from '../file-lines.ts'

/** Reports each test file to `npm test` as it ends; tests excluded by its pattern are not counted. */
class VitestFileReporter implements Reporter {
	onTestModuleEnd(module: TestModule): void {
		const chosen = module.project.config.testNamePattern
		const tests = [...module.children.allTests()].filter(({ fullName }) =>
			chosen === undefined || chosen.test(fullName.replaceAll(' > ', ' ')))
		const count = (state: string) => tests.filter((test) => test.result().state === state).length
		writeFileLine({
			file: module.moduleId,
			passed: count('passed'),
			// a file that cannot be loaded has no tests
			failed: Math.max(count('failed'), module.state() === 'failed' ? 1 : 0),
			skipped: count('skipped'),
			milliseconds: module.diagnostic().duration,
		})
	}
}

// vitest takes a reporter's default export
export { VitestFileReporter as default }
