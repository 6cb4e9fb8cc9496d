// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import { rooms } from '@suite/api/rooms/contract'
import type { MadeBooking } from '@suite/schema/rooms/booking'
import type { RoomGroup } from '@suite/schema/rooms/group'
import type { ListedRoom, Room } from '@suite/schema/rooms/room'
import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Sent } from '@suite/fixtures/http'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { proofsOf } from '@suite/testing/proofs'
import { beforeAll, describe, expect, it } from 'vitest'
import { bell } from './notices/scene.ts'
import { people, roles, type Role } from './people.ts'
import { newToken } from './publicApi.ts'
import { account, appPath, ask, feedSecret, newGroup, newRoom, permit } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator

type Resources = typeof rooms['resources']
type RouteName = { [R in keyof Resources]: `${R}.${Extract<keyof Resources[R], string>}` }[keyof Resources]

/** A room of a group, with a viewer, a booker and a manager of its own and a manager of its group. */
interface Scene {
	readonly room: Room
	readonly group: RoomGroup
}
interface Expected {
	/** Status for: anonymous, stranger, viewer, booker, manager, groupManager, admin. */
	readonly of: readonly [number, number, number, number, number, number, number]
	/** Who finds the name of the room in the response. */
	readonly showsRoomTo?: readonly (Role | 'anonymous')[]
	/** What is sent instead of the contract's example; `id` fills the address. */
	send?(scene: Scene): Attempt | Promise<Attempt>
}
type Attempt = Sent & { readonly path?: Readonly<Record<string, string>> }

const everyone = [401, 200, 200, 200, 200, 200, 200] as const
const managers = [401, 403, 403, 403, 200, 200, 200] as const
const administrators = [401, 403, 403, 403, 403, 403, 200] as const
const organizersAndManagers = [401, 403, 403, 200, 200, 200, 200] as const
/** Others do not learn whether there is such a request. */
const askedManagers = [401, 404, 404, 404, 200, 200, 200] as const
/** An account is nobody to the public API, its app passwords included. */
const tokensAlone = [401, 401, 401, 401, 401, 401, 401] as const
const permitted = ['viewer', 'booker', 'manager', 'groupManager', 'admin'] as const
const ofRoom = ({ room }: Scene) => ({ path: { id: room.id } })
const subscription = async ({ room }: Scene) => ({ path: { id: room.id, secret: await feedSecret(admin, room.id) } })
const ofGroup = ({ group }: Scene) => ({ path: { id: group.id } })

