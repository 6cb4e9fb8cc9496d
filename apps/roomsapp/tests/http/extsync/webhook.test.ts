// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Reply } from '@suite/fixtures/http'
import type { Room } from '@suite/schema/rooms/room'
import type { WebhookResults, WebhookStatus } from '@suite/schema/rooms/services/extsync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../notices/scene.ts'
import { people } from '../people.ts'
import { appPath, ask, call, newRoom } from '../rooms.ts'
import { syncAlone } from './alone.ts'
import { GraphServer } from './graph.ts'
import { graphTime, type Mailbox } from './mailbox.ts'

const crew = await people()
const { session: admin } = crew.administrator
await syncAlone(admin)
const graph = await GraphServer.start()
const address = `${uniqueName('mailbox')}@example.org`.toLowerCase()
const mailbox: Mailbox = graph.mailbox(address)
const room = await newRoom(admin, { autoAccept: true, extsyncConfig: { resourceEmail: address } })

const set = (body: object) => ask(admin, 'PUT', '/api/settings', { body })
const told = (raw: string, query: Readonly<Record<string, string>> = {}): Promise<Reply> =>
	crew.anonymous.request('POST', appPath('/api/webhook/extsync'), { raw, query, headers: { 'Content-Type': 'application/json' } })
const notice = (subscriptionId: string, clientState: string) =>
	JSON.stringify({ value: [{ subscriptionId, clientState, changeType: 'updated', resource: 'users/x/events/y' }] })
const booked = async () => (await ask<{ summary: string }[]>(admin, 'GET', `/api/rooms/${room.id}/bookings`)).map(({ summary }) => summary)
const webhooks = () => ask<WebhookStatus>(admin, 'GET', '/api/extsync/webhooks')
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 19)
let subscription = { id: '', clientState: '' }

function add(subject: string, day: number): void {
	mailbox.add({ subject, start: graphTime(`${days(day).slice(0, 10)}T09:00:00`), end: graphTime(`${days(day).slice(0, 10)}T10:00:00`) })
}

beforeAll(async () => {
	await set(graph.settings)
	await runJob(crew, 'BackgroundJob\\SyncRooms')
	subscription = [...graph.subscriptions.values()].find(({ resource }) => decodeURIComponent(resource).includes(address)) ?? subscription
})

afterAll(async () => {
	await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
	await set({
		extsyncEnabled: false, extsyncTenantId: '', extsyncClientId: '', extsyncClientSecret: '', extsyncAuthority: '', extsyncApi: '',
		extsyncWebhookMaxInlineSync: 1, extsyncWebhookRateLimit: 5,
	})
	await graph.close()
})

describe('the receiver', () => {
	it('repeats what proves that we want notifications, as plain text @every-host', async () => {
		const answer = await told('', { validationToken: 'Validation: <b>ä</b> &1' })
		expect([answer.status, answer.text]).toEqual([200, 'Validation: <b>ä</b> &1'])
		expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
	})

	it('takes notifications alone', async () => {
		for (const body of ['', 'no JSON', '{}', '[]', '{"value": 1}', '{"value": {"a": 1}}']) {
			const answer = await told(body)
			expect([body, answer.status, answer.text]).toEqual([body, 400, ''])
		}
		expect((await told(' '.repeat(1_100_000))).status).toBe(413)
	})

	it('syncs the room that a notification is about, at once @every-host', async () => {
		expect(subscription.clientState).toHaveLength(64)
		add('Told', 20)
		const answer = await told(notice(subscription.id, subscription.clientState))
		expect([answer.status, answer.text]).toEqual([202, ''])
		expect(await booked()).toEqual(['Told'])
	})

	it('believes nobody without the secret, and says nothing about it', async () => {
		add('Untold', 21)
		const asked = graph.asked.length
		for (const body of [
			notice(subscription.id, 'wrong'), notice('unknown', subscription.clientState), '{"value": [1, null, {"subscriptionId": []}]}',
			JSON.stringify({ value: [{ subscriptionId: subscription.id }] }), notice('\0', ''), '{"value": []}',
		]) {
			const answer = await told(body)
			expect([body, answer.status, answer.text]).toEqual([body, 202, ''])
		}
		expect(graph.asked).toHaveLength(asked)
		expect(await booked()).toEqual(['Told'])
	})

	it('leaves to a job what would take too long', async () => {
		await set({ extsyncWebhookMaxInlineSync: 0 })
		expect((await told(notice(subscription.id, subscription.clientState))).status).toBe(202)
		expect(await booked()).toEqual(['Told'])
		await runJob(crew, 'Shared\\BackgroundJob\\DeliverOutbox')
		expect(await booked()).toEqual(['Told', 'Untold'])
	})
})

describe('subscriptions', () => {
	it('are shown without their secret', async () => {
		const status = await webhooks()
		expect(status.rooms.find(({ roomId }) => roomId === room.id)).toEqual({
			roomId: room.id, roomName: room.name, subscriptionId: subscription.id, hasWebhook: true,
			expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
		})
		const shown = [status, await ask(admin, 'GET', `/api/rooms/${room.id}`), await ask(admin, 'GET', '/api/rooms')]
		expect(JSON.stringify(shown)).not.toContain(subscription.clientState)
		expect(JSON.stringify(shown)).not.toContain('deltatoken')
	})

	it('are renewed, and made anew when the provider has lost them', async () => {
		const renew = async () => (await ask<WebhookResults>(admin, 'POST', '/api/extsync/webhooks', { body: {} })).results
			.find(({ roomId }) => roomId === room.id)
		expect(await renew()).toEqual({ roomId: room.id, roomName: room.name, success: true })
		expect([...graph.subscriptions.keys()]).toContain(subscription.id)
		graph.subscriptions.clear()
		expect(await renew()).toMatchObject({ success: true })
		expect((await webhooks()).rooms.find(({ roomId }) => roomId === room.id)?.subscriptionId).toBe([...graph.subscriptions.keys()][0])
		graph.breakDown(true)
		expect(await renew()).toMatchObject({ success: false, error: 'The calendar provider refused the request.' })
		graph.breakDown(false)
	})

	it('end with the sync', async () => {
		await ask(admin, 'POST', '/api/extsync/webhooks', { body: {} })
		const before = graph.subscriptions.size
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { extsyncConfig: { syncEnabled: false } } })
		await runJob(crew, 'Shared\\BackgroundJob\\DeliverOutbox')
		expect(graph.subscriptions.size).toBe(before - 1)
		expect((await ask<Room>(admin, 'GET', `/api/rooms/${room.id}`)).extsyncConfig).toMatchObject({ webhookSubscriptionId: null })
		expect(await booked()).toEqual(['Told', 'Untold'])
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { extsyncConfig: { syncEnabled: true } } })
	})

	it('need an address that the provider can reach, unless it is on this machine', async () => {
		await set({ extsyncApi: '', extsyncAuthority: '' })
		expect(await webhooks()).toMatchObject({ notificationUrl: null, httpsAvailable: false })
		const { results } = await ask<WebhookResults>(admin, 'POST', '/api/extsync/webhooks', { body: {} })
		expect(results.find(({ roomId }) => roomId === room.id)).toMatchObject({ success: false, reason: 'not_secure' })
		expect((await call(admin, 'GET', '/api/extsync/webhooks')).status).toBe(200)
	})
})
