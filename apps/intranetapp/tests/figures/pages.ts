// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { SessionClient, type Client } from '@suite/fixtures/client'
import { coldRatioToFloor, floorPath, median, medianTime, ratioToFloor } from '@suite/fixtures/floor'
import { ofRuns, type Figure, type Measured } from '@suite/testing/figures/figure'
import { createTeamFolder, permission, type TeamFolder } from '@suite/fixtures/team-folders'
import { person, type Person } from './person.ts'
import { fillLargeSite, type LargePage, type LargeSite } from './site.ts'

const api = '/index.php/apps/intranetapp/api'

/** How often each read is measured. */
const rounds = 40
const coldRounds = 30
const writes = 40
const warmUps = 8

/** What a site of one size may cost, as ratios to the floor. */
interface Promised {
	readonly list: number
	readonly tree: number
	readonly search: number
	/** List and tree for somebody who sees every page; the reader sees about half of them. */
	readonly all: number
}

const sizes: readonly { readonly site: LargeSite, readonly most: Promised }[] = [
	{ site: { pages: 1_000, top: 10, below: 3, rules: 50 }, most: { list: 1.5, tree: 1.8, search: 1.5, all: 2 } },
	{ site: { pages: 10_000, top: 10, below: 6, rules: 50 }, most: { list: 2.5, tree: 2.9, search: 2.5, all: 3.3 } },
]

/** Figures for a site of each size; each site replaces the previous one. */
export async function pageFigures({ host, admin, directory, pages: only, runs }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const done = (await session.expect('POST', `${api}/setup`, { body: {} })).json as {
		folder: { id: number, name: string }
		groups: { users: string, editors: string, admins: string }
	}
	const reader = await person(host.url, session, [done.groups.users])
	const editor = await person(host.url, session, [done.groups.users, done.groups.editors])
	// The rules are about the group of all users.
	const allSeeing = await person(host.url, session, [done.groups.admins])
	// The same rights in a folder outside the Intranet, so that the Intranet does not react to the host's own writes.
	const bare = await createTeamFolder(session, { groups: { [done.groups.editors]: permission.all } })
	const figures: Figure[] = []
	for (const { site, most } of sizes.filter((size) => only === undefined || size.site.pages === only)) {
		const pages = await fillLargeSite(host, directory, done.folder, done.groups.users, site)
		console.error(`${site.pages} pages are there; from here on the machine should do nothing else`)
		const taken: Figure[][] = []
		for (let run = 1; run <= runs; run++) {
			taken.push([
				...await reads(reader.client, session, pages, site.pages, most),
				...await readsOfAll(allSeeing.client, site.pages, most.all),
				...await writesOf(editor, bare, pages, site.pages, run),
			])
			console.error(`run ${run} of ${runs} is done`)
		}
		figures.push(...ofRuns(taken))
		await session.expect('POST', `${api}/demo-data/clean-start`, { body: {} })
	}
	return figures
}

async function reads(reader: Client, admin: Client, pages: readonly LargePage[], size: number, most: Promised): Promise<Figure[]> {
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
		const cold = await coldRatioToFloor(reader, 'GET', api + path, coldRounds, () =>
			admin.expect('DELETE', '/index.php/apps/hostprobe/config/caches'))
		figures.push(
			{ name: `${size} pages, ${name}`, value: time, unit: 'ms' },
			{ name: `${size} pages, floor beside it`, value: floor, unit: 'ms' },
			{ name: `${size} pages, ${name}, ratio`, value: ratio, unit: '×', most: limit },
			{ name: `${size} pages, ${name}, cold`, value: cold.time, unit: 'ms' },
			{ name: `${size} pages, ${name}, cold, ratio`, value: cold.ratio, unit: '×', most: limit },
		)
	}
	return figures
}

async function readsOfAll(client: Client, size: number, most: number): Promise<Figure[]> {
	const figures: Figure[] = []
	for (const [name, path] of [['list', '/pages'], ['tree', '/pages/tree']] as const) {
		const { ratio, time } = await ratioToFloor(client, 'GET', api + path, rounds)
		figures.push(
			{ name: `${size} pages, ${name} of all`, value: time, unit: 'ms' },
			{ name: `${size} pages, ${name} of all, ratio`, value: ratio, unit: '×', most },
		)
	}
	return figures
}

/** Create and save compared with the host's own writes they consist of, each in one request to the probe app, in turns. */
async function writesOf({ client }: Person, bare: TeamFolder, pages: readonly LargePage[], size: number, run: number): Promise<Figure[]> {
	const parent = pages.find(({ level }) => level === 1) as LargePage
	const layout = {
		columns: 1,
		rows: [{
			columns: 1,
			widgets: [{ type: 'text', column: 1, order: 0, content: 'A paragraph of a page that is written for measuring. '.repeat(40) }],
		}],
	}
	const headers = { 'OCS-APIRequest': 'true' }
	const named = `${size}-${run}`
	const probe = (method: string, path: string, body: unknown) =>
		client.expect(method, `/index.php/apps/hostprobe/writes/${path}`, { body, headers })
	const above = bare.name
	const creates = await inTurns(
		(round) =>
			probe('POST', 'page', { above, name: `bare-${named}-${round}`, document: JSON.stringify({ title: `Bare ${round}`, layout }) }),
		(round) =>
			client.expect('POST', `${api}/pages`, { body: { title: `Made ${named} ${round}`, parentId: parent.id, layout }, headers }),
	)
	const made =
		(await client.expect('POST', `${api}/pages`, { body: { title: `Saved ${named}`, parentId: parent.id, layout }, headers })).json as {
			id: string
		}
	await probe('POST', 'page', { above, name: `overwritten-${named}`, document: '{}' })
	const saves = await inTurns(
		(round) => probe('PUT', 'document', {
			path: `${above}/overwritten-${named}/overwritten-${named}.json`,
			document: JSON.stringify({ title: `Round ${round}`, layout }),
		}),
		(round) => client.expect('PUT', `${api}/pages/${made.id}`, { body: { title: `Round ${round}`, layout }, headers }),
	)
	return [
		...compared(`${size} pages, create`, creates), ...compared(`${size} pages, save`, saves),
		{ name: `${size} pages, floor of the writer`, value: await medianTime(client, 'GET', floorPath, rounds), unit: 'ms' },
	]
}

/** Milliseconds that the host needs alone and that we need, without the warm-up rounds. */
interface Turns { readonly bare: number[], readonly ours: number[] }

async function inTurns(bare: (round: number) => Promise<unknown>, ours: (round: number) => Promise<unknown>): Promise<Turns> {
	const turns: Turns = { bare: [], ours: [] }
	for (let round = 0; round < writes + warmUps; round++) {
		const begun = performance.now()
		await bare(round)
		const between = performance.now()
		await ours(round)
		if (round >= warmUps) {
			turns.bare.push(between - begun)
			turns.ours.push(performance.now() - between)
		}
	}
	return turns
}

function compared(name: string, { ours, bare }: Turns): Figure[] {
	return [
		{ name, value: median(ours), unit: 'ms' }, { name: `${name}, the host's own writes`, value: median(bare), unit: 'ms' },
		{ name: `${name}, ratio`, value: median(ours) / median(bare), unit: '×', most: 1.3 },
	]
}
