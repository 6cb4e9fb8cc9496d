// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { MyRoom, ViewableRoom } from '@suite/schema/rooms/personal'
import type { Choice } from '@suite/schema/rooms/settings'
import { matcherOf, placeOf } from './roomList.ts'

/** A room of the account in the personal settings. */
export interface OwnRoom extends Pick<MyRoom, 'id' | 'name' | 'capacity' | 'role'> {
	/** The name of its type; empty for none. */
	readonly type: string
	readonly place: string
	/** For calendar clients. */
	readonly email: string
}

/** The rooms of the account in their order, with what the page shows. One that came or went between the two answers is left out. */
export function ownRooms(rooms: readonly MyRoom[], viewable: readonly ViewableRoom[], types: readonly Choice[]): OwnRoom[] {
	const emails = new Map(viewable.map(({ id, email }) => [id, email]))
	const labels = new Map(types.map(({ id, label }) => [id, label]))
	return rooms.flatMap(({ id, name, capacity, role, roomType, address }) => {
		const email = emails.get(id)
		const place = placeOf({ address, floor: '', roomNumber: '' })
		return email === undefined ? [] : [{ id, name, capacity, role, email, type: labels.get(roomType) ?? roomType, place }]
	})
}

/** Those in which every word is found somewhere. */
export function withWords(rooms: readonly OwnRoom[], words: string): OwnRoom[] {
	const matches = matcherOf(words)
	return rooms.filter(({ name, type, place, email }) => matches([name, type, place, email]))
}

export const managesAny = (rooms: readonly OwnRoom[]): boolean => rooms.some(({ role }) => role === 'manager' || role === 'admin')
