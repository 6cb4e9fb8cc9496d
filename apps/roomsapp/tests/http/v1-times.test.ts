// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { RoomAvailability, RoomStatus } from '@suite/schema/rooms/public/times'
import type { RoomPatch } from '@suite/schema/rooms/room'
import type { RoomStatistics } from '@suite/schema/rooms/public/statistics'
import { administrator } from '@suite/testing/administrator'
import { publicCall, told, tokenCaller } from './publicApi.ts'
import { ask, newRoom } from './rooms.ts'

const { session: admin } = await administrator()
const caller = await tokenCaller(admin, { scope: 'admin' })
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const minutes = (count: number) => new Date(Math.floor(Date.now() / 60_000 + count) * 60_000).toISOString()
const rooms = (wished: RoomPatch = {}) => newRoom(admin, { autoAccept: true, timeZone: 'UTC', ...wished })
const book = async (id: string, start: string, end: string, title = 'Talk') => {
	const reply = await publicCall(caller, `/rooms/${id}/bookings`, { body: { title, start, end, organizer: 'Ada' } }, 'POST')
	expect(reply.status, reply.text).toBe(201)
	return (reply.json as { uid: string }).uid
}
const status = async (id: string) => (await publicCall(caller, `/rooms/${id}/status`)).json as RoomStatus
const availability = async (id: string, query: Record<string, string>) => {
	const reply = await publicCall(caller, `/rooms/${id}/availability`, { query })
	expect(reply.status, reply.text).toBe(200)
	return reply.json as RoomAvailability
}
const brief = ({ slots }: RoomAvailability) =>
	slots.map(({ date, start, end, status, title }) => [date.slice(5), `${start}-${end}`, title ?? status].join(' '))

describe('the status of a room', () => {
	it('is free until its next booking, then busy @every-host', async () => {
		const room = await rooms({ address: 'Tower, High Street 1, 1011 AB, Amsterdam', facilities: ['audio'] })
		expect(await status(room.id)).toEqual({
			room: {
				id: room.id, name: room.name, email: room.email, capacity: 0, roomNumber: '', roomType: 'meeting-room',
				facilities: ['audio'], location: 'High Street 1, 1011 AB Amsterdam (Tower)', autoAccept: true, active: true,
			},
			status: 'free', reason: null, currentBooking: null, nextBooking: null, freeUntil: null, todayBookings: [],
		})
		const [from, to] = [minutes(24 * 60), minutes(25 * 60)]
		await book(room.id, from, to, 'Later')
		const [start, end] = [from, to].map((time) => time.replace('.000Z', '+00:00'))
		const next = { title: 'Later', organizer: 'Ada', start, end, allDay: false }
		expect(await status(room.id)).toMatchObject({ status: 'free', nextBooking: next, freeUntil: next.start, todayBookings: [] })
		await book(room.id, minutes(-5), minutes(20), 'Now')
		const { currentBooking, ...busy } = await status(room.id)
		expect(busy).toMatchObject({ status: 'busy', nextBooking: next, freeUntil: null })
		expect(busy.todayBookings).toContainEqual(expect.objectContaining({ title: 'Now', status: 'accepted' }))
		expect(currentBooking).toMatchObject({ title: 'Now', organizer: 'Ada' })
		expect(currentBooking?.minutesRemaining).toBeGreaterThan(17)
		expect(currentBooking?.minutesRemaining).toBeLessThanOrEqual(20)
	})

	it('is busy while a booking waits for approval', async () => {
		const room = await rooms({ autoAccept: false })
		await book(room.id, minutes(-5), minutes(20))
		const { status: now, todayBookings } = await status(room.id)
		expect([now, todayBookings.map((one) => one.status)]).toEqual(['busy', ['pending']])
	})

	it('is unavailable outside its hours and out of service, and still has the bookings of today', async () => {
		const room = await rooms()
		await book(room.id, minutes(-5), minutes(20))
		const closed = { status: 'unavailable', currentBooking: null, nextBooking: null, freeUntil: null }
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { availabilityRules: { enabled: true, rules: [] } } })
		expect(await status(room.id)).toMatchObject({ ...closed, reason: 'outside_booking_hours' })
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { active: false } })
		const found = await status(room.id)
		expect(found).toMatchObject({ ...closed, reason: 'inactive' })
		expect(found.todayBookings).toHaveLength(1)
	})

	it('keeps titles private where the room does', async () => {
		const room = await rooms({ titlePrivacy: true })
		await book(room.id, minutes(-5), minutes(20))
		expect(JSON.stringify(await status(room.id))).not.toContain('Talk')
	})
})

