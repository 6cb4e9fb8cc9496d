// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import type { PublicBooking } from '@suite/schema/rooms/public/booking'
import { administrator } from '@suite/testing/administrator'
import { Random } from '@suite/testing/random'
import { publicCall, tokenCaller } from './publicApi.ts'
import { newRoom } from './rooms.ts'

const seed = Number(process.env.SEED ?? 20_261_124)
const count = Number(process.env.COUNT ?? 400)
const { session: admin } = await administrator()
const rooms = await Promise.all(['Europe/Amsterdam', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'].map((timeZone, index) =>
	newRoom(admin, {
		timeZone, autoAccept: index % 2 === 0, bufferAfter: 5 * index, availabilityRules: { enabled: index === 1, rules: [
			{ days: [0, 1, 2, 3, 4, 5, 6], startTime: '00:00', endTime: '24:00' },
		] },
	})))
const callers = await Promise.all([
	tokenCaller(admin, { scope: 'admin' }), tokenCaller(admin, { scope: 'book', roomIds: [rooms[0]?.id ?? ''] }), tokenCaller(admin),
])

/** Statuses that the documentation of the API knows, and 413 for a body beyond all limits. */
const known = [200, 201, 400, 401, 403, 404, 409, 413, 422]
const oddTexts = [
	'', ' ', '\u0000', 'a\u0000b', '0', '-1', 'null', 'now', '@0', '9'.repeat(30), 'x'.repeat(300), 'x'.repeat(4_000), '2026-02-30',
	'2026-13-01', '0000-00-00', '0001-01-01', '9999-12-31', '9999-12-31T23:59:59-12:00', '10000-01-01', '2026-W10-1', '2026-03-29T02:30:00',
	'2026-03-29T02:30:00+01:00', '2026-10-25T02:30:00+02:00', '2026-03-02T09:00:00 01:00', '2026-03-02T24:00', '٢٠٢٦-٠٣-٠٢', '🙂',
	'%00', '../..',
	'\u202E', '<b>', '\'; --', '\r\nBEGIN:VEVENT', '20260302T090000Z', '1969-12-31', 'accepted', 'declined', 'unknown',
]
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
const oddBodies = ['', '{', '[]', 'null', '"x"', '{"title":"\\ud800"}', 'title=%FF&start=1', '['.repeat(2_000), '{"a":'.repeat(100)]
/** Bytes in an address that are no text, and the like. */
const oddBytes = ['%00', '%FF', '%C0%AF', '%ED%A0%80', '%', '%zz', '%2F', '%252F', '..%2F', '%20', '+', '%0D%0A']

class Requests {
	private readonly random: Random
	/** UIDs of bookings that were made, with their rooms. */
	readonly made: [room: string, uid: string][] = []

	constructor(random: Random) {
		this.random = random
	}

	async send(): Promise<{ request: string, reply: Reply }> {
		const { random } = this
		const room = random.chance(0.9) ? random.pick(rooms).id : random.pick(['no-such-room', ...oddBytes, 'x'.repeat(200)])
		const [method, path, body] = random.pick([
			() => ['GET', `/rooms/${room}/status`],
			() => ['GET', `/rooms/${room}/availability?${this.query('date', 'from', 'to')}`],
			() => ['GET', `/rooms/${room}/bookings?${this.query('from', 'to', 'status')}`],
			() => ['GET', `/statistics?${this.query('from', 'to', 'room')}`],
			() => ['GET', `/rooms/${room}/calendar.ics?${this.query('from', 'to')}`],
			() => ['POST', `/rooms/${room}/bookings`, this.body()],
			() => ['POST', `/rooms/${room}/bookings`, this.body()],
			() => this.cancel(room),
		])() as [string, string, object | string | undefined]
		const sent = typeof body === 'string'
			? { raw: body, headers: { 'Content-Type': random.pick(types) } }
			: body === undefined ? {} : { body }
		const reply = await publicCall(random.pick(callers), path, sent, method)
		if (reply.status === 201) {
			this.made.push([room, (reply.json as { uid: string }).uid])
		}
		return { request: `${method} ${path} ${JSON.stringify(body)?.slice(0, 500) ?? ''}`, reply }
	}

