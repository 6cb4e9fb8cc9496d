// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '@suite/testing/administrator'
import type { Room } from '@suite/schema/rooms/room'
import { dates } from '../bookings/scene.ts'
import { answers, calendar, day, event, lines, openRoom, organizer, save, type Meeting } from '../caldav.ts'
import { khal } from './khal.ts'
import type { OpenProgram } from './program.ts'
import { pythonCaldav } from './python.ts'
import { tsdav } from './tsdav.ts'

const { session: admin } = await administrator()
const rival = await organizer('rival')
const guest = await organizer('guest')
// the calendar that invitations come to is made when somebody looks
await guest.client.request('PROPFIND', `/remote.php/dav/calendars/${guest.user}/`)

const later = { start: `${day}T120000Z`, end: `${day}T130000Z` }
const first = '2029-03-05T09:00:00+00:00'
const series = ['RRULE:FREQ=DAILY;COUNT=3']
const [second, third] = ['20290306', '20290307']
const oneDate = (date: string, from: string, to: string) => ({ start: `${date}T${from}00Z`, end: `${date}T${to}00Z` })

/** What a guest's copy says of a room; nothing when there is no copy. */
async function invited(uid: string, room: Room): Promise<string[]> {
	for (const name of await guest.calendars.list('personal')) {
		const copy = await guest.calendars.get('personal', name)
		if (copy.includes(uid)) {
			return copy.includes('STATUS:CANCELLED') ? ['cancelled'] : short(copy, room)
		}
	}
	return []
}
const short = (object: string, room: Room) => answers(object, room).map((said) => said.split(' ')[0] ?? '')

