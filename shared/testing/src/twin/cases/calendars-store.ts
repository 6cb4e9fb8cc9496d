// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser, deleteUser } from '@suite/fixtures/accounts'
import { event, object, single, withoutTrash } from '../calendar-steps.ts'
import type { Script } from '../script.ts'

const probe = '/index.php/apps/hostprobe'
const account = { user: 'twin-calendars', password: 'twin-calendars-password' }

/** Calendars and objects as apps read and write them in PHP, and the events that follow. */
export const calendarsStore: Script = {
	name: 'calendars-store',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const play = (principal: string, calendar: string, ...steps: readonly (readonly string[])[]) =>
			twin.send('admin', 'POST', `${probe}/calendars`, { body: { principal, calendar, steps } })
		const told = async (what: string) => twin.record(what, (await admin.expect('GET', `${probe}/recordings/calendars`)).json)
		const own = 'principals/users/editor'
		await admin.expect('PUT', `${probe}/recordings/calendars`, { body: { on: true } })
		await withoutTrash(twin, async () => {
			await play(own, 'twin', ['calendar'], ['create', 'Twin', '#123456'], ['calendar'], ['byId'], ['objects'])
			await play(own, 'x'.repeat(256), ['create'])
			await play(
				own,
				'twin',
				['put', 'a.ics', event('a', ...single)],
				['put', 'b.ics', event('a', ...single)],
				['put', 'b.ics', event('b', ...single, 'CLASS:PRIVATE')],
				['put', 'c.ics', event('c', 'DTSTART;VALUE=DATE:20260303', 'CLASS:CONFIDENTIAL', 'RRULE:FREQ=DAILY;COUNT=3')],
				['put', 'd.ics', object('BEGIN:VTODO', 'UID:d', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Task', 'END:VTODO')],
				['put', 'e.ics', event('e', 'DTSTART;TZID=Europe/Amsterdam:20260304T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')],
				['put', 'f.ics', object('BEGIN:VTIMEZONE', 'TZID:X', 'END:VTIMEZONE')],
				['objects'], ['object', 'a.ics'], ['object', 'none.ics'], ['several', 'a.ics none.ics c.ics'],
				['uid', 'c', 'twin'], ['uid', 'c', 'other'], ['uid', 'none', 'twin'],
				['calendar'],
			)
			await told('objects are added')
			for (const [from, until] of [
				['', ''], ['2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'], ['2026-03-02T09:30:00Z', '2026-03-02T09:31:00Z'],
				['2026-03-02T10:00:00Z', '2026-03-03T00:00:00Z'], ['2026-03-05T12:00:00Z', '2026-03-05T13:00:00Z'],
				['2026-03-06T00:00:00Z', '2026-03-07T00:00:00Z'], ['2030-01-02T00:00:00Z', '2030-01-03T00:00:00Z'],
			] as const) {
				await play(own, 'twin', ['query', from, until])
			}
			await play(
				own,
				'twin',
				['change', 'a.ics', event('a', 'DTSTART:20260302T110000Z', 'DTEND:20260302T120000Z')],
				['change', 'none.ics', event('none', ...single)],
				['object', 'a.ics'], ['query', '2026-03-02T09:30:00Z', '2026-03-02T09:31:00Z'],
				['query', '2026-03-02T11:30:00Z', '2026-03-02T11:31:00Z'],
				['remove', 'b.ics'], ['remove', 'none.ics'], ['object', 'b.ics'], ['put', 'b2.ics', event('b', ...single)], ['calendar'],
			)
			await told('objects are changed and removed')
			await play(own, 'twin', ['delete'], ['calendar'], ['delete'], ['uid', 'a', 'twin'])
			await told('the calendar is deleted')
			await createUser(await twin.client({ role: 'admin', by: 'session' }), account)
			await play(`principals/users/${account.user}`, 'work', ['create', 'Work'], ['put', 'a.ics', event('a', ...single)])
			await told('an account has a calendar')
			await deleteUser(await twin.client({ role: 'admin', by: 'session' }), account.user)
			await told('the account is deleted')
			await play(`principals/users/${account.user}`, 'work', ['calendar'], ['calendars'], ['uid', 'a', 'work'])
		})
		await admin.expect('PUT', `${probe}/recordings/calendars`, { body: { on: false } })
	},
}

/** As the probe describes a room to the host. */
interface Room {
	readonly id: string
	readonly name: string
	readonly email: string
	readonly groups: readonly string[]
	readonly facts: Readonly<Record<string, string | null>>
}

const fact = (name: string): string => `{http://nextcloud.com/ns}${name}`

/** Rooms of apps: each new one gets a calendar, which it loses when it is gone. */
export const calendarsRooms: Script = {
	name: 'calendars-rooms',
	run: async (twin) => {
		const blue: Room = { id: 'blue', name: 'Blue', email: 'blue@rooms.example', groups: [], facts: {} }
		const red = { ...blue, id: 'red-1', name: 'Red', email: 'red@rooms.example' }
		const describe = async (rooms: readonly Room[], broken = '') => {
			await twin.send('admin', 'PUT', `${probe}/rooms`, { body: { rooms, broken } })
			for (const id of ['blue', 'red-1']) {
				await twin.send('admin', 'POST', `${probe}/calendars`, {
					body: {
						principal: `principals/calendar-rooms/hostprobe-${id}`, calendar: 'calendar',
						steps: [['calendar'], ['calendars'], ['objects']],
					},
				})
			}
		}
		await describe([blue, { ...red, facts: { [fact('room-seating-capacity')]: '8', [fact('room-building-name')]: null } }])
		await twin.send('admin', 'POST', `${probe}/calendars`, {
			body: {
				principal: 'principals/calendar-rooms/hostprobe-blue', calendar: 'calendar',
				steps: [['put', 'a.ics', event('a', ...single)], ['uid', 'a', 'calendar']],
			},
		})
		await describe([], 'list')
		await describe([{ ...blue, name: 'Azure' }, { ...red, name: 'Ruby' }], 'blue')
		await describe([{ ...blue, name: 'Azure', groups: ['admin'] }])
		await describe([blue, red])
		await describe([])
	},
}
