// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser } from '../fixtures/accounts.ts'
import { BasicClient, SessionClient, type Client } from '../fixtures/client.ts'
import { medianTime, ratioToFloor } from '../fixtures/floor.ts'
import type { Figure, Measured } from './figure.ts'
import { fillLargeSite, type LargePage, type LargeSite } from './intranet-site.ts'

const api = '/index.php/apps/intranetapp/api'

/** How often each read is measured. */
const rounds = 40
const writes = 25

/** What a size of site may cost, as ratios to the floor. */
interface Promised { readonly list: number, readonly tree: number, readonly search: number }

const sizes: readonly { readonly site: LargeSite, readonly most: Promised }[] = [
	{ site: { pages: 1_000, top: 10, below: 3, rules: 50 }, most: { list: 1.5, tree: 1.8, search: 1.5 } },
	{ site: { pages: 10_000, top: 10, below: 6, rules: 50 }, most: { list: 3, tree: 4, search: 2.5 } },
]

/** Figures of the Intranet on one server, whose instance lies in `directory`; each size replaces the one before. */
export async function intranetFigures({ host, admin }: Measured, directory: string, only?: number): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const done = (await session.expect('POST', `${api}/setup`, { body: {} })).json as { folder: { id: number, name: string }, groups: { users: string, editors: string } }
	const reader = await person(host.url, session, [done.groups.users])
	const editor = await person(host.url, session, [done.groups.users, done.groups.editors])
	const figures: Figure[] = []
	for (const { site, most } of sizes.filter((size) => only === undefined || size.site.pages === only)) {
		const pages = await fillLargeSite(host, directory, done.folder, done.groups.users, site)
		figures.push(...await reads(reader.client, pages, site.pages, most))
		figures.push(...await writesOf(editor, done.folder.name, pages, site.pages))
		await session.expect('POST', `${api}/demo-data/clean-start`, { body: {} })
	}
	return figures
}

async function reads(reader: Client, pages: readonly LargePage[], size: number, most: Promised): Promise<Figure[]> {
	const listed = (await reader.expect('GET', `${api}/pages`)).json as { id: string, path: string }[]
	const deep = listed.findLast(({ path }) => path.split('/').length === 6) ?? listed.at(-1)
	if (deep === undefined || listed.length === 0) {
		throw new Error('The reader sees no page.')
	}
	const routes: readonly (readonly [string, string, number])[] = [
		['list', '/pages', most.list],
		['tree', '/pages/tree', most.tree],
		['page', `/pages/${deep.id}`, 1.2],
		['breadcrumb', `/pages/${deep.id}/breadcrumb`, 1.1],
		['navigation', '/navigation', 1.2],
		['news', '/news', 1.3],
		['search', '/search?q=summer%20bicycle', most.search],
	]
	const figures: Figure[] = [{ name: `${size} pages, of ${pages.length} the reader sees`, value: listed.length, unit: '' }]
	for (const [name, path, limit] of routes) {
		const { ratio, floor, time } = await ratioToFloor(reader, 'GET', api + path, rounds)
		figures.push({ name: `${size} pages, ${name}`, value: time, unit: 'ms' }, { name: `${size} pages, floor beside it`, value: floor, unit: 'ms' }, { name: `${size} pages, ${name}, ratio`, value: ratio, unit: '×', most: limit })
	}
	return figures
}

/** Create and save beside the host's own writes that they consist of, all through the probe app in one request. */
async function writesOf({ client }: Account, folder: string, pages: readonly LargePage[], size: number): Promise<Figure[]> {
	const parent = pages.find(({ level }) => level === 1) as LargePage
	const layout = { columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content: 'A paragraph of a page that is written for measuring. '.repeat(40) }] }] }
	let counter = 0
	const bareCreate = async () => {
		const name = `bare-${counter++}`
		const at = `${folder}/${parent.path}/${name}`
		await steps(client, [['newFolder', at], ['newFolder', `${at}/_media`], ['newFile', `${at}/_media/.nomedia`, ''], ['newFile', `${at}/${name}.json`, JSON.stringify({ title: name, layout })]])
		return at
	}
	const created: string[] = []
	const bare: number[] = []
	const ours: number[] = []
	for (let round = -3; round < writes; round++) {
		const begun = performance.now()
		await bareCreate()
		const between = performance.now()
		const reply = await client.expect('POST', `${api}/pages`, { body: { title: `Made ${counter}`, parentId: parent.id, layout }, headers: { 'OCS-APIRequest': 'true' } })
		const end = performance.now()
		created.push((reply.json as { id: string }).id)
		if (round >= 0) {
			bare.push(between - begun)
			ours.push(end - between)
		}
	}
	const target = created[0] as string
	const bareFile = await bareCreate()
	const name = bareFile.slice(bareFile.lastIndexOf('/') + 1)
	const savesBare: number[] = []
	const saves: number[] = []
	for (let round = -3; round < writes; round++) {
		const begun = performance.now()
		await steps(client, [['put', `${bareFile}/${name}.json`, JSON.stringify({ title: `Round ${round}`, layout })]])
		const between = performance.now()
		await client.expect('PUT', `${api}/pages/${target}`, { body: { title: `Round ${round}`, layout }, headers: { 'OCS-APIRequest': 'true' } })
		if (round >= 0) {
			savesBare.push(between - begun)
			saves.push(performance.now() - between)
		}
	}
	return [
		...compared(`${size} pages, create`, ours, bare), ...compared(`${size} pages, save`, saves, savesBare),
		{ name: `${size} pages, floor of the writer`, value: await medianTime(client, 'GET', '/index.php/csrftoken', rounds), unit: 'ms' },
	]
}

function compared(name: string, ours: readonly number[], bare: readonly number[]): Figure[] {
	const middle = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] as number
	return [
		{ name, value: middle(ours), unit: 'ms' }, { name: `${name}, the host's own writes`, value: middle(bare), unit: 'ms' },
		{ name: `${name}, ratio`, value: middle(ours) / middle(bare), unit: '×', most: 1.3 },
	]
}

/** Steps of the probe app; one that fails is an error, because its time would say nothing. */
async function steps(client: Client, list: readonly (readonly string[])[]): Promise<void> {
	const answers = (await client.expect('POST', '/index.php/apps/hostprobe/nodes', { body: { steps: list }, headers: { 'OCS-APIRequest': 'true' } })).json as { result: unknown }[]
	const failed = answers.find(({ result }) => typeof result === 'object' && result !== null && 'threw' in result)
	if (failed) {
		throw new Error(`A bare write fails: ${JSON.stringify(failed.result)}`)
	}
}

interface Account { readonly client: BasicClient }

async function person(url: string, admin: SessionClient, groups: readonly string[]): Promise<Account> {
	const account = await createUser(admin, { groups })
	return { client: new BasicClient(url, account.user, await createAppPassword(url, account)) }
}
