// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ocs } from '@suite/fixtures/ocs'
import { administrator } from '@suite/testing/administrator'
import {
	answer, answers, busy, calendar, day, event, isFree, lines, openRoom, organizer, save, saveObject, write,
} from './caldav.ts'
import { account, ask, newRoom, permit } from './rooms.ts'

const { session: admin } = await administrator()
const ann = await organizer('ann')
const bob = await organizer('bob')

describe('a room in an event', () => {
	it('has answered when the event is saved, with its place and kind @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const stored = await save(ann, { uid, rooms: [room], asked: '' })
		expect(answers(stored, room)).toEqual(['ACCEPTED'])
		expect(lines(stored, 'LOCATION')[0]).toContain(room.name)
		expect(lines(stored, 'ATTENDEE').at(-1)).toMatch(/CUTYPE=ROOM/)
		expect(lines(stored, 'ATTENDEE').at(-1)).toMatch(/SCHEDULE-STATUS=2\.0/)
		expect(await isFree(bob, room)).toBe(false)
	})

	it('declines a clash with the reason, and what is free instead', async () => {
		const address = `Tower ${randomUUID()}, Main Street 1, 1000, Town`
		const room = await openRoom({ capacity: 6, facilities: ['projector'], address })
		const small = await openRoom({ capacity: 1, facilities: ['projector'], address })
		const bare = await openRoom({ capacity: 9, address })
		const other = await openRoom({ capacity: 8, facilities: ['projector', 'audio'], address })
		const closed = await newRoom(admin, { capacity: 8, facilities: ['projector'], address })
		await save(ann, { uid: randomUUID(), rooms: [room] })
		const [said = ''] = answers(await save(bob, { uid: randomUUID(), rooms: [room], guests: [ann] }), room)
		expect(said).toMatch(/^DECLINED The room is taken at that time\. Free instead: /)
		expect(said).toContain(`${other.name} (8 seats)`)
		expect([small, bare, closed].filter(({ name }) => said.includes(name))).toEqual([])
		expect(said).toContain('2029-03-05 10:00–11:00')
		expect(lines(await save(bob, { uid: randomUUID(), rooms: [room] }), 'LOCATION')).toEqual([])
	})

	it('takes what follows without a gap, and whole days in its own zone', async () => {
		const room = await openRoom({ timeZone: 'Europe/Amsterdam' })
		expect(answer(await save(ann, { uid: randomUUID(), rooms: [room] }), room)).toBe('ACCEPTED')
		const next = { start: `${day}T100000Z`, end: `${day}T110000Z` }
		expect(answer(await save(bob, { uid: randomUUID(), rooms: [room], ...next }), room)).toBe('ACCEPTED')
		expect(answer(await save(bob, { uid: randomUUID(), rooms: [room], start: '20290306', end: '20290307' }), room)).toBe('ACCEPTED')
		const late = { start: '20290306T223000Z', end: '20290306T224500Z' }
		expect(answer(await save(ann, { uid: randomUUID(), rooms: [room], ...late }), room)).toBe('DECLINED')
		const nextDay = { start: '20290306T230000Z', end: '20290306T234500Z' }
		expect(answer(await save(ann, { uid: randomUUID(), rooms: [room], ...nextDay }), room)).toBe('ACCEPTED')
	})

	it('waits for approval, and keeps others out meanwhile @every-host', async () => {
		const room = await openRoom({ autoAccept: false })
		const uid = randomUUID()
		const stored = await save(ann, { uid, rooms: [room] })
		expect(answers(stored, room)).toEqual(['TENTATIVE'])
		expect(lines(stored, 'ATTENDEE').at(-1)).toMatch(/SCHEDULE-STATUS=1\.2/)
		expect(await isFree(bob, room)).toBe(false)
		expect(answers(await save(ann, { uid, rooms: [room], title: 'Another title' }), room)).toEqual(['TENTATIVE'])
	})

	it('is not for those who may not book it', async () => {
		const room = await newRoom(admin, { autoAccept: true, everyone: 'view' })
		expect(answers(await save(ann, { uid: randomUUID(), rooms: [room] }), room)[0]).toMatch(/^DECLINED You may not book this room/)
		await permit(admin, { room: room.id }, { viewers: [], bookers: [account(ann.user)], managers: [] })
		expect(answers(await save(ann, { uid: randomUUID(), rooms: [room] }), room)).toEqual(['ACCEPTED'])
	})

	it('moves with the event, and keeps its time when the new one is taken @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		const later = { start: `${day}T120000Z`, end: `${day}T130000Z` }
		expect(answer(await save(ann, { uid, rooms: [room], ...later }), room)).toBe('ACCEPTED')
		expect(await isFree(bob, room)).toBe(true)
		await save(bob, { uid: randomUUID(), rooms: [room] })
		const [said = ''] = answers(await save(ann, { uid, rooms: [room] }), room)
		expect(said).toMatch(/^DECLINED The room is taken at that time\. The room stays booked for the former time\./)
		expect(await isFree(bob, room, later)).toBe(false)
		expect(answer(await save(ann, { uid, rooms: [room], ...later }), room)).toBe('ACCEPTED')
	})

	it('is free again when the event is deleted or cancelled, or asks it no longer @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const taken = async (meeting = {}) => answer(await save(ann, { uid, rooms: [room], ...meeting }), room)
		expect(await taken()).toBe('ACCEPTED')
		await save(ann, { uid })
		expect(await isFree(bob, room)).toBe(true)
		expect(await taken()).toBe('ACCEPTED')
		await saveObject(ann, uid, calendar(event(ann, { uid, isPlain: true })))
		expect(await isFree(bob, room)).toBe(true)
		expect(await taken()).toBe('ACCEPTED')
		await save(ann, { uid, rooms: [room], lines: ['STATUS:CANCELLED'] })
		expect(await isFree(bob, room)).toBe(true)
		expect(await taken()).toBe('ACCEPTED')
		await ann.calendars.remove('office', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(true)
	})

	it('is asked by each address of its organizer @real-host(accounts have one address there)', async () => {
		const room = await openRoom()
		const further = `${ann.user}@elsewhere.example`
		await ocs(admin, 'PUT', `/cloud/users/${ann.user}`, { key: 'additional_mail', value: further })
		const uid = randomUUID()
		expect(answer(await save({ ...ann, address: `mailto:${further}` }, { uid, rooms: [room] }), room)).toBe('ACCEPTED')
		expect(answer(await save({ ...ann, address: 'mailto:nobody@elsewhere.example' }, { uid: randomUUID(), rooms: [room] }), room))
			.toBe('NEEDS-ACTION')
	})

	it('is decided apart from the other rooms of the event', async () => {
		const [red, blue] = [await openRoom(), await openRoom({ autoAccept: false })]
		await save(bob, { uid: randomUUID(), rooms: [red] })
		const uid = randomUUID()
		const stored = await save(ann, { uid, rooms: [red, blue] })
		expect([answer(stored, red), answer(stored, blue)]).toEqual(['DECLINED', 'TENTATIVE'])
		expect(lines(stored, 'LOCATION')[0]).not.toContain(red.name)
		expect(lines(stored, 'LOCATION')[0]).toContain(blue.name)
		await save(ann, { uid, rooms: [red] })
		expect(await isFree(bob, blue, {})).toBe(false)
		expect(answer(await save(bob, { uid: randomUUID(), rooms: [blue] }), blue)).toBe('TENTATIVE')
	})

	it('shows in free/busy of everybody, with its approval @every-host', async () => {
		const room = await openRoom()
		await save(ann, { uid: randomUUID(), rooms: [room] })
		expect(await busy(bob, room)).toEqual([`${day}T090000Z/${day}T100000Z`])
		const slow = await openRoom({ autoAccept: false })
		await save(ann, { uid: randomUUID(), rooms: [slow] })
		expect(await busy(bob, slow)).toEqual([`FBTYPE=BUSY-TENTATIVE:${day}T090000Z/${day}T100000Z`])
		await save(ann, { uid: randomUUID(), rooms: [room], start: `${day}T093000Z`, end: `${day}T103000Z` })
		expect(await busy(bob, room)).toEqual([`${day}T090000Z/${day}T100000Z`])
	})
})

