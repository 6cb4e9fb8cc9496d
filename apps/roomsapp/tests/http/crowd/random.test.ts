// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { readLog } from '@suite/host/host'
import { suiteHost } from '@suite/host/suite-host'
import { administrator } from '@suite/testing/administrator'
import { Random } from '@suite/testing/random'
import type { Room } from '@suite/schema/rooms/room'
import { list } from '../bookings/scene.ts'
import { answers, openRoom, organizer } from '../caldav.ts'
import { publicCall, tokenCaller } from '../publicApi.ts'
import { Operations, type Known } from './operations.ts'
import { differences } from './report.ts'
import { busy } from './ways.ts'

/** `OPERATIONS=1000` is what Rooms promises; few are enough to see that it has not been lost. */
const count = Number(process.env.OPERATIONS ?? 40)
const seed = Number(process.env.SEED ?? 20_261_125)
const atOnce = 8
const { session: admin } = await administrator()

/** What a room has, such as `2029-03-05T09 ACCEPTED <uid>`. */
const line = ({ uid, start, state }: Known) => `${start.toISOString().slice(0, 13)} ${state} ${uid}`

/** How often a calendar could not follow a booking, as the log says; on SQLite it may not when several write for more than a second. */
const leftToCheck = async () => (await readLog(suiteHost().directory))
	.filter(({ message }) => message.startsWith('A booking has changed, but not')).length

describe(`${count} random operations, ${atOnce} at a time (OPERATIONS, SEED=${seed})`, () => {
	it('leave exactly what their answers said: in tables, calendars, feeds and events @every-host', async () => {
		const rooms = [await openRoom(), await openRoom({ autoAccept: false }), await openRoom({ bufferAfter: 30 })]
		const people = [await organizer('ann'), await organizer('bob')]
		const token = await tokenCaller(admin, { scope: 'admin' })
		const before = await leftToCheck()
		const operations = new Operations(new Random(seed), { admin, token, rooms, people })
		for (let done = 0; done < count; done += atOnce) {
			await operations.some(atOnce)
		}
		if (busy.answers > 0 || await leftToCheck() > before) {
			// what calendars could not take while the database was busy is left to this command, with or without an answer that says so
			await suiteHost().occ(['roomsapp:check', '--repair'], { mayFail: true })
		}
		const { known, counts } = operations
		// Every way things can go was taken. Which ones few operations take depends on which of those at once came first.
		const ways = count < 500 ? (['made'] as const) : (Object.keys(counts) as (keyof typeof counts)[])
		expect(ways.filter((way) => counts[way] === 0)).toEqual([])
		const blocking = known.filter(({ state }) => state === 'ACCEPTED' || state === 'TENTATIVE')
		for (const room of rooms) {
			const expected = blocking.filter((one) => one.room === room)
			const listed = (await list(admin, room.id)).filter(({ partstat }) => partstat !== 'DECLINED')
			expect(listed.map(({ uid, partstat, dtstart }) => `${dtstart.slice(0, 13)} ${partstat} ${uid}`).sort())
				.toEqual(expected.map(line).sort())
			const starts = listed.map(({ dtstart }) => Date.parse(dtstart)).sort((one, other) => one - other)
			const least = 3_600_000 + room.bufferAfter * 60_000
			expect(starts.filter((start, place) => place > 0 && start - (starts[place - 1] ?? 0) < least)).toEqual([])
			expect(await inFeed(room)).toEqual(expected.filter(({ state }) => state === 'ACCEPTED').map(({ uid }) => uid).sort())
		}
		for (const one of known.filter(({ person }) => person !== undefined)) {
			const object = await one.person?.calendars.get('office', `${one.uid}.ics`) ?? ''
			expect([one.uid, answers(object, one.room).map((said) => said.split(' ')[0])]).toEqual([one.uid, [one.answered]])
		}
		expect((await differences(...rooms)).join('\n')).toBe('')

		async function inFeed({ id }: Room): Promise<string[]> {
			const { text } = await publicCall(token, `/rooms/${id}/calendar.ics`)
			const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')
			return events.map((event) => new ICAL.Event(event).uid).sort()
		}
	}, Math.max(300_000, count * 4_000))
})
