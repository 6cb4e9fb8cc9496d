// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { AnonymousClient, type BasicClient } from '@suite/fixtures/client'
import { median } from '@suite/fixtures/floor'
import type { Reply } from '@suite/fixtures/http'
import type { ListedForm } from '@suite/schema/forms/form'
import type { FormStats, ResponseList } from '@suite/schema/forms/response'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { haveEnded, killWorkers } from '@suite/testing/figures/workers'
import { answersOf, app, asking, newAuthor, questions } from './site.ts'

const kills = 200
const timed = 7
/** Of an imported form, and of the form that is exported. */
const responses = 60
/** Longer than a lease lives whose holder died. */
const lapseMilliseconds = 62_000
const operations = ['submit', 'save', 'upload', 'export', 'import'] as const
type Operation = typeof operations[number]

/** A request that is killed, and what has to be true in the end. */
interface Begun {
	readonly send: () => Promise<Reply>
	/** Sends it again, as whoever got no answer does, and says what is wrong; empty when nothing is. */
	readonly settle: () => Promise<string>
}

/** What killed processes leave of forms, on php-fpm, which restarts its workers. */
export async function formFaults(on: Measured): Promise<Figure[]> {
	const { host, directory } = on
	const site = await FaultyForms.make(on)
	const durations = new Map<Operation, number>()
	for (const operation of operations) {
		const times: number[] = []
		for (let round = 0; round < timed; round++) {
			const { send } = site.prepare(operation)
			const begun = performance.now()
			const reply = await send()
			times.push(performance.now() - begun)
			if (reply.status >= 300) {
				throw new Error(`${operation} answers ${reply.status}: ${reply.text.slice(0, 500)}`)
			}
		}
		durations.set(operation, median(times))
	}
	const killed: Begun[] = []
	const seen = { answered: 0, cut: 0 }
	for (let index = 0; index < kills; index++) {
		const operation = operations[index % operations.length] as Operation
		const begun = site.prepare(operation)
		const running = begun.send().then((reply) => reply, () => undefined)
		await pause((durations.get(operation) as number) * (index + 0.5) / kills)
		const workers = killWorkers(directory)
		const reply = await running
		await haveEnded(workers)
		seen[reply !== undefined && reply.status < 500 ? 'answered' : 'cut']++
		killed.push(begun)
	}
	await pause(lapseMilliseconds)
	const wrong: string[] = []
	for (const { settle } of killed) {
		wrong.push(await settle())
	}
	wrong.push(await site.miscounted())
	const faults = wrong.filter((sentence) => sentence !== '')
	const before = await check(host)
	const left = await check(host, '--repair')
	console.error([...faults.slice(0, 20), ...before.slice(0, 20)].join('\n'))
	return [
		...operations.map((operation) => ({ name: `${operation}, before killing`, value: durations.get(operation) as number, unit: 'ms' })),
		{ name: `${kills} times killed, answered before`, value: seen.answered, unit: '' },
		{ name: 'cut off', value: seen.cut, unit: '' },
		{ name: 'half stored, stored twice or locked', value: faults.length, unit: '', exactly: 0 },
		{ name: 'files and folders that Nextcloud itself keeps locked', value: site.locked.size, unit: '' },
		{ name: 'differences that check finds', value: before.length, unit: '' },
		{ name: 'of them left after check --repair', value: left.length, unit: '', exactly: 0 },
	]
}

/** What `occ formsapp:check` finds, or leaves when it repairs. */
async function check(host: Measured['host'], ...options: string[]): Promise<string[]> {
	const { stdout, stderr, code } = await host.occ(['formsapp:check', '--output=json', ...options], { mayFail: true })
	if (!stdout.startsWith('{')) {
		throw new Error(`formsapp:check ended with ${code}:\n${stdout}${stderr}`)
	}
	const report = JSON.parse(stdout) as Report & { readonly left?: Report }
	return Object.entries((report.left ?? report).found).flatMap(([finding, list]) => list.map((what) => `${finding}: ${what}`))
}
interface Report {
	readonly found: Readonly<Record<string, readonly string[]>>
}

interface Linked {
	readonly fileId: number
	readonly hash: string
}