describe('the availability of a room', () => {
	it('row 18: has busy and free slots within its hours, and none on closed days', async () => {
		const room = await rooms({ timeZone: 'Europe/Amsterdam', availabilityRules: { enabled: true, rules: [
			{ days: [1, 2, 3, 4, 5], startTime: '08:00', endTime: '18:00' },
			{ days: [6], startTime: '10:00', endTime: '00:00' },
		] } })
		await book(room.id, '2046-03-02T09:30:00+01:00', '2046-03-02T11:00:00+01:00')
		const rule = { start: '08:00', end: '18:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] }
		expect(await availability(room.id, { date: '2046-03-02' })).toEqual({
			room: { id: room.id, name: room.name }, date: '2046-03-02', status: 'open', reason: null, availabilityRules: rule,
			slots: [
				{ date: '2046-03-02', start: '08:00', end: '09:30', status: 'free' },
				{ date: '2046-03-02', start: '09:30', end: '11:00', status: 'busy', title: 'Talk' },
				{ date: '2046-03-02', start: '11:00', end: '18:00', status: 'free' },
			],
			days: [{ date: '2046-03-02', status: 'open', reason: null, availabilityRules: rule }],
		})
		const week = await availability(room.id, { from: '2046-03-02', to: '2046-03-04' })
		expect(week.days.map(({ date, status, reason }) => [date.slice(8), status, reason])).toEqual([
			['02', 'open', null], ['03', 'open', null], ['04', 'unavailable', 'outside_booking_hours'],
		])
		expect(brief(week).slice(3)).toEqual(['03-03 10:00-23:59 free'])
		const sunday = { status: 'unavailable', reason: 'outside_booking_hours', availabilityRules: null, slots: [] }
		expect(await availability(room.id, { date: '2046-03-04' })).toMatchObject(sunday)
	})

	it('says of every day in a period what is booked on it', async () => {
		const room = await rooms()
		await book(room.id, '2046-03-01T22:00:00Z', '2046-03-03T06:30:00Z', 'Long')
		await book(room.id, '2046-03-04', '2046-03-05', 'Day')
		expect(brief(await availability(room.id, { from: '2046-03-01', to: '2046-03-04' }))).toEqual([
			'03-01 00:00-22:00 free', '03-01 22:00-23:59 Long', '03-02 00:00-23:59 Long', '03-03 00:00-06:30 Long',
			'03-03 06:30-23:59 free', '03-04 00:00-23:59 Day',
		])
		expect(brief(await availability(room.id, { from: '2046-03-01T21:00:00Z', to: '2046-03-01T23:00:00Z', date: '2046-01-01' })))
			.toEqual(['03-01 21:00-22:00 free', '03-01 22:00-23:00 Long'])
		expect(brief(await availability(room.id, { from: '2046-03-03T06:00:00Z' })))
			.toEqual(['03-03 06:00-06:30 Long', '03-03 06:30-23:59 free'])
	})

	it('offers only what can be booked: buffers, shortest booking, horizon', async () => {
		const room = await rooms({ bufferBefore: 10, bufferAfter: 20, shortest: 60, availabilityRules: { enabled: true, rules: [
			{ days: everyDay, startTime: '08:00', endTime: '12:00' },
			{ days: everyDay, startTime: '13:00', endTime: '17:00' },
		] } })
		await book(room.id, '2046-03-02T14:15:00Z', '2046-03-02T15:15:00Z')
		expect(brief(await availability(room.id, { date: '2046-03-02' })))
			.toEqual(['03-02 08:00-12:00 free', '03-02 14:15-15:15 Talk', '03-02 15:45-17:00 free'])
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { maxBookingHorizon: 30 } })
		expect(await availability(room.id, { date: '2046-03-03' }))
			.toMatchObject({ status: 'unavailable', reason: 'beyond_horizon', slots: [] })
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { active: false } })
		const closed = await availability(room.id, { date: '2046-03-02' })
		expect([closed.reason, brief(closed)]).toEqual(['inactive', ['03-02 14:15-15:15 Talk']])
	})

	it('is right on the days when the clocks change', async () => {
		const room = await rooms({ timeZone: 'Europe/Amsterdam', availabilityRules: { enabled: true, rules: [
			{ days: everyDay, startTime: '01:00', endTime: '04:00' },
		] } })
		await book(room.id, '2046-10-28T02:30:00+02:00', '2046-10-28T02:30:00+01:00')
		expect(brief(await availability(room.id, { from: '2046-03-25', to: '2046-03-25' }))).toEqual(['03-25 01:00-04:00 free'])
		expect(brief(await availability(room.id, { date: '2046-10-28' })))
			.toEqual(['10-28 01:00-02:30 free', '10-28 02:30-02:30 Talk', '10-28 02:30-04:00 free'])
	})

	it('is that of today without a date', async () => {
		const room = await rooms({ timeZone: 'Pacific/Kiritimati' })
		const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' })
		const before = today.format(new Date())
		const { date } = await availability(room.id, {})
		expect([before, today.format(new Date())]).toContain(date)
	})

	it.each([
		[{ date: '2046-02-29' }, 'Invalid date format'],
		[{ date: '2046-02-01T00:00:00Z' }, 'Invalid date format'],
		[{ date: '' }, 'Invalid date format'],
		[{ from: 'monday' }, 'Invalid date format'],
		[{ from: '2046-02-02', to: '2046-02-01' }, '"from" must be before "to"'],
		[{ from: '2046-01-01', to: '2047-01-02' }, 'Date range must not exceed 365 days'],
	])('is refused for %j', async (query, error) => {
		const room = await rooms()
		expect(told(await publicCall(caller, `/rooms/${room.id}/availability`, { query }))).toEqual({ status: 400, error })
	})

	it('covers a year', async () => {
		const room = await rooms()
		expect((await availability(room.id, { from: '2046-01-01', to: '2047-01-01' })).days).toHaveLength(366)
	})
})

