// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { BookingDetails, OwnBookings } from '@suite/schema/rooms/look/details'
import { beforeAll, describe, expect, it } from 'vitest'
import { day as freeDay, organizer, openRoom, save } from '../caldav.ts'
import { people } from '../people.ts'
import { account, ask, call, newRoom, permit, refusal } from '../rooms.ts'
import { at, book, bookingPath, respond } from './scene.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [booker, manager, stranger] = [await crew.as('booker'), await crew.as('manager'), await crew.as('stranger')]
let open = ''
let asked = ''
let contract = ''

const own = (by: Client, query: Readonly<Record<string, string>> = {}) => ask<OwnBookings>(by, 'GET', '/api/personal/bookings', { query })
const details = (by: Client, room: string, uid: string) => ask<BookingDetails>(by, 'GET', bookingPath(room, uid))
const short = ({ bookings }: OwnBookings) => bookings.map(({ summary, roomId, state }) => `${summary} ${roomId} ${state}`)

beforeAll(async () => {
	const permissions = { bookers: [account(booker.user)], managers: [account(manager.user)] }
	for (const autoAccept of [true, false]) {
		const { id } = await newRoom(admin, { autoAccept, bufferAfter: 15 })
		await permit(admin, { room: id }, permissions)
		;[open, asked] = autoAccept ? [id, asked] : [open, id]
	}
	await book(booker.session, open, 3, { summary: 'Standup' })
	contract = await book(booker.session, asked, 4, { summary: 'Contract' })
	await book(manager.session, asked, 4, { summary: 'Inspection', start: at(4, '11:00'), end: at(4, '12:00') })
})

describe('own bookings', () => {
	it('are those of the caller alone, by start, with the rooms that they are in', async () => {
		const answer = await own(booker.session)
		expect(short(answer)).toEqual([`Standup ${open} accepted`, `Contract ${asked} pending`])
		expect(answer.total).toBe(2)
		expect(answer.rooms.map(({ id }) => id).sort()).toEqual([open, asked].sort())
		expect(await own(stranger.session)).toEqual({ bookings: [], total: 0, rooms: [] })
	})

	it('are found by room and by state, and a page at a time', async () => {
		expect(short(await own(booker.session, { room: open }))).toEqual([`Standup ${open} accepted`])
		expect(short(await own(booker.session, { state: 'pending' }))).toEqual([`Contract ${asked} pending`])
		const second = await own(booker.session, { limit: '1', offset: '1' })
		expect([short(second), second.total]).toEqual([[`Contract ${asked} pending`], 2])
		expect(short(await own(booker.session, { when: 'past' }))).toEqual([])
	})

	it('say why a person declined them', async () => {
		const uid = await book(booker.session, asked, 6, { summary: 'Party' })
		await respond(manager.session, asked, uid, { action: 'decline', comment: 'No parties here' })
		const { bookings } = await own(booker.session, { state: 'declined' })
		expect(bookings).toMatchObject([{ summary: 'Party', state: 'declined', reason: null, comment: 'No parties here', hasEvent: false }])
	})
})

describe('the details of a booking', () => {
	it('are for its organizer and for managers of its room', async () => {
		expect(await details(booker.session, asked, contract)).toMatchObject({
			summary: 'Contract', isOwn: true, canRespond: false, isChangedHere: true, state: 'pending', beside: [],
		})
		expect(await details(manager.session, asked, contract)).toMatchObject({ isOwn: false, canRespond: true })
		expect(refusal(await call(stranger.session, 'GET', bookingPath(asked, contract)))).toBe('403 not_organizer')
		expect(refusal(await call(manager.session, 'GET', bookingPath(asked, 'nothing')))).toBe('404 unknown_booking')
		expect(refusal(await call(manager.session, 'GET', bookingPath('no-such-room', 'x')))).toBe('404 unknown_room')
	})

	it('tell managers what else the room has that day, and what keeps the booking from being accepted', async () => {
		const beside = async () => (await details(manager.session, asked, contract)).beside
			.map(({ summary, clashes }) => `${summary} ${clashes ? 'clashes' : 'fits'}`)
		expect(await beside()).toEqual(['Inspection fits'])
		await ask(admin, 'PUT', `/api/rooms/${asked}`, { body: { bufferAfter: 90 } })
		expect(await beside()).toEqual(['Inspection clashes'])
		const { dates } = await details(manager.session, asked, contract)
		expect(dates.map(({ clashes }) => clashes)).toEqual([true])
		expect(refusal(await respond(manager.session, asked, contract, { action: 'accept' }))).toBe('409 conflict')
		await ask(admin, 'PUT', `/api/rooms/${asked}`, { body: { bufferAfter: 15 } })
		expect(await beside()).toEqual(['Inspection fits'])
	})

	it('tell who decided what, with the words of managers', async () => {
		const uid = await book(booker.session, asked, 9)
		await ask(manager.session, 'POST', `${bookingPath(asked, uid)}/respond`, { body: { action: 'decline', comment: 'Closed' } })
		await ask(manager.session, 'POST', `${bookingPath(asked, uid)}/respond`, { body: { action: 'accept' } })
		const { history, state } = await details(booker.session, asked, uid)
		expect(history.map(({ event, comment }) => [event, comment])).toEqual([['booked', ''], ['declined', 'Closed'], ['accepted', '']])
		expect(history.every(({ who, at: time }) => who !== '' && time.endsWith('Z'))).toBe(true)
		expect(state).toBe('accepted')
	})

	it('name the dates of a series, which is changed in its calendar', async () => {
		const [ann, room] = [await organizer('ann'), await openRoom()]
		const uid = `series-${room.id}`
		await save(ann, { uid, rooms: [room], lines: ['RRULE:FREQ=DAILY;COUNT=3'] })
		const found = await details(ann.client, room.id, uid)
		expect(found).toMatchObject({ isRecurring: true, hasEvent: true, isChangedHere: false, datesTotal: 3 })
		expect(found.dates.map(({ recurrenceId, state }) => `${recurrenceId} ${state}`)).toEqual(
			[0, 1, 2].map((offset) => `${Number(freeDay) + offset}T090000Z accepted`),
		)
	})

	it('of an event with no one but the organizer and the room are changed here', async () => {
		const [ann, bob, room] = [await organizer('ann'), await organizer('bob'), await openRoom()]
		await save(ann, { uid: `alone-${room.id}`, rooms: [room] })
		await save(ann, { uid: `guests-${room.id}`, rooms: [room], guests: [bob], start: `${freeDay}T120000Z`, end: `${freeDay}T130000Z` })
		expect((await details(ann.client, room.id, `alone-${room.id}`)).isChangedHere).toBe(true)
		expect((await details(ann.client, room.id, `guests-${room.id}`)).isChangedHere).toBe(false)
	})
})
