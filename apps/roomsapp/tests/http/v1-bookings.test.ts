// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import type { BookedSlot, PublicBooking } from '@suite/schema/rooms/public/booking'
import { administrator } from '@suite/testing/administrator'
import { publicCall, told, tokenCaller } from './publicApi.ts'
import { ask, newRoom } from './rooms.ts'

const { session: admin } = await administrator()
const room = await newRoom(admin, { autoAccept: true, timeZone: 'Europe/Amsterdam' })
const [booker, reader, restricted] =
	[await tokenCaller(admin, { scope: 'book' }), await tokenCaller(admin), await tokenCaller(admin, { scope: 'book', roomIds: [room.id] })]

/** Every test books days of its own. */
let day = 0
const nextDay = () => new Date(Date.UTC(2046, 0, 1) + 86_400_000 * day++).toISOString().slice(0, 10)
const slot = (date: string, from = '09:00', to = '10:00') => ({ title: 'Talk', start: `${date}T${from}:00Z`, end: `${date}T${to}:00Z` })
const book = (body: unknown, id = room.id, by = booker) => publicCall(by, `/rooms/${id}/bookings`, { body }, 'POST')
const booked = async (body: unknown, id = room.id) => {
	const reply = await book(body, id)
	expect(reply.status, reply.text).toBe(201)
	return reply.json as BookedSlot
}
const list = async (query: Record<string, string>, id = room.id) => {
	const reply = await publicCall(reader, `/rooms/${id}/bookings`, { query })
	expect(reply.status, reply.text).toBe(200)
	return reply.json as PublicBooking[]
}
const on = (date: string, id = room.id) => list({ from: date, to: date }, id)
const cancel = (uid: string, query: Record<string, string> = {}, by = booker, id = room.id): Promise<Reply> =>
	publicCall(by, `/rooms/${id}/bookings/${encodeURIComponent(uid)}`, { query }, 'DELETE')

describe('a booking of the public API', () => {
	it('is answered as it was sent, listed and cancelled @every-host', async () => {
		const date = nextDay()
		const made = await booked({ ...slot(date), organizer: 'Ada Lovelace <ada@example.org>', description: 'Engines' })
		expect(made).toEqual({
			uid: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
			title: 'Talk', start: `${date}T09:00:00Z`, end: `${date}T10:00:00Z`, status: 'accepted', room: { id: room.id, name: room.name },
		})
		expect(await on(date)).toEqual([{
			...made, start: `${date}T10:00:00+01:00`, end: `${date}T11:00:00+01:00`, organizer: 'Ada Lovelace', allDay: false,
			recurrenceId: null,
		}])
		expect((await cancel(made.uid)).json).toEqual({ status: 'ok' })
		expect(await on(date)).toEqual([])
		expect(told(await cancel(made.uid))).toEqual({ status: 404, error: 'Booking not found' })
		expect((await book(slot(date))).status).toBe(201)
	})

	it('waits where the room needs approval, and keeps the time from others', async () => {
		const asked = await newRoom(admin)
		const date = nextDay()
		expect((await booked(slot(date), asked.id)).status).toBe('pending')
		expect((await book(slot(date), asked.id)).status).toBe(409)
		const statuses = await Promise.all(['pending', 'accepted', 'declined', 'everything', ''].map(async (status) =>
			(await list({ status }, asked.id)).length))
		expect(statuses).toEqual([1, 0, 0, 1, 1])
	})

	it.each([
		['two dates alone as whole days of the room', '2046-07-02', '2046-07-04', '2046-07-02T00:00:00+02:00',
			'2046-07-04T00:00:00+02:00', true],
		['a time without an offset as UTC', '2046-07-10T08:00', '2046-07-10T09:00:30', '2046-07-10T10:00:00+02:00',
			'2046-07-10T11:00:30+02:00', false],
		['the basic format', '20460711T080000Z', '20460711T0900+0000', '2046-07-11T10:00:00+02:00', '2046-07-11T11:00:00+02:00', false],
		['another offset', '2046-07-12T08:00:00-05:00', '2046-07-12T15:30:00+02:00', '2046-07-12T15:00:00+02:00',
			'2046-07-12T15:30:00+02:00', false],
		['24:00', '2046-07-13T21:00:00+02:00', '2046-07-13T24:00:00+02:00', '2046-07-13T21:00:00+02:00',
			'2046-07-14T00:00:00+02:00', false],
		['an hour that the clocks leave out', '2046-03-25T02:30:00+01:00', '2046-03-25T03:30:00+02:00', undefined, undefined, false],
		['both hours that the clocks show twice', '2046-10-28T02:30:00+02:00', '2046-10-28T02:30:00+01:00', '2046-10-28T02:30:00+02:00',
			'2046-10-28T02:30:00+01:00', false],
		['the last day there is', '9999-12-30', '9999-12-31', '9999-12-30T00:00:00+01:00', '9999-12-31T00:00:00+01:00', true],
	] as const)('takes %s', async (_, start, end, from, to, allDay) => {
		const reply = await book({ title: 'Time', start, end })
		if (from === undefined) {
			// 02:30+01:00 and 03:30+02:00 are the same moment.
			expect(told(reply)).toEqual({ status: 400, error: 'End time must be after start time' })
			return
		}
		expect(reply.status, reply.text).toBe(201)
		expect(await on(start.slice(0, 4) === '9999' ? '9999-12-30' : from.slice(0, 10)))
			.toEqual([expect.objectContaining({ start: from, end: to, allDay })])
	})

	it('may be sent as a form', async () => {
		const date = nextDay()
		const reply = await publicCall(booker, `/rooms/${room.id}/bookings`, { raw: new URLSearchParams(slot(date)) }, 'POST')
		expect(reply.status, reply.text).toBe(201)
	})

	it('has one line as its title and tells nobody its description', async () => {
		const date = nextDay()
		const { title } = await booked({ ...slot(date), title: ' One\r\ntwo\u0007 ', description: 'Secret\u0001\nplan' })
		expect(title).toBe('One two')
		expect(JSON.stringify(await on(date))).not.toContain('Secret')
	})

	it('may follow another one without a gap', async () => {
		const date = nextDay()
		const replies = [await book(slot(date)), await book(slot(date, '10:00', '11:00')), await book(slot(date, '08:00', '09:00'))]
		expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
	})

	it('is made once when many ask at the same moment @every-host', async () => {
		const date = nextDay()
		const replies = await Promise.all(Array.from({ length: Number(process.env.CROWD ?? 20) }, () => book(slot(date))))
		const counts = replies.map(({ status }) => status).sort()
		expect(counts).toEqual([201, ...Array.from({ length: replies.length - 1 }, () => 409)])
		expect(await on(date)).toHaveLength(1)
	}, 120_000)
})