describe('the statistics', () => {
	const read = async (query: Record<string, string>, by = caller) => {
		const reply = await publicCall(by, '/statistics', { query })
		expect(reply.status, reply.text).toBe(200)
		return reply.json as RoomStatistics
	}

	it('count the dates of a period, as far as they lie in it, by all rules of the room', async () => {
		const room = await rooms({ roomType: '', timeZone: 'Europe/Amsterdam', availabilityRules: { enabled: true, rules: [
			{ days: everyDay, startTime: '08:00', endTime: '12:00' },
			{ days: everyDay, startTime: '10:00', endTime: '14:00' },
			{ days: [0], startTime: '20:00', endTime: '00:00' },
		] } })
		await book(room.id, '2046-03-01T09:00:00+01:00', '2046-03-01T11:30:00+01:00')
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { availabilityRules: { enabled: false } } })
		await book(room.id, '2046-03-04T23:00:00+01:00', '2046-03-05T03:00:00+01:00')
		const gone = await book(room.id, '2046-03-02T09:00:00+01:00', '2046-03-02T10:00:00+01:00')
		await publicCall(caller, `/rooms/${room.id}/bookings/${gone}`, {}, 'DELETE')
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { autoAccept: false } })
		await book(room.id, '2046-03-03T09:00:00+01:00', '2046-03-03T10:00:00+01:00')
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { availabilityRules: { enabled: true, rules: [
			{ days: everyDay, startTime: '08:00', endTime: '12:00' },
			{ days: everyDay, startTime: '10:00', endTime: '14:00' },
			{ days: [0], startTime: '20:00', endTime: '00:00' },
		] } } })
		// From Thursday to Sunday: 4 days of 6 hours, and 4 hours on Sunday evening.
		expect(await read({ from: '2046-03-01', to: '2046-03-04', room: room.id })).toEqual({
			period: { from: '2046-03-01', to: '2046-03-04' },
			rooms: { total: 1, active: 1, byType: { other: 1 } },
			bookings: { total: 4, accepted: 2, declined: 0, pending: 1, cancelled: 1 },
			utilization: [{
				roomId: room.id, roomName: room.name, totalHoursBooked: 3.5, totalHoursAvailable: 28, utilizationPercent: 12.5,
				bookingCount: 2,
			}],
		})
	})

	it('are limited to the rooms of a token', async () => {
		const [room, other] = [await rooms(), await rooms()]
		const restricted = await tokenCaller(admin, { scope: 'admin', roomIds: [room.id] })
		expect((await read({}, restricted)).utilization.map(({ roomId }) => roomId)).toEqual([room.id])
		for (const id of [other.id, 'no-such-room']) {
			expect(told(await publicCall(restricted, '/statistics', { query: { room: id } })))
				.toEqual({ status: 403, error: 'Token does not have access to this room' })
		}
		expect(told(await publicCall(caller, '/statistics', { query: { room: 'no-such-room' } })))
			.toEqual({ status: 404, error: 'Room not found' })
		const none = await tokenCaller(admin, { scope: 'admin', roomIds: [room.id] })
		await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
		expect(await read({}, none)).toMatchObject({ rooms: { total: 0, active: 0, byType: {} }, utilization: [] })
	})

	it('are those of the last 30 days without dates, and need an admin token', async () => {
		const { period } = await read({})
		expect((Date.parse(period.to) - Date.parse(period.from)) / 86_400_000).toBe(30)
		expect(Math.abs(Date.parse(period.to) - Date.now())).toBeLessThan(2 * 86_400_000)
		expect((await read({ to: '2020-01-31' })).period).toEqual({ from: '2020-01-01', to: '2020-01-31' })
		const reply = await publicCall(await tokenCaller(admin, { scope: 'book' }), '/statistics')
		expect(told(reply)).toEqual({ status: 403, error: 'Insufficient permissions. Required scope: admin' })
	})

	it.each([
		[{ from: '2046-02-30' }, 'Invalid "from" date format'],
		[{ to: '2046-02-01T00:00:00Z' }, 'Invalid "to" date format'],
		[{ from: '2046-02-02', to: '2046-02-01' }, '"from" must be before "to"'],
		[{ from: '2046-01-01', to: '2047-01-02' }, 'Date range must not exceed 365 days'],
	])('are refused for %j', async (query, error) => {
		expect(told(await publicCall(caller, '/statistics', { query }))).toEqual({ status: 400, error })
	})

	it('cover a year and a day', async () => {
		expect((await read({ from: '2046-01-01', to: '2047-01-01' })).period.to).toBe('2047-01-01')
	})
})
