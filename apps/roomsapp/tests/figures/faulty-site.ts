// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { createAppPassword, createUser } from '@suite/fixtures/accounts'
import { Calendars } from '@suite/fixtures/calendars'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Host, Login } from '@suite/host/host'
import { addressOf, api, headers } from './site.ts'

export const operations = Object.freeze(['save an event', 'move an event', 'move to another room', 'respond', 'import'] as const)
export type Operation = typeof operations[number]

/** What a killed request was about. */
export interface Slot {
	readonly operation: Operation
	readonly uid: string
	/** Hours that the booking may have, of which it may have at most one. */
	readonly hours: readonly Date[]
	/** Names of imported rooms. */
	readonly names: readonly string[]
}
interface Begun {
	readonly slot: Slot
	readonly send: () => Promise<Reply>
}
interface Room {
	readonly id: string
	readonly name: string
	readonly email: string
}
const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')
const end = (start: Date) => new Date(start.getTime() + 3_600_000)
const rows = 15

/** Rooms, and somebody who books them. */
export class FaultySite {
	private readonly admin: SessionClient
	private readonly person: BasicClient
	private readonly user: string
	private readonly calendars: Calendars
	/** The second asks its manager. */
	private readonly rooms: readonly [Room, Room, Room]
	private hour = 0

	private constructor(admin: SessionClient, person: BasicClient, user: string, rooms: readonly [Room, Room, Room]) {
		this.admin = admin
		this.person = person
		this.user = user
		this.rooms = rooms
		this.calendars = new Calendars(person, user)
	}

	static async make(host: Host, login: Login): Promise<FaultySite> {
		const admin = await SessionClient.login(host.url, login.user, login.password)
		const account = await createUser(admin, {})
		await host.occ(['user:setting', account.user, 'settings', 'email', addressOf(account.user)])
		const room = async (name: string, autoAccept: boolean) =>
			(await admin.expect('POST', `${api}/rooms`, { body: { name, everyone: 'book', autoAccept }, headers })).json as Room
		const rooms = [await room('Killed red', true), await room('Killed blue', false), await room('Killed green', true)] as const
		const person = new BasicClient(host.url, account.user, await createAppPassword(host.url, account))
		const site = new FaultySite(admin, person, account.user, rooms)
		await site.calendars.create('killed')
		return site
	}

	/** Everything that comes before the request that is killed. */
	async prepare(operation: Operation): Promise<Begun> {
		const [uid, hour, later] = [randomUUID(), this.free(), this.free()]
		const [red, blue, green] = this.rooms
		const names = Array.from({ length: operation === 'import' ? rows : 0 }, (_, row) => `Killed ${uid.slice(0, 8)} ${row}`)
		const begun = (send: () => Promise<Reply>, hours: readonly Date[]): Begun => ({ send, slot: { operation, uid, hours, names } })
		if (operation === 'save an event') {
			return begun(() => this.put(uid, red, hour), [hour])
		}
		if (operation === 'move an event') {
			await this.put(uid, red, hour)
			return begun(() => this.put(uid, red, later), [hour, later])
		}
		if (operation === 'respond') {
			await this.put(uid, blue, hour)
			return begun(() => this.call('POST', `/rooms/${blue.id}/bookings/${uid}/respond`, { body: { action: 'accept' } }), [hour])
		}
		if (operation === 'import') {
			const form = new FormData()
			form.set('file', new Blob([['name,capacity', ...names.map((name) => `${name},4`), ''].join('\n')]), 'rooms.csv')
			return begun(() => this.call('POST', '/rooms/import', { raw: form }), [])
		}
		const time = { start: hour.toISOString(), end: end(hour).toISOString() }
		const body = { summary: 'Moved', ...time }
		const { json: made } = await this.admin.expect('POST', `${api}/rooms/${red.id}/bookings`, { body, headers })
		const { uid: booked } = made as { uid: string }
		return begun(() => this.call('PUT', `/rooms/${red.id}/bookings/${booked}`, { body: { ...time, roomId: green.id } }), [hour])
	}

