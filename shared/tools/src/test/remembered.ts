// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '@suite/node/paths'
import type { Job } from './plan.ts'

/** A failed test and its location. */
export interface FailedTest {
	readonly suite: Job['suite']
	readonly app: string
	/** Name of the host; absent for specs that provide their own page. */
	readonly host?: string
	readonly file: string
	/** Empty for a file that could not be loaded. */
	readonly title: string
}

/** Data that one run of `npm test` stores for the next. */
export interface Remembered {
	readonly failed: readonly FailedTest[]
	/** Milliseconds of each job, by its name. */
	readonly milliseconds: Readonly<Record<string, number>>
}

const file = `${root}/node_modules/.cache/npm-test.json`

/** Data of the last run; empty on a machine without a completed run. */
export function remembered(): Remembered {
	try {
		return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as Remembered : { failed: [], milliseconds: {} }
	} catch {
		// a run was interrupted while writing: treated as if there had been none
		return { failed: [], milliseconds: {} }
	}
}

/** Stores failures and durations of jobs, including earlier durations of jobs that did not run. */
export function remember(run: Remembered): void {
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, JSON.stringify({ failed: run.failed, milliseconds: { ...remembered().milliseconds, ...run.milliseconds } }))
}