describe('guests', () => {
	it('get the answer of the room, and change nothing by theirs @every-host', async () => {
		const room = await openRoom({ autoAccept: false })
		const uid = randomUUID()
		await bob.client.request('PROPFIND', `/remote.php/dav/calendars/${bob.user}/`)
		const reply = await write(ann, uid, calendar(event(ann, { uid, rooms: [room], guests: [bob] })))
		// what is stored differs from what was sent, so that the client has to read it
		expect(reply.headers.get('etag')).toBeNull()
		const copies = await Promise.all((await bob.calendars.list('personal')).map((name) => bob.calendars.get('personal', name)))
		const copy = copies.find((object) => object.includes(uid)) ?? ''
		expect(answers(copy, room)).toEqual(['TENTATIVE'])
		expect(lines(copy, 'LOCATION')[0]).toContain(room.name)
		const before = await ann.calendars.get('office', `${uid}.ics`)
		const name = (await bob.calendars.list('personal'))[copies.indexOf(copy)] ?? ''
		await bob.calendars.put('personal', name, copy.replaceAll(/\r?\n[ \t]/g, '')
			.replace(/PARTSTAT=NEEDS-ACTION([^\r\n]*bob)/, 'PARTSTAT=ACCEPTED$1'))
		const after = await ann.calendars.get('office', `${uid}.ics`)
		expect(lines(after, 'ATTENDEE').find((line) => line.includes(bob.user))).toContain('PARTSTAT=ACCEPTED')
		expect(answers(after, room)).toEqual(answers(before, room))
		expect(lines(after, 'ATTENDEE').at(-1)).toBe(lines(before, 'ATTENDEE').at(-1))
		await ask(admin, 'POST', `/api/rooms/${room.id}/bookings/${uid}/respond`, { body: { action: 'accept' } })
		const told = await bob.calendars.get('personal', name)
		expect(answers(told, room)).toEqual(['ACCEPTED'])
		expect(lines(told, 'ATTENDEE').find((line) => line.includes(bob.user))).toContain('PARTSTAT=ACCEPTED')
		await ask(admin, 'POST', `/api/rooms/${room.id}/bookings/${uid}/respond`, { body: { action: 'decline', comment: 'Painting day' } })
		expect(answers(await bob.calendars.get('personal', name), room)).toEqual(['DECLINED Painting day'])
	})
})

