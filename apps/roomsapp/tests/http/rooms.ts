// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Feed } from '@suite/schema/rooms/feed'
import type { RoomGroup } from '@suite/schema/rooms/group'
import type { PermissionsInput } from '@suite/schema/rooms/permission'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'

/** Address of a route. */
export const appPath = (path: string): string => `/index.php/apps/roomsapp${path}`

/** Calls a route; any status counts as an answer. */
export function call(client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> {
	return client.request(method, appPath(path), { ...sent, headers: { 'OCS-APIRequest': 'true', ...sent.headers } })
}

/** Like call, but a refusal is an error. Returns the body. */
export async function ask<T = Record<string, unknown>>(client: Client, method: string, path: string, sent: Sent = {}): Promise<T> {
	return (await client.expect(method, appPath(path), { ...sent, headers: { 'OCS-APIRequest': 'true', ...sent.headers } })).json as T
}

/** Status, reason and pointer of a response, such as `404 unknown_room`; `200` alone if nothing was refused. */
export function refusal(reply: Reply): string {
	const { reason, pointer } = (reply.json ?? {}) as { reason?: string, pointer?: string }
	return [reply.status, ...(reply.status < 400 ? [] : [reason, pointer])].filter((part) => part !== undefined).join(' ')
}

/** Creates a room with a unique name. */
export async function newRoom(admin: Client, wished: RoomPatch = {}): Promise<Room> {
	const room = await ask<Room>(admin, 'POST', '/api/rooms', { body: { name: uniqueName('Room'), ...wished } })
	return wished.groupId === undefined
		? room
		: ask<Room>(admin, 'PUT', `/api/rooms/${room.id}`, { body: { groupId: wished.groupId } })
}

/** Creates a room group with a unique name. */
export const newGroup = (admin: Client): Promise<RoomGroup> =>
	ask<RoomGroup>(admin, 'POST', '/api/room-groups', { body: { name: uniqueName('Floor') } })

/** Replaces the permissions of a room or room group. */
export async function permit(admin: Client, of: { room: string } | { group: string }, permissions: PermissionsInput): Promise<void> {
	const path = 'room' in of ? `/api/rooms/${of.room}` : `/api/room-groups/${of.group}`
	await ask(admin, 'PUT', `${path}/permissions`, { body: permissions })
}

/** The entry of an account. */
export const account = (id: string) => ({ type: 'user', id }) as const

/** Turns the feed of a room on and returns the new secret in its address. */
export async function feedSecret(admin: Client, room: string): Promise<string> {
	const { feedUrl } = await ask<Feed>(admin, 'POST', `/api/rooms/${room}/feed`, { body: { action: 'rotate' } })
	return /rmf_\w+/.exec(feedUrl ?? '')?.[0] ?? ''
}
