// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { UsageReport } from '@suite/schema/rooms/look/usage'
import { beforeAll, describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { account, ask, call, newGroup, newRoom, permit, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const [manager, booker] = await Promise.all([crew.as('manager'), crew.as('booker')])
const group = await newGroup(admin)
const studio = await newRoom(admin, {
	name: uniqueName('=1+2 Studio'), groupId: group.id, roomType: 'studio', timeZone: 'Europe/Amsterdam', autoAccept: true,
})
const cave = await newRoom(admin, { roomType: '', timeZone: 'Europe/Amsterdam', autoAccept: true })
const read = (by: Client, query: Record<string, string> = {}) =>
	ask<UsageReport>(by, 'GET', '/api/statistics', { query: { from: '2046-03-05', to: '2046-03-18', ...query } })
/** Hours with bookings, such as `1 9: 2.5 of 28`. */
const used = ({ week }: UsageReport) => week.filter(({ hoursBooked }) => hoursBooked > 0)
	.map(({ day, hour, hoursBooked, hoursAvailable }) => `${day} ${hour}: ${hoursBooked} of ${hoursAvailable}`)

beforeAll(async () => {
	await permit(admin, { group: group.id }, { managers: [account(manager.user)] })
	await permit(admin, { room: cave.id }, { managers: [account(manager.user)], bookers: [account(booker.user)] })
	// Mondays; the clocks change on 25 March, so that both are in winter time.
	for (const [room, start, end] of [
		[studio, '2046-03-05T09:30:00+01:00', '2046-03-05T11:00:00+01:00'],
		[studio, '2046-03-12T09:00:00+01:00', '2046-03-12T10:00:00+01:00'],
		[cave, '2046-03-12T09:00:00+01:00', '2046-03-12T10:00:00+01:00'],
	] as const) {
		await ask(admin, 'POST', `/api/rooms/${room.id}/bookings`, { body: { summary: 'Used', start, end } })
	}
})

describe('statistics for people', () => {
	it('have the rooms that one manages and the hours of the week @every-host', async () => {
		const report = await read(manager.session)
		expect(report.utilization.map(({ roomId, totalHoursBooked, bookingCount }) => [roomId, totalHoursBooked, bookingCount])).toEqual(
			[[studio.id, 2.5, 2], [cave.id, 1, 1]].sort(([one], [other]) => (one === studio.id ? -1 : other === studio.id ? 1 : 0)),
		)
		expect(report.week).toHaveLength(168)
		expect(used(report)).toEqual(['1 9: 2.5 of 4', '1 10: 1 of 4'])
		expect(report.week[24 + 9]).toMatchObject({ percent: 62.5 })
		expect(report.groups).toEqual([{ id: group.id, name: group.name }])
		expect(report.types).toEqual([{ id: 'studio', label: 'Studio' }, { id: 'other', label: 'Other' }])
	})

	it('are limited to a group or type, with the same choices', async () => {
		const [ofGroup, ofType, all] = [
			await read(manager.session, { group: group.id }), await read(manager.session, { type: 'other' }), await read(manager.session),
		]
		expect([used(ofGroup), used(ofType)]).toEqual([['1 9: 1.5 of 2', '1 10: 1 of 2'], ['1 9: 1 of 2']])
		for (const { groups, types } of [ofGroup, ofType]) {
			expect({ groups, types }).toEqual({ groups: all.groups, types: all.types })
		}
		expect((await read(manager.session, { group: 'no-such-group' })).utilization).toEqual([])
	})

	it('count what the rules of a room leave open', async () => {
		await ask(admin, 'PUT', `/api/rooms/${studio.id}`, { body: {
			availabilityRules: { enabled: true, rules: [{ days: [1, 2], startTime: '09:00', endTime: '10:30' }] },
		} })
		const { week } = await read(manager.session, { group: group.id })
		expect(week.filter(({ hoursAvailable }) => hoursAvailable > 0).map(({ day, hour, hoursAvailable }) => [day, hour, hoursAvailable]))
			.toEqual([[1, 9, 2], [1, 10, 1], [2, 9, 2], [2, 10, 1]])
		await ask(admin, 'PUT', `/api/rooms/${studio.id}`, { body: { availabilityRules: { enabled: false } } })
	})

	it('agree with the public statistics for an administrator', async () => {
		const report = await read(admin)
		expect(report.rooms.total).toBe(report.utilization.length)
		expect(report.utilization.find(({ roomId }) => roomId === studio.id)).toMatchObject({ totalHoursBooked: 2.5, bookingCount: 2 })
	})

	it('are for managers alone', async () => {
		for (const path of ['/api/statistics', '/api/statistics/export?table=rooms']) {
			expect(refusal(await call(booker.session, 'GET', path)), path).toBe('403 not_manager')
		}
	})

	it('are downloaded as tables that no spreadsheet takes for formulas', async () => {
		const csv = async (table: string) => {
			const reply = await call(manager.session, 'GET', `/api/statistics/export?from=2046-03-05&to=2046-03-18&table=${table}`)
			expect(reply.headers.get('content-disposition')).toContain(`roomsapp-${table}-2046-03-05-2046-03-18.csv`)
			return reply.text.replace(/^\uFEFF/, '').trimEnd().split('\r\n')
		}
		const rooms = await csv('rooms')
		expect(rooms[0]).toBe('id,room,bookings,hoursBooked,hoursAvailable,percent')
		expect(rooms.find((row) => row.startsWith(studio.id))).toBe(`${studio.id},'${studio.name},2,2.5,336,0.7`)
		const hours = await csv('hours')
		expect([hours.length, hours[1], hours[10], hours[168]])
			.toEqual([169, 'mon,00:00,0,4,0', 'mon,09:00,2.5,4,62.5', 'sun,23:00,0,4,0'])
	})
})
