// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { book, change, dates, remove, respond, tryBook } from '../bookings/scene.ts'
import { runJob } from '../notices/scene.ts'
import { people } from '../people.ts'
import { ask, call, newRoom, refusal } from '../rooms.ts'
import { syncAlone } from './alone.ts'
import { GraphServer } from './graph.ts'
import { graphTime, type Mailbox } from './mailbox.ts'

const crew = await people()
const { session: admin } = crew.administrator
await syncAlone(admin)
const graph = await GraphServer.start()
const today = new Date().toISOString().slice(0, 10)
const rooms: string[] = []

/** A time so many days from now: a year is synced. */
const at = (day: number, time: string) => new Date(Date.parse(`${today}T${time}:00Z`) + day * 86_400_000).toISOString()
const times = (day: number, from = '09:00', to = '10:00') => ({ start: at(day, from), end: at(day, to) })
const graphTimes = (day: number, from = '09:00', to = '10:00') => ({ start: graphTime(at(day, from)), end: graphTime(at(day, to)) })
const near = 20

const sync = () => runJob(crew, 'BackgroundJob\\SyncRooms')
const read = (id: string) => ask<Room>(admin, 'GET', `/api/rooms/${id}`)
const set = (body: object) => ask(admin, 'PUT', '/api/settings', { body })

/** A room with an empty mailbox, which is synced. */
async function synced(wished: RoomPatch = {}, config: RoomPatch['extsyncConfig'] = {}): Promise<{ id: string, mailbox: Mailbox }> {
	const { room: { id }, mailbox } = await unsynced(wished, config)
	await sync()
	expect((await read(id)).extsyncConfig).toMatchObject({ initialSyncStatus: 'completed', lastError: null })
	return { id, mailbox }
}

async function unsynced(wished: RoomPatch = {}, config: RoomPatch['extsyncConfig'] = {}): Promise<{ room: Room, mailbox: Mailbox }> {
	const address = `${uniqueName('mailbox')}@example.org`.toLowerCase()
	const mailbox = graph.mailbox(address)
	const room = await newRoom(admin, { autoAccept: true, extsyncConfig: { resourceEmail: address, ...config }, ...wished })
	rooms.push(room.id)
	return { room, mailbox }
}

const subjects = (mailbox: Mailbox) =>
	mailbox.events().map(({ subject, showAs, start }) => `${subject} ${showAs} ${start.dateTime.slice(0, 16)}`)

beforeEach(async () => {
	for (const id of rooms.splice(0)) {
		await ask(admin, 'DELETE', `/api/rooms/${id}`)
	}
	graph.breakDown(false)
	await set(graph.settings)
	graph.asked.length = 0
})

afterAll(async () => {
	for (const id of rooms) {
		await ask(admin, 'DELETE', `/api/rooms/${id}`)
	}
	await set({
		extsyncEnabled: false, extsyncTenantId: '', extsyncClientId: '', extsyncClientSecret: '', extsyncAuthority: '', extsyncApi: '',
		extsyncWebhookMaxInlineSync: 1, extsyncWebhookRateLimit: 5,
	})
	await graph.close()
})