	/** Mostly a time in a few weeks around a change of the clocks, so that bookings meet. */
	private time(): string {
		const { random } = this
		if (random.chance(0.15)) {
			return random.pick(oddTexts)
		}
		const year = random.chance(0.05) ? random.pick([1970, 1999, 2038, 2106, 9998]) : 2046
		const date = new Date(Date.UTC(year, 2, 20) + random.between(0, 14 * 96) * 900_000).toISOString()
		const offset = random.pick(['+02:00', '-03:30', '+10:30', 'Z'])
		return random.pick([date, date.slice(0, 10), date.slice(0, 16), date.replace('.000Z', offset)])
	}

	private query(...names: string[]): string {
		const { random } = this
		return random.some(names, 0.7).map((name) => {
			const text = random.chance(0.9) ? this.time() : random.pick(oddTexts)
			const value = random.chance(0.08) ? random.pick(oddBytes) : encodeURIComponent(text)
			return `${name}${random.chance(0.03) ? random.pick(['[]', '[a]', '%00']) : ''}=${value}`
		}).join('&')
	}

	private body(): object | string {
		const { random } = this
		if (random.chance(0.08)) {
			return random.pick(oddBodies)
		}
		const odd: readonly unknown[] = [null, 5, true, [], {}, ['a'], ...oddTexts]
		const value = (good: unknown): unknown => random.chance(0.06) ? random.pick(odd) : good
		const start = this.time()
		const length = random.between(1, 48) * 900_000
		const later = new Date(Date.parse(start) + length)
		const end = random.chance(0.7) && !Number.isNaN(later.getTime()) ? later.toISOString() : this.time()
		return {
			title: value('Random'), start: value(start), end: value(end),
			...(random.chance(0.3) ? { organizer: value('Ada <ada@example.org>'), description: value('x') } : {}),
		}
	}

	private cancel(room: string): [string, string] {
		const { random } = this
		const [of, uid] = random.chance(0.5) && this.made.length > 0
			? random.pick(this.made)
			: [room, random.chance(0.5) ? encodeURIComponent(random.pick(oddTexts)) : random.pick(oddBytes)]
		return ['DELETE', `/rooms/${of}/bookings/${uid}?${this.query('recurrenceId')}`]
	}
}

describe(`${count} random requests (SEED=${seed})`, () => {
	it('are answered with a documented status each, for pages of other sites too, and double-book nothing', async () => {
		const requests = new Requests(new Random(seed))
		const statuses = new Map<number, number>()
		for (let number = 0; number < count; number += 4) {
			// Some at once, as displays and people do.
			for (const { request, reply } of await Promise.all(Array.from({ length: 4 }, () => requests.send()))) {
				expect(known, `${reply.status} to ${request}: ${reply.text.slice(0, 500)}`).toContain(reply.status)
				// What leads to no route of the app is answered by Nextcloud itself.
				if (reply.headers.get('access-control-allow-origin') !== '*') {
					expect([404, 405, 400], `${reply.status} to ${request}`).toContain(reply.status)
				} else if (reply.status >= 400) {
					expect(reply.json, request).toMatchObject({ error: expect.any(String) as unknown })
				}
				statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
			}
		}
		for (const status of [200, 201, 400, 403, 404, 409]) {
			expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true])
		}
		for (const { id } of rooms) {
			const reply = await publicCall(callers[0], `/rooms/${id}/bookings`)
			const busy = (reply.json as PublicBooking[]).map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const)
			expect(busy.filter(([start], index) => index > 0 && start < (busy[index - 1]?.[1] ?? 0))).toEqual([])
		}
	}, 600_000)
})