describe('a booking that does not fit', () => {
	const required = 'title, start, and end are required'
	const unreadable = 'Invalid date format for start or end'
	const late = 'End time must be after start time'
	const at = '2046-02-01T09:00:00Z'

	it.each([
		[required, {}],
		[required, { title: '', start: at, end: at }],
		[required, { title: ' \n', start: 'x', end: 'y' }],
		[required, { title: 'A', start: null, end: at }],
		[required, { title: 'A', start: at }],
		[unreadable, { title: 'A', start: 'tomorrow', end: at }],
		[unreadable, { title: 'A', start: '2046-02-30T09:00:00Z', end: at }],
		[unreadable, { title: 'A', start: '2046-02-01T25:00:00Z', end: at }],
		[unreadable, { title: 'A', start: '0000-00-00', end: '0000-00-00' }],
		[unreadable, { title: 'A', start: '1969-12-31T23:00:00Z', end: at }],
		[unreadable, { title: 'A', start: '2046-W05-1', end: at }],
		[unreadable, { title: 'A', start: at, end: '2046-02-01T10:00:00+99:00' }],
		[late, { title: 'A', start: at, end: at }],
		[late, { title: 'A', start: '2046-02-01T12:00:00+02:00', end: '2046-02-01T10:00:00Z' }],
		[late, { title: 'A', start: '2046-02-02', end: '2046-02-02' }],
	])('is refused with "%s": %j', async (error, body) => {
		expect(told(await book(body))).toEqual({ status: 400, error })
	})

	it.each([
		{ title: 'x'.repeat(256), start: at, end: at },
		{ title: ['A'], start: at, end: at },
		{ title: 'A', start: 5, end: at },
		{ title: 'A', start: at, end: {} },
		{ title: 'A', start: at, end: at, organizer: 7 },
		{ title: 'A\u0000', start: at, end: at },
		['A'],
		'A',
	])('is refused for its form: %j', async (body) => {
		expect((await book(body)).status).toBe(400)
	})

	it('is refused for the first of several reasons', async () => {
		const rules = [{ days: [0, 1, 2, 3, 4, 5, 6], startTime: '08:00', endTime: '12:00' }]
		const strict = await newRoom(admin, {
			autoAccept: true, timeZone: 'UTC', maxBookingHorizon: 10, availabilityRules: { enabled: true, rules },
			shortest: 15, longest: 60,
		})
		const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
		expect((await book(slot(days(2)), strict.id)).status).toBe(201)
		const said = async (body: unknown) => told(await book(body, strict.id))
		const [taken, closed, far] = [
			{ status: 409, error: 'Room is already booked during this time' },
			{ status: 422, error: 'Booking is outside available hours' },
			{ status: 422, error: 'Booking exceeds maximum booking horizon' },
		]
		expect(await said(slot(days(2), '09:30', '14:00'))).toEqual(taken)
		expect(await said(slot(days(2), '11:30', '12:01'))).toEqual(closed)
		expect(await said(slot(days(12), '13:00', '14:00'))).toEqual(closed)
		expect(await said(slot(days(12)))).toEqual(far)
		expect(await said(slot(days(3), '09:00', '09:10'))).toEqual({ status: 422, error: 'Booking is shorter than the room allows' })
		expect(await said(slot(days(3), '09:00', '11:00'))).toEqual({ status: 422, error: 'Booking is longer than the room allows' })
		await ask(admin, 'PUT', `/api/rooms/${strict.id}`, { body: { active: false } })
		expect(await said(slot(days(2), '09:30', '14:00'))).toEqual({ status: 422, error: 'Room is not active and cannot be booked' })
		expect(await said({ title: '' })).toEqual({ status: 400, error: required })
	})
})

