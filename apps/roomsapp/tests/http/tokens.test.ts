// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { uniqueName } from '@suite/fixtures/accounts'
import { AnonymousClient, BearerClient } from '@suite/fixtures/client'
import type { ApiToken } from '@suite/schema/rooms/token'
import { administrator } from '@suite/testing/administrator'
import { newToken, publicCall, told } from './publicApi.ts'
import { ask, call, newRoom } from './rooms.ts'

const { session: admin, basic } = await administrator()
const anonymous = new AnonymousClient(admin.url)
const room = await newRoom(admin)
const listed = () => ask<ApiToken[]>(admin, 'GET', '/api/tokens')
const tokenOf = async (id: string) => (await listed()).find((token) => token.id === id)
const rooms = (secret: string) => publicCall(new BearerClient(admin.url, secret), '/rooms')

describe('tokens of the public API', () => {
	it('are created, listed without their secret, used and revoked @every-host', async () => {
		const name = uniqueName('Door é')
		const reply = await call(admin, 'POST', '/api/tokens', { body: {
			name, scope: 'book', roomIds: [room.id, room.id], expiresAt: '2199-12-31T23:00:00+01:00',
		} })
		expect(reply.status).toBe(201)
		const { token: secret, ...shown } = reply.json as ApiToken & { token: string }
		expect(shown).toMatchObject({
			name, scope: 'book', roomIds: [room.id], lastUsedAt: null, expiresAt: '2199-12-31T22:00:00Z',
			id: expect.stringMatching(/^tok_[0-9A-Za-z]{12}$/) as unknown,
		})
		expect(secret).toMatch(/^rma_[0-9A-Za-z]{40}$/)
		expect(await tokenOf(shown.id)).toEqual(shown)
		expect(JSON.stringify(await listed())).not.toContain(secret)

		expect((await rooms(secret)).status).toBe(200)
		expect(Date.parse((await tokenOf(shown.id))?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)

		const removed = await call(admin, 'DELETE', `/api/tokens/${shown.id}`)
		expect([removed.status, removed.json]).toEqual([200, { status: 'ok' }])
		expect(told(await rooms(secret))).toEqual({ status: 401, error: 'Invalid or expired API token' })
		expect(await tokenOf(shown.id)).toBeUndefined()
		expect(told(await call(admin, 'DELETE', `/api/tokens/${shown.id}`))).toEqual({ status: 404, error: 'Token not found' })
	})

	it('read all rooms for ever if nothing else is asked for', async () => {
		expect(await newToken(admin)).toMatchObject({ scope: 'read', roomIds: [], expiresAt: null })
	})

	it('are all kept when many are created at once', async () => {
		const created = await Promise.all(Array.from({ length: 12 }, () => newToken(admin)))
		const ids = (await listed()).map(({ id }) => id)
		expect(created.filter(({ id }) => !ids.includes(id))).toEqual([])
	})

	it.each([
		['no name', { name: undefined }],
		['null for a name', { name: null }],
		['a number for a name', { name: 7 }],
		['a blank name', { name: ' \t' }],
		['a name of 256 characters', { name: 'x'.repeat(256) }],
		['a name with NUL', { name: 'a\0b' }],
		['another scope', { scope: 'write' }],
		['a scope in capitals', { scope: 'READ' }],
		['null for a scope', { scope: null }],
		['a list of scopes', { scope: ['read'] }],
		['a room id without a list', { roomIds: room.id }],
		['numbers for room ids', { roomIds: [1] }],
		['null for room ids', { roomIds: null }],
		['a room that does not exist', { roomIds: [room.id, 'no-such-room'] }],
		['too many rooms', { roomIds: Array.from({ length: 1001 }, (_, i) => `room-${i}`) }],
		['a time in the past', { expiresAt: '2020-01-01T00:00:00Z' }],
		['a day that does not exist', { expiresAt: '2199-02-30T00:00:00Z' }],
		['words for a time', { expiresAt: 'tomorrow' }],
		['an empty time', { expiresAt: '' }],
		['a number for a time', { expiresAt: 7_000_000_000 }],
	])('are not created with %s', async (_, wrong) => {
		const name = uniqueName('refused')
		const reply = await call(admin, 'POST', '/api/tokens', { body: { name, ...wrong } })
		expect(reply.status, reply.text).toBe(400)
		expect((await listed()).some((token) => token.name === name)).toBe(false)
	})

	it('may have a name of 255 characters', async () => {
		expect((await newToken(admin, { name: 'é'.repeat(255) })).name).toBe('é'.repeat(255))
	})

	it('are the only key to the public API', async () => {
		const missing = { status: 401, error: 'Missing or invalid Authorization header' }
		const { token, id } = await newToken(admin)
		const withHeader = (Authorization: string) => publicCall(anonymous, '/rooms', { headers: { Authorization } })
		for (const caller of [admin, basic, anonymous]) {
			expect(told(await publicCall(caller, '/rooms'))).toEqual(missing)
		}
		for (const header of [token, `Token ${token}`, 'Bearer', `Bearer ${token} ${token}`]) {
			expect(told(await withHeader(header)), header).toEqual(missing)
		}
		expect(told(await publicCall(anonymous, '/rooms', { query: { token } }))).toEqual(missing)
		for (const secret of [`${token}x`, token.slice(0, -1), token.toUpperCase(), id, 'rma_', 'x'.repeat(5000)]) {
			expect(told(await rooms(secret)), secret).toEqual({ status: 401, error: 'Invalid or expired API token' })
		}
		expect((await withHeader(`bearer ${token}`)).status).toBe(200)
	})

	it('open nothing of the internal API', async () => {
		const caller = new BearerClient(admin.url, (await newToken(admin, { scope: 'admin' })).token)
		for (const path of ['/api/tokens', '/api/rooms', `/api/rooms/${room.id}`]) {
			expect((await call(caller, 'GET', path)).status, path).toBe(401)
		}
	})
})