describe('the first sync', () => {
	it('reads all that the mailbox has, and lets nobody book before @every-host', async () => {
		const { room: { id, extsyncConfig }, mailbox } = await unsynced()
		expect(extsyncConfig).toMatchObject({ initialSyncStatus: 'pending', syncEnabled: true, whenUnreachable: 'book' })
		mailbox.add({ ...graphTimes(near), subject: 'Board' })
		mailbox.add({ ...graphTimes(near + 1), subject: 'Lunch', showAs: 'free' })
		mailbox.add({ ...graphTimes(near + 2), subject: 'Off', isCancelled: true })
		mailbox.addSeries({ subject: 'Standup' }, [graphTimes(near + 3), graphTimes(near + 4)])
		const series = mailbox.addSeries({ subject: 'Gone' }, [graphTimes(near + 5)])
		expect(refusal(await tryBook(admin, id, { summary: 'Early', ...times(near + 10) }))).toBe('422 syncing')
		await sync()
		expect((await read(id)).extsyncConfig).toMatchObject({ initialSyncStatus: 'completed', lastError: null, initialSyncError: null })
		const shown = ['Board', 'Standup', 'Standup', 'Gone'].map((name, place) =>
			`${name} ACCEPTED ${at(place === 0 ? near : near + 2 + place, '09:00').slice(0, 19)}+00:00`)
		expect(await dates(admin, id)).toEqual(shown)
		expect(refusal(await tryBook(admin, id, { summary: 'Late', ...times(near + 4) }))).toBe('409 conflict')
		mailbox.removeSeries(series.id)
		await sync()
		expect(await dates(admin, id)).toEqual(shown.slice(0, 3))
		expect(graph.askedFor('/events')).toEqual([])
	})

	it('fails with a reason, and is tried again on demand', async () => {
		const { room: { id } } = await unsynced()
		const other = await newRoom(admin, { extsyncConfig: { resourceEmail: 'no-such-mailbox@example.org' } })
		rooms.push(other.id)
		await sync()
		expect((await read(other.id)).extsyncConfig).toMatchObject({
			initialSyncStatus: 'failed', initialSyncError: 'The calendar provider has no such mailbox.', lastErrorReason: 'not_found',
		})
		expect((await read(id)).extsyncConfig).toMatchObject({ initialSyncStatus: 'completed' })
		graph.mailbox('no-such-mailbox@example.org')
		const again = (room: string) => call(admin, 'POST', `/api/rooms/${room}/extsync/initial-sync`, { body: {} })
		expect((await again(other.id)).json).toEqual({ status: 'queued' })
		expect((await read(other.id)).extsyncConfig).toMatchObject({ initialSyncStatus: 'pending', initialSyncError: null })
		await runJob(crew, 'Shared\\BackgroundJob\\DeliverOutbox')
		expect((await read(other.id)).extsyncConfig).toMatchObject({ initialSyncStatus: 'completed', lastError: null })
		const plain = await newRoom(admin)
		rooms.push(plain.id)
		expect(refusal(await again(plain.id))).toBe('400 no_mailbox')
		expect(refusal(await again('no-such-room'))).toBe('404 unknown_room')
	})
})

describe('what is booked here', () => {
	it('is an event of the mailbox, until it is given back @every-host', async () => {
		const { id, mailbox } = await synced({ autoAccept: false })
		const manager = await crew.as('manager')
		await ask(admin, 'PUT', `/api/rooms/${id}/permissions`, { body: { bookers: [{ type: 'user', id: manager.user }] } })
		const uid = await book(manager.session, id, 1, { summary: 'Plan', ...times(near) })
		await sync()
		expect(subjects(mailbox)).toEqual([`Plan tentative ${at(near, '09:00').slice(0, 16)}`])
		await respond(admin, id, uid, { action: 'accept' })
		await sync()
		expect(subjects(mailbox)).toEqual([`Plan busy ${at(near, '09:00').slice(0, 16)}`])
		await change(admin, id, uid, { summary: 'Plan B', ...times(near, '11:00', '12:00') })
		await sync()
		expect(subjects(mailbox)).toEqual([`Plan B busy ${at(near, '11:00').slice(0, 16)}`])
		expect(await dates(admin, id)).toHaveLength(1)
		await remove(admin, id, uid)
		await sync()
		expect(subjects(mailbox)).toEqual([])
	})

	it('keeps its subject to itself where the room does', async () => {
		const { id, mailbox } = await synced({ titlePrivacy: true })
		await book(admin, id, 1, { summary: 'Dismissal', ...times(near) })
		await sync()
		expect(mailbox.events()).toMatchObject([{ subject: 'Reserved', sensitivity: 'private' }])
		expect(JSON.stringify(graph.asked)).not.toContain('Dismissal')
	})

	it('is written once, although the answer was lost', async () => {
		const { id, mailbox } = await synced()
		await book(admin, id, 1, { summary: 'Once', ...times(near) })
		graph.loseAnswers(1)
		await sync()
		expect((await read(id)).extsyncConfig?.lastError).toBe('The calendar provider refused the request.')
		await sync()
		await sync()
		expect(subjects(mailbox)).toEqual([`Once busy ${at(near, '09:00').slice(0, 16)}`])
		expect(await dates(admin, id)).toHaveLength(1)
		expect((await read(id)).extsyncConfig?.lastError).toBeNull()
	})

	it('is written again when somebody moves or deletes it there', async () => {
		const { id, mailbox } = await synced()
		await book(admin, id, 1, { summary: 'Ours', ...times(near) })
		await sync()
		mailbox.change(mailbox.events()[0]?.id ?? '', graphTimes(near + 1))
		await sync()
		expect(subjects(mailbox)).toEqual([`Ours busy ${at(near, '09:00').slice(0, 16)}`])
		mailbox.remove(mailbox.events()[0]?.id ?? '')
		await sync()
		expect(subjects(mailbox)).toEqual([`Ours busy ${at(near, '09:00').slice(0, 16)}`])
		expect(await dates(admin, id)).toHaveLength(1)
	})
})

