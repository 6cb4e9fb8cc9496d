// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PendingBooking, RoomVerdict } from '@suite/schema/rooms/booking'
import type { RoomPatch } from '@suite/schema/rooms/room'
import { describe, expect, it } from 'vitest'
import { people } from '../people.ts'
import { told } from '../publicApi.ts'
import { account, ask, call, newRoom, permit, refusal } from '../rooms.ts'
import { at, book, bookingPath, change, dates, list, remove, respond, seen, slot, tryBook } from './scene.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [booker, manager, viewer, stranger] = await Promise.all([
	crew.as('booker'), crew.as('manager'), crew.as('viewer'), crew.as('stranger'),
])

/** A room of the four, whose bookings are accepted at once unless wished otherwise. */
async function room(wished: RoomPatch = {}): Promise<string> {
	const { id } = await newRoom(admin, { autoAccept: true, timeZone: 'UTC', ...wished })
	await permit(admin, { room: id }, {
		viewers: [account(viewer.user)], bookers: [account(booker.user)], managers: [account(manager.user)],
	})
	return id
}
const weekdays = (startTime: string, endTime: string) => ({ enabled: true, rules: [{ days: [0, 1, 2, 3, 4, 5, 6], startTime, endTime }] })

describe('a booking of an account', () => {
	it('is in the list of its room with everything that was sent @every-host', async () => {
		const id = await room({ address: 'Main, High Street 1, 1234 AB, Utrecht' })
		const body = { summary: 'Größe, "x";\\ y', ...slot(3), description: 'Two\nlines; with, signs \\ and 😀' }
		const made = await tryBook(booker.session, id, body)
		expect([made.status, made.json]).toEqual([201, { status: 'ok', uid: expect.any(String) as unknown, partstat: 'ACCEPTED' }])
		expect(await list(manager.session, id)).toEqual([{
			uid: (made.json as { uid: string }).uid, uri: expect.stringMatching(/\.ics$/) as unknown, summary: body.summary,
			description: body.description, location: expect.any(String) as unknown, dtstart: '2046-05-03T09:00:00+00:00',
			dtend: '2046-05-03T10:00:00+00:00', allDay: false, organizer: expect.any(String) as unknown, organizerName: booker.user,
			partstat: 'ACCEPTED', status: 'CONFIRMED', recurrenceId: null,
		}])
	})

	it('waits for a manager where the room says so, and is told apart from others', async () => {
		const id = await room({ autoAccept: false })
		expect((await tryBook(booker.session, id, { summary: 'Asked', ...slot(3) })).json).toMatchObject({ partstat: 'TENTATIVE' })
		expect((await tryBook(manager.session, id, { summary: 'Taken', ...slot(4) })).json).toMatchObject({ partstat: 'ACCEPTED' })
		expect(await dates(manager.session, id)).toEqual([
			'Asked TENTATIVE 2046-05-03T09:00:00+00:00', 'Taken ACCEPTED 2046-05-04T09:00:00+00:00',
		])
	})

	it('covers whole days of the room\'s zone', async () => {
		const id = await room({ timeZone: 'Pacific/Auckland' })
		await book(booker.session, id, 1, { start: '2046-05-03', end: '2046-05-05' })
		await book(booker.session, id, 1, { start: at(8, '20:00'), end: at(8, '21:00'), allDay: true })
		expect((await list(manager.session, id)).map(({ dtstart, dtend, allDay }) => [dtstart, dtend, allDay])).toEqual([
			['2046-05-03', '2046-05-05', true], ['2046-05-09', '2046-05-10', true],
		])
		const late = { summary: 'x', start: '2046-05-04T23:00:00', end: '2046-05-05T01:00:00' }
		expect((await tryBook(booker.session, id, late)).status).toBe(409)
		expect((await tryBook(booker.session, id, { ...late, start: '2046-05-05T00:00:00' })).status).toBe(201)
	})

	it('is made once when many ask for the same time at once @every-host', async () => {
		const id = await room()
		const replies = await Promise.all(Array.from({ length: 8 }, (_, place) =>
			tryBook(place % 2 === 0 ? booker.session : manager.session, id, { summary: `No ${place}`, ...slot(3) })))
		expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
		expect(await list(manager.session, id)).toHaveLength(1)
	})

	it('row 17: is refused with the texts that tools know, and leaves nothing', async () => {
		const id = await room({ availabilityRules: weekdays('08:00', '18:00'), maxBookingHorizon: 36_500 })
		await book(booker.session, id, 3)
		const far = { start: '2190-05-03T09:00:00Z', end: '2190-05-03T10:00:00Z' }
		const attempts: readonly (readonly [object, number, string])[] = [
			[{ summary: 'x', start: at(4, '09:00') }, 400, 'Summary, start, and end are required'],
			[{ summary: ' ', ...slot(4) }, 400, 'Summary, start, and end are required'],
			[{ summary: 'x', start: 'tomorrow', end: at(4, '10:00') }, 400, 'Invalid date format for start or end'],
			[{ summary: 'x', ...slot(4, '10:00', '09:00') }, 400, 'End time must be after start time'],
			[{ summary: 'x', ...slot(3, '09:30', '10:30') }, 409, 'Time slot conflicts with existing booking'],
			[{ summary: 'x', ...slot(4, '17:00', '19:00') }, 422, 'Booking is outside available hours'],
			[{ summary: 'x', ...far }, 422, 'Booking exceeds maximum booking horizon'],
			[{ summary: 'x', start: at(3, '09:30'), end: at(3, '19:00') }, 409, 'Time slot conflicts with existing booking'],
		]
		for (const [body, status, error] of attempts) {
			expect(told(await tryBook(booker.session, id, body)), JSON.stringify(body)).toEqual({ status, error })
		}
		expect(told(await tryBook(booker.session, 'no-such-room', { summary: 'x', ...slot(4) })))
			.toEqual({ status: 404, error: 'Room not found' })
		expect(told(await tryBook(viewer.session, id, { summary: 'x', ...slot(4) }))).toEqual({ status: 403, error: 'Forbidden' })
		expect(told(await tryBook(stranger.session, id, { summary: 'x', ...slot(4) }))).toEqual({ status: 403, error: 'Forbidden' })
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { active: false } })
		expect(told(await tryBook(manager.session, id, { summary: 'x', ...slot(4) })))
			.toEqual({ status: 422, error: 'Room is not active and cannot be booked' })
		expect(await list(manager.session, id)).toHaveLength(1)
	})

	it('changes for its organizer and managers, and stays as it was when that is refused @every-host', async () => {
		const id = await room()
		const uid = await book(booker.session, id, 3, { description: 'Old words' })
		await book(manager.session, id, 5, { summary: 'Other' })
		expect((await change(booker.session, id, uid, { ...slot(4), summary: 'Renamed' })).json).toEqual({ status: 'ok' })
		expect((await list(manager.session, id))[0]).toMatchObject({
			summary: 'Renamed', description: 'Old words', dtstart: '2046-05-04T09:00:00+00:00',
		})
		expect(told(await change(booker.session, id, uid, { ...slot(5), summary: 'Lost', description: 'Lost' })))
			.toEqual({ status: 409, error: 'Time slot conflicts with existing booking' })
		expect(told(await change(booker.session, id, uid, { summary: 'No times' })))
			.toEqual({ status: 400, error: 'Start and end times are required' })
		expect((await change(manager.session, id, uid, { ...slot(4), description: '' })).status).toBe(200)
		expect((await list(manager.session, id))[0]).toMatchObject({ uid, summary: 'Renamed', description: '', organizerName: booker.user })
		for (const other of [viewer, stranger]) {
			expect(told(await change(other.session, id, uid, slot(6)))).toEqual({ status: 403, error: 'Forbidden' })
			expect(told(await change(other.session, id, 'no-such-uid', slot(6)))).toEqual({ status: 403, error: 'Forbidden' })
		}
		expect(told(await change(manager.session, id, 'no-such-uid', slot(6)))).toEqual({ status: 404, error: 'Booking not found' })
	})

	it('waits again when its time changes in a room that has to be asked', async () => {
		const id = await room({ autoAccept: false })
		const uid = await book(booker.session, id, 3)
		await respond(manager.session, id, uid, { action: 'accept' })
		await change(booker.session, id, uid, { ...slot(3), summary: 'Renamed' })
		expect(await dates(manager.session, id)).toEqual(['Renamed ACCEPTED 2046-05-03T09:00:00+00:00'])
		await change(booker.session, id, uid, slot(4))
		expect(await dates(manager.session, id)).toEqual(['Renamed TENTATIVE 2046-05-04T09:00:00+00:00'])
	})

	it('row 17: moves to another room with a new UID, or stays @every-host', async () => {
		const [from, to, closed] = [await room(), await room({ autoAccept: false }), (await newRoom(admin)).id]
		const uid = await book(booker.session, from, 3, { description: 'Takes along' })
		await book(manager.session, to, 3, { summary: 'Other' })
		const attempts: readonly (readonly [object, number, string])[] = [
			[{ ...slot(3), roomId: to }, 409, 'Time slot conflicts with existing booking in target room'],
			[{ ...slot(3), roomId: closed }, 403, 'No permission to move to target room'],
			[{ ...slot(3), roomId: 'no-such-room' }, 404, 'Target room not found'],
		]
		for (const [body, status, error] of attempts) {
			expect(told(await change(booker.session, from, uid, body))).toEqual({ status, error })
		}
		expect(await dates(manager.session, from)).toEqual(['Meeting ACCEPTED 2046-05-03T09:00:00+00:00'])
		const moved = await change(booker.session, from, uid, { ...slot(4), roomId: to })
		expect(moved.json).toEqual({ status: 'ok', uid: expect.not.stringMatching(uid) as unknown, moved: true })
		expect(await list(manager.session, from)).toEqual([])
		expect((await list(manager.session, to))[1]).toMatchObject({
			uid: (moved.json as { uid: string }).uid, partstat: 'TENTATIVE', description: 'Takes along', organizerName: booker.user,
		})
		expect((await tryBook(booker.session, from, { summary: 'Again', ...slot(3) })).status).toBe(201)
	})

	it('is answered by managers, who may change their mind while the room is free @every-host', async () => {
		const id = await room({ autoAccept: false })
		const uid = await book(booker.session, id, 3, { description: 'Kept' })
		expect(told(await respond(manager.session, id, uid, { action: 'maybe' })))
			.toEqual({ status: 400, error: 'Invalid action. Use "accept" or "decline".' })
		expect((await respond(booker.session, id, uid, { action: 'accept' })).status).toBe(403)
		expect((await respond(manager.session, id, uid, { action: 'accept' })).json).toEqual({ status: 'ok', action: 'accept' })
		expect((await respond(manager.session, id, uid, { action: 'accept' })).json).toEqual({ status: 'ok', action: 'accept' })
		expect((await respond(manager.session, id, uid, { action: 'decline', comment: 'Painting' })).json)
			.toEqual({ status: 'ok', action: 'decline' })
		expect((await list(manager.session, id))[0]).toMatchObject({ partstat: 'DECLINED', status: 'CANCELLED', description: 'Kept' })
		const other = await book(manager.session, id, 3, { summary: 'Other' })
		const late = await respond(manager.session, id, uid, { action: 'accept' })
		expect(told(late)).toEqual({ status: 409, error: 'Time slot conflicts with existing booking' })
		await remove(manager.session, id, other)
		expect((await respond(manager.session, id, uid, { action: 'accept' })).status).toBe(200)
		expect((await list(manager.session, id))[0]).toMatchObject({ partstat: 'ACCEPTED', status: 'CONFIRMED', description: 'Kept' })
		expect(told(await respond(manager.session, id, 'no-such-uid', { action: 'accept' })))
			.toEqual({ status: 404, error: 'Booking not found' })
	})

	it('is given back by its organizer, also without a role any more, and by nobody else @every-host', async () => {
		const id = await room()
		const uid = await book(booker.session, id, 3)
		expect((await remove(viewer.session, id, uid)).status).toBe(403)
		expect((await remove(stranger.session, id, uid)).status).toBe(403)
		await permit(admin, { room: id }, { managers: [account(manager.user)] })
		expect((await change(booker.session, id, uid, slot(4))).status).toBe(200)
		expect((await tryBook(booker.session, id, { summary: 'New', ...slot(5) })).status).toBe(403)
		expect((await remove(booker.session, id, uid, { recurrenceId: 'ignored' })).json).toEqual({ status: 'ok' })
		expect(await list(manager.session, id)).toEqual([])
		expect((await remove(booker.session, id, uid)).status).toBe(403)
		expect(told(await remove(manager.session, id, uid))).toEqual({ status: 404, error: 'Booking not found' })
		expect((await tryBook(manager.session, id, { summary: 'Next', ...slot(4) })).status).toBe(201)
	})

	it('shows its subject to viewers unless the room hides it', async () => {
		const id = await room({ titlePrivacy: true })
		await book(booker.session, id, 3, { summary: 'Redundancies' })
		for (const [member, summary] of [[viewer, 'Reserved'], [booker, 'Redundancies'], [manager, 'Redundancies']] as const) {
			expect((await seen(member.session, id)).map((one) => one.summary)).toEqual([summary])
		}
		expect((await call(viewer.session, 'GET', '/api/all-bookings', { query: { room: id } })).text).not.toContain('Redundancies')
		expect(await seen(stranger.session, id)).toEqual([])
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { titlePrivacy: false } })
		expect((await seen(viewer.session, id)).map((one) => one.summary)).toEqual(['Redundancies'])
	})

	it('waits in the list of those who manage the room, until it is answered', async () => {
		const id = await room({ autoAccept: false })
		const uid = await book(booker.session, id, 3, { start: '2046-05-03', end: '2046-05-04' })
		const waiting = async (by: typeof admin) =>
			(await ask<PendingBooking[]>(by, 'GET', '/api/personal/approvals')).filter(({ roomId }) => roomId === id)
		expect(await waiting(manager.session)).toEqual([{
			uid, uri: expect.any(String) as unknown, roomId: id, roomName: expect.any(String) as unknown, summary: 'Meeting',
			dtstart: '2046-05-03', dtend: '2046-05-04', allDay: true, organizer: expect.any(String) as unknown, organizerName: booker.user,
			partstat: 'TENTATIVE', dates: 1,
		}])
		expect([await waiting(booker.session), (await waiting(admin)).length]).toEqual([[], 1])
		await respond(manager.session, id, uid, { action: 'decline' })
		expect(await waiting(manager.session)).toEqual([])
	})
})