describe('a series', () => {
	const weekly = { lines: ['RRULE:FREQ=WEEKLY;COUNT=4'] }
	const week = (number: number) => `202903${String(5 + 7 * number).padStart(2, '0')}`
	const hour = (date: string, from = '09') => ({ start: `${date}T${from}0000Z`, end: `${date}T${from}3000Z` })

	it('has the room on all its dates @every-host', async () => {
		const room = await openRoom()
		expect(answers(await save(ann, { uid: randomUUID(), rooms: [room], ...weekly }), room)).toEqual(['ACCEPTED'])
		expect([await isFree(bob, room, hour(week(3))), await isFree(bob, room, hour('20290402'))]).toEqual([false, true])
	})

	it('is declined with its dates that are taken, or has the others where the room allows it', async () => {
		const [strict, kind] = [await openRoom(), await openRoom({ acceptsFreeDates: true })]
		for (const room of [strict, kind]) {
			await save(bob, { uid: randomUUID(), rooms: [room], ...hour(week(1)) })
		}
		const declined = await save(ann, { uid: randomUUID(), rooms: [strict], ...weekly })
		expect(answers(declined, strict)[0]).toMatch(/^DECLINED The room is taken at that time\. Dates: 2029-03-12\./)
		const apart = await save(ann, { uid: randomUUID(), rooms: [kind], ...weekly })
		expect(answers(apart, kind).map((one) => one.split(' ')[0])).toEqual(['ACCEPTED', 'DECLINED'])
		expect(lines(apart, 'RECURRENCE-ID')).toEqual([`RECURRENCE-ID:${week(1)}T090000Z`])
		expect([await isFree(bob, strict, hour(week(2))), await isFree(bob, kind, hour(week(2)))]).toEqual([true, false])
	})

	it('moves one date, and leaves out another @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room], ...weekly })
		const master = event(ann, { uid, rooms: [room], lines: [...weekly.lines, `EXDATE:${week(2)}T090000Z`] })
		const moved = event(ann, {
			uid, rooms: [room], start: `${week(1)}T130000Z`, end: `${week(1)}T140000Z`, lines: [`RECURRENCE-ID:${week(1)}T090000Z`],
		})
		expect(answers(await saveObject(ann, uid, calendar(master, moved)), room)).toEqual(['ACCEPTED', 'ACCEPTED'])
		const free = [hour(week(0)), hour(week(1)), hour(week(1), '13'), hour(week(2)), hour(week(3))]
		expect(await Promise.all(free.map((meeting) => isFree(bob, room, meeting)))).toEqual([false, true, false, true, false])
	})

	it('gives back the date that is cancelled, and keeps the others @every-host', async () => {
		const room = await openRoom({ autoAccept: false })
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room], ...weekly })
		const cancelled = event(ann, {
			uid, rooms: [room], start: `${week(1)}T090000Z`, end: `${week(1)}T100000Z`,
			lines: [`RECURRENCE-ID:${week(1)}T090000Z`, 'STATUS:CANCELLED'],
		})
		const stored = await saveObject(ann, uid, calendar(event(ann, { uid, rooms: [room], ...weekly }), cancelled))
		expect(answers(stored, room)[0]).toBe('TENTATIVE')
		const said = async (date: string) => answer(await save(bob, { uid: randomUUID(), rooms: [room], ...hour(date) }), room)
		expect([await said(week(1)), await said(week(2))]).toEqual(['TENTATIVE', 'DECLINED'])
	})

	it('without end has the room for two years @every-host', async () => {
		const room = await openRoom()
		expect(answer(await save(ann, { uid: randomUUID(), rooms: [room], lines: ['RRULE:FREQ=DAILY'] }), room)).toBe('ACCEPTED')
		expect(await isFree(bob, room)).toBe(false)
		const now = new Date()
		const next = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
		const endless = await openRoom()
		const series = { start: `${next}T090000Z`, end: `${next}T100000Z`, lines: ['RRULE:FREQ=DAILY'] }
		expect(answer(await save(ann, { uid: randomUUID(), rooms: [endless], ...series }), endless)).toBe('ACCEPTED')
		const far = `${now.getUTCFullYear() + 2}${now.toISOString().slice(5, 7)}01`
		expect(await isFree(bob, endless, hour(far))).toBe(false)
	})
})

