// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'

/** Asks again and again, while somebody looks at the page. */
export interface Polling {
	start: () => void
	stop: () => void
	/** Asks at once; while an answer is on its way, once more after it. Resolves when nothing is left to ask, whatever came of it. */
	now: () => Promise<void>
	/** Asks in a moment: many calls in a row become one question. */
	soon: () => void
}

/** After failures in a row it is asked more and more rarely, and every so many milliseconds at least. */
export const rarest = 120_000
/** Milliseconds in which calls of `soon` become one. */
const moment = 500
/** The same for the events of one return to the page. */
const glance = 20

/**
 * @param ask - throws where it failed
 * @param every - milliseconds from an answer to the next question
 */
export function createPolling(ask: () => Promise<void>, every: () => number): Polling {
	let isStarted = false
	let isSoon = false
	let isAgain = false
	let failures = 0
	let running: Promise<void> | null = null
	let timer: ReturnType<typeof setTimeout> | undefined

	function start(): void {
		if (!isStarted) {
			isStarted = true
			failures = 0
			document.addEventListener('visibilitychange', onLook)
			for (const name of ['focus', 'online', 'pageshow']) {
				window.addEventListener(name, onLook)
			}
			if (document.visibilityState === 'visible') {
				void now()
			}
		}
	}
	function stop(): void {
		isStarted = false
		isSoon = false
		clearTimeout(timer)
		document.removeEventListener('visibilitychange', onLook)
		for (const name of ['focus', 'online', 'pageshow']) {
			window.removeEventListener(name, onLook)
		}
	}
	/** Whoever comes back sees what happened meanwhile; a page that nobody sees asks for nothing. */
	function onLook(): void {
		if (document.visibilityState !== 'visible') {
			clearTimeout(timer)
			isSoon = false
		} else if (running !== null) {
			isAgain = true
		} else {
			wait(glance)
		}
	}
	function now(): Promise<void> {
		if (running !== null) {
			isAgain = true
			return running
		}
		clearTimeout(timer)
		isSoon = false
		running = askAll().finally(() => {
			running = null
			wait(Math.min(every() * 2 ** failures, Math.max(rarest, every())))
		})
		return running
	}
	async function askAll(): Promise<void> {
		do {
			isAgain = false
			try {
				await ask()
				failures = 0
			} catch (cause) {
				failures++
				isAgain = false
				if (!(cause instanceof ApiError)) {
					throw cause // otherwise it is asked again, and until then the page shows what it knows
				}
			}
		} while (isAgain)
	}
	function soon(): void {
		if (running !== null) {
			isAgain = true
		} else if (!isSoon) {
			isSoon = true
			wait(moment)
		}
	}
	function wait(milliseconds: number): void {
		clearTimeout(timer)
		if (isStarted && document.visibilityState === 'visible') {
			timer = setTimeout(() => void now(), milliseconds)
		}
	}

	return { start, stop, now, soon }
}
