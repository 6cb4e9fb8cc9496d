// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { stopRunning } from './process.ts'

/** Sends a signal to a process group; a group that is gone is no error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
	try {
		process.kill(-leader, signal)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
			throw error
		}
	}
}

/** Ends a group's leader and its workers, and waits until the leader is gone. */
export async function endGroup(leader: ChildProcess): Promise<void> {
	const { pid } = leader
	if (pid === undefined) {
		return
	}
	const isGone = leader.exitCode !== null || leader.signalCode !== null
	const gone = isGone ? Promise.resolve() : new Promise<void>((resolve) => {
		leader.once('exit', () => resolve())
	})
	signalGroup(pid, 'SIGTERM')
	const impatience = setTimeout(() => signalGroup(pid, 'SIGKILL'), 2_000)
	await gone
	clearTimeout(impatience)
	// a worker in the middle of a request outlives its leader
	signalGroup(pid, 'SIGKILL')
}

/** Is there a process of this id? */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM'
	}
}

const pending = new Set<() => void>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
let isListening = false

/**
 * Has something undone when this process ends, however it is told to; only SIGKILL cannot be answered.
 *
 * @param undo - does all its work before it returns
 * @return forgets it, once it has been undone in another way
 */
export function atExit(undo: () => void): () => void {
	if (!isListening) {
		isListening = true
		process.once('exit', undoAll)
		for (const signal of signals) {
			process.once(signal, () => {
				// someone else who listens decides when this process ends; else it ends as it would have without us
				if (process.listenerCount(signal) === 0) {
					undoAll()
					process.kill(process.pid, signal)
				}
			})
		}
	}
	pending.add(undo)
	return () => pending.delete(undo)
}

function undoAll(): void {
	// an occ under way would go on writing into what is being removed
	stopRunning()
	// the newest first: what is begun later may use what was begun before
	for (const undo of [...pending].reverse()) {
		pending.delete(undo)
		undo()
	}
}
