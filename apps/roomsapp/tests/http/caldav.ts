// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { createAppPassword, createUser, setEmail, uniqueName } from '@suite/fixtures/accounts'
import { Calendars } from '@suite/fixtures/calendars'
import { BasicClient, type Client } from '@suite/fixtures/client'
import { dav, elements } from '@suite/fixtures/dav'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { administrator } from '@suite/testing/administrator'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'
import { newRoom } from './rooms.ts'

/** Someone who organizes events, or is invited. */
export interface Organizer {
	readonly user: string
	/** An app password. */
	readonly password: string
	readonly client: Client
	readonly calendars: Calendars
	/** Such as mailto:ann@example.com. */
	readonly address: string
}

/** An account with a mail address and the calendar `office`. */
export async function organizer(name: string, groups: readonly string[] = []): Promise<Organizer> {
	const { session: admin } = await administrator()
	const { url } = suiteHost()
	const account = await createUser(admin, { user: uniqueName(name), groups })
	const mail = `${account.user}@example.com`
	await setEmail(admin, account.user, mail)
	const password = await createAppPassword(url, account)
	const client = new BasicClient(url, account.user, password)
	const calendars = new Calendars(client, account.user)
	await calendars.create('office')
	return { user: account.user, password, client, calendars, address: `mailto:${mail}` }
}

/** A room that every account may book and that accepts at once. */
export async function openRoom(wished: RoomPatch = {}): Promise<Room> {
	const { session: admin } = await administrator()
	return newRoom(admin, { everyone: 'book', autoAccept: true, ...wished })
}

/** What an event of the tests is made of. */
export interface Meeting {
	readonly uid?: string
	readonly title?: string
	/** Such as 20290305T090000Z; a date alone makes an event of whole days. */
	readonly start?: string
	/** Left out for an event without end. */
	readonly end?: string | null
	readonly rooms?: readonly Room[]
	readonly guests?: readonly Organizer[]
	/** Parameters of the rooms, such as ;RSVP=TRUE. */
	readonly asked?: string
	/** Further lines, such as RRULE:FREQ=DAILY. */
	readonly lines?: readonly string[]
	/** Without an organizer, as a client saves an event of one's own. */
	readonly isPlain?: boolean
}

/** A day that no other test has: rooms are each test's own, so that any will do. */
export const day = '20290305'

export function event(of: Organizer, meeting: Meeting = {}): string[] {
	const { start = `${day}T090000Z`, end = `${day}T100000Z`, asked = ';CUTYPE=ROOM;PARTSTAT=NEEDS-ACTION;RSVP=TRUE' } = meeting
	const time = (name: string, value: string) => `${name}${value.length === 8 ? ';VALUE=DATE' : ''}:${value}`
	return [
		'BEGIN:VEVENT', `UID:${meeting.uid ?? randomUUID()}`, 'DTSTAMP:20280101T000000Z', time('DTSTART', start),
		...end === null ? [] : [time('DTEND', end)],
		`SUMMARY:${meeting.title ?? 'Meeting'}`,
		...meeting.isPlain === true ? [] : [`ORGANIZER:${of.address}`, `ATTENDEE;PARTSTAT=ACCEPTED:${of.address}`],
		...(meeting.guests ?? []).map(({ address }) => `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${address}`),
		...(meeting.rooms ?? []).map(({ email }) => `ATTENDEE${asked}:mailto:${email}`),
		...meeting.lines ?? [], 'END:VEVENT',
	]
}

export const calendar = (...events: readonly (readonly string[])[]): string =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//workplace apps//rooms//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

/** Writes an object over CalDAV; any status is an answer. */
export function write(of: Organizer, name: string, object: string, headers: Record<string, string> = {}, at = 'office'): Promise<Reply> {
	return of.client.request('PUT', `/remote.php/dav/calendars/${of.user}/${at}/${encodeURIComponent(name)}.ics`, {
		raw: object, headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...headers },
	})
}