describe('what is booked there', () => {
	it('is known before anybody is told that the room is free @every-host', async () => {
		const { id, mailbox } = await synced()
		const event = mailbox.add({ ...graphTimes(near), subject: 'Taken' })
		expect(refusal(await tryBook(admin, id, { summary: 'Mine', ...times(near) }))).toBe('409 conflict')
		mailbox.change(event.id, graphTimes(near + 1))
		const uid = await book(admin, id, 1, { summary: 'Mine', ...times(near) })
		expect(uid).not.toBe('')
		mailbox.remove(event.id)
		await sync()
		expect(await dates(admin, id)).toEqual([`Mine ACCEPTED ${at(near, '09:00').slice(0, 19)}+00:00`])
	})

	it('waits while it clashes, and nobody has the room twice', async () => {
		const { id, mailbox } = await synced()
		const uid = await book(admin, id, 1, { summary: 'First', ...times(near) })
		mailbox.add({ ...graphTimes(near, '09:30', '11:00'), subject: 'Second' })
		await sync()
		expect(await dates(admin, id)).toEqual([`First ACCEPTED ${at(near, '09:00').slice(0, 19)}+00:00`])
		expect((await read(id)).extsyncConfig).toMatchObject({
			lastErrorReason: 'clash', lastError: expect.stringMatching(/clash with bookings made here: 1\./),
		})
		await remove(admin, id, uid)
		await sync()
		expect(await dates(admin, id)).toEqual([`Second ACCEPTED ${at(near, '09:30').slice(0, 19)}+00:00`])
		expect((await read(id)).extsyncConfig).toMatchObject({ lastErrorReason: null, lastError: null })
	})

	it('is changed there, and declined when somebody gives the room back here', async () => {
		const { id, mailbox } = await synced()
		const event = mailbox.add({ ...graphTimes(near), subject: 'Guests' })
		await sync()
		const [booking] = await ask<{ uid: string }[]>(admin, 'GET', `/api/rooms/${id}/bookings`)
		const uid = booking?.uid ?? ''
		expect(refusal(await change(admin, id, uid, { summary: 'Guests', ...times(near + 1) }))).toBe('422 booked_elsewhere')
		expect((await remove(admin, id, uid)).status).toBe(200)
		await sync()
		expect(graph.declined).toContain(event.id)
		await sync()
		expect(await dates(admin, id)).toEqual([])
	})

	it('is read as a whole when the provider has lost what changed', async () => {
		const { id, mailbox } = await synced()
		const [first] = [mailbox.add({ ...graphTimes(near), subject: 'Old' }), mailbox.add({ ...graphTimes(near + 1), subject: 'Kept' })]
		await sync()
		mailbox.remove(first.id)
		mailbox.forgetDelta()
		await sync()
		expect(await dates(admin, id)).toEqual([`Kept ACCEPTED ${at(near + 1, '09:00').slice(0, 19)}+00:00`])
	})

	it('goes when the room has another mailbox', async () => {
		const { id, mailbox } = await synced()
		mailbox.add({ ...graphTimes(near), subject: 'Former' })
		await sync()
		const address = `${uniqueName('mailbox')}@example.org`.toLowerCase()
		graph.mailbox(address).add({ ...graphTimes(near), subject: 'New' })
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { extsyncConfig: { resourceEmail: address } } })
		await sync()
		expect(await dates(admin, id)).toEqual([`New ACCEPTED ${at(near, '09:00').slice(0, 19)}+00:00`])
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { extsyncConfig: null } })
		await runJob(crew, 'Shared\\BackgroundJob\\DeliverOutbox')
		expect(await dates(admin, id)).toEqual([])
	})
})

