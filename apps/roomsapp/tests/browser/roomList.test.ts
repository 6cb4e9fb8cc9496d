// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { ListedRoom } from '@suite/schema/rooms/room'
import { addressParts, buildingsOf, filtered, linesOf, noFilter, placeOf } from '../../src/values/roomList.ts'

const room = (id: string, more: Partial<ListedRoom> = {}): ListedRoom => ({
	id, name: id, email: `${id}@example.org`, roomNumber: '', floor: '', address: '', responsibleContact: '', active: true, groupId: null,
	...more,
}) as ListedRoom

describe('the list of rooms', () => {
	const rooms = [
		room('Blue', { address: 'North,Main street 1,,Utrecht', floor: '2', groupId: 'b' }),
		room('Red', { address: 'South,,,', active: false, groupId: 'a' }),
		room('Green', { responsibleContact: 'Anna', groupId: 'b' }),
		room('Grey'),
	]
	const found = (filter: object) => filtered(rooms, { ...noFilter, ...filter }).map(({ id }) => id)

	it('finds each word anywhere in a room', () => {
		expect(found({ words: 'utrecht BLU' })).toEqual(['Blue'])
		expect(found({ words: 'anna' })).toEqual(['Green'])
		expect(found({ words: 'utrecht anna' })).toEqual([])
		expect(found({ words: ' ' })).toHaveLength(4)
	})

	it('narrows by group, building and state', () => {
		expect(found({ group: 'b' })).toEqual(['Blue', 'Green'])
		expect(found({ group: null })).toEqual(['Grey'])
		expect(found({ building: 'South' })).toEqual(['Red'])
		expect(found({ state: 'inactive' })).toEqual(['Red'])
		expect(found({ state: 'active', group: 'a' })).toEqual([])
		expect(buildingsOf(rooms)).toEqual(['North', 'South'])
	})

	it('groups rooms by the name of their group, those without one last', () => {
		const names: Readonly<Record<string, string>> = { a: 'Floor 10', b: 'Floor 2' }
		expect(linesOf(rooms, (id) => names[id] ?? id).map(({ key }) => key)).toEqual([
			'group b', 'room Blue', 'room Green', 'group a', 'room Red', 'group ', 'room Grey',
		])
	})

	it('has no heading where no room has a group', () => {
		expect(linesOf([room('One'), room('Two')], String).map(({ key }) => key)).toEqual(['room One', 'room Two'])
	})

	it('reads the four parts of an address', () => {
		expect(addressParts('North, Main street 1,,Utrecht')).toEqual(['North', 'Main street 1', '', 'Utrecht'])
		expect(addressParts('')).toEqual(['', '', '', ''])
		expect(placeOf(room('x', { address: 'North,,,Utrecht', floor: '2', roomNumber: '2.10' }))).toBe('North · Utrecht · 2 · 2.10')
	})
})
