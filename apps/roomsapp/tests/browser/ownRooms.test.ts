// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { MyRoom } from '@suite/schema/rooms/personal'
import { describe, expect, it } from 'vitest'
import { managesAny, ownRooms, withWords } from '../../src/values/ownRooms.ts'

const room = (id: string, more: Partial<MyRoom> = {}): MyRoom => ({
	id, name: `Room ${id}`, roomType: '', capacity: 4, address: '', responsibleContact: '', role: 'booker', ...more,
})
const viewable = (...ids: string[]) => ids.map((id) => ({ id, email: `${id}@rooms.example.org` }))
const types = [{ id: 'studio', label: 'Recording studio' }]

describe('the rooms of an account', () => {
	it('have the name of their type, their place and their address, in the order of the answer', () => {
		const rooms = [room('b', { roomType: 'studio', address: 'North, , , Utrecht', role: 'manager' }), room('a', { roomType: 'gone' })]
		expect(ownRooms(rooms, viewable('a', 'b'), types)).toEqual([
			{
				id: 'b', name: 'Room b', capacity: 4, role: 'manager', email: 'b@rooms.example.org', type: 'Recording studio',
				place: 'North · Utrecht',
			},
			{ id: 'a', name: 'Room a', capacity: 4, role: 'booker', email: 'a@rooms.example.org', type: 'gone', place: '' },
		])
	})

	it('are those that both answers have', () => {
		expect(ownRooms([room('a'), room('new')], viewable('a', 'old'), types).map(({ id }) => id)).toEqual(['a'])
	})

	it('are found by every word in name, type, place or address', () => {
		const rooms = ownRooms(
			[room('a', { roomType: 'studio' }), room('b', { address: 'North, , , Utrecht' })], viewable('a', 'b'), types,
		)
		const found = (words: string) => withWords(rooms, words).map(({ id }) => id)
		expect(found('RECORDING room')).toEqual(['a'])
		expect(found('utrecht north')).toEqual(['b'])
		expect(found('b@rooms')).toEqual(['b'])
		expect(found('studio utrecht')).toEqual([])
		expect(found(' ')).toEqual(['a', 'b'])
	})

	it('come with approvals for who manages one of them', () => {
		const of = (...roles: MyRoom['role'][]) =>
			managesAny(ownRooms(roles.map((role) => room(role, { role })), viewable(...roles), types))
		expect(of('viewer', 'booker')).toBe(false)
		expect(of('manager', 'booker')).toBe(true)
		expect(of('admin')).toBe(true)
	})
})
