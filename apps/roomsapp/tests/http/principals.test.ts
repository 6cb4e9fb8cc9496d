// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, type Client } from '@suite/fixtures/client'
import { elements } from '@suite/fixtures/dav'
import { suiteHost } from '@suite/host/suite-host'
import { administrator } from '@suite/testing/administrator'
import { describe, expect, it } from 'vitest'

const { url } = suiteHost()
const { session: admin } = await administrator()
const group = await createGroup(admin)
const [member, stranger] = await Promise.all([[group], []].map(async (groups) => {
	const account = await createUser(admin, { groups })
	return new BasicClient(url, account.user, await createAppPassword(url, account))
})) as [BasicClient, BasicClient]

const properties = '<d:prop><d:displayname/><s:email-address/><c:calendar-user-type/><n:room-seating-capacity/><n:room-type/>'
	+ '<n:room-features/><n:room-building-address/><n:room-building-story/><n:room-building-room-number/><n:room-building-name/></d:prop>'
const xml = (name: string, content: string) =>
	`<d:${name} xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:c="urn:ietf:params:xml:ns:caldav" `
		+ `xmlns:n="http://nextcloud.com/ns">${content}</d:${name}>`
const headers = { Depth: '0', 'Content-Type': 'application/xml' }
const rooms = '/remote.php/dav/principals/calendar-rooms/'

const api = (method: string, path: string, body?: object) =>
	admin.expect(method, `/index.php/apps/roomsapp/api/rooms${path}`, { ...(body === undefined ? {} : { body }) })

async function newRoom(wished: object = {}): Promise<{ id: string, name: string, email: string }> {
	return (await api('POST', '', { name: uniqueName('Room'), ...wished })).json as { id: string, name: string, email: string }
}

/** What an account sees of a room; the status where it sees none. */
async function seen(client: Client, id: string): Promise<Record<string, string | undefined> | number> {
	const reply = await client.request('PROPFIND', `${rooms}roomsapp-${id}/`, { raw: xml('propfind', properties), headers })
	if (reply.status !== 207) {
		return reply.status
	}
	const found = reply.text.slice(0, reply.text.indexOf('404 Not Found') + 1 || undefined)
	return Object.fromEntries(['displayname', 'email-address', 'calendar-user-type', 'room-seating-capacity', 'room-type', 'room-features',
		'room-building-address', 'room-building-story', 'room-building-room-number', 'room-building-name']
		.map((name) => [name, elements(found, name)[0]])
		.filter(([, value]) => value !== undefined && value !== ''))
}

/** Ids of the rooms with this name that an account finds and may invite. */
async function found(client: Client, name: string): Promise<string[]> {
	const search = `<d:property-search><d:prop><d:displayname/></d:prop><d:match>${name}</d:match></d:property-search>`
	const reply = await client.request('REPORT', rooms, { raw: xml('principal-property-search', `${search}${properties}`), headers })
	expect(reply.status).toBe(207)
	return elements(reply.text, 'href').map((href) => /roomsapp-([^/]+)\/$/.exec(href)?.[1] ?? href)
}

describe('a room in calendar clients @every-host', () => {
	it('is described with everything that clients know', async () => {
		const room = await newRoom({
			capacity: 12, roomType: 'lecture-hall', facilities: ['projector', 'wheelchair'], floor: '2', roomNumber: '2.14',
			address: 'East Wing, Main Street 1, 1234 AB, Utrecht', everyone: 'view',
		})
		expect(await seen(stranger, room.id)).toEqual({
			displayname: room.name, 'email-address': room.email, 'calendar-user-type': 'ROOM', 'room-seating-capacity': '12',
			'room-type': 'lecture-hall', 'room-features': 'PROJECTOR,WHEELCHAIR-ACCESSIBLE',
			'room-building-address': 'Main Street 1, 1234 AB Utrecht', 'room-building-story': '2', 'room-building-room-number': '2.14',
			'room-building-name': 'East Wing',
		})
	})

	it('has its new name and address at once, and stays while it is out of service', async () => {
		const room = await newRoom({ capacity: 4, everyone: 'view' })
		const name = uniqueName('Renamed')
		await api('PUT', `/${room.id}`, { name, email: `${name.toLowerCase()}@rooms.example`, capacity: 0 })
		expect(await seen(stranger, room.id)).toEqual({
			displayname: name, 'email-address': `${name.toLowerCase()}@rooms.example`, 'calendar-user-type': 'ROOM',
			'room-type': 'meeting-room',
		})
		await api('PUT', `/${room.id}`, { active: false })
		expect(await seen(stranger, room.id)).toMatchObject({ displayname: name })
		await api('DELETE', `/${room.id}`)
		expect(await seen(stranger, room.id)).toBe(404)
	})

	it('is found by those whose groups may use it', async () => {
		const room = await newRoom()
		expect([await found(member, room.name), await found(stranger, room.name)]).toEqual([[], []])
		await api('PUT', `/${room.id}/permissions`, { viewers: [], bookers: [{ type: 'group', id: group }], managers: [] })
		expect([await found(member, room.name), await found(stranger, room.name)]).toEqual([[room.id], []])
		await api('PUT', `/${room.id}`, { everyone: 'book' })
		expect([await found(member, room.name), await found(stranger, room.name)]).toEqual([[room.id], [room.id]])
	})
})
