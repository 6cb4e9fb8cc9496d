// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { uniqueName } from '@suite/fixtures/accounts'
import { AnonymousClient } from '@suite/fixtures/client'
import type { PublicRoom } from '@suite/schema/rooms/public/room'
import { administrator } from '@suite/testing/administrator'
import { publicCall, told, tokenCaller } from './publicApi.ts'
import { ask, newRoom } from './rooms.ts'

const { session: admin } = await administrator()
const anonymous = new AnonymousClient(admin.url)
const type = uniqueName('type')
const studio = await newRoom(admin, {
	name: uniqueName('A studio'), roomType: type, capacity: 12, roomNumber: '2.04', floor: '2', facilities: ['audio'], description: 'Quiet',
	address: 'Tower, High Street 1, 1011 AB, Amsterdam', responsibleContact: 'Ada', autoAccept: true,
})
const closed = await newRoom(admin, { name: uniqueName('B closed'), roomType: type, capacity: 4 })
await ask(admin, 'PUT', `/api/rooms/${closed.id}`, { body: { active: false } })
const [all, restricted] = [await tokenCaller(admin), await tokenCaller(admin, { roomIds: [studio.id] })]

const list = async (query: Record<string, string>, caller = all) => {
	const reply = await publicCall(caller, '/rooms', { query: { type, ...query } })
	expect(reply.status, reply.text).toBe(200)
	return (reply.json as PublicRoom[]).map(({ id }) => id)
}

describe('rooms in the public API', () => {
	it('have the same fields in the list and alone @every-host', async () => {
		const expected = {
			id: studio.id, name: studio.name, email: studio.email, capacity: 12, roomNumber: '2.04', roomType: type, facilities: ['audio'],
			location: 'High Street 1, 1011 AB Amsterdam (Tower, Room 2.04)', description: 'Quiet', responsibleContact: 'Ada',
			autoAccept: true, active: true,
		}
		expect((await publicCall(all, `/rooms/${studio.id}`)).json).toEqual(expected)
		expect(((await publicCall(all, '/rooms', { query: { type } })).json as PublicRoom[])[0]).toEqual(expected)
		expect((await publicCall(all, `/rooms/${closed.id}`)).json).toMatchObject({
			location: closed.name, responsibleContact: '', active: false,
		})
	})

	it.each([
		[{}, 'both'],
		[{ active: 'true' }, 'studio'],
		[{ active: '1' }, 'studio'],
		[{ active: 'false' }, 'closed'],
		[{ active: 'anything' }, 'closed'],
		[{ capacity_min: '12' }, 'studio'],
		[{ capacity_min: '13' }, 'none'],
		[{ capacity_min: '-5' }, 'both'],
		[{ active: 'false', capacity_min: '5' }, 'none'],
		[{ unknown: 'x' }, 'both'],
	] as const)('are filtered: %j', async (query, result) => {
		const expected = { both: [studio.id, closed.id], studio: [studio.id], closed: [closed.id], none: [] }
		expect(await list(query)).toEqual(expected[result])
	})

	it.each(['seven', '1.5', '', '99999999999999999999'])('refuse "%s" seats', async (seats) => {
		expect((await publicCall(all, '/rooms', { query: { capacity_min: seats } })).status).toBe(400)
	})

	it('are limited to those of a restricted token, which cannot tell the others from none', async () => {
		expect(await list({}, restricted)).toEqual([studio.id])
		expect((await publicCall(restricted, `/rooms/${studio.id}`)).status).toBe(200)
		const replies = await Promise.all([closed.id, 'no-such-room', 'x'.repeat(64)].map((id) =>
			publicCall(restricted, `/rooms/${id}`)))
		expect(replies.map(told)).toEqual(replies.map(() => ({ status: 403, error: 'Token does not have access to this room' })))
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
	})

	it('are unknown to a token for all rooms when they do not exist', async () => {
		for (const id of ['no-such-room', studio.id.toUpperCase(), `${studio.id}%20`]) {
			expect(told(await publicCall(all, `/rooms/${id}`)), id).toEqual({ status: 404, error: 'Room not found' })
		}
	})

	it('appear and go with the room, and a token restricted to a deleted room gets no other', async () => {
		const room = await newRoom(admin, { roomType: type })
		const caller = await tokenCaller(admin, { roomIds: [room.id] })
		expect(await list({}, caller)).toEqual([room.id])
		await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
		expect(await list({}, caller)).toEqual([])
		expect(await list({})).not.toContain(room.id)
		expect((await publicCall(caller, `/rooms/${studio.id}`)).status).toBe(403)
		const namesake = await newRoom(admin, { name: room.name, roomType: type })
		expect(namesake.id).not.toBe(room.id)
		expect(await list({}, caller)).toEqual([])
	})

	it('may be read by pages of other sites, refusals too @every-host', async () => {
		const headers = { Origin: 'https://display.example' }
		const replies = [
			[await publicCall(all, '/rooms', { headers }), 200],
			[await publicCall(all, '/rooms', { headers, query: { capacity_min: 'x' } }), 400],
			[await publicCall(anonymous, '/rooms', { headers }), 401],
			[await publicCall(restricted, `/rooms/${closed.id}`, { headers }), 403],
			[await publicCall(all, '/rooms/no-such-room', { headers }), 404],
		] as const
		for (const [reply, status] of replies) {
			expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
			expect(reply.headers.get('access-control-allow-credentials')).not.toBe('true')
		}
		const preflight = await publicCall(anonymous, `/rooms/${studio.id}`, { headers: {
			...headers, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization',
		} }, 'OPTIONS')
		expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
		expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
	})
})
