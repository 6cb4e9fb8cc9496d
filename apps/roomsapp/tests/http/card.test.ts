// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { RoomCard } from '@suite/schema/rooms/look/card'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { account, ask, call, newRoom, permit, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [viewer, booker, manager] = [await crew.as('viewer'), await crew.as('booker'), await crew.as('manager')]

async function openRoom(wished: Parameters<typeof newRoom>[1] = {}) {
	const room = await newRoom(admin, { autoAccept: true, ...wished })
	await permit(admin, { room: room.id }, {
		viewers: [account(viewer.user)], bookers: [account(booker.user)], managers: [account(manager.user)],
	})
	return room
}
const read = (by: Parameters<typeof ask>[0], room: string) => ask<RoomCard>(by, 'GET', `/api/rooms/${room}/card`)
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

describe('the card of a room', () => {
	it('tells viewers what they may know, and managers where programs subscribe', async () => {
		const room = await openRoom({
			capacity: 6, floor: '2', facilities: ['projector'], description: 'With a view', responsibleContact: 'Reception',
			timeZone: 'America/New_York',
		})
		const { feedUrl } = await ask<{ feedUrl: string }>(manager.session, 'POST', `/api/rooms/${room.id}/feed`)
		const { nextFree, ...card } = await read(viewer.session, room.id)
		expect(card).toEqual({
			id: room.id, name: room.name, email: room.email, capacity: 6, floor: '2', facilities: ['projector'], location: room.name,
			description: 'With a view', responsibleContact: 'Reception', timeZone: 'America/New_York', active: true, canBook: false,
			feedUrl: null,
		})
		expect(nextFree).toMatchObject({ isNow: true, needsApproval: false })
		expect(nextFree?.start).toMatch(/-0[45]:00$/)
		expect(await read(manager.session, room.id)).toMatchObject({ canBook: true, feedUrl })
	})

	it('looks behind bookings and their buffers for the next free time', async () => {
		const room = await openRoom({ timeZone: 'UTC', bufferAfter: 30 })
		await ask(booker.session, 'POST', `/api/rooms/${room.id}/bookings`, {
			body: { summary: 'Long', start: day(0), end: day(2), allDay: true },
		})
		expect((await read(viewer.session, room.id)).nextFree).toEqual({
			start: `${day(2)}T00:30:00+00:00`, end: `${day(3)}T00:00:00+00:00`, isNow: false, needsApproval: false,
		})
	})

	it('says whether a booking of the caller would wait, as the policy decides', async () => {
		const room = await openRoom({ autoAccept: false })
		expect((await read(booker.session, room.id)).nextFree?.needsApproval).toBe(true)
		expect((await read(manager.session, room.id)).nextFree?.needsApproval).toBe(false)
	})

	it('finds nothing for a room out of service, and refuses strangers and unknown rooms', async () => {
		const room = await openRoom({ active: false })
		expect(await read(viewer.session, room.id)).toMatchObject({ active: false, nextFree: null })
		const stranger = await crew.as('stranger')
		expect(refusal(await call(stranger.session, 'GET', `/api/rooms/${room.id}/card`))).toBe('403 not_viewer')
		expect(refusal(await call(stranger.session, 'GET', '/api/rooms/no-such-room/card'))).toBe('404 unknown_room')
	})
})
