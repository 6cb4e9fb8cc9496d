// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { writeFileLine } from '../file-lines.ts'

/** Reports each spec file to `npm test` as it ends. */
class PlaywrightFileReporter implements Reporter {
	private readonly files = new Map<string, { waiting: number, passed: number, failed: number, skipped: number, milliseconds: number }>()

	onBegin(_config: FullConfig, suite: Suite): void {
		for (const { location } of suite.allTests()) {
			const file = this.files.get(location.file) ?? { waiting: 0, passed: 0, failed: 0, skipped: 0, milliseconds: 0 }
			file.waiting++
			this.files.set(location.file, file)
		}
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		const file = this.files.get(test.location.file)
		if (file === undefined) {
			return
		}
		file[result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed']++
		file.milliseconds += result.duration
		if (--file.waiting === 0) {
			const { waiting: _, ...counts } = file
			writeFileLine({ file: test.location.file, ...counts })
		}
	}

	printsToStdio(): boolean {
		return true
	}
}

// Playwright takes a reporter's default export
export { PlaywrightFileReporter as default }
