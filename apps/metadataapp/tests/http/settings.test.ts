// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings, Statistics } from '@suite/schema/metadata/service/settings'
import type { TelemetryStats, TelemetryStatus } from '@suite/schema/metadata/service/telemetry'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, assign, call, define, refusal, save } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const writer = await team.as('writer')
const fields = [await define(), await define('number')]
await assign(team.folder, fields)
const [text, number] = fields.map(({ field_name: name }) => name) as [string, string]
const seen = await writer.files.put(`${team.folder.name}/seen.md`, '# Seen')
const hidden = await writer.files.put(`${team.folder.name}/hidden.md`, '# Hidden')
await save(writer.session, seen, { [text]: 'one', [number]: 1 })
await save(writer.session, hidden, { [text]: 'two' })
await team.hide('hidden.md', 'denied')

describe('the settings', () => {
	afterEach(async () => { await ask(admin, 'POST', '/api/settings', { body: { history_days: 0 } }) })

	it('keep what is not said', async () => {
		const { settings: before } = await ask<Settings>(admin, 'GET', '/api/settings')
		const { settings } = await ask<Settings>(admin, 'POST', '/api/settings', { body: { history_days: 36_500 } })
		expect(settings).toEqual({ ...before, history_days: 36_500 })
		expect(await ask<Settings>(admin, 'GET', '/api/settings')).toEqual({ success: true, settings })
	})

	it('switch suggestions, which are off', async () => {
		const switched = async (isOn: boolean) =>
			(await ask<Settings>(admin, 'POST', '/api/settings', { body: { ai_enabled: isOn } })).settings.ai_enabled
		const status = () => ask<{ available: boolean, has_provider: boolean }>(writer.session, 'GET', '/api/ai/status')
		expect((await ask<Settings>(admin, 'GET', '/api/settings')).settings.ai_enabled).toBe(false)
		expect(await switched(true)).toBe(true)
		const { available, has_provider: hasProvider } = await status()
		expect(available).toBe(hasProvider)
		expect(await switched(false)).toBe(false)
		expect((await status()).available).toBe(false)
	})

	it.each([-1, 36_501, 1.5, 'long', null])('refuse history of %s days', async (days) => {
		expect((await call(admin, 'POST', '/api/settings', { body: { history_days: days } })).status).toBe(400)
	})
})

describe('the statistics', () => {
	const of = async (role: 'writer' | 'denied' | 'outsider') =>
		ask<Statistics>((await team.as(role)).session, 'GET', '/v1/metadata/statistics')

	it('count what somebody can read, and not what a rule hides @every-host', async () => {
		const types = [{ field_type: 'number', count: '1' }, { field_type: 'text', count: '1' }]
		expect(await of('writer')).toEqual({ total_fields: 2, total_values: 3, files_with_metadata: 2, fields_by_type: types })
		expect(await of('denied')).toEqual({ total_fields: 2, total_values: 2, files_with_metadata: 1, fields_by_type: types })
		expect(await of('outsider')).toEqual({ total_fields: 0, total_values: 0, files_with_metadata: 0, fields_by_type: [] })
	})
})

describe('telemetry', () => {
	/** Stand-in for the server that an administrator chooses. */
	let standIn: Server
	let address: string
	const asked: Record<string, unknown>[] = []

	beforeAll(async () => {
		standIn = createServer((request, response) => {
			let body = ''
			request.on('data', (part: Buffer) => { body += part.toString() })
			request.on('end', () => {
				asked.push(JSON.parse(body || '{}') as Record<string, unknown>)
				response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
			})
		})
		await new Promise<void>((resolve) => { standIn.listen(0, '127.0.0.1', resolve) })
		address = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
	})

	afterEach(async () => {
		asked.length = 0
		await ask(admin, 'POST', '/api/telemetry/settings', { body: { enabled: false, telemetryUrl: '' } })
	})

	afterAll(() => { standIn.close() })

	const status = () => ask<TelemetryStatus>(admin, 'GET', '/api/telemetry/status')
	const send = () => ask<{ success: boolean, reason?: string }>(admin, 'POST', '/api/telemetry/send', { body: {} })

	it('is off, and sends nothing until it is on and has an address', async () => {
		expect(await status()).toMatchObject({ success: true, enabled: false, telemetryUrl: '' })
		expect(await send()).toMatchObject({ success: false, reason: 'disabled' })
		await ask(admin, 'POST', '/api/telemetry/settings', { body: { telemetry_enabled: '1' } })
		expect(await status()).toMatchObject({ enabled: true })
		expect(await send()).toMatchObject({ success: false, reason: 'no_address' })
		expect(asked).toEqual([])
	})

	it('sends what it shows, which names nothing', async () => {
		await ask(admin, 'POST', '/api/telemetry/settings', { body: { enabled: true, telemetryUrl: address } })
		const { stats, report } = await ask<TelemetryStats>(admin, 'GET', '/api/telemetry/stats')
		expect(Object.keys(report).sort()).toEqual([
			'appId', 'appVersion', 'fieldTypeCounts', 'filesWithMetadata', 'groupfoldersWithMetadata', 'hostVersion', 'phpVersion',
			'sentAt', 'totalEntries', 'totalFields', 'totalUsers',
		])
		expect(stats.totalFields).toBeGreaterThanOrEqual(2)
		expect(await send()).toMatchObject({ success: true })
		expect(asked).toHaveLength(1)
		expect(Object.keys(asked[0] ?? {}).sort()).toEqual(Object.keys(report).sort())
		expect(JSON.stringify(asked)).not.toContain(text)
		expect((await status()).lastReport).toBeGreaterThan(Date.now() / 1000 - 60)
	})

	it('refuses an address that is none', async () => {
		const reply = await call(admin, 'POST', '/api/telemetry/settings', { body: { telemetryUrl: 'ftp://figures.example' } })
		expect([reply.status, refusal(reply).startsWith('400')]).toEqual([400, true])
	})
})
