// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToGroup, createGroup, deleteGroup, deleteUser, uniqueName } from '@suite/fixtures/accounts'
import { iCalendar } from '@suite/fixtures/calendars'
import { SessionClient } from '@suite/fixtures/client'
import { dav, elements } from '@suite/fixtures/dav'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import {
	busy, create, heard, lines, meeting, names, person, ProbeRooms, put, record, transfer, trash, type Person, type ProbeRoom,
} from '@suite/testing/probe/bookings'

const host = suiteHost()
let admin: SessionClient
let rooms: ProbeRooms
let ann: Person
let bob: Person
let group: string

const run = uniqueName('run')
const room = (name: string, more: Partial<ProbeRoom> = {}): ProbeRoom => {
	return { id: `${run}-${name}`, name: `Room ${name} ${run}`, email: `${run}-${name}@rooms.example.com`, groups: [], facts: {}, ...more }
}
const blue = room('blue')
const red = room('red')

beforeAll(async () => {
	admin = await SessionClient.login(host.url, host.administrator.user, host.administrator.password)
	rooms = new ProbeRooms(admin)
	group = await createGroup(admin)
	ann = await person(admin, host.url, 'ann')
	bob = await person(admin, host.url, 'bob')
	await record(admin, true)
})

afterAll(async () => {
	await record(admin, false)
	await rooms.set([])
	await deleteUser(admin, ann.user)
	await deleteUser(admin, bob.user)
	await deleteGroup(admin, group)
})

const removed = (path: string, headers: Record<string, string> = {}) =>
	heard(admin, () => dav(ann.client, 'DELETE', `/calendars/${ann.user}/${path}`, { headers }))
const forever = { 'X-NC-CalDAV-No-Trashbin': '1' }
const attendee = (object: string, address: string): string =>
	lines(object, 'ATTENDEE').find((line) => line.endsWith(address)) ?? ''
/** The invitation that was delivered to a guest. */
const copyOf = async (guest: Person, uid: string) => guest.calendars.get('personal', await nameOf(guest, uid))
async function nameOf(guest: Person, uid: string): Promise<string> {
	for (const name of await guest.calendars.list('personal')) {
		if (lines(await guest.calendars.get('personal', name), 'UID').includes(`UID:${uid}`)) {
			return name
		}
	}
	throw new Error(`${guest.user} has no copy of ${uid}`)
}

