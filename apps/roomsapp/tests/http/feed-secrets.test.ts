// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import type { Feed } from '@suite/schema/rooms/feed'
import type { ListedRoom, Room } from '@suite/schema/rooms/room'
import { people } from './people.ts'
import { told } from './publicApi.ts'
import { account, ask, call, newRoom, permit } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [{ user: managerId, basic: manager }, { user: viewerId, basic: viewer }] = [await crew.as('manager'), await crew.as('viewer')]
const room = await newRoom(admin)
await permit(admin, { room: room.id }, { viewers: [account(viewerId)], managers: [account(managerId)] })

const change = (by: Client, body: unknown, id = room.id) => call(by, 'POST', `/api/rooms/${id}/feed`, { body })
const changed = async (body: object) => {
	const reply = await change(manager, body)
	expect(reply.status, reply.text).toBe(200)
	return reply.json as Feed
}
const read = () => ask<Room>(manager, 'GET', `/api/rooms/${room.id}`)
const address = new RegExp(`^${admin.url}/index\\.php/apps/roomsapp/api/v1/rooms/${room.id}/feed/rmf_[0-9A-Za-z]{40}/calendar\\.ics$`)

describe('the feed of a room', () => {
	it('has an address that its managers see until it gets another one or is turned off @every-host', async () => {
		const addresses = new Set<string | null>()
		for (const body of [{ action: 'enable' }, { action: 'enable' }, { action: 'rotate' }, {}]) {
			const feed = await changed(body)
			expect(feed).toEqual({ feedEnabled: true, feedUrl: expect.stringMatching(address) as unknown })
			expect(await read()).toMatchObject(feed)
			addresses.add(feed.feedUrl)
		}
		expect(addresses.size).toBe(4)
		expect(await changed({ action: 'disable' })).toEqual({ feedEnabled: false, feedUrl: null })
		expect(await read()).toMatchObject({ feedEnabled: false, feedUrl: null })
		expect(addresses).not.toContain((await changed({ action: 'enable' })).feedUrl)
	})

	it('shows its secret in no list, to nobody', async () => {
		const { feedUrl } = await changed({})
		const secret = /rmf_\w+/.exec(feedUrl ?? '')?.[0] ?? 'none'
		for (const by of [admin, manager, viewer]) {
			const reply = await call(by, 'GET', '/api/rooms')
			expect((reply.json as ListedRoom[]).find(({ id }) => id === room.id)?.feedEnabled).toBe(true)
			expect(reply.text).not.toContain(secret)
		}
	})

	it('keeps its address when the room is changed', async () => {
		const { feedUrl } = await changed({})
		await ask(manager, 'PUT', `/api/rooms/${room.id}`, { body: { capacity: 3 } })
		expect((await read()).feedUrl).toBe(feedUrl)
	})

	it.each([[{ action: 'open' }], [{ action: null }], [{ action: '' }], [{ action: ['rotate'] }], [['rotate']], ['rotate']])(
		'is not changed by %j',
		async (body) => {
			const { feedUrl } = await changed({})
			expect((await change(manager, body)).status).toBe(400)
			expect((await read()).feedUrl).toBe(feedUrl)
		},
	)

	it('is changed by managers and administrators only', async () => {
		expect(told(await change(viewer, {}))).toEqual({ status: 403, error: 'Forbidden' })
		expect(told(await change(admin, {}, 'no-such-room'))).toEqual({ status: 404, error: 'Room not found' })
		expect((await change(admin, {})).status).toBe(200)
	})
})
