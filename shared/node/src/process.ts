// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { takeEndedCpuSeconds, watchCpuSeconds } from './cpu.ts'
import { root } from './paths.ts'

/** How a program ended. */
export interface Finished {
	/** Exit code; 128 + n when a signal ended it, 127 when it could not be started. */
	code: number
	stdout: string
	stderr: string
	/** Processor time that it and what it started took, in seconds; 0 where this machine does not tell. */
	cpuSeconds: number
}

/** What a program is given beside its arguments. */
export interface RunOptions {
	/** Working directory; the repository's root when absent. */
	cwd?: string
	/** Added to the environment of this process. */
	env?: Record<string, string>
	/** Standard input; empty when absent, so nothing ever waits for a person. */
	input?: string
	/** Passes the program's output through as it comes, besides collecting it. */
	shown?: boolean
	/** Told of each line of standard output as it is complete. */
	onLine?: (line: string) => void
	/** Does it start programs that outlive it for a moment, such as browsers? Then their processor time is counted too. */
	startsBrowsers?: boolean
}

const running = new Set<ReturnType<typeof spawn>>()

/** Runs a program and collects its output. Never rejects: a program that cannot start has code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: options.cwd ?? root,
			env: { ...process.env, ...options.env },
			stdio: ['pipe', 'pipe', 'pipe'],
		})
		running.add(child)
		const watched = options.startsBrowsers === true && child.pid !== undefined ? watchCpuSeconds(child.pid) : () => 0
		const output = { stdout: '', stderr: '' }
		let cpuSeconds = 0
		let unfinished = ''
		for (const stream of ['stdout', 'stderr'] as const) {
			child[stream].setEncoding('utf8').on('data', (text: string) => {
				output[stream] += text
				if (options.shown === true) {
					process[stream].write(text)
				}
				if (stream === 'stdout' && options.onLine !== undefined) {
					const lines = (unfinished + text).split('\n')
					unfinished = lines.pop() ?? ''
					lines.forEach(options.onLine)
				}
			})
		}
		child.on('error', (error) => {
			running.delete(child)
			resolve({ code: 127, stdout: output.stdout, stderr: `${command}: ${error.message}`, cpuSeconds })
		})
		child.on('exit', () => {
			cpuSeconds = Math.max(takeEndedCpuSeconds(), watched())
		})
		child.on('close', (code, signal) => {
			running.delete(child)
			resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), ...output, cpuSeconds })
		})
		// a program that ends before it has read everything closes the pipe: its exit code tells more
		child.stdin.on('error', () => undefined)
		child.stdin.end(options.input ?? '')
	})
}

/** Runs one of our TypeScript programs in a Node of its own. */
export function runScript(path: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Finished> {
	return run(process.execPath, ['--import', 'tsx', `${root}/${path}`, ...args], options)
}

/** Runs a program that npm installed, by the path of its script below node_modules. */
export function runTool(path: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Finished> {
	return run(process.execPath, [`${root}/node_modules/${path}`, ...args], options)
}

/** Ends every program that is still running. */
export function stopRunning(): void {
	for (const child of running) {
		child.kill('SIGTERM')
	}
}

/** Everything the program said, the error stream last. */
export function said(finished: Pick<Finished, 'stdout' | 'stderr'>): string {
	return [finished.stdout.trim(), finished.stderr.trim()].filter((text) => text !== '').join('\n')
}

/** Was this module started from the command line, and not imported by another? */
export function isProgram(moduleUrl: string): boolean {
	return process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href
}

/** Lends a folder of its own and removes it afterwards, also when this process is told to end meanwhile. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
	const folder = mkdtempSync(`${tmpdir()}/suite-tools-`)
	function remove(): void {
		rmSync(folder, { recursive: true, force: true })
	}
	process.once('exit', remove)
	try {
		return await use(folder)
	} finally {
		process.off('exit', remove)
		remove()
	}
}
