// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { intranet } from '@suite/api/intranet/contract'
import { fuzz } from '../contract/fuzz.ts'
import { createAppPassword, createUser } from '../fixtures/accounts.ts'
import { AnonymousClient, BasicClient, SessionClient } from '../fixtures/client.ts'
import { Files } from '../fixtures/files.ts'
import type { Reply } from '../fixtures/http.ts'
import { Random } from '../random.ts'
import { line, type Figure, type Measured } from './figure.ts'

const api = '/index.php/apps/intranetapp/api'
const ocs = { 'OCS-APIRequest': 'true' }
const kills = 100
const crowd = 20
const oddRequests = 2_000
/** How long a lease outlives the process that held it, and a little. */
const leaseMilliseconds = 32_000

type Operation = 'create' | 'save' | 'move'

/** What pressing and killing does to the Intranet, on php-fpm, whose workers come back. */
export async function intranetFaults({ host, admin }: Measured, directory: string): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const setUp = async () => (await session.expect('POST', `${api}/setup`, { body: {} })).json as { folder: { name: string }, groups: { admins: string } }
	const { folder, groups } = await setUp()
	const account = await createUser(session, { groups: [groups.admins] })
	const client = new BasicClient(host.url, account.user, await createAppPassword(host.url, account))
	const site = new FaultySite(client, new Files(client, account.user), folder.name)
	const figures = [...await pressed(site), ...await killed(site, directory)]
	figures.forEach((figure) => console.error(line(figure)))
	await pause(leaseMilliseconds)
	const check = await host.occ(['intranetapp:check', '--output=json'], { mayFail: true })
	const report = JSON.parse(check.stdout) as { missing: string[], different: string[], gone: string[], unfinished: string[], diedAtWork: number }
	const differences = [...report.missing, ...report.different, ...report.gone]
	console.error([...report.unfinished, ...differences].slice(0, 20).join('\n'))
	figures.push(
		{ name: 'writers that died, undone by check', value: report.diedAtWork, unit: '' },
		{ name: 'half-made things that check finds', value: report.unfinished.length, unit: '', exactly: 0 },
		{ name: 'differences of index and files', value: differences.length, unit: '', exactly: 0 },
	)
	const crashes = await fuzz(intranet, [new AnonymousClient(host.url), client, session], new Random(5), oddRequests, ({ action }) => /cleanStart|Demo/.test(action))
	crashes.slice(0, 10).forEach((crash) => console.error(`${crash.status} ${crash.request}\n${crash.answer}`))
	return [...figures, { name: `of ${oddRequests} odd requests, answered with an error of the server`, value: crashes.length, unit: '', exactly: 0 }]
}

/** Pages to write on. */
class FaultySite {
	private readonly client: BasicClient
	readonly files: Files
	readonly folder: string

	constructor(client: BasicClient, files: Files, folder: string) {
		this.client = client
		this.files = files
		this.folder = folder
	}

	send(method: string, path: string, body: unknown): Promise<Reply> {
		return this.client.request(method, api + path, { body, headers: ocs })
	}

	async make(title: string, parentId: string | null = null): Promise<Made> {
		const reply = await this.client.expect('POST', `${api}/pages`, { body: { title, parentId, layout: layout(title) }, headers: ocs })
		return reply.json as Made
	}

	async read(id: string): Promise<Made> {
		return (await this.client.expect('GET', `${api}/pages/${id}`)).json as Made
	}

	async titles(): Promise<string[]> {
		return ((await this.client.expect('GET', `${api}/pages`)).json as Made[]).map(({ title }) => title)
	}
}

interface Made { readonly id: string, readonly title: string, readonly path: string, readonly baseVersion: string }

const layout = (text: string) => ({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content: `${text} `.repeat(500) }] }] })

/** Many people save one page at once, each over the version they read. */
async function pressed(site: FaultySite): Promise<Figure[]> {
	const page = await site.make('Pressed')
	const replies = await Promise.all(Array.from({ length: crowd }, (_, index) => site.send('PUT', `/pages/${page.id}`, { title: `Saved by ${index}`, baseVersion: page.baseVersion })))
	const winner = replies.findIndex(({ status }) => status === 200)
	const now = await site.read(page.id)
	return [
		{ name: `${crowd} people save one page, that win`, value: replies.filter(({ status }) => status === 200).length, unit: '', exactly: 1 },
		{ name: 'of them told that somebody was first', value: replies.filter(({ status }) => status === 409).length, unit: '', exactly: crowd - 1 },
		{ name: 'the page is the winner\'s', value: now.title === `Saved by ${winner}` ? 1 : 0, unit: '', exactly: 1 },
	]
}

