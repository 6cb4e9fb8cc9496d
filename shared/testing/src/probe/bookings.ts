// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { createAppPassword, createUser, setEmail, uniqueName } from '@suite/fixtures/accounts'
import { Calendars, iCalendar } from '@suite/fixtures/calendars'
import { BasicClient, type Client } from '@suite/fixtures/client'
import { dav, elements } from '@suite/fixtures/dav'
import type { Reply } from '@suite/fixtures/http'

const base = '/index.php/apps/hostprobe'

/** Someone with a mail address and calendars. */
export interface Person {
	readonly user: string
	readonly client: Client
	readonly calendars: Calendars
	/** Such as mailto:ann@example.com. */
	readonly address: string
}

export async function person(admin: Client, url: string, name: string): Promise<Person> {
	const account = await createUser(admin, { user: uniqueName(name) })
	const mail = `${account.user}@example.com`
	await setEmail(admin, account.user, mail)
	const client = new BasicClient(url, account.user, await createAppPassword(url, account))
	return { user: account.user, client, calendars: new Calendars(client, account.user), address: `mailto:${mail}` }
}

/** A room of the probe. */
export interface ProbeRoom {
	readonly id: string
	readonly name: string
	readonly email: string
	readonly groups: readonly string[]
	/** Such as {http://nextcloud.com/ns}room-features. */
	readonly facts: Readonly<Record<string, string>>
}

/** The probe's rooms, and what is in their calendars. */
export class ProbeRooms {
	private readonly admin: Client

	constructor(admin: Client) {
		this.admin = admin
	}

	/** From now on these are the rooms, and the host is told. With `broken` the list cannot be had. */
	async set(rooms: readonly ProbeRoom[], broken: '' | 'list' = ''): Promise<void> {
		await this.admin.expect('PUT', `${base}/rooms`, { body: { rooms, broken } })
	}

	async fill(room: ProbeRoom, name: string, object: string): Promise<void> {
		await this.play(room, 'put', name, object)
	}

	/** The objects of a room's calendar, by name. */
	async read(room: ProbeRoom): Promise<Record<string, string>> {
		const listed = await this.play(room, 'objects') as readonly { readonly uri: string }[]
		const objects = listed.map(async ({ uri }) =>
			[uri, (await this.play(room, 'object', uri) as { calendardata: string }).calendardata])
		return Object.fromEntries(await Promise.all(objects)) as Record<string, string>
	}

	private async play(room: ProbeRoom, ...step: string[]): Promise<unknown> {
		const body = { principal: `principals/calendar-rooms/hostprobe-${room.id}`, calendar: 'calendar', steps: [step] }
		const [played] = (await this.admin.expect('POST', `${base}/calendars`, { body })).json as [{ readonly result: unknown }]
		return played.result
	}
}

/** What the probe heard about one request: fields other than these differ by event. */
export interface Heard {
	readonly event: string
	readonly [field: string]: unknown
}

/** From now on the probe records what it hears about calendars, and answers for its rooms; or no longer. */
export async function record(admin: Client, isOn: boolean): Promise<void> {
	await admin.expect('PUT', `${base}/recordings/bookings`, { body: { on: isOn } })
}

/** What the probe hears about calendars while work is done. */
export async function heard(admin: Client, work: () => Promise<unknown>): Promise<Heard[]> {
	await admin.expect('GET', `${base}/recordings/bookings`)
	await work()
	return (await admin.expect('GET', `${base}/recordings/bookings`)).json as Heard[]
}

/** Names of events in order, with the method of an iTIP message and the owner of what was stored. */
export function names(events: readonly Heard[]): string[] {
	return events.map(({ event, method, owner }) => {
		const detail = event === 'schedule' ? method : event.startsWith('Calendar') ? kindOf(String(owner)) : undefined
		return typeof detail === 'string' ? `${event} ${detail}` : event
	})
}

