// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { Room } from '@suite/schema/rooms/room'
import { answers, calendar, event, write, type Meeting, type Organizer } from '../caldav.ts'

/** How often a client asks again when the host answers that its database is busy. */
const patience = 12

/** How often a host has answered so; a server on SQLite does when several write. */
export const busy = { answers: 0 }

/** Repeats what the host did not take because its database was busy, as calendar clients do. */
export async function persistent(send: () => Promise<Reply>): Promise<Reply> {
	for (let attempt = 1; ; attempt++) {
		const reply = await send()
		if (reply.status < 500 || attempt === patience) {
			return reply
		}
		busy.answers++
	}
}

/** What became of a request for a room: `ACCEPTED`, `TENTATIVE`, or why not. */
export async function putEvent(of: Organizer, room: Room, meeting: Meeting & { uid: string }): Promise<string> {
	const object = calendar(event(of, { rooms: [room], ...meeting }))
	const reply = await persistent(() => write(of, meeting.uid, object))
	if (reply.status >= 300) {
		return `${reply.status} ${reply.text.slice(0, 300)}`
	}
	return answers(await of.calendars.get('office', `${meeting.uid}.ics`), room).join(', ')
}

/** A status and text for each refusal of a route; `ACCEPTED` for what it makes. */
export const made = (reply: Reply): string =>
	reply.status === 201 ? 'ACCEPTED' : `${reply.status} ${String((reply.json as { error?: unknown } | undefined)?.error ?? reply.text)}`

/** Ways to ask a room for one hour, or for a series of days that starts with it. */
export interface Ways {
	readonly token: Client
	readonly account: Client
	readonly people: readonly [Organizer, ...Organizer[]]
	readonly room: Room
}
const hour = { start: '2029-03-05T09:00:00Z', end: '2029-03-05T10:00:00Z' }

export const ways: Readonly<Record<string, (on: Ways, place: number) => Promise<string>>> = {
	'the public API': async ({ token, room }, place) => made(await persistent(() => token.request(
		'POST', `/index.php/apps/roomsapp/api/v1/rooms/${room.id}/bookings`, { body: { title: `Public ${place}`, ...hour } },
	))),
	'the app': async ({ account, room }, place) => made(await persistent(() => account.request(
		'POST', `/index.php/apps/roomsapp/api/rooms/${room.id}/bookings`,
		{ body: { summary: `App ${place}`, ...hour }, headers: { 'OCS-APIRequest': 'true' } },
	))),
	events: ({ people, room }, place) =>
		putEvent(people[place % people.length] ?? people[0], room, { uid: randomUUID(), title: `Event ${place}` }),
	series: ({ people, room }, place) => putEvent(people[place % people.length] ?? people[0], room, {
		// each starts on another day and has the day that all have
		uid: randomUUID(), title: `Series ${place}`, lines: ['RRULE:FREQ=DAILY;COUNT=5'],
		start: `2029030${1 + place % 5}T090000Z`, end: `2029030${1 + place % 5}T100000Z`,
	}),
}
