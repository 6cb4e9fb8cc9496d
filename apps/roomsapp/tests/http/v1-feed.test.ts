// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { AnonymousClient } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { administrator } from '@suite/testing/administrator'
import { publicCall, told, tokenCaller } from './publicApi.ts'
import { ask, call, feedSecret, newRoom } from './rooms.ts'

const { session: admin } = await administrator()
const anonymous = new AnonymousClient(admin.url)
const caller = await tokenCaller(admin, { scope: 'book' })
const rooms = (wished: object = {}) => newRoom(admin, { autoAccept: true, timeZone: 'Europe/Amsterdam', ...wished })
const book = async (id: string, body: object) => {
	const reply = await publicCall(caller, `/rooms/${id}/bookings`, { body }, 'POST')
	expect(reply.status, reply.text).toBe(201)
	return (reply.json as { uid: string }).uid
}
const talk = (date: string, title = 'Talk') => ({ title, start: `${date}T09:00:00+01:00`, end: `${date}T10:30:00+01:00` })
const feed = (id: string, sent: Sent = {}, by = caller) => publicCall(by, `/rooms/${id}/calendar.ics`, sent)
const subscribe = (id: string, secret: string, sent: Sent = {}) => publicCall(anonymous, `/rooms/${id}/feed/${secret}/calendar.ics`, sent)

/** What a calendar program reads: title, start and end, in the order of the feed. */
function events({ text }: Reply): string[][] {
	return new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((component) => {
		const { summary, startDate, endDate } = new ICAL.Event(component)
		return [summary, startDate.toString(), endDate.toString()]
	})
}

describe('the feed of a room', () => {
	it('row 13: has its accepted bookings by start, for calendar programs @every-host', async () => {
		const room = await rooms({ roomNumber: '2.04', address: ', High Street 1, 1011 AB, Amsterdam' })
		const title = `Comma, semicolon; back\\slash, ü and ${'a very long title '.repeat(8)}`.trim()
		const uid = await book(room.id, { ...talk('2046-03-02', title), organizer: 'Ada <ada@example.org>', description: 'Secret' })
		await book(room.id, { title: 'Day', start: '2046-03-01', end: '2046-03-02' })
		await book(room.id, talk('2046-02-27', 'First'))
		const reply = await feed(room.id)
		expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
		expect(reply.headers.get('content-disposition')).toContain(`attachment; filename="roomsapp-${room.id}.ics"`)
		expect(events(reply)).toEqual([
			['First', '2046-02-27T08:00:00Z', '2046-02-27T09:30:00Z'],
			['Day', '2046-03-01', '2046-03-02'],
			[title, '2046-03-02T08:00:00Z', '2046-03-02T09:30:00Z'],
		])
		const lines = reply.text.split('\r\n')
		expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
		const event = new ICAL.Component(ICAL.parse(reply.text) as never).getAllSubcomponents('vevent')[2]
		expect(event?.getAllProperties().map(({ name }) => name))
			.toEqual(['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'organizer', 'location', 'status'])
		expect(['uid', 'organizer', 'location', 'status'].map((name) => event?.getFirstPropertyValue(name)))
			.toEqual([uid, 'mailto:ada@example.org', 'High Street 1, 1011 AB Amsterdam (Room 2.04)', 'CONFIRMED'])
		expect(reply.text).not.toContain('Secret')
	})

	it('row 13: has neither pending nor cancelled bookings, nor private titles', async () => {
		const room = await rooms({ titlePrivacy: true })
		await book(room.id, talk('2046-03-02', 'Kept'))
		const gone = await book(room.id, talk('2046-03-03', 'Gone'))
		await publicCall(caller, `/rooms/${room.id}/bookings/${gone}`, {}, 'DELETE')
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { autoAccept: false } })
		await book(room.id, talk('2046-03-04', 'Asked'))
		expect(events(await feed(room.id)).map(([title]) => title)).toEqual(['Reserved'])
	})

	it('row 13: may be limited to a period', async () => {
		const room = await rooms()
		for (const date of ['2046-03-01', '2046-03-02', '2046-03-03']) {
			await book(room.id, talk(date, date))
		}
		const titles = async (query: Record<string, string>) => events(await feed(room.id, { query })).map(([title]) => title)
		expect(await titles({ from: '2046-03-02' })).toEqual(['2046-03-02', '2046-03-03'])
		expect(await titles({ to: '2046-03-02' })).toEqual(['2046-03-01', '2046-03-02'])
		expect(await titles({ from: '2046-03-01T09:30:00Z', to: '2046-03-03T08:00:00Z' })).toEqual(['2046-03-02'])
		expect(await titles({ from: '1990-01-01', to: '2090-01-01' })).toHaveLength(3)
		expect(told(await feed(room.id, { query: { from: 'x' } }))).toEqual({ status: 400, error: 'Invalid "from" date format' })
		expect(told(await feed(room.id, { query: { from: '2046-03-02', to: '2046-03-01' } })))
			.toEqual({ status: 400, error: '"from" must be before "to"' })
	})

	it('row 13: is not sent again until a booking changes', async () => {
		const room = await rooms()
		await book(room.id, talk('2046-03-02'))
		const first = await feed(room.id)
		const tag = first.headers.get('etag') ?? ''
		expect(tag).not.toBe('')
		for (const known of [tag, `W/${tag}`, `"a", W/${tag}, "b"`, '*']) {
			const again = await feed(room.id, { headers: { 'If-None-Match': known } })
			expect([again.status, again.text, again.headers.get('etag')], known).toEqual([304, '', tag])
			expect(again.headers.get('access-control-allow-origin')).toBe('*')
		}
		expect((await feed(room.id)).text).toBe(first.text)
		let known = tag
		const changes = async (count: number) => {
			const changed = await feed(room.id, { headers: { 'If-None-Match': known } })
			expect([changed.status, events(changed).length]).toEqual([200, count])
			known = changed.headers.get('etag') ?? ''
			expect((await feed(room.id, { headers: { 'If-None-Match': known } })).status).toBe(304)
			return changed.text
		}
		const uid = await book(room.id, talk('2046-03-03'))
		await changes(2)
		await publicCall(caller, `/rooms/${room.id}/bookings/${uid}`, {}, 'DELETE')
		await changes(1)
		await ask(admin, 'PUT', `/api/rooms/${room.id}`, { body: { titlePrivacy: true } })
		expect(await changes(1)).toContain('SUMMARY:Reserved')
		expect((await feed(room.id, { headers: { 'If-None-Match': known }, query: { from: '2046-01-01' } })).status).toBe(200)
	})

	it('is refused like everything of this API', async () => {
		const [room, other] = [await rooms(), await rooms()]
		const restricted = await tokenCaller(admin, { roomIds: [room.id] })
		expect((await feed(room.id, {}, restricted)).status).toBe(200)
		for (const id of [other.id, 'no-such-room']) {
			expect(told(await feed(id, {}, restricted))).toEqual({ status: 403, error: 'Token does not have access to this room' })
		}
		expect(told(await feed('no-such-room'))).toEqual({ status: 404, error: 'Room not found' })
		const reply = await publicCall(anonymous, `/rooms/${room.id}/calendar.ics`)
		expect(told(reply)).toEqual({ status: 401, error: 'Missing or invalid Authorization header' })
	})
})

