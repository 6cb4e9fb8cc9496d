// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { median } from '@suite/fixtures/floor'
import type { Reply } from '@suite/fixtures/http'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { haveEnded, killWorkers } from '@suite/testing/figures/workers'
import { FaultySite, operations, type Operation, type Slot } from './faulty-site.ts'

const kills = 100
const timed = 7
/** Slightly longer than a claim lives that nobody confirms. */
const lapseMilliseconds = 62_000

/** What killed processes leave of bookings, on php-fpm, which restarts its workers. */
export async function roomFaults({ host, admin, directory }: Measured): Promise<Figure[]> {
	const site = await FaultySite.make(host, admin)
	const cutOff = (sent: Promise<Reply>) => sent.then((reply) => reply, () => undefined)
	const durations = new Map<Operation, number>()
	for (const operation of operations) {
		const times: number[] = []
		for (let round = 0; round < timed; round++) {
			const { send } = await site.prepare(operation)
			const begun = performance.now()
			const reply = await send()
			times.push(performance.now() - begun)
			if (reply.status >= 300) {
				throw new Error(`${operation} answers ${reply.status}: ${reply.text.slice(0, 500)}`)
			}
		}
		durations.set(operation, median(times))
	}
	const slots: Slot[] = []
	const seen = { answered: 0, cut: 0 }
	for (let index = 0; index < kills; index++) {
		const operation = operations[index % operations.length] as Operation
		const { send, slot } = await site.prepare(operation)
		const running = cutOff(send())
		await pause((durations.get(operation) as number) * (index + 0.5) / kills)
		const workers = killWorkers(directory)
		const reply = await running
		await haveEnded(workers)
		seen[reply !== undefined && reply.status < 500 ? 'answered' : 'cut']++
		slots.push(slot)
	}
	await pause(lapseMilliseconds)
	const before = await check(host)
	const repaired = await check(host, '--repair')
	const after = await check(host)
	console.error([...before, ...after].slice(0, 20).join('\n'))
	const blocked: string[] = []
	for (const slot of slots) {
		const wrong = await site.contradiction(slot)
		if (wrong !== '') {
			blocked.push(wrong)
		}
	}
	console.error(blocked.slice(0, 20).join('\n'))
	return [
		...operations.map((operation) => ({ name: `${operation}, before killing`, value: durations.get(operation) as number, unit: 'ms' })),
		{ name: `${kills} times killed, answered before`, value: seen.answered, unit: '' },
		{ name: 'cut off', value: seen.cut, unit: '' },
		{ name: 'differences of tables, calendars and events, that check finds', value: before.length, unit: '' },
		{ name: 'of them left after check --repair', value: repaired.length + after.length, unit: '', exactly: 0 },
		{ name: 'hours that are blocked or free though the event says otherwise', value: blocked.length, unit: '', exactly: 0 },
	]
}

/** What `occ roomsapp:check` finds, or leaves when it repairs. */
async function check(host: Measured['host'], ...options: string[]): Promise<string[]> {
	const { stdout, stderr, code } = await host.occ(['roomsapp:check', '--output=json', ...options], { mayFail: true })
	if (!stdout.startsWith('{')) {
		throw new Error(`roomsapp:check ended with ${code}:\n${stdout}${stderr}`)
	}
	const report = JSON.parse(stdout) as Report & { readonly left?: Report }
	return Object.entries((report.left ?? report).found).flatMap(([finding, list]) => list.map((what) => `${finding}: ${what}`))
}
interface Report {
	readonly found: Readonly<Record<string, readonly string[]>>
}
