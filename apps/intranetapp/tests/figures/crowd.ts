// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { SessionClient } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { person, type Person } from './person.ts'

const api = '/index.php/apps/intranetapp/api'
const headers = { 'OCS-APIRequest': 'true' }
const clients = 4
const folders = 5
const defaultCreates = 9_000

/** Several clients fill the same folders at once, as an import by an outside tool does: nobody is refused, and nothing is lost. */
export async function crowd({ host, admin, pages: creates = defaultCreates }: Measured): Promise<Figure[]> {
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const { groups } = (await session.expect('POST', `${api}/setup`, { body: {} })).json as { groups: { admins: string } }
	const crew: Person[] = []
	const parents: string[] = []
	for (let index = 0; index < clients; index++) {
		crew.push(await person(host.url, session, [groups.admins]))
	}
	for (let index = 0; index < folders; index++) {
		parents.push(((await create(crew[0] as Person, `Folder ${index}`, null)).json as { id: string }).id)
	}
	const refused = new Map<string, number>()
	const times: number[] = []
	let next = 0
	await Promise.all(crew.map(async (one) => {
		while (next < creates) {
			const index = next++
			const begun = performance.now()
			const reply = await create(one, `Page ${index}`, parents[index % folders] as string)
			times.push(performance.now() - begun)
			if (reply.status !== 201) {
				const why = `${reply.status} ${(reply.json as { reason?: string } | undefined)?.reason ?? reply.text.slice(0, 200)}`
				refused.set(why, (refused.get(why) ?? 0) + 1)
			}
			if (index % 500 === 499) {
				console.error(`${index + 1} of ${creates} pages`)
			}
		}
	}))
	refused.forEach((count, why) => console.error(`${count} × ${why}`))
	const listed = (await (crew[0] as Person).client.expect('GET', `${api}/pages`)).json as { title: string }[]
	const made = new Set(listed.map(({ title }) => title).filter((title) => /^Page \d+$/.test(title)))
	times.sort((one, other) => one - other)
	const name = `${creates} pages by ${clients} clients at once into ${folders} folders`
	return [
		{ name: `${name}, refused`, value: [...refused.values()].reduce((sum, count) => sum + count, 0), unit: '', exactly: 0 },
		{ name: `${name}, in the list`, value: made.size, unit: '', exactly: creates },
		{ name: `${name}, 95 %`, value: times[Math.floor(times.length * 0.95)] ?? Number.NaN, unit: 'ms' },
		{ name: `${name}, the slowest`, value: times.at(-1) ?? Number.NaN, unit: 'ms' },
	]
}

function create({ client }: Person, title: string, parentId: string | null): Promise<Reply> {
	const layout = { columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content: `${title} in a crowd.` }] }] }
	return client.request('POST', `${api}/pages`, { body: { title, parentId, layout }, headers })
}