describe('the feed by its secret', () => {
	it('is the same, byte by byte @every-host', async () => {
		const room = await rooms()
		await book(room.id, talk('2046-03-02'))
		const secret = await feedSecret(admin, room.id)
		for (const query of [{}, { from: '2046-03-02' }, { to: '2046-03-01' }]) {
			const [own, shared] = [await feed(room.id, { query }), await subscribe(room.id, secret, { query })]
			expect([shared.status, shared.text]).toEqual([200, own.text])
			for (const name of ['content-type', 'content-disposition', 'etag', 'cache-control', 'access-control-allow-origin']) {
				expect([name, shared.headers.get(name)]).toEqual([name, own.headers.get(name)])
			}
		}
		const { feedUrl } = await ask<{ feedUrl: string }>(admin, 'GET', `/api/rooms/${room.id}`)
		const known = (await anonymous.request('GET', feedUrl.slice(admin.url.length))).headers.get('etag') ?? ''
		expect((await subscribe(room.id, secret, { headers: { 'If-None-Match': known } })).status).toBe(304)
	})

	it('is an empty calendar for every wrong one, and whoever guesses waits longer each time @every-host', async () => {
		const [room, other] = [await rooms(), await rooms()]
		await book(room.id, talk('2046-03-02'))
		const [former, foreign] = [await feedSecret(admin, room.id), await feedSecret(admin, other.id)]
		const secret = await feedSecret(admin, room.id)
		const from = '127.0.7.1'
		expect((await subscribe(room.id, secret, { from })).headers.get('x-nextcloud-bruteforce-throttled')).toBeNull()
		const replies = [
			await subscribe(room.id, former, { from }),
			await subscribe(room.id, foreign, { from }),
			await subscribe(room.id, 'x', { from, headers: { 'If-None-Match': '*' } }),
		]
		await call(admin, 'POST', `/api/rooms/${room.id}/feed`, { body: { action: 'disable' } })
		replies.push(await subscribe(room.id, secret, { from }))
		const seen = replies.map(({ status, text, headers }) => {
			const names = ['content-type', 'content-disposition', 'cache-control', 'etag', 'access-control-allow-origin']
			return [status, text, ...names.map((name) => headers.get(name))]
		})
		expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
		expect(seen[0]?.slice(0, 3)).toEqual([
			200,
			'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Workplace apps//Rooms//EN\r\nCALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n',
			'text/calendar; charset=utf-8',
		])
		const absent = await subscribe('no-such-room', secret, { from })
		expect([absent.status, absent.text]).toEqual([200, seen[0]?.[1]])
		const waits = replies.map(({ headers }) => parseInt(headers.get('x-nextcloud-bruteforce-throttled') ?? '0', 10))
		expect(waits[0]).toBeGreaterThan(0)
		expect(waits[3]).toBeGreaterThan(waits[0] ?? 0)
	}, 60_000)
})