/** Kills every worker at moments that are spread evenly over the time an operation takes. */
async function killed(site: FaultySite, directory: string): Promise<Figure[]> {
	const operations: readonly Operation[] = ['create', 'save', 'move']
	const [left, right] = [await site.make('Left'), await site.make('Right')]
	const subjects = new Map<Operation, Made>()
	const begin = async (operation: Operation, index: number): Promise<{ running: Promise<Reply | undefined>, isPartly: () => Promise<boolean> }> => {
		const cutOff = (sent: Promise<Reply>) => sent.then((reply) => reply, () => undefined)
		if (operation === 'create') {
			const title = `Killed ${index}`
			return { running: cutOff(site.send('POST', '/pages', { title, layout: layout(title) })), isPartly: () => site.files.has(`${site.folder}/en/killed-${index}`) }
		}
		const page = subjects.get(operation) ?? await site.make(`Subject of ${operation}`, operation === 'move' ? left.id : null)
		subjects.set(operation, page)
		if (operation === 'save') {
			const before = await site.read(page.id)
			return { running: cutOff(site.send('PUT', `/pages/${page.id}`, { title: `Round ${index}`, layout: layout(String(index)) })), isPartly: async () => (await site.read(page.id)).baseVersion !== before.baseVersion }
		}
		const before = await site.read(page.id)
		const target = before.path.startsWith(left.path) ? right : left
		return { running: cutOff(site.send('POST', '/pages/move', { pageId: page.id, targetParentId: target.id })), isPartly: async () => (await site.read(page.id)).path !== before.path }
	}
	const durations = new Map<Operation, number>()
	for (const operation of operations) {
		const times: number[] = []
		for (let round = 0; round < 5; round++) {
			const begun = performance.now()
			await (await begin(operation, kills + round)).running
			times.push(performance.now() - begun)
		}
		durations.set(operation, times.toSorted((one, other) => one - other)[2] as number)
	}
	const seen = { answered: 0, cut: 0, between: 0 }
	for (let index = 0; index < kills; index++) {
		const operation = operations[index % operations.length] as Operation
		const { running, isPartly } = await begin(operation, index)
		await pause((durations.get(operation) as number) * (index + 0.5) / kills)
		workersOf(directory).forEach((pid) => process.kill(pid, 'SIGKILL'))
		const reply = await running
		await pause(200)
		if (reply !== undefined && reply.status < 500) {
			seen.answered++
		} else {
			seen.cut++
			seen.between += await isPartly() ? 1 : 0
		}
	}
	const titles = await site.titles()
	return [
		...operations.map((operation) => ({ name: `${operation}, measured before killing`, value: durations.get(operation) as number, unit: 'ms' })),
		{ name: `${kills} times killed, answered before`, value: seen.answered, unit: '' }, { name: 'cut off', value: seen.cut, unit: '' }, { name: 'of them after the first write', value: seen.between, unit: '' },
		{ name: 'pages that were moved or saved and are gone', value: ['move', 'save'].filter((operation) => !titles.includes('Left') || subjects.get(operation as Operation) === undefined).length, unit: '', exactly: 0 },
	]
}

/**
 * The processes of php-fpm that serve requests; their leader starts new ones.
 *
 * @throws when there are none, because nobody would be killed
 */
function workersOf(directory: string): number[] {
	const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)
	const about = (pid: number, file: string): string => {
		try {
			return readFileSync(`/proc/${pid}/${file}`, 'utf8')
		} catch {
			// it has ended meanwhile
			return ''
		}
	}
	const leader = processes.find((pid) => about(pid, 'cmdline').startsWith('php-fpm: master process') && readlinkSync(`/proc/${pid}/cwd`) === directory)
	const workers = processes.filter((pid) => leader !== undefined && new RegExp(`^PPid:\\s+${leader}$`, 'm').test(about(pid, 'status')))
	if (workers.length === 0) {
		throw new Error('No process of php-fpm is there to be killed.')
	}
	return workers
}
