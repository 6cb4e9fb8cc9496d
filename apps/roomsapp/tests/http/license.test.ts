// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RoomsSettings } from '@suite/schema/rooms/settings'
import type { LicenseStats } from '@suite/schema/rooms/services/license'
import { people } from './people.ts'
import { ask, call, newGroup, newRoom } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator

/** Stand-in for the servers that an administrator chooses. */
let standIn: Server
let address: string
let answer: { status: number, body: unknown } = { status: 200, body: {} }
const asked: { path: string, body: Record<string, unknown> }[] = []

beforeAll(async () => {
	standIn = createServer((request, response) => {
		let body = ''
		request.on('data', (part: Buffer) => { body += part.toString() })
		request.on('end', () => {
			asked.push({ path: request.url ?? '', body: JSON.parse(body || '{}') as Record<string, unknown> })
			response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
		})
	})
	await new Promise<void>((resolve) => { standIn.listen(0, '127.0.0.1', resolve) })
	address = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})

afterEach(async () => {
	asked.length = 0
	await ask(admin, 'PUT', '/api/license/telemetry', { body: { enabled: false, telemetryUrl: '' } })
	await ask(admin, 'POST', '/api/settings/license', { body: { licenseKey: '', licenseUrl: '' } })
})

afterAll(() => { standIn.close() })

const post = (path: string, body: object = {}) => ask(admin, 'POST', path, { body })
const stats = async () => (await ask<LicenseStats>(admin, 'GET', '/api/license/stats')).stats

describe('refusals of the license routes', () => {
	it.each([['GET', '/api/license/stats'], ['POST', '/api/settings/license'], ['POST', '/api/license/telemetry']])(
		'say success false and message: %s %s',
		async (method, path) => {
			const { session } = await crew.as('manager')
			const refused = await call(session, method, path, method === 'GET' ? {} : { body: {} })
			expect([refused.status, refused.json]).toEqual([403, {
				success: false,
				message: 'Admin privileges required',
				reason: 'not_admin',
			}])
		},
	)

	it('name what is wrong with the input', async () => {
		const refused = await call(admin, 'POST', '/api/settings/license', { body: { licenseUrl: 'ftp://license.example' } })
		expect([refused.status, refused.json]).toMatchObject([400, { success: false, pointer: '/licenseUrl' }])
	})
})

