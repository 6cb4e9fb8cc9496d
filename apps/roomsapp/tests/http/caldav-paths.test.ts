// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deleteUser } from '@suite/fixtures/accounts'
import { dav } from '@suite/fixtures/dav'
import { suiteHost } from '@suite/host/suite-host'
import { administrator } from '@suite/testing/administrator'
import { answer, calendar, event, isFree, openRoom, organizer, save, saveObject, transfer, trash } from './caldav.ts'
import { account, permit } from './rooms.ts'

const host = suiteHost()
const { session: admin } = await administrator()
const ann = await organizer('ann')
const bob = await organizer('bob')
await ann.calendars.create('play')

const later = { start: '20290305T120000Z', end: '20290305T130000Z' }

describe('an event that no plugin sees', () => {
	it('is answered when it comes from an old client @real-host(the embedded host has no address for it) @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const old = `/remote.php/caldav/calendars/${ann.user}/office/${uid}.ics`
		const put = async (object: string) => {
			await ann.client.expect('PUT', old, { raw: object, headers: { 'Content-Type': 'text/calendar' } })
			return answer(await ann.calendars.get('office', `${uid}.ics`), room)
		}
		expect(await put(calendar(event(ann, { uid, rooms: [room] })))).toBe('ACCEPTED')
		expect(await isFree(bob, room)).toBe(false)
		expect(await put(calendar(event(ann, { uid, rooms: [room], ...later })))).toBe('ACCEPTED')
		expect([await isFree(bob, room), await isFree(bob, room, later)]).toEqual([true, false])
		await save(bob, { uid: randomUUID(), rooms: [room] })
		expect(await put(calendar(event(ann, { uid, rooms: [room] })))).toBe('DECLINED')
		expect(await put(calendar(event(ann, { uid, rooms: [room], ...later })))).toBe('ACCEPTED')
		expect(await put(calendar(event(ann, { uid, isPlain: true })))).toBe('')
		expect(await isFree(bob, room, later)).toBe(true)
		await put(calendar(event(ann, { uid, rooms: [room], ...later })))
		await ann.client.expect('DELETE', old)
		expect(await isFree(bob, room, later)).toBe(true)
	})

	it('is answered when a command imports it @real-host(the embedded host has no such command) @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const file = join(await mkdtemp(join(tmpdir(), 'rooms-')), 'import.ics')
		await writeFile(file, calendar(event(ann, { uid, rooms: [room] })))
		await host.occ(['calendar:import', ann.user, 'office', file])
		expect(await isFree(bob, room)).toBe(false)
	})
})

