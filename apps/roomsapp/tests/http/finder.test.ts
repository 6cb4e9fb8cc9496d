// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { FoundRooms } from '@suite/schema/rooms/look/finder'
import { describe, expect, it } from 'vitest'
import { at, book, slot } from './bookings/scene.ts'
import { openRoom } from './caldav.ts'
import { people } from './people.ts'
import { account, ask, newRoom, permit } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [booker, stranger] = [await crew.as('booker'), await crew.as('stranger')]

/** Rooms of one building that no other test has. */
const building = () => uniqueName('House')
const inside = (house: string) => ({ address: `${house}, , , ` })
const find = (by: Client, query: Readonly<Record<string, string>>) =>
	ask<FoundRooms>(by, 'GET', '/api/find', { query: { limit: '50', ...query } })
const short = ({ rooms }: FoundRooms, house: string) => rooms.filter((one) => one.building === house)
	.map(({ name, verdict, reason, misfits }) => `${name.split('-')[0]} ${verdict} ${reason ?? misfits.join('+')}`.trim())

describe('finding a room', () => {
	it('puts the smallest that fits first, then those that need approval, then what does not fit with the reason', async () => {
		const house = building()
		const make = (name: string, wished: object) => openRoom({ name: uniqueName(name), capacity: 8, ...inside(house), ...wished })
		await make('Large', { capacity: 20 })
		await make('Asked', { autoAccept: false })
		await make('Small', { capacity: 2 })
		await make('Closed', { active: false })
		await make('Seen', { everyone: 'view' })
		const busy = await make('Busy', {})
		const fits = await make('Fits', {})
		await book(booker.session, busy.id, 3)
		const found = await find(booker.session, { ...slot(3), seats: '6', building: house.toLowerCase() })
		expect(short(found, house)).toEqual([
			'Fits accepted', 'Large accepted', 'Asked pending', 'Busy declined conflict', 'Closed declined inactive',
			'Seen declined not_permitted', 'Small declined seats',
		])
		expect(found.bookable).toBe(3)
		expect(found.buildings).toContain(house)
		expect(found.rooms[0]).toMatchObject({ id: fits.id, email: fits.email, dates: 1, freeDates: 1, missing: [] })
	})

	it('names what a room lacks and hides rooms that the caller may not view', async () => {
		const house = building()
		await openRoom({ name: uniqueName('Bare'), ...inside(house), facilities: ['audio'] })
		const hidden = await newRoom(admin, { name: uniqueName('Hidden'), ...inside(house) })
		const query = { ...slot(4), building: house, facilities: 'audio,projector' }
		const { rooms } = await find(stranger.session, query)
		expect(rooms.find((one) => one.building === house)).toMatchObject({ misfits: ['facilities'], missing: ['projector'] })
		expect(rooms.some(({ id }) => id === hidden.id)).toBe(false)
		await permit(admin, { room: hidden.id }, { viewers: [account(stranger.user)] })
		expect((await find(stranger.session, query)).rooms.some(({ id }) => id === hidden.id)).toBe(true)
	})

	it('shows the longest part of a time that is free, as far as buffers allow, and until when a room is free', async () => {
		const house = building()
		const room = await openRoom({ ...inside(house), bufferAfter: 15 })
		await book(booker.session, room.id, 5, { start: at(5, '09:15'), end: at(5, '09:30') })
		const part = async (from: string, to: string) =>
			(await find(booker.session, { start: at(5, from), end: at(5, to), building: house })).rooms.find(({ id }) => id === room.id)
		expect(await part('09:00', '11:00')).toMatchObject({
			verdict: 'declined', reason: 'conflict', freeUntil: null,
			gap: { start: '2046-05-05T09:45:00+00:00', end: '2046-05-05T11:00:00+00:00' },
			taken: [{ start: '2046-05-05T09:15:00+00:00', end: '2046-05-05T09:30:00+00:00' }],
		})
		expect(await part('09:10', '09:40')).toMatchObject({ verdict: 'declined', gap: null })
		expect(await part('08:00', '08:30')).toMatchObject({ verdict: 'accepted', freeUntil: '2046-05-05T09:00:00+00:00', taken: [] })
	})

	it('asks about all dates of a series', async () => {
		const house = building()
		const [strict, lenient] = [await openRoom(inside(house)), await openRoom({ ...inside(house), acceptsFreeDates: true })]
		await Promise.all([strict, lenient].map(({ id }) => book(booker.session, id, 13)))
		const { rooms } = await find(booker.session, { ...slot(6), building: house, rrule: 'FREQ=WEEKLY;COUNT=3' })
		const dates = (room: string) => rooms.filter(({ id }) => id === room)
			.map(({ verdict, dates, freeDates }) => `${verdict} ${freeDates}/${dates}`)
		expect([...dates(strict.id), ...dates(lenient.id)]).toEqual(['declined 2/3', 'accepted 2/3'])
	})

	it('means now and an hour when no time is said', async () => {
		const { start, end } = await find(booker.session, { limit: '1' })
		expect(Date.parse(end) - Date.parse(start)).toBe(3_600_000)
		expect(Math.abs(Date.now() - Date.parse(start))).toBeLessThan(10 * 60_000)
		const longer = await find(booker.session, { limit: '1', duration: '90' })
		expect(Date.parse(longer.end) - Date.parse(longer.start)).toBe(5_400_000)
	})
})
