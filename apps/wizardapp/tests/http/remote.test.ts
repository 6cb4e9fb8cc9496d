// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Statistics } from '@suite/schema/wizard/admin'
import { people } from './people.ts'
import { call } from './wizard.ts'

const { admin } = await people()

/** Stand-in for the license and telemetry server. */
let standIn: Server
let address: string
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void
const asked: { path: string, body: Record<string, unknown> }[] = []

beforeAll(async () => {
	standIn = createServer((request, response) => {
		let body = ''
		request.on('data', (part: Buffer) => { body += part.toString() })
		request.on('end', () => {
			asked.push({ path: request.url ?? '', body: JSON.parse(body || '{}') as Record<string, unknown> })
			answer(request, response, body)
		})
	})
	await new Promise<void>((resolve) => { standIn.listen(0, '127.0.0.1', resolve) })
	address = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})

afterEach(async () => {
	asked.length = 0
	await call(admin, 'POST', '/admin/telemetry', { body: { enabled: false, telemetryUrl: '' } })
	await call(admin, 'POST', '/admin/license/settings', { body: { licenseKey: '', licenseUrl: '' } })
})

afterAll(() => { standIn.close() })

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
	response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

describe('telemetry', () => {
	it('is off and sends nothing until an address is set', async () => {
		expect(await call(admin, 'POST', '/admin/telemetry/send', { body: {} })).toMatchObject({ success: false, reason: 'disabled' })
		await call(admin, 'POST', '/admin/telemetry', { body: { enabled: true } })
		expect(await call(admin, 'POST', '/admin/telemetry/send', { body: {} })).toMatchObject({ success: false, reason: 'no_address' })
		expect(asked).toEqual([])
	})

	it('sends one report and stores the time @every-host', async () => {
		answer = json(200, { ok: true })
		await call(admin, 'POST', '/admin/telemetry', { body: { enabled: true, telemetryUrl: address } })
		const sent = await call<{ success: boolean, lastReport: number }>(admin, 'POST', '/admin/telemetry/send', { body: {} })
		expect(sent.success).toBe(true)
		expect(sent.lastReport).toBeGreaterThan(Date.now() / 1000 - 60)
		expect(asked).toHaveLength(1)
		expect(JSON.stringify(asked[0]?.body)).not.toContain('127.0.0.1')
	})

	it('fails gracefully if the server refuses', async () => {
		answer = json(500, {})
		await call(admin, 'POST', '/admin/telemetry', { body: { enabled: true, telemetryUrl: address } })
		const { telemetry: { lastReport } } = await call<Statistics>(admin, 'GET', '/admin/statistics')
		expect(await call(admin, 'POST', '/admin/telemetry/send', { body: {} })).toMatchObject({
			success: false,
			reason: 'refused',
			lastReport,
		})
	})

	it('fails gracefully if the server is unreachable', async () => {
		await call(admin, 'POST', '/admin/telemetry', { body: { enabled: true, telemetryUrl: 'http://127.0.0.1:9' } })
		expect(await call(admin, 'POST', '/admin/telemetry/send', { body: {} })).toMatchObject({ success: false, reason: 'unreachable' })
	})

	it('gives up after 5 seconds', async () => {
		const waited = new Promise<number>((resolve) => {
			answer = (request) => {
				const start = performance.now()
				request.socket.once('close', () => resolve(performance.now() - start))
			}
		})
		await call(admin, 'POST', '/admin/telemetry', { body: { enabled: true, telemetryUrl: address } })
		expect(await call(admin, 'POST', '/admin/telemetry/send', { body: {} })).toMatchObject({ success: false, reason: 'timeout' })
		// a busy machine notices the closed connection a little later
		expect(Math.floor(await waited / 1_000)).toBeOneOf([4, 5, 6, 7])
	}, 30_000)
})

describe('the license', () => {
	const key = 'ABCD-1234-EFGH-5678'
	const configure = () => call(admin, 'POST', '/admin/license/settings', { body: { licenseKey: key, licenseUrl: address } })

	it('shows only a masked key', async () => {
		expect(await configure()).toMatchObject({ hasLicense: true, licenseKeyMasked: expect.stringMatching(/^ABCD.*5678$/) })
		const stats = await call(admin, 'GET', '/admin/license/stats')
		expect(JSON.stringify(stats)).not.toContain(key)
		expect(asked).toEqual([])
	})

	it('is validated by one call, whose result is kept while the server is unavailable', async () => {
		await configure()
		answer = json(200, { valid: true, license: { plan: 'team' } })
		expect(await call(admin, 'POST', '/admin/license/validate', { body: {} })).toMatchObject({
			success: true,
			valid: true,
			cached: false,
		})
		expect(asked).toMatchObject([{ path: '/api/licenses/validate', body: { licenseKey: key, appType: 'wizardapp' } }])
		expect(asked[0]?.body.instanceUrlHash).toMatch(/^[0-9a-f]{64}$/)
		answer = json(503, {})
		expect(await call(admin, 'POST', '/admin/license/validate', { body: {} })).toMatchObject({
			success: false,
			valid: false,
			cached: true,
			reason: 'refused',
			license: { plan: 'team' },
		})
		expect(await call(admin, 'GET', '/admin/license/stats')).toMatchObject({ licenseValid: true })
	})

	it('is not valid when the server says so', async () => {
		await configure()
		answer = json(200, { valid: false, reason: 'expired' })
		expect(await call(admin, 'POST', '/admin/license/validate', { body: {} })).toMatchObject({ valid: false, reason: 'expired' })
	})

	it('is not valid without a key, and no request is sent', async () => {
		expect(await call(admin, 'POST', '/admin/license/validate', { body: {} })).toMatchObject({ valid: false, isFree: true })
		expect(asked).toEqual([])
	})

	it('reports its usage', async () => {
		await configure()
		answer = json(200, { success: true, usage: { steps: 8 } })
		expect(await call(admin, 'POST', '/admin/license/usage', { body: {} })).toMatchObject({ success: true })
		answer = json(500, {})
		expect(await call(admin, 'POST', '/admin/license/usage', { body: {} })).toMatchObject({ success: false, reason: 'refused' })
	})
})
