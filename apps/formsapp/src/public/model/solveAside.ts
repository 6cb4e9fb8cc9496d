// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Challenge } from '@suite/schema/forms/failure'
import type { Solve } from './admitted.ts'

/** Milliseconds after which the work is given up: the server's limit begins anew earlier than that. */
const patience = 60_000

/** Solves a challenge in a worker, so that the page can be scrolled and the work be stopped. */
export const solveAside: Solve = (challenge: Challenge, signal) => new Promise((resolve) => {
	const worker = startWorker()
	if (worker === undefined || signal?.aborted === true) {
		resolve(undefined)
		return
	}
	const end = (solution?: string) => {
		clearTimeout(timer)
		signal?.removeEventListener('abort', giveUp)
		worker.terminate()
		resolve(solution)
	}
	const giveUp = () => end()
	const timer = setTimeout(giveUp, patience)
	signal?.addEventListener('abort', giveUp)
	worker.addEventListener('message', ({ data }: MessageEvent<string>) => end(data))
	worker.addEventListener('error', giveUp)
	worker.postMessage(challenge)
})

/** Undefined where workers are forbidden: the limit begins anew in a minute anyway. */
function startWorker(): Worker | undefined {
	try {
		// The script beside this one, of the same version.
		const address = new URL(import.meta.url)
		address.pathname = address.pathname.replace(/[^/]+$/, 'formsapp-solver.mjs')
		return new Worker(address, { type: 'module' })
	} catch {
		return undefined
	}
}