describe('an event that leaves or comes back', () => {
	const moves = 'calendars have neither trash nor MOVE there'

	it(`keeps its room in another calendar @real-host(${moves}) @every-host`, async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		await transfer(ann, 'MOVE', `office/${uid}.ics`, `play/${uid}.ics`)
		expect(await isFree(bob, room)).toBe(false)
		await ann.calendars.remove('play', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(true)
	})

	it(`keeps its room as long as one of its copies is there @real-host(${moves})`, async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		await transfer(ann, 'COPY', `office/${uid}.ics`, `play/${uid}.ics`)
		await ann.calendars.remove('office', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(false)
		await ann.calendars.remove('play', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(true)
	})

	it('keeps its room when a client writes it to another calendar and deletes the first', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const object = await save(ann, { uid, rooms: [room] })
		await ann.calendars.put('play', `${uid}.ics`, object)
		await ann.calendars.remove('office', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(false)
		await ann.calendars.remove('play', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(true)
	})

	it(`asks again when it comes back from the trash @real-host(${moves}) @every-host`, async () => {
		const carl = await organizer('carl')
		const room = await openRoom()
		const restored = async () => {
			const uid = randomUUID()
			await save(carl, { uid, rooms: [room] })
			await carl.calendars.remove('office', `${uid}.ics`)
			const between = randomUUID()
			return { uid, between, back: async () => {
				const names = await trash(carl)
				await transfer(carl, 'MOVE', `trashbin/objects/${names.at(-1) ?? ''}`, 'trashbin/restore/file')
				return answer(await carl.calendars.get('office', `${uid}.ics`), room)
			} }
		}
		const first = await restored()
		expect(await first.back()).toBe('ACCEPTED')
		expect(await isFree(bob, room)).toBe(false)
		await carl.calendars.remove('office', `${first.uid}.ics`)
		await save(bob, { uid: first.between, rooms: [room] })
		expect(await first.back()).toBe('DECLINED')
		expect(await isFree(ann, room)).toBe(false)
	})

	it(`asks again with its calendar, and is gone with it @real-host(${moves}) @every-host`, async () => {
		const carl = await organizer('carl')
		const room = await openRoom()
		await save(carl, { uid: randomUUID(), rooms: [room] })
		await dav(carl.client, 'DELETE', `/calendars/${carl.user}/office`)
		expect(await isFree(bob, room)).toBe(true)
		await transfer(carl, 'MOVE', 'office', 'trashbin/restore/calendar')
		expect(await isFree(bob, room)).toBe(false)
		await carl.calendars.removeCalendar('office')
		expect(await isFree(bob, room)).toBe(true)
	})

	it('is another event with another UID @real-host(plugins of apps see events there later)', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		await saveObject(ann, uid, calendar(event(ann, { rooms: [room], ...later })))
		expect([await isFree(bob, room), await isFree(bob, room, later)]).toEqual([true, false])
	})

	it('is gone with its calendar', async () => {
		const carl = await organizer('carl')
		const room = await openRoom()
		await save(carl, { uid: randomUUID(), rooms: [room] })
		await carl.calendars.removeCalendar('office')
		expect(await isFree(bob, room)).toBe(true)
	})

	it('is gone with its account @every-host', async () => {
		const carl = await organizer('carl')
		const room = await openRoom()
		await save(carl, { uid: randomUUID(), rooms: [room] })
		await deleteUser(admin, carl.user)
		expect(await isFree(bob, room)).toBe(true)
	})

	it('stays in the statistics when it is over, and is not booked again', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		const past = { start: '20200305T090000Z', end: '20200305T100000Z' }
		await save(ann, { uid, rooms: [room], ...past })
		await ann.calendars.remove('office', `${uid}.ics`)
		expect(await isFree(bob, room)).toBe(true)
	})

	it('belongs to the owner of its calendar, whoever writes it @real-host(calendars cannot be shared there)', async () => {
		const carl = await organizer('carl')
		const room = await openRoom({ everyone: 'none' })
		await permit(admin, { room: room.id }, { viewers: [], bookers: [account(carl.user)], managers: [] })
		await dav(carl.client, 'POST', `/calendars/${carl.user}/office`, {
			raw: '<o:share xmlns:o="http://owncloud.org/ns" xmlns:d="DAV:"><o:set>'
				+ `<d:href>principal:principals/users/${bob.user}</d:href><o:read-write/></o:set></o:share>`,
			headers: { 'Content-Type': 'application/xml' },
		})
		const uid = randomUUID()
		const shared = `/remote.php/dav/calendars/${bob.user}/office_shared_by_${carl.user}/${uid}.ics`
		await bob.client.expect('PUT', shared, {
			raw: calendar(event(carl, { uid, rooms: [room] })), headers: { 'Content-Type': 'text/calendar' },
		})
		expect(answer(await carl.calendars.get('office', `${uid}.ics`), room)).toBe('ACCEPTED')
		await bob.client.expect('DELETE', shared)
		expect(await isFree(carl, room)).toBe(true)
	})
})

describe('a saved event that cannot be stored', () => {
	it('leaves the room as it was @every-host', async () => {
		const room = await openRoom()
		const uid = randomUUID()
		await save(ann, { uid, rooms: [room] })
		const twice = calendar(event(ann, { uid, rooms: [room], ...later }))
		await expect(saveObject(ann, `${uid}-twice`, twice)).rejects.toThrow('PUT answers 400')
		expect([await isFree(bob, room), await isFree(bob, room, later)]).toEqual([false, true])
	})
})