describe.each([tsdav, pythonCaldav, khal])('$name', (program) => {
	const why = program.missing === undefined ? '' : ` (skipped: ${program.missing})`
	// programs that are started anew for each step are slow on a busy machine
	const options = { skip: program.missing !== undefined, timeout: 180_000 }
	let me: Awaited<ReturnType<typeof organizer>>
	let opened: OpenProgram
	beforeAll(async () => {
		if (program.missing === undefined) {
			me = await organizer('client')
			opened = await program.open(me)
		}
	})
	afterAll(async () => {
		await opened?.close()
	})

	/** Saves an event with the client, whose answer for each component the client then has. */
	const saved = async (uid: string, room: Room, meeting: Meeting = {}, ...exceptions: Meeting[]): Promise<string[]> => {
		const parts = [meeting, ...exceptions].map((part) => event(me, { rooms: [room], guests: [guest], ...part, uid }))
		await opened.save(uid, calendar(...parts))
		return short(await opened.read(uid), room)
	}
	const roomHas = (room: Room) => dates(admin, room.id)

	const lacksSearch = program.lacks.includes('findRoom')
	const whySearch = lacksSearch ? ' (skipped: it has no search)' : why
	it(`finds a room by its name${whySearch}`, { ...options, skip: lacksSearch || options.skip }, async () => {
		const room = await openRoom()
		expect(await opened.findRoom?.(room.name)).toBe(room.email)
		expect(await opened.findRoom?.(`${room.name}-none`)).toBeUndefined()
	})

	it(`books a room, which organizer, room and guest then see${why}`, options, async () => {
		const [room, uid] = [await openRoom(), randomUUID()]
		expect(await saved(uid, room)).toEqual(['ACCEPTED'])
		expect(lines(await opened.read(uid), 'LOCATION')[0]).toContain(room.name)
		expect(await roomHas(room)).toEqual([`Meeting ACCEPTED ${first}`])
		expect(await invited(uid, room)).toEqual(['ACCEPTED'])
	})

	it(`is told of a clash, and the room stays with whoever was first${why}`, options, async () => {
		const [room, uid] = [await openRoom(), randomUUID()]
		await save(rival, { uid: randomUUID(), rooms: [room], title: 'First' })
		expect(await saved(uid, room)).toEqual(['DECLINED'])
		expect(answers(await opened.read(uid), room)[0]).toMatch(/^DECLINED The room is taken at that time/)
		expect(lines(await opened.read(uid), 'LOCATION')).toEqual([])
		expect(await roomHas(room)).toEqual([`First ACCEPTED ${first}`, `Meeting DECLINED ${first}`])
		expect(await invited(uid, room)).toEqual(['DECLINED'])
	})

	it(`hears that a manager approved${why}`, options, async () => {
		const [room, uid] = [await openRoom({ autoAccept: false }), randomUUID()]
		expect(await saved(uid, room)).toEqual(['TENTATIVE'])
		await admin.expect('POST', `/index.php/apps/roomsapp/api/rooms/${room.id}/bookings/${uid}/respond`, { body: { action: 'accept' } })
		expect(short(await opened.read(uid), room)).toEqual(['ACCEPTED'])
		expect(await roomHas(room)).toEqual([`Meeting ACCEPTED ${first}`])
		// the guest hears of it with the next change of the event
		expect(await saved(uid, room, { title: 'Approved' })).toEqual(['ACCEPTED'])
		expect(await invited(uid, room)).toEqual(['ACCEPTED'])
	})

	it(`moves the event with its room${why}`, options, async () => {
		const [room, uid] = [await openRoom(), randomUUID()]
		await saved(uid, room)
		expect(await saved(uid, room, later)).toEqual(['ACCEPTED'])
		expect(await roomHas(room)).toEqual(['Meeting ACCEPTED 2029-03-05T12:00:00+00:00'])
		expect(await invited(uid, room)).toEqual(['ACCEPTED'])
	})

	it(`cancels, and the room is free${why}`, options, async () => {
		const [room, uid] = [await openRoom(), randomUUID()]
		await saved(uid, room)
		await opened.remove(uid)
		expect(await roomHas(room)).toEqual([])
		expect(['cancelled', undefined]).toContain((await invited(uid, room))[0])
	})

	it(`books a series, changes one of its dates and cancels another${why}`, options, async () => {
		const [room, uid] = [await openRoom(), randomUUID()]
		expect(await saved(uid, room, { lines: series })).toEqual(['ACCEPTED'])
		expect(await roomHas(room)).toEqual(['05', '06', '07'].map((date) => `Meeting ACCEPTED 2029-03-${date}T09:00:00+00:00`))
		const moved = { ...oneDate(second, '1300', '1400'), lines: [`RECURRENCE-ID:${second}T090000Z`] }
		expect(await saved(uid, room, { lines: series }, moved)).toEqual(['ACCEPTED', 'ACCEPTED'])
		expect(await roomHas(room)).toEqual(['05T09', '06T13', '07T09'].map((hour) => `Meeting ACCEPTED 2029-03-${hour}:00:00+00:00`))
		expect(await saved(uid, room, { lines: [...series, `EXDATE:${third}T090000Z`] }, moved)).toEqual(['ACCEPTED', 'ACCEPTED'])
		expect(await roomHas(room)).toEqual(['05T09', '06T13'].map((hour) => `Meeting ACCEPTED 2029-03-${hour}:00:00+00:00`))
		expect(new Set(await invited(uid, room))).toEqual(new Set(['ACCEPTED']))
	})

	it(`adds a second room, which answers for itself${why}`, options, async () => {
		const [red, blue, uid] = [await openRoom(), await openRoom({ autoAccept: false }), randomUUID()]
		await saved(uid, red)
		expect(await saved(uid, red, { rooms: [red, blue] })).toEqual(['ACCEPTED'])
		expect(short(await opened.read(uid), blue)).toEqual(['TENTATIVE'])
		expect([await roomHas(red), await roomHas(blue)]).toEqual([[`Meeting ACCEPTED ${first}`], [`Meeting TENTATIVE ${first}`]])
		expect([await invited(uid, red), await invited(uid, blue)]).toEqual([['ACCEPTED'], ['TENTATIVE']])
	})

	const lacksBusy = program.lacks.includes('busy')
	const whyBusy = lacksBusy ? ' (skipped: it does not ask for it)' : why
	it(`sees when a room is busy${whyBusy}`, { ...options, skip: lacksBusy || options.skip }, async () => {
		const room = await openRoom()
		await save(rival, { uid: randomUUID(), rooms: [room] })
		expect(await opened.busy?.(room.email)).toContain(`${day}T090000Z/${day}T100000Z`)
	})
})