/** A form that is answered and saved, another one that is exported, and an author who imports more. */
class FaultyForms {
	private readonly author: BasicClient
	private readonly user: string
	private readonly guest: AnonymousClient
	private readonly answered: Linked
	private readonly exported: number
	private count = 0
	/** What Nextcloud was making or writing when it was killed: it keeps it locked, and refuses its own users as well. */
	readonly locked = new Set<string>()

	private constructor(author: BasicClient, user: string, guest: AnonymousClient, answered: Linked, exported: number) {
		this.author = author
		this.user = user
		this.guest = guest
		this.answered = answered
		this.exported = exported
	}

	static async make(on: Measured): Promise<FaultyForms> {
		const { client, user } = await newAuthor(on)
		const ask = asking(client)
		const form = async (title: string): Promise<number> => {
			const { fileId } = await ask<{ fileId: number }>('POST', '/api/forms', { title, path: '/Killed' })
			await ask('PUT', `/api/forms/${fileId}`, { questions: [...questions, { type: 'file', title: 'Photo' }] })
			return fileId
		}
		const [answered, exported] = [await form('Answered'), await form('Exported')]
		const { hash } = await ask<{ hash: string }>('PUT', `/api/forms/${answered}/share`, { isPublic: true })
		const other = await ask<{ hash: string }>('PUT', `/api/forms/${exported}/share`, { isPublic: true })
		const guest = new AnonymousClient(on.host.url)
		for (let place = 0; place < responses; place++) {
			await guest.expect('POST', `${app}/api/public/${other.hash}/submit`, { body: { answers: answersOf(place) } })
		}
		return new FaultyForms(client, user, guest, { fileId: answered, hash }, exported)
	}

	prepare(operation: Operation): Begun {
		const number = ++this.count
		switch (operation) {
			case 'submit': return this.submit(number)
			case 'save': return this.save(number)
			case 'upload': return this.upload(number)
			case 'export': return this.export(number)
			case 'import': return this.import(number)
		}
	}

	/** Whether list, statistics and counter of the form that was answered differ. */
	async miscounted(): Promise<string> {
		const one = `${app}/api/forms/${this.answered.fileId}`
		const { total } = (await this.author.expect('GET', `${one}/responses?limit=1`)).json as ResponseList
		const { totalResponses, responsesPerDay } = (await this.author.expect('GET', `${one}/stats`)).json as FormStats
		const daily = responsesPerDay.reduce((sum, { count }) => sum + count, 0)
		const { responseCount } = (await this.author.expect('GET', one)).json as { responseCount: number }
		const counted = [...new Set([total, totalResponses, daily, responseCount])]
		return counted.length === 1 ? '' : `the form is said to have ${counted.join(', ')} responses`
	}

	private submit(number: number): Begun {
		const name = `Killed ${number}`
		const send = () => this.guest.request('POST', `${app}/api/public/${this.answered.hash}/submit`, {
			body: { answers: { ...answersOf(number), q1: name } }, headers: { 'Idempotency-Key': `killed-${number}` },
		})
		return {
			send,
			settle: async () => {
				const { status } = await send()
				const query = { query: `"${name}"`, limit: 500 }
				const list = await this.author.expect('GET', `${app}/api/forms/${this.answered.fileId}/responses`, { query })
				const found = list.json as ResponseList
				const times = found.responses.filter(({ answers }) => answers.q1 === name).length
				return status === 201 && times === 1 ? '' : `submit ${number} is answered ${status} and stored ${times} times`
			},
		}
	}

	private save(number: number): Begun {
		const one = `${app}/api/forms/${this.answered.fileId}`
		const send = () => this.author.request('PUT', one, { body: { form: { description: `Saved ${number}` } } })
		return {
			send,
			settle: async () => {
				const { status } = await send()
				if (status === 409 && await this.isStillLocked()) {
					return ''
				}
				const read = await this.author.expect('GET', one)
				const { form, fault } = read.json as { form: { description: string }, fault: string | null }
				const isRight = status === 200 && fault === null && form.description === `Saved ${number}`
				return isRight ? '' : `save ${number} is answered ${status}; the form says "${form.description}", its fault is ${fault}`
			},
		}
	}

	/** Writes the file of the form that is answered as it is. */
	private async isStillLocked(): Promise<boolean> {
		const path = '/Killed/Answered.nxform'
		const { text } = await this.author.expect('GET', this.dav(path))
		return await this.isFileLocked(path, text)
	}