describe('occ roomsapp:check', () => {
	const check = async (id: string, ...options: string[]): Promise<string[]> => {
		const { stdout } = await crew.host.occ(['roomsapp:check', ...options], { mayFail: true })
		return stdout.split('\n').filter((line) => line.includes(id)).map((line) => line.replace(id, 'room'))
	}

	it('finds what a room and its mailbox do not have of each other, and repairs it', async () => {
		const { id, mailbox } = await synced()
		const kept = mailbox.add({ ...graphTimes(near), subject: 'Kept' })
		await book(admin, id, 1, { summary: 'Ours', ...times(near + 1) })
		await sync()
		expect(await check(id)).toEqual([])
		const minute = (day: number) => `${at(day, '09:00').slice(0, 16)}Z`
		mailbox.remove(kept.id)
		mailbox.remove(mailbox.events().find(({ subject }) => subject === 'Ours')?.id ?? '')
		mailbox.add({ ...graphTimes(near + 2), subject: 'New' })
		// As if nobody had told of it.
		mailbox.forgetDelta()
		expect(await check(id)).toEqual([
			`not booked from the mailbox: room: New at ${minute(near + 2)}`,
			`not in the mailbox: room: Ours at ${minute(near + 1)}`,
			expect.stringMatching(/^gone from the mailbox: room: booking \d+ at /),
		])
		await check(id, '--repair')
		expect(await check(id)).toEqual([])
		expect(subjects(mailbox)).toEqual([`New busy ${minute(near + 2).slice(0, 16)}`, `Ours busy ${minute(near + 1).slice(0, 16)}`])
		expect(await dates(admin, id)).toHaveLength(2)
	})
})

describe('a provider that does not answer', () => {
	it('decides nothing, except where the room declines then @every-host', async () => {
		const open = await synced()
		const strict = await synced({}, { whenUnreachable: 'decline' })
		graph.breakDown(true)
		expect(refusal(await tryBook(admin, strict.id, { summary: 'No', ...times(near) }))).toBe('422 unchecked')
		expect((await tryBook(admin, open.id, { summary: 'Yes', ...times(near) })).status).toBe(201)
		graph.breakDown(false)
		expect((await tryBook(admin, strict.id, { summary: 'Now', ...times(near) })).status).toBe(201)
		await sync()
		expect(subjects(open.mailbox)).toEqual([`Yes busy ${at(near, '09:00').slice(0, 16)}`])
	})

	it('is left alone for as long as it asks, by all rooms, but for other credentials', async () => {
		const { id, mailbox } = await synced()
		await book(admin, id, 1, { summary: 'Later', ...times(near) })
		graph.throttle(1, 600)
		await sync()
		expect((await read(id)).extsyncConfig).toMatchObject({
			initialSyncStatus: 'completed', lastError: 'The calendar provider asks to wait before the next request.',
		})
		const asked = graph.asked.length
		expect((await tryBook(admin, id, { summary: 'Meanwhile', ...times(near + 1) })).status).toBe(201)
		expect(graph.asked).toHaveLength(asked)
		await sync()
		expect(graph.asked).toHaveLength(asked)
		await set({ extsyncClientSecret: 'another' })
		await set(graph.settings)
		await sync()
		expect(subjects(mailbox)).toHaveLength(2)
	})

	it('may refuse a token before its time', async () => {
		const { id, mailbox } = await synced()
		graph.expireTokens()
		mailbox.add({ ...graphTimes(near), subject: 'Anew' })
		await sync()
		expect(await dates(admin, id)).toHaveLength(1)
	})
})
