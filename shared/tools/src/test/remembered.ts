// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '@suite/node/paths'
import type { Job } from './plan.ts'

/** A test that failed, and where. */
export interface FailedTest {
	readonly suite: Job['suite']
	readonly app: string
	/** Name of the host; absent for specs that bring their own page. */
	readonly host?: string
	readonly file: string
	/** Empty for a file that could not be loaded. */
	readonly title: string
}

/** What one run of `npm test` leaves for the next. */
export interface Remembered {
	readonly failed: readonly FailedTest[]
	/** Milliseconds of each job, by its name. */
	readonly milliseconds: Readonly<Record<string, number>>
}

const file = `${root}/node_modules/.cache/npm-test.json`

/** What the last run left; nothing on a machine where none has ended. */
export function remembered(): Remembered {
	try {
		return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as Remembered : { failed: [], milliseconds: {} }
	} catch {
		// a run that was ended while it wrote: as if there had been none
		return { failed: [], milliseconds: {} }
	}
}

/** Keeps what failed and how long jobs took, times of jobs that did not run included. */
export function remember(run: Remembered): void {
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, JSON.stringify({ failed: run.failed, milliseconds: { ...remembered().milliseconds, ...run.milliseconds } }))
}