describe('nothing is booked or given back', () => {
	const asked = ';CUTYPE=ROOM;PARTSTAT=NEEDS-ACTION;RSVP=TRUE'

	it.each([
		['x-nc-scheduling', { 'x-nc-scheduling': 'false' }, asked],
		['Schedule-Reply', { 'Schedule-Reply': 'F' }, asked],
		['SCHEDULE-AGENT=CLIENT', {}, `;SCHEDULE-AGENT=CLIENT${asked}`],
		['SCHEDULE-AGENT=NONE', {}, `;SCHEDULE-AGENT=NONE${asked}`],
	])('by an event with %s @every-host', async (_name, headers, parameters) => {
		const room = await openRoom()
		const uid = randomUUID()
		const object = calendar(event(ann, { uid, rooms: [room], asked: parameters }))
		expect((await write(ann, uid, object, headers)).status).toBe(201)
		expect(answer(await ann.calendars.get('office', `${uid}.ics`), room)).toBe('NEEDS-ACTION')
		expect(await isFree(bob, room)).toBe(true)
		await save(ann, { uid, rooms: [room] })
		expect(await isFree(bob, room)).toBe(false)
		await write(ann, uid, calendar(event(ann, { uid, rooms: [room], asked: parameters, title: 'Once more' })), headers)
		expect(await isFree(bob, room)).toBe(false)
	})

	it('by the copy of an invitation, a message, or a location', async () => {
		const room = await openRoom()
		await save(bob, { uid: randomUUID(), lines: [`LOCATION:${room.name}`] })
		await saveObject(bob, randomUUID(), calendar(event(ann, { rooms: [room] })))
		await write(bob, randomUUID(), calendar(['METHOD:REQUEST'], event(bob, { rooms: [room] })))
		expect(await isFree(ann, room)).toBe(true)
	})

	it('by an event of somebody else with the same UID', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		expect(answer(await save(bob, { uid, rooms: [room] }), room)).toBe('DECLINED')
		await bob.calendars.remove('office', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(false)
	})
})