describe('a question', () => {
	it('is answered date by date, and nothing is kept free', async () => {
		const id = await room({ acceptsFreeDates: true, availabilityRules: weekdays('08:00', '18:00') })
		const uid = await book(booker.session, id, 8)
		const asked = async (body: object, by = booker) => ask<RoomVerdict>(by.session, 'POST', `/api/rooms/${id}/check`, { body })
		expect(await asked({ ...slot(1), rrule: 'FREQ=WEEKLY;COUNT=3' })).toEqual({
			verdict: 'accepted', reason: null, isCut: false,
			dates: [1, 8, 15].map((day) => ({
				start: at(day, '09:00').replace('Z', '+00:00'), end: at(day, '10:00').replace('Z', '+00:00'),
				verdict: day === 8 ? 'declined' : 'accepted', reason: day === 8 ? 'conflict' : null,
			})),
		})
		expect(await asked({ ...slot(8), uid })).toMatchObject({ verdict: 'accepted' })
		expect(await asked({ ...slot(8, '09:30', '10:30'), uid }, manager)).toMatchObject({ verdict: 'accepted' })
		expect(await asked({ ...slot(8), uid: 'another' }, manager)).toMatchObject({ verdict: 'declined', reason: 'conflict' })
		expect(await asked(slot(9, '17:00', '19:00'))).toMatchObject({ verdict: 'declined', reason: 'outside_hours' })
		expect(await asked(slot(9), viewer)).toMatchObject({ verdict: 'declined', reason: 'not_permitted' })
		expect(await asked({ ...slot(9), rrule: 'FREQ=DAILY' })).toMatchObject({ isCut: true })
		for (const rrule of ['FREQ=OFTEN', 'x', 'FREQ=DAILY\nATTENDEE:mailto:a@b', '=;=', 'RSCALE=GREGORIAN;FREQ=DAILY']) {
			expect(await asked({ ...slot(9), rrule })).toMatchObject({ verdict: 'declined', reason: 'not_understood', dates: [] })
		}
		expect(refusal(await call(stranger.session, 'POST', `/api/rooms/${id}/check`, { body: slot(9) }))).toBe('403 not_viewer')
		expect(await list(manager.session, id)).toHaveLength(1)
	})
})