describe('calendars @every-host', () => {
	beforeAll(async () => {
		await rooms.set([blue, red])
		await ann.calendars.create('office')
		await ann.calendars.create('play')
		await bob.client.request('PROPFIND', `/remote.php/dav/calendars/${bob.user}/`)
	})

	it.each([false, true])('tell a plugin of events made in PHP @real-host(plugins see another path there)', async (isMinimal) => {
		const uid = randomUUID()
		const events = await heard(admin, () =>
			create(ann, 'office', `${uid}.ics`, meeting(ann, 'Decide TENTATIVE', { uid, guests: [bob], rooms: [blue] }), isMinimal))
		expect(names(events)).toEqual([
			'calendarObjectChange',
			'schedule REQUEST',
			'CalendarObjectCreatedEvent bob',
			'schedule REQUEST',
			'CalendarObjectCreatedEvent ann',
			'CalendarObjectCreatedEvent room',
			'afterCreateFile',
		])
		expect(events[0]).toMatchObject({
			calendar: `calendars/${ann.user}/office`, owner: `principals/users/${ann.user}`, isNew: true, old: null, path: 'remote.php/dav',
		})
		expect(events.at(-1)).toMatchObject({ path: `calendars/${ann.user}/office/${uid}.ics` })
		const stored = await ann.calendars.get('office', `${uid}.ics`)
		for (const object of [stored, await copyOf(bob, uid), (await rooms.read(blue))[`${uid}.ics`] ?? '']) {
			expect(attendee(object, blue.email)).toContain('PARTSTAT=TENTATIVE')
			expect(lines(object, 'LOCATION')).toEqual([`LOCATION:${blue.name}`])
		}
		expect(attendee(stored, blue.email)).toContain('SCHEDULE-STATUS=1.2')

		// left alone, the host knows no rooms here: it sends them mail, if at all
		const left = randomUUID()
		await create(ann, 'office', `${left}.ics`, meeting(ann, 'Left', { uid: left, rooms: [red] }), isMinimal)
		expect(attendee(await ann.calendars.get('office', `${left}.ics`), red.email)).not.toContain('SCHEDULE-STATUS=1.2')
		expect(await rooms.read(red)).toEqual({})
	})

	it('store what a plugin writes into an event, and send it to guests', async () => {
		const uid = randomUUID()
		const event = (title: string) => meeting(ann, title, { uid, guests: [bob], rooms: [blue, red] })
		const written = async (name: string, title: string, headers = {}) => {
			let reply: Reply | undefined
			const events = await heard(admin, async () => {
				reply = await put(ann, `office/${name}.ics`, event(title), headers)
			})
			return { events, status: reply?.status, etag: reply?.headers.get('etag') }
		}
		const answer = async (object: Promise<string>) => /PARTSTAT=(\w+)/.exec(attendee(await object, blue.email))?.[1]
		const stored = async () => (await rooms.read(blue))[`${uid}.ics`] ?? ''

		expect(await written(uid, 'Decide ACCEPTED')).toMatchObject({ status: 201, etag: null })
		const { events, ...changed } = await written(uid, 'Decide TENTATIVE')
		expect(changed).toEqual({ status: 204, etag: null })
		expect(names(events)).toEqual([
			'calendarObjectChange',
			'schedule REQUEST',
			'CalendarObjectUpdatedEvent bob',
			'schedule REQUEST',
			'schedule REQUEST',
			'CalendarObjectUpdatedEvent ann',
			'CalendarObjectUpdatedEvent room',
			'CalendarObjectUpdatedEvent room',
			'afterWriteContent',
		])
		expect(events[0]).toMatchObject({
			path: `calendars/${ann.user}/office/${uid}.ics`, isNew: false, old: 'Decide ACCEPTED', title: 'Decide TENTATIVE',
		})
		expect(events.filter(({ event }) => event.startsWith('Calendar')).map(({ inTransaction }) => inTransaction))
			.toEqual([true, true, true, true])
		for (const object of [ann.calendars.get('office', `${uid}.ics`), copyOf(bob, uid), stored()]) {
			expect(await answer(object)).toBe('TENTATIVE')
		}

		// an etag comes only with what is stored as it was sent
		await put(ann, 'office/same.ics', meeting(ann, 'Decide ACCEPTED', { rooms: [blue] }))
		const same = await put(ann, 'office/same.ics', await ann.calendars.get('office', 'same.ics'))
		expect(same.headers.get('etag')).not.toBeNull()

		// a guest's answer changes the organizer's event without calendarObjectChange, and sends the rooms a message
		const invitation = await copyOf(bob, uid)
		const accepted = invitation.replaceAll('\r\n ', '').replace(/PARTSTAT=NEEDS-ACTION(?=[^\r]*bob)/, 'PARTSTAT=ACCEPTED')
		const replied = await heard(admin, async () => bob.calendars.put('personal', await nameOf(bob, uid), accepted))
		expect(names(replied)).toEqual([
			'calendarObjectChange',
			'schedule REPLY',
			'schedule REQUEST',
			'schedule REQUEST',
			'CalendarObjectUpdatedEvent ann',
			'CalendarObjectUpdatedEvent bob',
			'afterWriteContent',
		])
		expect(replied[0]).toMatchObject({ owner: `principals/users/${bob.user}` })
		// Nextcloud 34 calls every change significant
		expect(replied.slice(2, 4).map(({ isSignificant }) => isSignificant)).toEqual(Array(2).fill(!host.version.startsWith('33.')))
		expect(attendee(await ann.calendars.get('office', `${uid}.ics`), bob.address)).toContain('PARTSTAT=ACCEPTED')

		// guests are told of an event that is then refused, because its UID is in the calendar under another name
		const refused = await written('another', 'Decide DECLINED')
		expect([refused.status, names(refused.events)]).toEqual([400, [
			'calendarObjectChange', 'schedule REQUEST', 'CalendarObjectUpdatedEvent bob', 'schedule REQUEST', 'schedule REQUEST',
		]])
		expect([await answer(copyOf(bob, uid)), await answer(stored())]).toEqual(['DECLINED', 'TENTATIVE'])

		// an exception in an event of the API undoes what was stored before, in the room's calendar too
		expect(await written(uid, 'Decide DECLINED break')).toMatchObject({ status: 500 })
		expect([await answer(ann.calendars.get('office', `${uid}.ics`)), await answer(stored())]).toEqual(['TENTATIVE', 'TENTATIVE'])
		expect(await written(uid, 'Decide DECLINED', { 'If-Match': '"old"' })).toMatchObject({ status: 412, events: [] })
	})

	it('send rooms nothing where a client says so, but still tell plugins', async () => {
		const told = async (asked: { agent?: string }, headers: Record<string, string> = {}) =>
			names(await heard(admin, () =>
				put(ann, `office/${randomUUID()}.ics`, meeting(ann, 'Quiet', { rooms: [blue], ...asked }), headers)))
		const silent = ['calendarObjectChange', 'CalendarObjectCreatedEvent ann', 'afterCreateFile']
		expect(await told({}, { 'x-nc-scheduling': 'false' })).toEqual(silent)
		expect(await told({}, { 'Schedule-Reply': 'F' })).toEqual(silent)
		expect(await told({ agent: 'CLIENT' })).toEqual(silent)
		expect(await told({ agent: 'NONE' })).toContain('schedule REQUEST')
		const method = meeting(ann, 'Imported', { rooms: [blue] }).replace('BEGIN:VEVENT', 'METHOD:REQUEST\r\nBEGIN:VEVENT')
		let status = 0
		expect(await heard(admin, async () => {
			status = (await put(ann, 'office/method.ics', method)).status
		})).toEqual([])
		expect(status).toBe(415)
	})

	it('tell by events what leaves or comes without being written @real-host(calendars have neither trash nor MOVE there)', async () => {
		const uid = randomUUID()
		const event = () => meeting(ann, 'Decide ACCEPTED', { uid, rooms: [blue] })
		const at = (name: string) => `calendars/${ann.user}/${name}`
		await put(ann, 'office/a.ics', event())
		const moved = await heard(admin, () => transfer(ann, 'MOVE', 'office/a.ics', 'play/b.ics'))
		expect(names(moved)).toEqual(['beforeUnbind', 'beforeMove', 'CalendarObjectMovedEvent ann', 'afterMove', 'afterUnbind'])
		expect(moved[2]).toMatchObject({ calendar: 'office', to: 'play', title: 'Decide ACCEPTED' })
		const copied = await heard(admin, () => transfer(ann, 'COPY', 'play/b.ics', 'office/c.ics'))
		expect(names(copied)).toEqual(['beforeCopy', 'CalendarObjectCreatedEvent ann', 'afterCopy'])

		const deleted = await removed('play/b.ics')
		expect(names(deleted)).toEqual(['beforeUnbind', 'schedule CANCEL', 'CalendarObjectMovedToTrashEvent ann', 'afterUnbind'])
		expect(deleted[0]).toMatchObject({
			path: at('play/b.ics'), method: 'DELETE', owner: `principals/users/${ann.user}`, old: 'Decide ACCEPTED',
		})
		const [name = ''] = await trash(ann)
		const restored = await heard(admin, () => transfer(ann, 'MOVE', `trashbin/objects/${name}`, 'trashbin/restore/file'))
		expect(names(restored)).toEqual(['beforeUnbind', 'beforeMove', 'CalendarObjectRestoredEvent ann', 'afterMove', 'afterUnbind'])
		expect(restored[2]).toMatchObject({ calendar: 'play', name: 'b.ics', title: 'Decide ACCEPTED' })
		await removed('play/b.ics')
		const again = await heard(admin, async () => {
			expect((await put(ann, 'play/b.ics', event())).status).toBe(500)
		})
		expect(names(again)).toEqual(['calendarObjectChange', 'schedule REQUEST'])
		expect(names(await removed(`trashbin/objects/${name}`)))
			.toEqual(['beforeUnbind', 'schedule CANCEL', 'CalendarObjectDeletedEvent ann', 'afterUnbind'])
		expect(names(await removed('office/c.ics', { 'x-nc-scheduling': 'false' })))
			.toEqual(['beforeUnbind', 'CalendarObjectMovedToTrashEvent ann', 'afterUnbind'])

		// the older address of CalDAV has no plugins of apps
		const old = `/remote.php/caldav/calendars/${ann.user}/office/old.ics`
		const headers = { 'Content-Type': 'text/calendar' }
		const written = await heard(admin, () => ann.client.expect('PUT', old, { raw: meeting(ann, 'Repair', { rooms: [blue] }), headers }))
		expect(names(written)).toEqual(['CalendarObjectCreatedEvent principals/ann', 'CalendarObjectUpdatedEvent ann'])
		expect(attendee(await ann.calendars.get('office', 'old.ics'), blue.email)).toContain('PARTSTAT=ACCEPTED')
		expect(names(await heard(admin, () => ann.client.expect('DELETE', old))))
			.toEqual(['CalendarObjectMovedToTrashEvent principals/ann'])

		const file = join(await mkdtemp(join(tmpdir(), 'probe-')), 'import.ics')
		await writeFile(file, meeting(ann, 'Decide ACCEPTED', { rooms: [blue] }))
		const imported = await heard(admin, () => host.occ(['calendar:import', ann.user, 'play', file]))
		expect(names(imported)).toEqual(['CalendarObjectCreatedEvent ann'])

		const gone = await removed('play')
		expect(names(gone)).toEqual(['beforeUnbind', 'CalendarMovedToTrashEvent ann', 'afterUnbind'])
		expect(gone[1]).toMatchObject({ names: [imported[0]?.name] })
		const back = await heard(admin, () => transfer(ann, 'MOVE', 'play', 'trashbin/restore/calendar'))
		expect(names(back)).toEqual(['beforeUnbind', 'beforeMove', 'CalendarRestoredEvent ann', 'afterMove', 'afterUnbind'])
		const destroyed = await removed('play', forever)
		expect(names(destroyed)).toEqual(['beforeUnbind', 'CalendarDeletedEvent ann', 'afterUnbind'])
		expect(destroyed[1]).toMatchObject({ inTransaction: true, names: [] })

		const carl = await person(admin, host.url, 'carl')
		await carl.calendars.create('office')
		await put(carl, 'office/a.ics', meeting(carl, 'Decide ACCEPTED', { rooms: [blue] }))
		const account = await heard(admin, () => deleteUser(admin, carl.user))
		expect(names(account).at(-1)).toBe('UserDeletedEvent')
		expect(names(account)).toContain('CalendarDeletedEvent carl')
		expect(names(account).filter((name) => name.startsWith('schedule') || name.includes('Object'))).toEqual([])
	})

	it('know the owner of a calendar that others write to @real-host(calendars cannot be shared there)', async () => {
		await dav(ann.client, 'POST', `/calendars/${ann.user}/office`, {
			raw: '<o:share xmlns:o="http://owncloud.org/ns" xmlns:d="DAV:"><o:set>'
				+ `<d:href>principal:principals/users/${bob.user}</d:href><o:read-write/></o:set></o:share>`,
			headers: { 'Content-Type': 'application/xml' },
		})
		const shared = `office_shared_by_${ann.user}`
		const written = await heard(admin, () => put(bob, `${shared}/s.ics`, meeting(ann, 'Decide ACCEPTED', { rooms: [blue] })))
		expect(names(written)).toContain('CalendarObjectCreatedEvent room')
		expect(written[0]).toMatchObject({ calendar: `calendars/${bob.user}/${shared}`, owner: `principals/users/${ann.user}` })
		const deleted = await heard(admin, () => bob.calendars.remove(shared, 's.ics'))
		expect(names(deleted)).toEqual(['beforeUnbind', 'schedule CANCEL', 'CalendarObjectMovedToTrashEvent ann', 'afterUnbind'])
		expect(deleted[0]).toMatchObject({ owner: `principals/users/${ann.user}` })
	})

	it('show rooms to those who may know them', async () => {
		const green = room('green', {
			groups: [group],
			facts: { [`${nextcloud}room-features`]: 'TV', [`${nextcloud}room-building-story`]: run },
		})
		const yellow = room('yellow', { facts: { [`${nextcloud}room-seating-capacity`]: '8' } })
		await rooms.set([blue, red, green, yellow])
		const at = `/principals/calendar-rooms/hostprobe-${green.id}`
		const find = async (path: string, depth: string, headers = {}) =>
			shown(await dav(ann.client, 'PROPFIND', path, { raw: wanted, headers: { Depth: depth, ...headers } }))
		const search = async (property: string, value: string, headers = {}) => shown(await dav(ann.client, 'REPORT', '/principals/', {
			raw: `<d:principal-property-search ${spaces}><d:property-search><d:prop><${property}/></d:prop><d:match>${value}</d:match>`
				+ '</d:property-search><d:prop><d:displayname/></d:prop><d:apply-to-principal-collection-set/></d:principal-property-search>',
			headers: { Depth: '0', 'Content-Type': 'application/xml', ...headers },
		}))
		const open = [blue.name, red.name, yellow.name].sort()
		const all = [...open, green.name].sort()

		// the restriction to a group holds for names and addresses only
		expect(await search('d:displayname', run)).toEqual(open)
		expect(await search('s:email-address', run)).toEqual(open)
		expect(await search('n:room-features', 'TV')).toEqual([green.name])
		expect(await search('n:room-building-story', run)).toEqual([green.name])
		expect(await find('/principals/calendar-rooms', '1')).toEqual(all)
		expect(await find(at, '0')).toEqual([green.name])
		// capacities are compared as texts: '8' is more than '500'
		expect(await search('n:room-seating-capacity', '500')).toEqual([yellow.name])

		// a plugin can hide a room
		const hide = { 'X-Probe-Hide-Room': green.id }
		expect(await find('/principals/calendar-rooms', '1', hide)).toEqual(open)
		expect(await find(at, '0', hide)).toEqual([])
		expect(await search('n:room-features', 'TV', hide)).toEqual([])
		expect(await search('d:displayname', run, { 'X-Probe-Hide-Room': red.id })).toEqual([blue.name, yellow.name].sort())

		// a plugin hears of an invitation to a room that the person cannot find, and nobody reads a room's own calendar
		const hidden = await heard(admin, () => put(ann, 'office/hidden.ics', meeting(ann, 'Decide DECLINED', { rooms: [green] })))
		expect(names(hidden)).toContain('schedule REQUEST')
		expect(attendee(await ann.calendars.get('office', 'hidden.ics'), green.email)).toContain('PARTSTAT=DECLINED;SCHEDULE-STATUS=1.2')
		const calendar = await dav(ann.client, 'PROPFIND', `/system-calendars/calendar-rooms/hostprobe-${blue.id}/calendar`, {}, [404])
		const listing = await dav(ann.client, 'PROPFIND', '/system-calendars/calendar-rooms', { headers: { Depth: '1' } }, [405])
		expect([calendar.status, listing.status]).toEqual([404, 405])
	})

	it('follow the rooms of an app, and say when they are busy', async () => {
		const gold = room('gold', { groups: [group] })
		await rooms.set([blue, gold])
		const fill = (name: string, hour: number, ...more: string[]) => rooms.fill(gold, `${name}.ics`, iCalendar({
			uid: `${name}-${run}`,
			summary: name,
			start: new Date(Date.UTC(2027, 1, 1, hour)),
			end: new Date(Date.UTC(2027, 1, 1, hour + 1)),
			lines: more,
		}))
		await fill('plain', 8)
		await fill('tentative', 10, 'STATUS:TENTATIVE')
		await fill('cancelled', 12, 'STATUS:CANCELLED')
		await fill('transparent', 14, 'TRANSP:TRANSPARENT')
		await fill('private', 16, 'CLASS:PRIVATE')
		await fill('daily', 18, 'RRULE:FREQ=DAILY;COUNT=2')

		expect(await busy(ann, gold)).toEqual(['3.7;Could not find principal'])
		await addToGroup(admin, ann.user, group)
		expect(await busy(ann, gold)).toEqual([
			'2.0;Success',
			'FREEBUSY:20270201T080000Z/20270201T090000Z',
			'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270201T100000Z/20270201T110000Z',
			'FREEBUSY:20270201T160000Z/20270201T170000Z',
			'FREEBUSY:20270201T180000Z/20270201T190000Z',
			'FREEBUSY:20270202T180000Z/20270202T190000Z',
		])

		const renamed = { ...gold, name: 'Renamed', email: `${run}-other@rooms.example.com` }
		await rooms.set([blue, renamed])
		expect((await busy(ann, renamed))[0]).toBe('2.0;Success')
		expect((await busy(ann, gold))[0]).toBe('3.7;Could not find principal')
		await rooms.set([], 'list')
		await rooms.set([blue, renamed])
		expect(Object.keys(await rooms.read(gold))).toHaveLength(6)

		const deleted = await heard(admin, () => rooms.set([blue]))
		expect(names(deleted)).toEqual(['CalendarDeletedEvent room'])
		await rooms.set([blue, gold])
		expect(await rooms.read(gold)).toEqual({})
	})
})

const nextcloud = '{http://nextcloud.com/ns}'
const spaces = 'xmlns:d="DAV:" xmlns:n="http://nextcloud.com/ns" xmlns:s="http://sabredav.org/ns"'
const wanted = '<d:propfind xmlns:d="DAV:"><d:prop><d:displayname/></d:prop></d:propfind>'
/** Names of this file's rooms in an answer. */
const shown = (reply: Reply): string[] => elements(reply.text, 'displayname').filter((name) => name.endsWith(run)).sort()
