// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { administrator } from '@suite/testing/administrator'
import { calendar, event, openRoom, organizer, write, type Organizer } from '../caldav.ts'
import { dates } from '../bookings/scene.ts'
import { tokenCaller } from '../publicApi.ts'
import { differences } from './report.ts'
import { persistent, ways } from './ways.ts'

/** `CROWD=200` is what Rooms promises; few are enough to see that it has not been lost. */
const crowd = Number(process.env.CROWD ?? 12)
const { session: admin } = await administrator()
const names = Object.keys(ways)
let people: [Organizer, Organizer, Organizer]
let token: Client

describe(`${crowd} requests for one hour at once (CROWD)`, () => {
	beforeAll(async () => {
		people = [await organizer('ann'), await organizer('bob'), await organizer('cleo')]
		token = await tokenCaller(admin, { scope: 'book' })
	})

	it.each([...names.map((name) => [name, [name]] as const), ['all of these', names] as const])(
		'by %s: one is accepted, all others are told why not @every-host',
		async (_, of) => {
			const room = await openRoom()
			const said = await Promise.all(Array.from({ length: crowd }, (_one, place) =>
				ways[of[place % of.length] ?? '']?.({ token, account: admin, people, room }, place)))
			const refused = said.filter((one) => one !== 'ACCEPTED')
			expect(refused.filter((one) => one?.startsWith('DECLINED The room is taken at that time') !== true
				&& !/^409 (Time slot conflicts with existing booking|Room is already booked during this time)/.test(one ?? ''))).toEqual([])
			expect(refused).toHaveLength(crowd - 1)
			const booked = (await dates(admin, room.id)).filter((date) => date.includes('2029-03-05') && !date.includes('DECLINED'))
			expect(booked).toHaveLength(1)
			expect(await differences(room)).toEqual([])
		},
		Math.max(60_000, crowd * 6_000),
	)
})

/** Whether requests wait for rows; SQLite has one lock for everything and refuses some. */
async function locksRows(): Promise<boolean> {
	const { kind, occ } = suiteHost()
	return kind === 'server' && !(await occ(['config:system:get', 'dbtype'])).stdout.startsWith('sqlite')
}

it('events of one account and room are saved and deleted at once, and none waits in vain for another', async () => {
	const [room, ann] = [await openRoom(), await organizer('ann')]
	const send = await locksRows() ? (ask: () => Promise<Reply>) => ask() : persistent
	const put = (uid: string, place: number) => {
		const on = `2029${String(1 + Math.floor(place / 28) % 12).padStart(2, '0')}${String(1 + place % 28).padStart(2, '0')}`
		return write(ann, uid, calendar(event(ann, { uid, rooms: [room], start: `${on}T090000Z`, end: `${on}T100000Z` })))
	}
	const gone = Array.from({ length: crowd }, () => randomUUID())
	for (const [place, uid] of gone.entries()) {
		await persistent(() => put(uid, place))
	}
	const replies = await Promise.all(gone.flatMap((uid, place) => [
		send(() => ann.client.request('DELETE', `/remote.php/dav/calendars/${ann.user}/office/${uid}.ics`)),
		send(() => put(randomUUID(), crowd + place)),
	]))
	expect(replies.filter(({ status }) => status !== 201 && status !== 204)).toEqual([])
	expect(await differences(room)).toEqual([])
}, Math.max(60_000, crowd * 6_000))