/** Such as `ann`, whose account has a longer name, or `room`. */
const kindOf = (principal: string): string =>
	principal.startsWith('principals/calendar-rooms/') ? 'room' : principal.replace('principals/users/', '').replace(/-[^-]*$/, '')

interface Asked {
	readonly uid?: string
	readonly guests?: readonly Person[]
	readonly rooms?: readonly ProbeRoom[]
	/** Who sends the rooms their invitation, such as CLIENT. */
	readonly agent?: string
}

/** An event of an organizer with guests and rooms; the room's line as most clients write it. */
export function meeting(organizer: Person, title: string, asked: Asked): string {
	const agent = asked.agent === undefined ? '' : `;SCHEDULE-AGENT=${asked.agent}`
	return iCalendar({
		uid: asked.uid ?? randomUUID(),
		summary: title,
		start: new Date('2027-01-04T12:00:00Z'),
		end: new Date('2027-01-04T13:00:00Z'),
		lines: [
			`ORGANIZER:${organizer.address}`,
			`ATTENDEE;PARTSTAT=ACCEPTED:${organizer.address}`,
			...(asked.guests ?? []).map(({ address }) => `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${address}`),
			...(asked.rooms ?? []).map(({ email }) => `ATTENDEE;CUTYPE=ROOM;PARTSTAT=NEEDS-ACTION;RSVP=TRUE${agent}:mailto:${email}`),
		],
	})
}

/** Writes an event over CalDAV; any status is an answer. */
export function put(person: Person, path: string, object: string, headers: Record<string, string> = {}): Promise<Reply> {
	return person.client.request('PUT', `/remote.php/dav/calendars/${person.user}/${path}`, {
		raw: object,
		headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...headers },
	})
}

/** Writes an event in PHP, as apps do. */
export function create(person: Person, calendar: string, name: string, object: string, isMinimal: boolean): Promise<Reply> {
	return person.client.expect('POST', `${base}/calendars/${calendar}/${name}`, { body: { iCalendar: object, isMinimal } })
}

/** Moves or copies within a person's calendars. */
export function transfer(person: Person, method: 'MOVE' | 'COPY', from: string, to: string): Promise<Reply> {
	const home = `/calendars/${person.user}`
	return dav(person.client, method, `${home}/${from}`, { headers: { Destination: `${person.client.url}/remote.php/dav${home}/${to}` } })
}

/** Names of events in the trash of someone's calendars. */
export async function trash(person: Person): Promise<string[]> {
	const reply = await dav(person.client, 'REPORT', `/calendars/${person.user}/trashbin/objects`, {
		raw: '<c:calendar-query xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:prop><d:getetag/></d:prop>'
			+ '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"/></c:comp-filter></c:filter></c:calendar-query>',
		headers: { Depth: '1', 'Content-Type': 'application/xml' },
	})
	return elements(reply.text, 'href').map((href) => href.slice(href.lastIndexOf('/') + 1))
}

/** The lines of an event, unfolded, that start with one of these words. */
export function lines(object: string, ...words: string[]): string[] {
	return object.replaceAll('\r\n ', '').split('\r\n').filter((line) => words.some((word) => line.startsWith(word)))
}

/** What a room's free/busy says to someone on the first two days of February 2027: the status, then the times. */
export async function busy(person: Person, room: ProbeRoom): Promise<string[]> {
	const reply = await dav(person.client, 'POST', `/calendars/${person.user}/outbox`, {
		raw: [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//workplace apps//probe//EN', 'METHOD:REQUEST', 'BEGIN:VFREEBUSY', 'UID:busy',
			'DTSTAMP:20270101T000000Z', 'DTSTART:20270201T000000Z', 'DTEND:20270203T000000Z', `ORGANIZER:${person.address}`,
			`ATTENDEE:mailto:${room.email}`, 'END:VFREEBUSY', 'END:VCALENDAR', '',
		].join('\r\n'),
		headers: { 'Content-Type': 'text/calendar' },
	})
	return [...elements(reply.text, 'request-status'), ...reply.text.split('\n').filter((line) => line.startsWith('FREEBUSY'))]
}
