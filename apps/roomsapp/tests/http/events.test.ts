// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { MadeEvent } from '@suite/schema/rooms/look/event'
import { slot } from './bookings/scene.ts'
import { answers, lines, organizer, openRoom, type Organizer } from './caldav.ts'
import { people } from './people.ts'
import { ask, call, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [booker, viewer] = [await crew.as('booker'), await crew.as('stranger')]
const eventsOf = ({ id }: { id: string }) => `/api/rooms/${id}/events`

/** Nextcloud makes the calendar when somebody opens their calendars for the first time. */
async function withCalendar(name: string): Promise<Organizer> {
	const one = await organizer(name)
	await one.client.request('PROPFIND', `/remote.php/dav/calendars/${one.user}/`)
	return one
}
const stored = async (of: Organizer, uid: string): Promise<string> => {
	const objects = await Promise.all((await of.calendars.list('personal')).map((name) => of.calendars.get('personal', name)))
	return objects.find((object) => object.includes(uid)) ?? ''
}
const mail = ({ address }: Organizer): string => address.replace('mailto:', '')

describe('an event in one\'s own calendar', () => {
	it('books the room, invites guests and says what the room answers @every-host', async () => {
		const [ann, bob, room] = [await withCalendar('ann'), await withCalendar('bob'), await openRoom({ timeZone: 'Europe/Berlin' })]
		const body = { summary: 'Kick-off', description: 'Bring cups', ...slot(7), guests: [mail(bob)], rrule: 'FREQ=WEEKLY;COUNT=2' }
		const made = await ask<MadeEvent>(ann.client, 'POST', eventsOf(room), { body })
		expect(made).toEqual({ uid: made.uid, state: 'accepted', reason: null, hasEvent: true })
		const own = await stored(ann, made.uid)
		expect(lines(own, 'SUMMARY', 'DESCRIPTION', 'RRULE', 'DTSTART;TZID')).toEqual([
			expect.stringMatching(/^DTSTART;TZID=Europe\/Berlin:\d{8}T\d{6}$/), 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Kick-off',
			'DESCRIPTION:Bring cups',
		])
		expect(answers(own, room)).toEqual(['ACCEPTED'])
		expect(lines(own, 'LOCATION')[0]).toContain(room.name)
		expect(answers(await stored(bob, made.uid), room)).toEqual(['ACCEPTED'])
		const listed = await ask<{ uid: string }[]>(admin, 'GET', `/api/rooms/${room.id}/bookings`)
		expect(listed.map(({ uid }) => uid)).toEqual([made.uid, made.uid])
	})

	it('is not written when the room would decline it', async () => {
		const [ann, room] = [await withCalendar('ann'), await openRoom({ longest: 60 })]
		await ask(admin, 'POST', `/api/rooms/${room.id}/bookings`, { body: { summary: 'First', ...slot(14) } })
		// Nextcloud has an example there.
		const before = await ann.calendars.list('personal')
		const late = { summary: 'Late', ...slot(14) }
		const refused = async (body: object) => refusal(await call(ann.client, 'POST', eventsOf(room), { body: { ...late, ...body } }))
		expect(await refused({})).toBe('409 conflict')
		expect(await refused({ ...slot(7), rrule: 'FREQ=WEEKLY;COUNT=2' })).toBe('409 conflict')
		expect(await refused({ ...slot(15), end: slot(16).end })).toBe('422 too_long')
		expect(await refused({ ...slot(15), rrule: 'FREQ=DAILY;BYMONTH=13' })).toBe('422 bad_rule /rrule')
		expect(await refused({ ...slot(15), guests: ['nobody'] })).toMatch(/^400 \w+ \/guests\/0$/)
		expect(await ann.calendars.list('personal')).toEqual(before)
	})

	it('waits for approval where the room does', async () => {
		const [ann, room] = [await withCalendar('ann'), await openRoom({ autoAccept: false })]
		const made = await ask<MadeEvent>(ann.client, 'POST', eventsOf(room), { body: { summary: 'Ask', ...slot(8) } })
		expect(made).toMatchObject({ state: 'pending', hasEvent: true })
		await ask(admin, 'POST', `/api/rooms/${room.id}/bookings/${made.uid}/respond`, { body: { action: 'accept' } })
		expect(answers(await stored(ann, made.uid), room)).toEqual(['ACCEPTED'])
	})

	it('needs a mail address; without one the room alone can be booked', async () => {
		const room = await openRoom({ autoAccept: false })
		const body = { summary: 'Alone', ...slot(8) }
		const post = async (more: object) => refusal(await call(booker.session, 'POST', eventsOf(room), { body: { ...body, ...more } }))
		expect(await post({ guests: ['someone@example.com'] })).toBe('422 no_calendar')
		expect(await post({ rrule: 'FREQ=DAILY;COUNT=2' })).toBe('422 no_calendar')
		expect(await ask<MadeEvent>(booker.session, 'POST', eventsOf(room), { body })).toMatchObject({ state: 'pending', hasEvent: false })
	})

	it('is refused to those who may not book the room', async () => {
		const room = await openRoom({ everyone: 'view' })
		const post = async (client: typeof crew.anonymous | typeof viewer.session) =>
			refusal(await call(client, 'POST', eventsOf(room), { body: { summary: 'No', ...slot(9) } }))
		expect(await post(viewer.session)).toBe('403 not_booker')
		expect(await post(crew.anonymous)).toMatch(/^401/)
	})
})