describe('the license', () => {
	const key = 'ABCD-1234-EFGH-5678'
	const configure = () => post('/api/settings/license', { licenseKey: key, licenseUrl: address })

	it('is off: no server is asked without a key', async () => {
		expect(await post('/api/license/validate')).toMatchObject({
			success: true,
			validation: { valid: false, reason: 'no_key', isFree: true },
		})
		expect(await post('/api/license/update-usage')).toEqual({ success: false, reason: 'no_key' })
		expect(asked).toEqual([])
	})

	it('counts rooms, groups and accounts, and asks no server', async () => {
		const before = await stats()
		await newRoom(admin, { groupId: (await newGroup(admin)).id })
		const { totalRooms, totalRoomGroups, totalUsers, limits, ...rest } = await stats()
		expect([totalRooms - before.totalRooms, totalRoomGroups - before.totalRoomGroups]).toEqual([1, 1])
		expect(totalUsers).toBeGreaterThan(0)
		expect(limits).toEqual({
			isFree: true, roomLimit: 10, roomGroupLimit: 3, roomsUsed: totalRooms, roomGroupsUsed: totalRoomGroups,
			roomsExceeded: totalRooms > 10, roomGroupsExceeded: totalRoomGroups > 3, exceeded: totalRooms > 10 || totalRoomGroups > 3,
		})
		expect(rest).toMatchObject({
			hasLicense: false, licenseValid: false, telemetryEnabled: false, hasValidSubscription: false, hasExtendedSupport: false,
		})
		expect(asked).toEqual([])
	})

	it('shows only a masked key', async () => {
		expect(await configure()).toMatchObject({ success: true, licenseKeyMasked: expect.stringMatching(/^ABCD.*5678$/) })
		expect(JSON.stringify(await stats())).not.toContain(key)
		expect(asked).toEqual([])
	})

	it('allows what the license server says, and that answer is kept while it is unavailable @every-host', async () => {
		await configure()
		answer = { status: 200, body: { valid: true, license: { plan: 'team' }, limits: { roomLimit: 5000 } } }
		expect(await post('/api/license/validate')).toMatchObject({ success: true, validation: { valid: true, cached: false } })
		expect(asked).toMatchObject([{ path: '/api/licenses/validate', body: { licenseKey: key, appType: 'roomsapp' } }])
		answer = { status: 503, body: {} }
		expect(await post('/api/license/validate')).toMatchObject({
			success: true,
			validation: { valid: false, reason: 'refused', cached: true, license: { plan: 'team' } },
		})
		expect(await stats()).toMatchObject({
			licenseValid: true,
			limits: { isFree: false, roomLimit: 5000, roomGroupLimit: null, exceeded: false },
		})
	})

	it('is forgotten with its key', async () => {
		await configure()
		answer = { status: 200, body: { valid: true } }
		await post('/api/license/validate')
		await post('/api/settings/license', { licenseKey: 'WXYZ-1234-EFGH-0000' })
		expect(await stats()).toMatchObject({ hasLicense: true, licenseValid: false, licenseUrl: address })
	})

	it('reports the numbers of rooms and accounts, and tells a refusal from no answer', async () => {
		await configure()
		const { totalRooms, totalUsers } = await stats()
		answer = { status: 200, body: { success: true, usage: { rooms: totalRooms } } }
		expect(await post('/api/license/update-usage')).toEqual({ success: true, result: { success: true, usage: { rooms: totalRooms } } })
		expect(asked).toHaveLength(1)
		expect(asked[0]).toMatchObject({ path: '/api/licenses/usage', body: { totalRooms, totalUsers } })
		answer = { status: 200, body: { success: false, reason: 'refused' } }
		expect(await post('/api/license/update-usage')).toEqual({ success: true, result: { success: false, reason: 'refused' } })
		answer = { status: 500, body: {} }
		expect(await post('/api/license/update-usage')).toEqual({ success: false, reason: 'refused' })
	})
})

describe('telemetry', () => {
	it('is off and sends nothing until an address is set', async () => {
		expect(await post('/api/license/telemetry')).toMatchObject({ success: false, reason: 'disabled' })
		await ask(admin, 'PUT', '/api/settings', { body: { telemetryEnabled: true } })
		expect(await post('/api/license/telemetry')).toMatchObject({ success: false, reason: 'no_address' })
		expect(asked).toEqual([])
	})

	it('sends counts alone, stores the time and is the same switch as in the settings @every-host', async () => {
		answer = { status: 200, body: { ok: true } }
		const room = await newRoom(admin)
		await ask(admin, 'PUT', '/api/license/telemetry', { body: { enabled: true, telemetryUrl: address } })
		expect((await ask<RoomsSettings>(admin, 'GET', '/api/settings')).telemetryEnabled).toBe(true)
		const sent = await post('/api/license/telemetry') as { success: boolean, lastReport: number }
		expect(sent.success).toBe(true)
		expect(await stats()).toMatchObject({ telemetryEnabled: true, telemetryUrl: address, telemetryLastReport: sent.lastReport })
		expect(asked[0]?.body).toMatchObject({
			totalRooms: expect.any(Number), activeRooms: expect.any(Number), totalUsers: expect.any(Number), bookedDates30d: {},
		})
		const text = JSON.stringify(asked)
		expect([room.name, room.id, crew.administrator.user, '127.0.0.1'].filter((word) => text.includes(word))).toEqual([])
	})

	it('fails softly when the server cannot be reached', async () => {
		await ask(admin, 'PUT', '/api/license/telemetry', { body: { enabled: true, telemetryUrl: 'http://127.0.0.1:9' } })
		expect(await post('/api/license/telemetry')).toMatchObject({
			success: false,
			reason: 'unreachable',
			message: 'Could not reach the server.',
		})
	})
})
