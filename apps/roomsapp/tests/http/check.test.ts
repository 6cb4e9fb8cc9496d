// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import { rooms } from '@suite/api/rooms/contract'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { publicCall, tokenCaller } from './publicApi.ts'
import { newRoom } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const { occ } = crew.host

interface Report {
	readonly rooms: number
	readonly bookings: number
	readonly found: Readonly<Record<string, readonly string[]>>
}
const check = async (): Promise<Report> =>
	JSON.parse((await occ(['roomsapp:check', '--output=json'], { mayFail: true })).stdout) as Report
const of = (room: string, { found }: Report) => Object.values(found).flat().filter((what) => what.startsWith(`${room}: `))

/** Bookings can be made from outside only where the contract has the route. */
const canBook = Object.values(rooms.resources).flatMap((resource: Readonly<Record<string, Route>>) => Object.values(resource))
	.some(({ method, path }) => method === 'POST' && path === '/api/v1/rooms/{id}/bookings')

describe('the commands about bookings', () => {
	it('find nothing wrong with a new room, and nothing to rebuild @every-host', async () => {
		const { id } = await newRoom(admin)
		const report = await check()
		expect(report.rooms).toBeGreaterThan(0)
		expect(of(id, report)).toEqual([])
		const { stdout } = await occ(['roomsapp:rebuild'], { mayFail: true })
		expect(stdout).toMatch(/^0 bookings made from the calendars of \d+ rooms/)
		expect(stdout).not.toContain(id)
	})

	it('find a room and its bookings alike in the tables and in the calendar', { skip: !canBook }, async () => {
		const { id } = await newRoom(admin, { everyone: 'book', autoAccept: true })
		const before = await check()
		const token = await tokenCaller(admin, { scope: 'book' })
		for (const [start, end] of [['2031-03-03T09:00:00Z', '2031-03-03T10:00:00Z'], ['2031-03-04T09:00:00Z', '2031-03-04T10:00:00Z']]) {
			const body = { title: 'Meeting', start, end }
			expect((await publicCall(token, `/rooms/${id}/bookings`, { body }, 'POST')).status).toBe(201)
		}
		const report = await check()
		expect([report.bookings - before.bookings, of(id, report)]).toEqual([2, []])
	})
})