const table: Readonly<Record<RouteName, Expected>> = {
	'grid.read': { of: everyone, showsRoomTo: permitted },
	'cards.read': { of: [401, 403, 200, 200, 200, 200, 200], send: ofRoom, showsRoomTo: permitted },
	'rooms.list': { of: everyone, showsRoomTo: permitted },
	'rooms.create': { of: [401, 403, 403, 403, 403, 403, 201], send: () => ({ body: { name: uniqueName('Role') } }) },
	'rooms.read': { of: managers, send: ofRoom, showsRoomTo: ['manager', 'groupManager', 'admin'] },
	'rooms.update': { of: managers, send: (scene) => ({ ...ofRoom(scene), body: { capacity: 3 } }) },
	'rooms.updateMany': {
		of: [401, 207, 207, 207, 207, 207, 207],
		send: ({ room }) => ({ body: { ids: [room.id], change: { active: true } } }),
	},
	'rooms.remove': { of: administrators, send: async () => ({ path: { id: (await newRoom(admin)).id } }) },
	'roomPermissions.read': { of: managers, send: ofRoom },
	'roomPermissions.inherited': { of: managers, send: ofRoom },
	'roomPermissions.save': { of: managers, send: async (scene) => ({ ...ofRoom(scene), body: await own() }) },
	'roomGroups.list': { of: administrators },
	'roomGroups.create': { of: [401, 403, 403, 403, 403, 403, 201], send: () => ({ body: { name: uniqueName('Role') } }) },
	'roomGroups.read': { of: administrators, send: ofGroup },
	'roomGroups.update': { of: administrators, send: (scene) => ({ ...ofGroup(scene), body: { description: 'Changed' } }) },
	'roomGroups.remove': { of: administrators, send: async () => ({ path: { id: (await newGroup(admin)).id } }) },
	'groupPermissions.read': { of: administrators, send: ofGroup },
	'groupPermissions.save': { of: administrators, send: async (scene) => ({ ...ofGroup(scene), body: await inherited() }) },
	'personal.rooms': { of: everyone, showsRoomTo: permitted },
	'personal.groups': { of: everyone },
	'personal.viewable': { of: everyone },
	'sharees.list': { of: administrators },
	'settings.read': { of: administrators },
	'settings.save': { of: administrators },
	'debug.rooms': { of: administrators, showsRoomTo: ['admin'] },
	'csv.export': { of: everyone, showsRoomTo: ['admin'] },
	'csv.sample': { of: administrators },
	'csv.preview': { of: administrators },
	'csv.import': { of: administrators },
	'feeds.change': { of: managers, send: (scene) => ({ ...ofRoom(scene), body: {} }) },
	'tokens.list': { of: administrators },
	'tokens.create': { of: [401, 403, 403, 403, 403, 403, 201], send: () => ({ body: { name: uniqueName('Role') } }) },
	'tokens.remove': { of: administrators, send: async () => ({ path: { id: (await newToken(admin)).id } }) },
	// Sync is switched off.
	'extsync.test': { of: [401, 403, 403, 403, 403, 403, 400] },
	'extsync.validateResource': { of: administrators },
	'extsync.status': { of: administrators },
	'extsync.initialSync': { of: [401, 403, 403, 403, 403, 403, 400], send: ({ room }) => ({ path: { id: room.id } }) },
	'extsync.webhooks': { of: administrators },
	'extsync.subscribe': { of: administrators },
	'license.stats': { of: administrators },
	'license.save': { of: administrators },
	'license.validate': { of: administrators },
	'license.usage': { of: administrators },
	'telemetry.send': { of: administrators },
	'telemetry.save': { of: administrators },
	'publicRooms.list': { of: tokensAlone },
	'publicRooms.read': { of: tokensAlone, send: ofRoom },
	'bookings.all': { of: everyone, showsRoomTo: permitted, send: async (scene) => ({ query: { room: (await booked(scene)).path.id } }) },
	'bookings.read': { of: organizersAndManagers, showsRoomTo: ['booker', 'manager', 'groupManager', 'admin'], send: booked },
	'bookings.list': { of: managers, send: ofRoom },
	'bookings.create': { of: [401, 403, 403, 201, 201, 201, 201], send: (scene) => ({ ...ofRoom(scene), body: nextSlot() }) },
	'events.create': { of: [401, 403, 403, 201, 201, 201, 201], send: (scene) => ({ ...ofRoom(scene), body: nextSlot() }) },
	'bookings.update': { of: organizersAndManagers, send: async (scene) => ({ ...await booked(scene), body: nextSlot() }) },
	'bookings.respond': { of: managers, send: async (scene) => ({ ...await booked(scene), body: { action: 'accept' } }) },
	'bookings.remove': { of: organizersAndManagers, send: booked },
	'bookings.check': { of: [401, 403, 200, 200, 200, 200, 200], send: (scene) => ({ ...ofRoom(scene), body: nextSlot() }) },
	// tests/http/bookings/own.test.ts looks at whose bookings these are.
	'personal.bookings': { of: everyone },
	// A page has some of all rooms; tests/http/finder.test.ts looks at who sees which.
	'finder.find': { of: everyone },
	'personal.approvals': {
		of: everyone, showsRoomTo: ['manager', 'groupManager', 'admin'],
		send: async (scene) => {
			await booked(scene)
			return {}
		},
	},
	'requests.accept': { of: askedManagers, send: requested },
	'requests.decline': { of: askedManagers, send: requested },
	'publicRooms.status': { of: tokensAlone, send: ofRoom },
	'publicRooms.availability': { of: tokensAlone, send: ofRoom },
	'publicBookings.list': { of: tokensAlone, send: ofRoom },
	'publicBookings.create': { of: tokensAlone, send: ofRoom },
	'publicBookings.cancel': { of: tokensAlone, send: ({ room }) => ({ path: { id: room.id, uid: 'any' } }) },
	'statistics.read': { of: tokensAlone },
	'usage.read': { of: managers, showsRoomTo: ['manager', 'groupManager', 'admin'] },
	'usage.export': { of: managers, showsRoomTo: ['manager', 'groupManager', 'admin'] },
	'publicFeeds.read': { of: tokensAlone, send: ofRoom },
	// Whoever has the address may read it, logged in or not.
	'publicFeeds.subscribe': { of: [200, 200, 200, 200, 200, 200, 200], showsRoomTo: ['anonymous', ...roles], send: subscription },
}

