// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { existsSync } from 'node:fs'
import { processTree } from '@suite/node/cpu'

/** Length in milliseconds of one cycle of stopping and continuing processes. */
const turn = 100

/**
 * Limits all processes started by this one to a share of the processor, as on a busy machine: they are stopped and
 * continued ten times a second.
 *
 * @param divisor - 4 leaves a quarter
 * @return a function that removes the limit
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
		// it has ended in the meantime
	}
}