	/** What is wrong about the hours or rooms of a killed request when everything has settled; empty when nothing is. */
	async contradiction(slot: Slot): Promise<string> {
		const { operation, uid, hours, names } = slot
		const [red, blue, green] = this.rooms
		if (operation === 'import') {
			return this.imported(uid, names)
		}
		if (operation === 'move to another room') {
			const taken = await Promise.all([red, green].map(async ({ id }) => this.isTaken(id, hours[0] as Date)))
			return taken.filter(Boolean).length === 1 ? '' : `${operation} ${uid}: taken in ${taken.join(', ')}`
		}
		const room = operation === 'respond' ? blue : red
		const reply = await this.person.request('GET', `/remote.php/dav/calendars/${this.user}/killed/${uid}.ics`)
		const start = /DTSTART:(\w+)/.exec(reply.text)?.[1]
		const answer = new RegExp(`PARTSTAT=(\\w+)[^\\r\\n]*${room.email}`, 'i').exec(reply.text.replaceAll(/\r?\n[ \t]/g, ''))?.[1]
		for (const hour of hours) {
			const isWished = reply.status === 200 && start === stamp(hour)
			if (await this.isTaken(room.id, hour) !== isWished || (isWished && answer === 'NEEDS-ACTION')) {
				const event = `the event (${reply.status}) is at ${start ?? 'no time'} and says ${answer ?? 'nothing'}`
				return `${operation} ${uid} at ${stamp(hour)}: ${event}`
			}
		}
		return ''
	}

	/** Each room is there once, or can be made. */
	private async imported(uid: string, names: readonly string[]): Promise<string> {
		const form = new FormData()
		form.set('file', new Blob([['name,capacity', ...names.map((name) => `${name},4`), ''].join('\n')]), 'rooms.csv')
		const { created, skipped, errors } = (await this.call('POST', '/rooms/import', { raw: form })).json as {
			created: number
			skipped: number
			errors: readonly unknown[]
		}
		const list = (await this.admin.expect('GET', `${api}/rooms`, { headers })).json as Room[]
		const there = list.filter(({ name }) => names.includes(name)).length
		return created + skipped === rows && errors.length === 0 && there === rows
			? ''
			: `import ${uid}: ${created} created, ${skipped} skipped, ${errors.length} errors, ${there} there`
	}

	/** Somebody else asks for the hour, and gives it back. */
	private async isTaken(room: string, start: Date): Promise<boolean> {
		const body = { summary: 'Asked', start: start.toISOString(), end: end(start).toISOString() }
		const reply = await this.call('POST', `/rooms/${room}/bookings`, { body })
		if (reply.status === 201) {
			await this.call('DELETE', `/rooms/${room}/bookings/${(reply.json as { uid: string }).uid}`)
		} else if (reply.status !== 409) {
			throw new Error(`Asking for ${stamp(start)} is answered ${reply.status}: ${reply.text.slice(0, 500)}`)
		}
		return reply.status === 409
	}

	private call(method: string, path: string, sent: Sent = {}): Promise<Reply> {
		return this.admin.request(method, api + path, { ...sent, headers })
	}

	private put(uid: string, room: Room, start: Date): Promise<Reply> {
		return this.person.request('PUT', `/remote.php/dav/calendars/${this.user}/killed/${uid}.ics`, {
			headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
			raw: [
				'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//figures//EN', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20280101T000000Z',
				`DTSTART:${stamp(start)}`, `DTEND:${stamp(end(start))}`, 'SUMMARY:Killed', `ORGANIZER:mailto:${addressOf(this.user)}`,
				`ATTENDEE;CUTYPE=ROOM;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:${room.email}`, 'END:VEVENT', 'END:VCALENDAR', '',
			].join('\r\n'),
		})
	}

	/** Another free hour each time. */
	private free(): Date {
		return new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0, 1, 2 * this.hour++))
	}
}
