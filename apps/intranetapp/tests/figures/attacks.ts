// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { SessionClient, type Client } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { person } from './person.ts'
import { fillLargeSite, type LargePage } from './site.ts'

const api = '/index.php/apps/intranetapp/api'
const headers = { 'OCS-APIRequest': 'true' }
const pages = 1_000
/** Requests of other people before and after an attack, and the least during it. */
const rounds = 120
const attackMilliseconds = 10_000

/** Something one editor does over and over to slow the server down. */
interface Attack {
	readonly name: string
	readonly prepare?: () => Promise<unknown>
	readonly once: () => Promise<unknown>
}

/** What one editor who means harm costs everybody else, in a site of a thousand pages. */
export async function attacks({ host, admin, directory }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const done = (await session.expect('POST', `${api}/setup`, { body: {} })).json as {
		folder: { id: number, name: string }
		groups: { users: string, editors: string }
	}
	const groups = [done.groups.users, done.groups.editors]
	const [attacker, other] = [await person(host.url, session, groups), await person(host.url, session, groups)]
	const whole = await fillLargeSite(host, directory, done.folder, done.groups.users, { pages, top: 10, below: 3, rules: 10 })
	const listed = (await other.client.expect('GET', `${api}/pages`)).json as { id: string }[]
	const readable = new Set(listed.map(({ id }) => id))
	const site = whole.filter(({ id }) => readable.has(id))
	const figures: Figure[] = []
	for (const attack of attacksOf(attacker.client, new Files(attacker.client, attacker.user), done.folder.name, site)) {
		figures.push(...await measured(attack, other.client, site))
	}
	return figures
}

function attacksOf(client: Client, files: Files, folder: string, site: readonly LargePage[]): Attack[] {
	const [parent, markdown, mistakes, picture] = site as readonly [LargePage, LargePage, LargePage, LargePage]
	const fileOf = ({ path }: LargePage) => `${folder}/${path}/${path.slice(path.lastIndexOf('/') + 1)}.json`
	const text = (content: string) => ({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content }] }] })
	const document = ({ id, title }: LargePage, layout: unknown) => JSON.stringify({ id, uniqueId: id, title, layout })
	// another text each time, so that no earlier outcome is known
	let round = 0
	return [
		{
			name: 'a text with thousands of unfinished tags',
			once: () => client.expect('POST', `${api}/pages`, {
				body: { title: `Attack ${++round}`, parentId: parent.id, layout: text('<b'.repeat(60_000) + '>'.repeat(60_000)) },
				headers,
			}),
		},
		{
			name: 'a file with thousands of nested items, opened by readers',
			once: async () => {
				await files.put(fileOf(markdown), document(markdown, text(`${'- '.repeat(20_000 + ++round)}<a`)))
				await client.expect('GET', `${api}/pages/${markdown.id}`)
			},
		},
		{
			name: 'a file of 2.75 MB with thousands of mistakes, opened by readers',
			once: async () => {
				const widgets = Array.from({ length: 110_000 }, () => ({ type: 'image', src: 1 }))
				await files.put(fileOf(mistakes), document(mistakes, { columns: 1, rows: [{ columns: 1, widgets }], round: ++round }))
				await client.expect('GET', `${api}/pages/${mistakes.id}`)
			},
		},
		{
			name: 'a picture with 100,000 attributes, opened by readers',
			prepare: () => files.put(
				`${folder}/${picture.path}/_media/attack.svg`,
				`<svg xmlns="http://www.w3.org/2000/svg"${Array.from({ length: 100_000 }, (_, index) => ` a${index}=""`).join('')}/>`,
			),
			once: () => client.request('GET', `${api}/pages/${picture.id}/media/attack.svg`),
		},
	]
}

async function measured({ name, prepare, once }: Attack, other: Client, site: readonly LargePage[]): Promise<Figure[]> {
	await requests(other, site, rounds)
	const before = await requests(other, site, rounds)
	await prepare?.()
	const end = performance.now() + attackMilliseconds
	const each: number[] = []
	const attacking = (async () => {
		while (performance.now() < end) {
			const begun = performance.now()
			await once()
			each.push(performance.now() - begun)
		}
	})()
	const during: number[] = []
	while (performance.now() < end) {
		during.push(...await requests(other, site, 5))
	}
	await attacking
	const after = await requests(other, site, rounds)
	return [
		{ name: `${name}: the slowest attack`, value: Math.max(...each), unit: 'ms' },
		{ name: `${name}: attacks in ten seconds`, value: each.length, unit: '' },
		{ name: `${name}: requests of others before, 95 %`, value: slowest(before), unit: 'ms' },
		{ name: `${name}: during, 95 %`, value: slowest(during), unit: 'ms' },
		{ name: `${name}: after, 95 %`, value: slowest(after), unit: 'ms' },
		{ name: `${name}: after, as a ratio to before`, value: slowest(after) / slowest(before), unit: '×', most: 1.2 },
	]
}

/** Milliseconds of each request of somebody who reads, searches and creates pages. */
async function requests(client: Client, site: readonly LargePage[], count: number): Promise<number[]> {
	const times: number[] = []
	for (let index = 0; index < count; index++) {
		const page = site[(index * 37) % site.length] as LargePage
		const begun = performance.now()
		await [
			() => client.expect('GET', `${api}/pages/${page.id}`),
			() => client.expect('GET', `${api}/search?q=summer%20bicycle`),
			() => client.expect('GET', `${api}/pages`),
			() => client.expect('POST', `${api}/pages`, { body: { title: 'Daily work', parentId: site[0]?.id }, headers }),
		][index % 4]!()
		times.push(performance.now() - begun)
	}
	return times
}

const slowest = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
