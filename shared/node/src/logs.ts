// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.ts'
import { said, type Finished } from './process.ts'

const folder = `${root}/build/logs`
const quotedLines = 15

/** The apps cannot be made ready. Its message is for people and says all. */
export class StepFailed extends Error {
	override readonly name = 'StepFailed'
}

/**
 * Writes all output of a program to a file.
 *
 * @param name - of the file, without its ending
 * @return the file, as seen from the working directory
 */
export function writeOutput(name: string, finished: Omit<Finished, 'cpuSeconds'>): string {
	mkdirSync(folder, { recursive: true })
	const file = `${folder}/${name}.log`
	writeFileSync(file, `${said(finished)}\n`)
	return relative(process.cwd(), file)
}

/**
 * Keeps what a program said in a file, and nowhere else as long as all is well. A failure names the file and quotes its last lines.
 *
 * @param name - of the file, without its ending
 * @param failure - what to say when the program failed, without a full stop
 * @throws StepFailed when it ended with another code than 0
 */
export function keepOutput(name: string, finished: Omit<Finished, 'cpuSeconds'>, failure: string): void {
	const file = writeOutput(name, finished)
	if (finished.code !== 0) {
		const text = said(finished)
		const last = text === '' ? [] : text.split('\n').slice(-quotedLines)
		throw new StepFailed(
			[`${failure} (exit code ${finished.code}). All that was said is in ${file}:`, ...last].join('\n'),
		)
	}
}

/** Runs a program of ours; a step that fails ends it with its message alone and exit code 1. */
export async function runPlainly(run: () => Promise<void>): Promise<void> {
	try {
		await run()
	} catch (error) {
		if (!(error instanceof StepFailed)) {
			throw error
		}
		console.error(error.message)
		process.exitCode = 1
	}
}
