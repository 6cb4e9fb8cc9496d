// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setTimeout as pause } from 'node:timers/promises'
import { intranet } from '@suite/api/intranet/contract'
import { fuzz } from '@suite/testing/contract/fuzz'
import { AnonymousClient, type BasicClient, SessionClient } from '@suite/fixtures/client'
import { median } from '@suite/fixtures/floor'
import { Files } from '@suite/fixtures/files'
import type { Reply } from '@suite/fixtures/http'
import { Random } from '@suite/testing/random'
import { line, type Figure, type Measured } from '@suite/testing/figures/figure'
import { haveEnded, killWorkers } from '@suite/testing/figures/workers'
import { person } from './person.ts'

const api = '/index.php/apps/intranetapp/api'
const ocs = { 'OCS-APIRequest': 'true' }
const kills = 100
const crowd = 20
const oddRequests = 2_000
/** Slightly longer than it takes until a page that was in the making counts as given up. */
const leaseMilliseconds = 65_000
/** As long as the lease for one move. */
const moveLeaseMilliseconds = 16_500

type Operation = 'create' | 'save' | 'move'

/** What contention and killed processes do to the Intranet, on php-fpm, which restarts its workers. */
export async function faults({ host, admin, directory }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const setUp = async () =>
		(await session.expect('POST', `${api}/setup`, { body: {} })).json as { folder: { name: string }, groups: { admins: string } }
	const { folder, groups } = await setUp()
	const { client, user } = await person(host.url, session, [groups.admins])
	const site = new FaultySite(client, new Files(client, user), folder.name)
	const figures = [...await pressed(site), ...await killed(site, session, directory)]
	figures.forEach((figure) => console.error(line(figure)))
	await pause(leaseMilliseconds)
	const check = await host.occ(['intranetapp:check', '--output=json'], { mayFail: true })
	if (!check.stdout.startsWith('{')) {
		throw new Error(`intranetapp:check ended with ${check.code}:\n${check.stdout}${check.stderr}`)
	}
	const report =
		JSON.parse(check.stdout) as { missing: string[], different: string[], gone: string[], unfinished: string[], diedAtWork: number }
	const differences = [...report.missing, ...report.different, ...report.gone]
	console.error([...report.unfinished, ...differences].slice(0, 20).join('\n'))
	figures.push(
		{ name: 'writers that died, undone by check', value: report.diedAtWork, unit: '' },
		{ name: 'half-made things that check finds', value: report.unfinished.length, unit: '', exactly: 0 },
		{ name: 'differences of index and files', value: differences.length, unit: '', exactly: 0 },
	)
	figures.push(...await writtenAgain(site))
	const crashes = await fuzz(intranet, [new AnonymousClient(host.url), client, session], new Random(5), oddRequests, ({ action }) =>
		/cleanStart|Demo/.test(action))
	crashes.slice(0, 10).forEach((crash) => console.error(`${crash.status} ${crash.request}\n${crash.answer}`))
	return [
		...figures,
		{ name: `of ${oddRequests} odd requests, answered with an error of the server`, value: crashes.length, unit: '', exactly: 0 },
	]
}

/** A site with pages to write to. */
class FaultySite {
	private readonly client: BasicClient
	readonly files: Files
	readonly folder: string
	/** Pages whose writer was killed. */
	readonly fatal: { readonly operation: Operation, readonly page: Made }[] = []

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

const layout = (text: string) =>
	({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content: `${text} `.repeat(500) }] }] })

/** Many people save one page at once, each based on the version they read. */
async function pressed(site: FaultySite): Promise<Figure[]> {
	const page = await site.make('Pressed')
	const replies = await Promise.all(Array.from({ length: crowd }, (_, index) =>
		site.send('PUT', `/pages/${page.id}`, { title: `Saved by ${index}`, baseVersion: page.baseVersion })))
	const winner = replies.findIndex(({ status }) => status === 200)
	const now = await site.read(page.id)
	return [
		{
			name: `${crowd} people save one page, that win`,
			value: replies.filter(({ status }) => status === 200).length,
			unit: '',
			exactly: 1,
		},
		{
			name: 'of them told that somebody was first',
			value: replies.filter(({ status }) => status === 409).length,
			unit: '',
			exactly: crowd - 1,
		},
		{ name: 'the page is the winner\'s', value: now.title === `Saved by ${winner}` ? 1 : 0, unit: '', exactly: 1 },
	]
}