describe('the list of all bookings', () => {
	it('has what is asked for, and counts it @every-host', async () => {
		const [own, other] = [await room({ autoAccept: false }), await room()]
		await permit(admin, { room: other }, { viewers: [account(manager.user)], bookers: [account(booker.user)] })
		const uids = [await book(booker.session, own, 3), await book(booker.session, own, 4), await book(booker.session, other, 5)]
		await respond(manager.session, own, uids[1] as string, { action: 'decline' })
		const uidsOf = async (by: typeof admin, query: Readonly<Record<string, string>>) =>
			(await Promise.all([own, other].map((one) => seen(by, one, query)))).flat().map(({ uid }) => uids.indexOf(uid))
		expect(await uidsOf(manager.session, {})).toEqual([0, 1, 2])
		expect(await uidsOf(manager.session, { scope: 'manage' })).toEqual([0, 1])
		expect(await uidsOf(manager.session, { status: 'pending' })).toEqual([0])
		expect(await uidsOf(manager.session, { status: 'declined' })).toEqual([1])
		expect(await uidsOf(manager.session, { status: 'accepted' })).toEqual([2])
		expect(await uidsOf(manager.session, { status: 'all', from: '2046-05-04', to: '2046-05-04' })).toEqual([1])
		expect(await uidsOf(stranger.session, {})).toEqual([])
		expect(await uidsOf(admin, { scope: 'manage' })).toEqual([0, 1, 2])
		expect((await seen(booker.session, own)).map(({ isOwn }) => isOwn)).toEqual([true, true])
		const query = { room: own, from: '2046-05-01', to: '2046-05-31' }
		expect(await ask(manager.session, 'GET', '/api/all-bookings', { query }))
			.toMatchObject({ stats: { today: 0, pending: 1, thisWeek: 0 } })
	})

	it('refuses a year and a day', async () => {
		const path = bookingPath(await room())
		for (const [query, error] of [
			[{ from: '2026-13-01' }, 'Invalid "from" date format'], [{ to: 'never' }, 'Invalid "to" date format'],
			[{ from: '2026-03-02', to: '2026-03-01' }, '"from" must be before "to"'],
			[{ from: '2026-01-01', to: '2027-01-02' }, 'Date range must not exceed 365 days'],
		] as const) {
			for (const address of ['/api/all-bookings', path]) {
				expect(told(await call(admin, 'GET', address, { query }))).toEqual({ status: 400, error })
			}
		}
		expect((await call(admin, 'GET', '/api/all-bookings', { query: { status: 'unknown' } })).status).toBe(400)
	})
})
