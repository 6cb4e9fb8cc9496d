// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { dav, elements } from '@suite/fixtures/dav'
import { administrator } from '@suite/testing/administrator'
import { organizer } from './caldav.ts'
import { account, newRoom, permit } from './rooms.ts'

const { session: admin, basic, user: adminName } = await administrator()
const ann = await organizer('ann')
const bob = await organizer('bob')

const named = (text: string): string[] =>
	elements(text, 'href').map((href) => /calendar-rooms\/roomsapp-([^/]+)\/?$/.exec(href)?.[1] ?? '')
const all = '/principals/calendar-rooms'
const listed = async (client: Client) => named((await dav(client, 'PROPFIND', all, { headers: { Depth: '1' } })).text)
const single = async (client: Client, id: string) =>
	named((await dav(client, 'PROPFIND', `${all}/roomsapp-${id}`, { headers: { Depth: '0' } }, [404])).text)
const searched = async (client: Client, property: string, value: string, at = '/principals/') => named((await dav(client, 'REPORT', at, {
	raw: '<d:principal-property-search xmlns:d="DAV:" xmlns:n="http://nextcloud.com/ns" xmlns:s="http://sabredav.org/ns">'
		+ `<d:property-search><d:prop><${property}/></d:prop><d:match>${value}</d:match></d:property-search>`
		+ '<d:prop><d:displayname/></d:prop><d:apply-to-principal-collection-set/></d:principal-property-search>',
	headers: { Depth: '0', 'Content-Type': 'application/xml' },
})).text)

describe('a room in calendar clients', () => {
	it('is hidden from those who may not view it @every-host', async () => {
		const floor = uniqueName('floor')
		const room = await newRoom(admin, { floor })
		await permit(admin, { room: room.id }, { viewers: [account(ann.user)], bookers: [], managers: [] })
		const seen = async ({ client, user }: { client: Client, user: string }) => [
			(await listed(client)).includes(room.id),
			(await single(client, room.id)).includes(room.id),
			(await searched(client, 'd:displayname', room.name)).includes(room.id),
			(await searched(client, 'n:room-building-story', floor)).includes(room.id),
			(await searched(client, 'd:displayname', room.name, `/calendars/${user}/`)).includes(room.id),
		]
		const everything = [true, true, true, true, true]
		expect(await seen(ann)).toEqual(everything)
		expect(await seen({ client: basic, user: adminName })).toEqual(everything)
		expect(await seen(bob)).toEqual(everything.map(() => false))
	})
})
