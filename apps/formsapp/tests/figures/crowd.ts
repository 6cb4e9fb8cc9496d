// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { AnonymousClient } from '@suite/fixtures/client'
import type { FormStats, ResponseList } from '@suite/schema/forms/response'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { answersOf, app, newAuthor, newForm } from './site.ts'

const submits = 1_000
const addresses = 100
const atOnce = 100
const savesEvery = 500

/** A form that many answer at once, each twice as on a bad line, while its author saves it and reads the responses. */
export async function formCrowd(on: Measured): Promise<Figure[]> {
	const { client } = await newAuthor(on)
	const form = await newForm(client, 'Crowd')
	const guest = new AnonymousClient(on.host.url)
	const [times, refused, taken]: [number[], Map<string, number>, Set<string>] = [[], new Map(), new Set()]
	const [one, ended] = [`${app}/api/forms/${form.fileId}`, new AbortController()]
	let [next, saves, readPages, repeatsThatDiffer] = [0, 0, 0, 0]
	const submit = async (place: number) => {
		const sent = {
			from: `127.77.0.${1 + place % addresses}`,
			body: { answers: answersOf(place) },
			headers: { 'Idempotency-Key': `crowd-${place}` },
		}
		for (let attempt = 0; attempt < 2; attempt++) {
			const begun = performance.now()
			const reply = await guest.request('POST', `${app}/api/public/${form.hash}/submit`, sent)
			times.push(performance.now() - begun)
			if (reply.status !== 201) {
				refused.set(String(reply.status), (refused.get(String(reply.status)) ?? 0) + 1)
				continue
			}
			const { response } = reply.json as { response: { id: string } }
			repeatsThatDiffer += attempt === 1 && !taken.has(response.id) ? 1 : 0
			taken.add(response.id)
		}
	}
	const busy = async (work: () => Promise<unknown>, rest: number) => {
		while (!ended.signal.aborted) {
			await work()
			await pause(rest)
		}
	}
	const meanwhile = [
		busy(() => client.expect('PUT', one, { body: { form: { description: `Round ${saves++}` } } }), savesEvery),
		busy(() => client.expect('GET', `${one}/responses?page=${1 + readPages++ % 5}`), 100),
	]
	await Promise.all(Array.from({ length: atOnce }, async () => {
		while (next < submits) {
			await submit(next++)
		}
	}))
	ended.abort()
	await Promise.all(meanwhile)
	refused.forEach((count, status) => console.error(`${count} × ${status}`))
	const { total } = (await client.expect('GET', `${one}/responses?limit=1`)).json as ResponseList
	const { questionStats, totalResponses } = (await client.expect('GET', `${one}/stats`)).json as FormStats
	times.sort((a, b) => a - b)
	const name = `${submits} submits of ${addresses} addresses, ${atOnce} at once, each sent twice`
	return [
		{ name: `${name}: refused`, value: [...refused.values()].reduce((sum, count) => sum + count, 0), unit: '', exactly: 0 },
		{ name: 'of them stored', value: total, unit: '', exactly: submits },
		{ name: 'receipts that differ', value: taken.size, unit: '', exactly: submits },
		{ name: 'repeated ones with another receipt', value: repeatsThatDiffer, unit: '', exactly: 0 },
		{ name: 'counted in the statistics', value: totalResponses, unit: '', exactly: submits },
		{ name: 'counted for the first question', value: questionStats.q1?.answered ?? 0, unit: '', exactly: submits },
		{ name: 'saves meanwhile', value: saves, unit: '' }, { name: 'pages read meanwhile', value: readPages, unit: '' },
		{ name: 'submit, 95 %', value: times[Math.floor(times.length * 0.95)] ?? Number.NaN, unit: 'ms' },
		{ name: 'submit, the slowest', value: times.at(-1) ?? Number.NaN, unit: 'ms' },
	]
}
