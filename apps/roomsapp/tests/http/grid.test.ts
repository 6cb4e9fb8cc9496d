// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Grid } from '@suite/schema/rooms/look/grid'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { account, ask, call, newRoom, permit, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const day = '2047-03-04'
const weekly = { enabled: true, rules: [{ days: [1], startTime: '09:00', endTime: '17:30' }] }

async function openRoom(wished: Parameters<typeof newRoom>[1] = {}) {
	const room = await newRoom(admin, { autoAccept: true, ...wished })
	const [viewer, booker] = [await crew.as('viewer'), await crew.as('booker')]
	await permit(admin, { room: room.id }, { viewers: [account(viewer.user)], bookers: [account(booker.user)] })
	return { room, viewer: viewer.session, booker: booker.session }
}

const read = (client: Parameters<typeof ask>[0], query: Readonly<Record<string, string>>): Promise<Grid> =>
	ask<Grid>(client, 'GET', '/api/grid', { query })

describe('the grid', () => {
	it('tells the open minutes of each day, in the zone of the room', async () => {
		const { room, viewer } = await openRoom({ availabilityRules: weekly, timeZone: 'America/New_York', bufferAfter: 10 })
		const { rooms, days, from } = await read(viewer, { from: day, days: '7', room: room.id })
		expect([from, days]).toEqual([day, 7])
		expect(rooms).toEqual([expect.objectContaining({
			id: room.id, timeZone: 'America/New_York', bufferBefore: 0, bufferAfter: 10, canBook: false, canManage: false,
			open: [[[540, 1050]], [], [], [], [], [], []],
		})])
	})

	it('has a room that is always open from midnight to midnight, and one out of service never', async () => {
		const { room, viewer } = await openRoom()
		expect((await read(viewer, { from: '2047-03-31', room: room.id })).rooms?.[0]?.open).toEqual([[[0, 1440]]])
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { active: false } })
		expect((await read(viewer, { from: day, room: room.id })).rooms).toEqual([expect.objectContaining({ active: false, open: [[]] })])
	})

	it('shows bookings of the days alone, and what they are about to their organizer alone where the room is private', async () => {
		const { room, viewer, booker } = await openRoom({ titlePrivacy: true })
		for (const on of [day, '2047-03-12']) {
			await ask(booker, 'POST', `/api/rooms/${room.id}/bookings`, {
				body: { summary: 'Secret', start: `${on}T09:00`, end: `${on}T10:00` },
			})
		}
		const shown = async (client: typeof viewer) => (await read(client, { from: day, room: room.id })).bookings
			?.map(({ summary, isOwn, dtstart }) => [summary, isOwn, dtstart.slice(0, 16)])
		expect(await shown(booker)).toEqual([['Secret', true, `${day}T09:00`]])
		expect(await shown(viewer)).toEqual([['Reserved', false, `${day}T09:00`]])
	})

	it('says only that nothing has changed to who knows the version', async () => {
		const { room, viewer, booker } = await openRoom()
		const { version } = await read(viewer, { from: day, room: room.id })
		expect(await read(viewer, { from: day, room: room.id, known: version })).toMatchObject({ version, rooms: null, bookings: null })
		await ask(booker, 'POST', `/api/rooms/${room.id}/bookings`, {
			body: { summary: 'New', start: `${day}T09:00`, end: `${day}T10:00` },
		})
		const changed = await read(viewer, { from: day, room: room.id, known: version })
		expect(changed.version).not.toBe(version)
		expect(changed.bookings).toEqual([expect.objectContaining({ summary: 'New' })])
	})

	it('is empty for a room that the caller may not view', async () => {
		const { room } = await openRoom()
		const { session } = await crew.as('stranger')
		expect(await read(session, { from: day, room: room.id })).toMatchObject({ rooms: [], bookings: [] })
	})

	it.each([
		[{ from: '2047-02-29' }, '400 bad_date /from'],
		[{ from: '2047-03-04T09:00' }, '400 bad_date /from'],
		[{ from: day, days: '43' }, '400 invalid_input /query/days'],
	])('refuses %j', async (query, expected) => {
		const { session } = await crew.as('viewer')
		expect(refusal(await call(session, 'GET', '/api/grid', { query }))).toBe(expected)
	})
})
