// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Someone else listens on the port. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken'
}

const patience = 60_000

/**
 * Waits until the web server answers as an installed Nextcloud.
 *
 * @param log - file with the web server's own words, quoted when it ends instead
 */
export async function untilAnswers(leader: ChildProcess, url: string, log: string): Promise<void> {
	const words = () => readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n')
	const end = Date.now() + patience
	let last = 'no answer'
	while (Date.now() < end) {
		if (leader.exitCode !== null || leader.signalCode !== null) {
			throw /already in use/.test(words()) ? new PortTaken(`${url} is in use by something else.`) : new Error(`PHP's web server ended at once:\n${words()}`)
		}
		try {
			const answer = await fetch(`${url}/status.php`)
			last = await answer.text()
			if (answer.ok && (JSON.parse(last) as { installed?: boolean }).installed === true) {
				return
			}
		} catch (error) {
			last = String(error)
		}
		await wait(50)
	}
	throw new Error(`${url}/status.php does not answer as it should: ${last.slice(0, 500)}`)
}