	private upload(number: number): Begun {
		const send = () => {
			const raw = new FormData()
			raw.append('questionId', 'q13')
			raw.append('file', new Blob([`Photo ${number}`]), `photo-${number}.txt`)
			return this.guest.request('POST', `${app}/api/public/${this.answered.hash}/uploads`, { raw })
		}
		return {
			send,
			settle: async () => {
				const again = await send()
				const { token } = again.json as { token?: string }
				const { status } = await this.guest.request('POST', `${app}/api/public/${this.answered.hash}/submit`, {
					body: { answers: { ...answersOf(number), q13: [token ?? ''] } },
				})
				return again.status === 201 && status === 201 ? '' : `upload ${number} is answered ${again.status}, its response ${status}`
			},
		}
	}

	/** A file of the whole, or none. */
	private export(number: number): Begun {
		const folder = `/Killed/export ${number}`
		const body = { format: 'csv', path: folder }
		const send = () => this.author.request('POST', `${app}/api/forms/${this.exported}/export`, { body })
		return {
			send,
			settle: async () => {
				const { status, json } = await send()
				const { path = '' } = (json ?? {}) as { path?: string }
				const list = await this.author.request('PROPFIND', this.dav(folder), { headers: { Depth: '1' } })
				const names = [...list.text.matchAll(/<d:href>([^<]+\.csv)<\/d:href>/g)].map(([, href = '']) => href)
				const short: string[] = []
				for (const name of names) {
					const { text } = await this.author.expect('GET', name)
					if (text.trimEnd().split('\n').length !== responses + 1) {
						short.push(name)
					}
				}
				if (status === 409 && names.length === 0 && await this.isFolderLocked(folder)) {
					return ''
				}
				const isRight = status === 201 && names.some((name) => decodeURI(name).endsWith(path)) && short.length === 0
				return isRight ? '' : `export ${number} is answered ${status}, of ${names.length} files not whole: ${short.join(', ')}`
			},
		}
	}

	/** Whether Nextcloud's own WebDAV makes neither the folder nor a file in it. */
	private async isFolderLocked(folder: string): Promise<boolean> {
		const made = await this.author.request('MKCOL', this.dav(folder))
		return made.status === 405 ? await this.isFileLocked(`${folder}/probe.txt`, 'probe') : this.isLocked(folder, made.status)
	}

	/** Whether Nextcloud's own WebDAV does not write the file either. */
	private async isFileLocked(path: string, content: string): Promise<boolean> {
		return this.isLocked(path, (await this.author.request('PUT', this.dav(path), { raw: content })).status)
	}

	private isLocked(path: string, status: number): boolean {
		if (status === 423) {
			this.locked.add(path)
		}
		return status === 423
	}

	private dav(path: string): string {
		return encodeURI(`/remote.php/dav/files/${this.user}${path}`)
	}

	/** The whole form, or none. */
	private import(number: number): Begun {
		const title = `Imported ${number}`
		const text = JSON.stringify({
			version: '1.0', title, questions: [{ id: 'q1', type: 'text', question: 'Name' }],
			responses: Array.from({ length: responses }, (_, place) => ({
				id: `r${place}`, submitted_at: '2026-01-02T03:04:05+00:00', answers: { q1: `Guest ${place}` },
			})),
		})
		const send = () => {
			const raw = new FormData()
			raw.append('path', '/Killed')
			raw.append('file', new Blob([text]), 'killed.fvform')
			return this.author.request('POST', `${app}/api/import`, { raw })
		}
		const made = async () => ((await this.author.expect('GET', `${app}/api/forms`)).json as { forms: ListedForm[] }).forms
			.filter((form) => form.title === title)
		return {
			send,
			settle: async () => {
				const before = await made()
				const { status } = await send()
				const after = await made()
				const isRight = status === 201 && before.length <= 1 && after.length === before.length + 1
					&& after.every(({ responseCount, isBroken }) => responseCount === responses && !isBroken)
				const counts = after.map(({ responseCount }) => responseCount).join(', ')
				const there = `${before.length}, then ${after.length} forms, with ${counts} responses`
				return isRight ? '' : `import ${number} is answered ${status}; there are ${there}`
			},
		}
	}
}
