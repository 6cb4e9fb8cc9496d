// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { processTree } from '@suite/node/cpu'

/** Milliseconds of one turn of the clock that stops and continues processes. */
const turn = 100

/**
 * Gives everything that this process has started only a share of the processor, as a busy machine would: it is stopped and
 * continued ten times a second.
 *
 * @param divisor - 4 leaves a quarter
 * @return gives them the whole processor again
 * @throws on a system without /proc
 */
export function throttle(divisor: number): () => void {
	if (!existsSync('/proc/self/stat')) {
		throw new Error('Slowing down processes requires Linux.')
	}
	let stopped: number[] = []
	const goOn = () => {
		stopped.forEach((pid) => signal(pid, 'SIGCONT'))
		stopped = []
	}
	let running: NodeJS.Timeout | undefined
	const clock = setInterval(() => {
		goOn()
		running = setTimeout(() => {
			stopped = processTree(process.pid).slice(1)
			stopped.forEach((pid) => signal(pid, 'SIGSTOP'))
		}, turn / divisor)
	}, turn)
	const end = () => {
		clearInterval(clock)
		clearTimeout(running)
		goOn()
	}
	process.once('exit', end)
	return end
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
	try {
		process.kill(pid, name)
	} catch {
		// it has ended meanwhile
	}
}