/** A time that nobody has asked for. */
let slots = 0
function nextSlot(): { summary: string, start: string, end: string } {
	const time = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString()
	slots += 2
	return { summary: 'Role', start: time(slots), end: time(slots + 1) }
}

/** A booking of the booker, who is its organizer. */
async function booked({ room }: Scene): Promise<{ readonly path: { readonly id: string, readonly uid: string } }> {
	const { session } = await crew.as('booker')
	const { uid } = await ask<MadeBooking>(session, 'POST', `/api/rooms/${room.id}/bookings`, { body: nextSlot() })
	return { path: { id: room.id, uid } }
}

/** A request as the bell of a manager names it. */
async function requested(scene: Scene): Promise<{ readonly path: { readonly id: string, readonly stamp: string } }> {
	await booked(scene)
	const [latest] = await bell(await crew.as('manager'))
	const [, id = '', stamp = ''] = /\/requests\/(\d+)\/([\w-]+)\//.exec(latest?.actions[0]?.link ?? '') ?? []
	return { path: { id, stamp } }
}

const entry = async (role: Role) => account((await crew.as(role)).user)
const own = async () =>
	({ viewers: [await entry('viewer')], bookers: [await entry('booker')], managers: [await entry('manager')] })
const inherited = async () => ({ managers: [await entry('groupManager')] })

let scene: Scene
beforeAll(async () => {
	const group = await newGroup(admin)
	const room = await newRoom(admin, { groupId: group.id })
	await permit(admin, { room: room.id }, await own())
	await permit(admin, { group: group.id }, await inherited())
	scene = { room, group }
})

describe.each(Object.entries(table))('%s', (name, { of, showsRoomTo, send }) => {
	const [resource, key] = name.split('.') as [keyof Resources, string]
	const route: Route = (rooms.resources[resource] as Readonly<Record<string, Route>>)[key] as Route

	it.each(['anonymous', ...roles].map((role, index) => [role, of[index]] as const))('answers %s with %s', async (role, status) => {
		const member = role === 'anonymous' ? undefined : await crew.as(role as Role)
		const clients: Readonly<Record<string, Client>> = member === undefined
			? { anonymous: crew.anonymous }
			: proofsOf(member)
		for (const [proof, client] of Object.entries(clients)) {
			const { path: values, ...given } = { ...route.example, ...await send?.(scene) }
			const sent = route.upload ? { raw: uploadForm(route) } : given
			const address = appPath(route.path.replace(/\{(\w+)\}/g, (_, value: string) => encodeURIComponent(values?.[value] ?? '')))
			const reply = await client.request(route.method, address, { ...sent, headers: { 'OCS-APIRequest': 'true' } })
			expect([proof, reply.status, reply.status >= 400 ? reply.text.slice(0, 300) : ''], `${route.method} ${address}`)
				.toEqual([proof, status, reply.status >= 400 ? expect.anything() : ''])
			if (showsRoomTo !== undefined) {
				expect([proof, reply.text.includes(scene.room.name)]).toEqual([proof, showsRoomTo.includes(role as Role)])
			}
		}
	})
})

describe('a room without any permission', () => {
	it('is for administrators until everyone may view or book it', async () => {
		const room = await newRoom(admin)
		const may = async (role: Role) => {
			const list = (await (await crew.as(role)).session.expect('GET', appPath('/api/rooms'))).json as ListedRoom[]
			const seen = list.find(({ id }) => id === room.id)
			return seen === undefined ? [] : [seen.canView, seen.canBook, seen.canManage]
		}
		expect(await may('stranger')).toEqual([])
		expect(await may('admin')).toEqual([true, true, true])
		for (const [everyone, canBook] of [['view', false], ['book', true]] as const) {
			await admin.expect('PUT', appPath(`/api/rooms/${room.id}`), { body: { everyone } })
			expect(await may('stranger')).toEqual([true, canBook, false])
		}
	})
})