/** Whether the next writer succeeds where one was killed; the host itself may keep a file lock for an hour. */
async function writtenAgain(site: FaultySite): Promise<Figure[]> {
	const statuses: Record<Operation, number[]> = { create: [], save: [], move: [] }
	for (const { operation, page } of site.fatal.filter((fatal) => fatal.operation !== 'move')) {
		const reply = operation === 'create'
			? await site.send('POST', '/pages', { title: 'Next', parentId: page.id, layout: layout('next') })
			: await site.send('PUT', `/pages/${page.id}`, { title: `${page.title} at last` })
		statuses[operation].push(reply.status)
	}
	const refused = (operation: Operation, isMeant: (status: number) => boolean): number =>
		statuses[operation].filter((status) => status >= 300 && isMeant(status)).length
	return [
		{
			name: `of ${statuses.create.length} places where a create was killed, closed to the next page`,
			value: refused('create', () => true),
			unit: '',
			exactly: 0,
		},
		{
			name: `of ${statuses.save.length} pages where a save was killed, whose file the host still locks`,
			value: refused('save', (status) => status === 409),
			unit: '',
		},
		{
			name: 'of them, that cannot be saved for another reason',
			value: refused('save', (status) => status !== 409),
			unit: '',
			exactly: 0,
		},
	]
}

/** Kills every worker at moments spread evenly over the duration of an operation. */
async function killed(site: FaultySite, admin: SessionClient, directory: string): Promise<Figure[]> {
	const operations: readonly Operation[] = ['create', 'save', 'move']
	const target = await site.make('Target')
	const pages: Made[] = []
	// each has a page of its own, because a page whose writer was killed cannot be written until the lease expires
	const begin = async (operation: Operation, title: string): Promise<Begun> => {
		const page = await site.make(title)
		pages.push(page)
		const cutOff = (sent: Promise<Reply>) => sent.then((reply) => reply, () => undefined)
		return {
			create: () => ({
				running: cutOff(site.send('POST', '/pages', { title: 'Below', parentId: page.id, layout: layout(title) })),
				hasChanged: () => site.files.has(`${site.folder}/${page.path}/below`),
			}),
			save: () => ({
				running: cutOff(site.send('PUT', `/pages/${page.id}`, { title: `${title} again`, layout: layout(title) })),
				hasChanged: async () => (await site.read(page.id)).baseVersion !== page.baseVersion,
			}),
			move: () => ({
				running: cutOff(site.send('POST', '/pages/move', { pageId: page.id, targetParentId: target.id })),
				hasChanged: async () => (await site.read(page.id)).path !== page.path,
			}),
		}[operation]()
	}
	const durations = new Map<Operation, number>()
	for (const operation of operations) {
		const times: number[] = []
		for (let round = 0; round < 9; round++) {
			const { running } = await begin(operation, `Timed ${operation} ${round}`)
			const begun = performance.now()
			await running
			times.push(performance.now() - begun)
		}
		durations.set(operation, median(times))
	}
	const leases = async (): Promise<string[]> =>
		(await admin.expect('GET', '/index.php/apps/hostprobe/database/columns/intranetapp_leases/token')).json as string[]
	const seen = { answered: 0, cut: 0, writing: 0, changed: 0 }
	let lastMove = -Infinity
	for (let index = 0; index < kills; index++) {
		const operation = operations[index % operations.length] as Operation
		if (operation === 'move') {
			await pause(Math.max(0, lastMove + moveLeaseMilliseconds - performance.now())) // one move at a time in the whole Intranet
		}
		const before = await leases()
		const { running, hasChanged } = await begin(operation, `Killed ${operation} ${index}`)
		await pause((durations.get(operation) as number) * (index + 0.5) / kills)
		const workers = killWorkers(directory)
		lastMove = operation === 'move' ? performance.now() : lastMove
		const reply = await running
		await haveEnded(workers)
		if (reply !== undefined && reply.status < 500) {
			seen.answered++
		} else {
			seen.cut++
			seen.writing += (await leases()).some((token) => !before.includes(token)) ? 1 : 0
			seen.changed += await hasChanged() ? 1 : 0
			site.fatal.push({ operation, page: pages.at(-1) as Made })
		}
	}
	const titles = await site.titles()
	return [
		...operations.map((operation) =>
			({ name: `${operation}, measured before killing`, value: durations.get(operation) as number, unit: 'ms' })),
		{ name: `${kills} times killed, answered before`, value: seen.answered, unit: '' }, { name: 'cut off', value: seen.cut, unit: '' },
		{ name: 'of them between the first and the last write', value: seen.writing, unit: '' },
		{ name: 'of them with the change in place already', value: seen.changed, unit: '' },
		{
			name: 'pages that are gone',
			value: pages.filter(({ title }) => !titles.includes(title) && !titles.includes(`${title} again`)).length,
			unit: '',
			exactly: 0,
		},
	]
}

/** A request in flight, and whether others can see its effect. */
interface Begun { readonly running: Promise<Reply | undefined>, readonly hasChanged: () => Promise<boolean> }
