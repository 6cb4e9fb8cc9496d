// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { SyncStatus } from '@suite/schema/rooms/services/extsync'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '../people.ts'
import { ask, call, newRoom, refusal } from '../rooms.ts'
import { GraphServer } from './graph.ts'

const crew = await people()
const { session: admin } = crew.administrator
const graph = await GraphServer.start()
graph.mailbox('blue@example.org')

const set = (body: object) => ask(admin, 'PUT', '/api/settings', { body })
const test = () => ask(admin, 'POST', '/api/extsync/test', { body: {} })
const check = (email: string) => ask(admin, 'POST', '/api/extsync/validate-resource', { body: { email } })

beforeEach(async () => {
	await set(graph.settings)
	graph.asked.length = 0
})

afterAll(async () => {
	await set({
		extsyncEnabled: false, extsyncTenantId: '', extsyncClientId: '', extsyncClientSecret: '', extsyncAuthority: '', extsyncApi: '',
	})
	await graph.close()
})

describe('the calendar provider', () => {
	it('is asked for the name of the organization with one token @every-host', async () => {
		expect(await test()).toEqual({ success: true, tenantName: 'Contoso' })
		expect(graph.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
			'POST /contoso/oauth2/v2.0/token', 'GET /v1.0/organization?$select=displayName',
		])
	})

	it('is not asked when sync is switched off or nothing is set', async () => {
		await set({ extsyncEnabled: false })
		expect(refusal(await call(admin, 'POST', '/api/extsync/test', { body: {} }))).toBe('400 sync_off')
		await set({ extsyncEnabled: true, extsyncClientSecret: '' })
		expect(await test()).toMatchObject({ success: false, reason: 'not_configured' })
		expect(graph.asked).toEqual([])
	})

	it('may refuse the credentials, and answers neither name nor secret', async () => {
		await set({ extsyncClientSecret: 'wrong-secret' })
		const answer = await test()
		expect(answer).toMatchObject({ success: false, reason: 'bad_credentials', error: expect.any(String) })
		expect(JSON.stringify(answer)).not.toContain('wrong-secret')
	})

	it('gets the secret at another address only when it is entered again', async () => {
		await set({ extsyncAuthority: `${graph.address}/other` })
		expect(await test()).toMatchObject({ success: false, reason: 'not_configured' })
		expect(graph.asked).toEqual([])
	})

	it('is only asked over an encrypted connection', async () => {
		await set({ extsyncAuthority: 'http://login.example.org', extsyncClientSecret: 'rooms-secret' })
		expect(await test()).toMatchObject({ success: false, reason: 'forbidden_address' })
	})

	it('knows a mailbox or not', async () => {
		expect(await check('blue@example.org')).toEqual({ valid: true, displayName: 'Room of blue@example.org' })
		expect(await check('nobody@example.org')).toMatchObject({ valid: false, reason: 'not_found' })
		expect(refusal(await call(admin, 'POST', '/api/extsync/validate-resource', { body: {} }))).toMatch(/^400 .* \/email$/)
	})

	it('may ask to wait, break down or be away, which is no failure of ours', async () => {
		graph.throttle(1, 30)
		expect(await check('blue@example.org')).toMatchObject({ valid: false, reason: 'throttled' })
		graph.breakDown(true)
		expect(await check('blue@example.org')).toMatchObject({ valid: false, reason: 'refused' })
		graph.breakDown(false)
		await set({ extsyncAuthority: 'http://127.0.0.1:9', extsyncClientSecret: 'rooms-secret' })
		expect(await check('blue@example.org')).toMatchObject({ valid: false, reason: 'unreachable' })
	})
})

describe('the sync status', () => {
	it('lists rooms with a mailbox', async () => {
		const room = await newRoom(admin, { extsyncConfig: { resourceEmail: 'blue@example.org', syncEnabled: false } })
		const other = await newRoom(admin)
		const { rooms, ...rest } = await ask<SyncStatus>(admin, 'GET', '/api/extsync/status')
		expect(rest).toEqual({ globalEnabled: true, configured: true })
		expect(rooms.filter(({ roomId }) => [room.id, other.id].includes(roomId))).toEqual([{
			roomId: room.id, roomName: room.name, resourceEmail: 'blue@example.org', syncEnabled: false,
			lastSyncAt: null, lastError: null, reason: null,
		}])
		await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
	})

	it('is for administrators', async () => {
		const { session } = await crew.as('manager')
		expect(refusal(await call(session, 'GET', '/api/extsync/status'))).toBe('403 not_admin')
	})
})
