// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedBooking } from '@suite/schema/rooms/booking'
import type { GridRoom } from '@suite/schema/rooms/look/grid'
import { describe, expect, it } from 'vitest'
import { closedTimes, filtered, rowsOf } from '../../src/grid/rows.ts'
import { addDays, clock, daysBetween, isDay, localTime, minuteOf, minuteOn, momentIn, weekStart } from '../../src/grid/time.ts'

const room = (fields: Partial<GridRoom> = {}): GridRoom => ({
	id: 'oak', name: 'Oak', capacity: 6, roomType: 'meeting-room', facilities: ['video'],
	building: 'North', location: 'North, floor 2',
	timeZone: 'Europe/Amsterdam', active: true, autoAccept: true, bufferBefore: 0, bufferAfter: 0, canBook: true, canManage: false,
	open: [[[0, 1440]]], ...fields,
})
const booking = (start: string, end: string, fields: Partial<ListedBooking> = {}): ListedBooking => ({
	uid: start, uri: `${start}.ics`, summary: 'Meeting', dtstart: start, dtend: end, allDay: false, organizer: '', organizerName: 'Ada',
	partstat: 'ACCEPTED', status: 'CONFIRMED', recurrenceId: null, roomId: 'oak', roomName: 'Oak', roomLocation: '', isOwn: false,
	...fields,
})
const blocksOf = (bookings: readonly ListedBooking[], of = room()) => rowsOf([of], ['2026-11-02'], bookings)[0]?.blocks ?? []

describe('times of the grid', () => {
	it('count days over the end of a month, of February and of summer time', () => {
		expect([addDays('2026-10-31', 1), addDays('2028-02-28', 1), addDays('2026-03-29', 1)])
			.toEqual(['2026-11-01', '2028-02-29', '2026-03-30'])
		expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
	})

	it('begin a week where the language does', () => {
		expect(['2026-11-01', '2026-11-02', '2026-11-07'].map((day) => [weekStart(day, 1), weekStart(day, 0)])).toEqual([
			['2026-10-26', '2026-11-01'], ['2026-11-02', '2026-11-01'], ['2026-11-02', '2026-11-01'],
		])
	})

	it('take what an answer says as the clock at the door', () => {
		expect(minuteOn('2026-11-02', '2026-11-02T09:30:00+01:00')).toBe(570)
		expect(minuteOn('2026-11-02', '2026-11-01T23:00:00+01:00')).toBe(-60)
		expect(minuteOn('2026-11-02', '2026-11-03')).toBe(1440)
	})

	it('are sent without an offset, the end of a day as the next one', () => {
		expect([localTime('2026-11-02', 570), localTime('2026-10-31', 1440)]).toEqual(['2026-11-02T09:30', '2026-11-01T00:00'])
	})

	it('are read as they are written, and nothing else is', () => {
		expect([minuteOf(clock(555)), minuteOf('24:00'), minuteOf('24:01'), minuteOf('9:00'), minuteOf('')])
			.toEqual([555, 1440, undefined, undefined, undefined])
		expect(['2026-02-28', '2026-02-30', '26-1-1', ['2026-02-28'], null].map(isDay)).toEqual([true, false, false, false, false])
	})

	it('are those of the zone of a room', () => {
		const moment = new Date('2026-11-02T23:30:00Z')
		expect([momentIn('Europe/Amsterdam', moment), momentIn('America/New_York', moment)])
			.toEqual([{ day: '2026-11-03', minute: 30 }, { day: '2026-11-02', minute: 1110 }])
	})
})

describe('rows of the grid', () => {
	it('are closed where no window is, also when windows overlap', () => {
		expect(closedTimes([])).toEqual([{ start: 0, end: 1440 }])
		expect(closedTimes([[0, 1440]])).toEqual([])
		expect(closedTimes([[780, 1020], [480, 720], [700, 800]])).toEqual([{ start: 0, end: 480 }, { start: 1020, end: 1440 }])
	})

	it('show the part of a booking that lies on the day, and cannot move it', () => {
		const found = blocksOf([
			booking('2026-11-01T22:00:00+01:00', '2026-11-02T01:00:00+01:00', { isOwn: true }),
			booking('2026-11-02T09:00:00+01:00', '2026-11-02T10:00:00+01:00', { isOwn: true }),
			booking('2026-11-03T00:00:00+01:00', '2026-11-03T01:00:00+01:00'),
			booking('2026-11-02', '2026-11-03', { allDay: true }),
		])
		expect(found.map(({ start, end, isWhole }) => [start, end, isWhole])).toEqual([[0, 60, false], [540, 600, true], [0, 1440, false]])
	})

	it('let organizers and managers change bookings', () => {
		const theirs = booking('2026-11-02T09:00', '2026-11-02T10:00')
		const own = booking('2026-11-02T11:00', '2026-11-02T12:00', { isOwn: true })
		expect(blocksOf([theirs, own]).map(({ mayChange }) => mayChange)).toEqual([false, true])
		expect(blocksOf([theirs, own], room({ canManage: true })).map(({ mayChange }) => mayChange)).toEqual([true, true])
	})

	it('keep buffers within the day', () => {
		const [early] = blocksOf([booking('2026-11-02T00:10', '2026-11-02T00:30')], room({ bufferBefore: 15, bufferAfter: 20 }))
		expect(early?.withBuffers).toEqual({ start: 0, end: 50 })
	})

	it('place what overlaps beside each other', () => {
		const found = blocksOf([
			booking('2026-11-02T09:00', '2026-11-02T11:00'), booking('2026-11-02T10:00', '2026-11-02T12:00'),
			booking('2026-11-02T13:00', '2026-11-02T14:00'),
		])
		expect(found.map(({ lane, lanes }) => [lane, lanes])).toEqual([[0, 2], [1, 2], [0, 1]])
	})

	it('are filtered by every word, the building and the seats', () => {
		const elm = room({ id: 'elm', name: 'Elm', capacity: 2 })
		const rooms = [room(), elm, room({ id: 'ash', name: 'Ash', building: 'South', location: '' })]
		const names = (text: string, building = '', seats = 0) =>
			filtered(rooms, { text, building, seats }, ({ facilities }) => facilities.join(' ')).map(({ name }) => name)
		expect([names(''), names(' OAK floor'), names('video', 'South'), names('', '', 4), names('oak elm')])
			.toEqual([['Oak', 'Elm', 'Ash'], ['Oak'], ['Ash'], ['Oak', 'Ash'], []])
	})
})