describe('a list of bookings', () => {
	it('has what touches the period, whole last days included', async () => {
		const own = await newRoom(admin, { autoAccept: true, timeZone: 'Pacific/Auckland' })
		await booked({ title: 'Night', start: '2046-05-03T23:00:00+12:00', end: '2046-05-04T01:00:00+12:00' }, own.id)
		await booked({ title: 'Day', start: '2046-05-05', end: '2046-05-06' }, own.id)
		const titles = async (query: Record<string, string>) => (await list(query, own.id)).map(({ title }) => title)
		expect(await titles({})).toEqual(['Night', 'Day'])
		expect(await titles({ from: '2046-05-03', to: '2046-05-03' })).toEqual(['Night'])
		expect(await titles({ from: '2046-05-04', to: '2046-05-05' })).toEqual(['Night', 'Day'])
		expect(await titles({ from: '2046-05-04T01:00:00 12:00', to: '2046-05-05T00:00:00+12:00' })).toEqual([])
		expect(await titles({ from: '2046-05-04T01:00:00+12:00' })).toEqual(['Day'])
		expect(await titles({ to: '2046-05-04' })).toEqual(['Night'])
	})

	it.each([
		[{ from: 'x' }, 'Invalid "from" date format'],
		[{ to: '2046-02-29' }, 'Invalid "to" date format'],
		[{ from: '' }, 'Invalid "from" date format'],
		[{ from: '2046-03-02', to: '2046-03-01' }, '"from" must be before "to"'],
		[{ from: '2046-03-01T00:00:00Z', to: '2046-03-01T00:00:00Z' }, '"from" must be before "to"'],
		[{ from: '2046-01-01', to: '2047-01-02' }, 'Date range must not exceed 365 days'],
		[{ from: '2046-01-01T00:00:00Z', to: '2047-01-01T00:00:01Z' }, 'Date range must not exceed 365 days'],
	])('is refused for %j', async (query, error) => {
		expect(told(await publicCall(reader, `/rooms/${room.id}/bookings`, { query }))).toEqual({ status: 400, error })
	})

	it.each([
		{ from: '2046-01-01', to: '2047-01-01' },
		{ from: '2046-01-01T00:00:00Z', to: '2047-01-01T00:00:00Z' },
		{ from: '2046-02-25', to: '2046-02-25' },
		{ from: '0001-01-01', to: '0001-12-31' },
		{ from: '9999-01-01', to: '9999-12-31' },
	])('takes %j', async (query) => {
		expect((await publicCall(reader, `/rooms/${room.id}/bookings`, { query })).status).toBe(200)
	})

	it('says "Reserved" where the room keeps titles private', async () => {
		const discreet = await newRoom(admin, { autoAccept: true, titlePrivacy: true })
		expect((await booked(slot(nextDay()), discreet.id)).title).toBe('Talk')
		expect((await list({}, discreet.id)).map(({ title }) => title)).toEqual(['Reserved'])
	})
})

describe('bookings of rooms that a token may not use', () => {
	it('are forbidden like those of rooms that do not exist, and unknown to a token for all rooms', async () => {
		const other = await newRoom(admin)
		for (const id of [other.id, 'no-such-room']) {
			for (const reply of [await book(slot(nextDay()), id, restricted), await cancel('any', {}, restricted, id)]) {
				expect(told(reply)).toEqual({ status: 403, error: 'Token does not have access to this room' })
			}
		}
		for (const reply of [await book({}, 'no-such-room'), await cancel('any', {}, booker, 'no-such-room')]) {
			expect(told(reply)).toEqual({ status: 404, error: 'Room not found' })
		}
		expect((await book(slot(nextDay()), room.id, restricted)).status).toBe(201)
	})

	it.each(['a@b', 'a/b/../c', 'a%2Fb', 'ü 🙂', '%00', '.', 'x'.repeat(3_000)])('are unknown by the UID %s', async (uid) => {
		const reply = await cancel(uid)
		expect(reply.status, reply.text).toBe(404)
	})
})
