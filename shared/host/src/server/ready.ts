// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Someone else listens on the port. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken'
}

const patience = 60_000

/** Header by which the router script tells which instance answers. */
const instanceHeader = 'X-Host-Instance'

/**
 * Waits until an instance answers at an address as an installed Nextcloud. An answer of anything else that listens there does not count.
 *
 * @param directory - of the instance; its php.log has the web server's own words, quoted when it ends instead
 */
export async function untilAnswers(leader: ChildProcess, url: string, directory: string): Promise<void> {
	const ended = new AbortController()
	leader.once('exit', () => ended.abort())
	const isOver = () => leader.exitCode !== null || leader.signalCode !== null
	const end = Date.now() + patience
	let last = 'no answer'
	while (Date.now() < end && !isOver()) {
		try {
			const answer = await fetch(`${url}/status.php`, { signal: ended.signal })
			last = await answer.text()
			if (answer.ok && answer.headers.get(instanceHeader) === basename(directory) && (JSON.parse(last) as { installed?: boolean }).installed === true) {
				return
			}
		} catch (error) {
			last = String(error)
		}
		await wait(50)
	}
	const words = readFileSync(`${directory}/php.log`, 'utf8').trim().split('\n').slice(-5).join('\n')
	if (isOver()) {
		throw /already in use/i.test(words) ? new PortTaken(`${url} is in use by something else.`) : new Error(`PHP's web server ended at once:\n${words}`)
	}
	throw new Error(`${url}/status.php does not answer as it should: ${last.slice(0, 500)}`)
}