/** Saves an event and returns what is stored. */
export async function save(of: Organizer, meeting: Meeting & { uid: string }): Promise<string> {
	return saveObject(of, meeting.uid, calendar(event(of, meeting)))
}

export async function saveObject(of: Organizer, name: string, object: string): Promise<string> {
	const reply = await write(of, name, object)
	if (reply.status >= 300) {
		throw new Error(`PUT answers ${reply.status}: ${reply.text}`)
	}
	return of.calendars.get('office', `${name}.ics`)
}

/** What a room answers in an event, such as `ACCEPTED` or `DECLINED The room is taken`: one for each component that has the room. */
export function answers(object: string, room: Room): string[] {
	return object.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
		.filter((line) => line.startsWith('ATTENDEE') && line.toLowerCase().endsWith(`:mailto:${room.email.toLowerCase()}`))
		.map((line) => {
			const partStat = /;PARTSTAT=([A-Z-]+)/.exec(line)?.[1] ?? 'none'
			const comment = /;X-RESPONSE-COMMENT=("[^"]*"|[^;:]*)/.exec(line)?.[1]?.replaceAll('"', '') ?? ''
			return `${partStat} ${comment}`.trim()
		})
}

/** The only answer, without its reason. */
export const answer = (object: string, room: Room): string => answers(object, room).map((one) => one.split(' ')[0] ?? '').join(' ')

/** The lines of an object, unfolded, that start with one of these words. */
export const lines = (object: string, ...words: string[]): string[] =>
	object.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/).filter((line) => words.some((word) => line.startsWith(word)))

/** Free/busy of a room as someone sees it, on the days from 5 to 31 March 2029. */
export async function busy(of: Organizer, room: Room): Promise<string[]> {
	const reply = await dav(of.client, 'POST', `/calendars/${of.user}/outbox`, {
		raw: [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//workplace apps//rooms//EN', 'METHOD:REQUEST', 'BEGIN:VFREEBUSY', 'UID:busy',
			'DTSTAMP:20280101T000000Z', `DTSTART:${day}T000000Z`, 'DTEND:20290331T000000Z', `ORGANIZER:${of.address}`,
			`ATTENDEE:mailto:${room.email}`, 'END:VFREEBUSY', 'END:VCALENDAR', '',
		].join('\r\n'),
		headers: { 'Content-Type': 'text/calendar' },
	})
	const status = elements(reply.text, 'request-status')[0] ?? ''
	return status.startsWith('2.0') ? lines(reply.text, 'FREEBUSY').map((line) => line.slice('FREEBUSY:'.length)) : [status]
}

/** Moves or copies within a person's calendars. */
export function transfer(of: Organizer, method: 'MOVE' | 'COPY', from: string, to: string): Promise<Reply> {
	const home = `/calendars/${of.user}`
	return dav(of.client, method, `${home}/${from}`, { headers: { Destination: `${of.client.url}/remote.php/dav${home}/${to}` } })
}

/** Names of events in the trash of someone's calendars. */
export async function trash(of: Organizer): Promise<string[]> {
	const reply = await dav(of.client, 'REPORT', `/calendars/${of.user}/trashbin/objects`, {
		raw: '<c:calendar-query xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:prop><d:getetag/></d:prop>'
			+ '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"/></c:comp-filter></c:filter></c:calendar-query>',
		headers: { Depth: '1', 'Content-Type': 'application/xml' },
	})
	return elements(reply.text, 'href').map((href) => href.slice(href.lastIndexOf('/') + 1))
}

/** Whether the room can be had from 9 to 10 on the day of the tests: somebody else asks, and gives it back. */
export async function isFree(of: Organizer, room: Room, meeting: Meeting = {}): Promise<boolean> {
	const uid = randomUUID()
	const said = answer(await save(of, { ...meeting, uid, rooms: [room] }), room)
	await of.calendars.remove('office', `${uid}.ics`)
	return said === 'ACCEPTED'
}
