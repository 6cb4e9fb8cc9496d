// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@suite/node/ports'
import { endGroup } from '@suite/node/lifetime'
import { noteLeader } from './stale.ts'

/** Another process is listening on the port. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken'
}

const patience = 60_000

/** How an instance is started on a port and recognised by its response. */
export interface Service {
	/** Directory of the instance; its php.log has the web server's own messages, quoted if it exits instead of responding. */
	readonly directory: string
	/** The requested port; a free one when absent. */
	readonly port: number | undefined
	/** Starts the web server; receives the address first. */
	readonly start: (url: string, port: number) => ChildProcess
	/** Whether this instance responds, and not another process on the port. */
	readonly isOurs: (answer: Response) => boolean
}

/**
 * Starts a web server and waits until it responds as an installed Nextcloud. If another process takes a free port first, it picks another.
 *
 * @return the address and the leader of the web server's process group
 */
export async function serve(service: Service): Promise<{ url: string, leader: ChildProcess }> {
	for (let attempt = 0; ; attempt++) {
		const port = service.port ?? await freePort()
		const url = `http://127.0.0.1:${port}`
		const leader = service.start(url, port)
		noteLeader(service.directory, leader)
		try {
			await untilAnswers(leader, url, service)
			return { url, leader }
		} catch (error) {
			await endGroup(leader)
			if (!(error instanceof PortTaken) || service.port !== undefined || attempt === 4) {
				throw error
			}
		}
	}
}

async function untilAnswers(leader: ChildProcess, url: string, { directory, isOurs }: Service): Promise<void> {
	const ended = new AbortController()
	leader.once('exit', () => ended.abort())
	const isOver = () => leader.exitCode !== null || leader.signalCode !== null
	const end = Date.now() + patience
	let last = 'no answer'
	while (Date.now() < end && !isOver()) {
		try {
			const answer = await fetch(`${url}/status.php`, { signal: ended.signal })
			last = await answer.text()
			if (answer.ok && isOurs(answer) && (JSON.parse(last) as { installed?: boolean }).installed === true) {
				return
			}
		} catch (error) {
			last = String(error)
		}
		await wait(20)
	}
	const words = readFileSync(`${directory}/php.log`, 'utf8').trim().split('\n').slice(-5).join('\n')
	if (isOver()) {
		throw /already in use/i.test(words)
			? new PortTaken(`${url} is in use by something else.`)
			: new Error(`PHP's web server ended at once:\n${words}`)
	}
	throw new Error(`${url}/status.php gives an unexpected answer: ${last.slice(0, 500)}`)
}
