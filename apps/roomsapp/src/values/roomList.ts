// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedRoom } from '@suite/schema/rooms/room'

/** What the list of rooms is narrowed to; an empty text is no filter. */
export interface RoomFilter {
	readonly words: string
	/** Id of the room group; null for rooms without one. */
	readonly group: string | null
	readonly building: string
	readonly state: '' | 'active' | 'inactive'
}

export const noFilter: RoomFilter = Object.freeze({ words: '', group: '', building: '', state: '' })

/** A line of the list: the heading of a room group, or a room. */
export type Line =
	| { readonly key: string, readonly group: string | null, readonly count: number }
	| { readonly key: string, readonly room: ListedRoom }

/** The parts of an address: building, street, postal code and city. */
export function addressParts(address: string): [building: string, street: string, postalCode: string, city: string] {
	const [building = '', street = '', postalCode = '', city = ''] = address.split(',').map((part) => part.trim())
	return [building, street, postalCode, city]
}

/** Where the room is, for people. */
export function placeOf({ address, floor, roomNumber }: Pick<ListedRoom, 'address' | 'floor' | 'roomNumber'>): string {
	return [...addressParts(address), floor, roomNumber].filter((part) => part !== '').join(' · ')
}

export function buildingsOf(rooms: readonly ListedRoom[]): string[] {
	return [...new Set(rooms.map(({ address }) => addressParts(address)[0]))].filter((building) => building !== '').sort((a, b) =>
		a.localeCompare(b))
}

/** Whether every one of some words is found somewhere in some texts. */
export function matcherOf(words: string): (texts: readonly string[]) => boolean {
	const wanted = words.toLocaleLowerCase().split(/\s+/).filter((word) => word !== '')
	return (texts) => {
		const text = texts.join('\n').toLocaleLowerCase()
		return wanted.every((word) => text.includes(word))
	}
}

/** The rooms that a filter leaves. */
export function filtered(rooms: readonly ListedRoom[], { words, group, building, state }: RoomFilter): ListedRoom[] {
	const matches = matcherOf(words)
	return rooms.filter((room) => {
		return matches([room.name, room.email, room.roomNumber, room.floor, room.address, room.responsibleContact])
			&& (group === '' || room.groupId === group)
			&& (building === '' || addressParts(room.address)[0] === building)
			&& (state === '' || room.active === (state === 'active'))
	})
}

/**
 * The lines of the list: each room group with its rooms, those without a group last. A single heading says nothing and is left out.
 *
 * @param nameOf - name of a room group
 */
export function linesOf(rooms: readonly ListedRoom[], nameOf: (group: string) => string): Line[] {
	const groups = new Map<string | null, ListedRoom[]>()
	for (const room of rooms) {
		const members = groups.get(room.groupId) ?? []
		members.push(room)
		groups.set(room.groupId, members)
	}
	const order = [...groups.keys()].sort((a, b) =>
		a === null ? 1 : b === null ? -1 : nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true }))
	return order.flatMap((group): Line[] => {
		const members = groups.get(group) ?? []
		const lines = members.map((room) => ({ key: `room ${room.id}`, room }))
		return groups.size === 1 && group === null ? lines : [{ key: `group ${group ?? ''}`, group, count: members.length }, ...lines]
	})
}
