// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { atExit, isAlive } from './lifetime.ts'

/**
 * Holds a lock while something is done: a directory that names its owner's process. Others wait; the lock of a process that is gone is
 * taken over.
 *
 * @param path - of the directory; its parent exists
 */
export async function withLock(path: string, work: () => Promise<void>): Promise<void> {
	while (!take(path)) {
		if (isAbandoned(path)) {
			rmSync(path, { recursive: true, force: true })
		} else {
			await wait(200)
		}
	}
	const release = () => rmSync(path, { recursive: true, force: true })
	const forget = atExit(release)
	try {
		await work()
	} finally {
		release()
		forget()
	}
}

function take(path: string): boolean {
	try {
		mkdirSync(path)
		writeFileSync(`${path}/owner`, String(process.pid))
		return true
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
			return false
		}
		throw error
	}
}

function isAbandoned(path: string): boolean {
	try {
		return !isAlive(Number(readFileSync(`${path}/owner`, 'utf8')))
	} catch {
		// just made and its owner not yet written, or just removed
		const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
		return made !== undefined && Date.now() - made > 10_000
	}
}
