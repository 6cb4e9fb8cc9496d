// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { RoomGroup } from '@suite/schema/rooms/group'
import type { ListedRoom, Room } from '@suite/schema/rooms/room'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { ask, call } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const { occ } = crew.host
const manager = await crew.as('manager')

const rooms = async (client = admin) => (await ask<ListedRoom[]>(client, 'GET', '/api/rooms')).filter(({ address }) =>
	/^(Harbour|Garden) House/.test(address))
const groups = async () => (await ask<RoomGroup[]>(admin, 'GET', '/api/room-groups')).filter(({ name }) =>
	/^(Harbour|Garden) House$/.test(name))
const find = async (name: string): Promise<ListedRoom> => {
	const found = (await rooms()).find((room) => room.name === name)
	return found ?? expect.fail(`no demo room ${name}`)
}
const clear = async () => {
	await Promise.all((await rooms()).map(({ id }) => call(admin, 'DELETE', `/api/rooms/${id}`)))
	await occ(['roomsapp:demo', '--remove'])
}

describe('the demo rooms', () => {
	beforeAll(clear)
	afterAll(clear)

	it('are added once, in two buildings @every-host', async () => {
		const { stdout } = await occ(['roomsapp:demo', '--manager', manager.user, '--group', 'admin'])
		expect(stdout).toContain('8 rooms and 2 room groups added')
		expect((await occ(['roomsapp:demo'])).stdout).toContain('0 rooms and 0 room groups added')
		expect(await rooms()).toHaveLength(8)
		const ids = (await groups()).map(({ id }) => id)
		expect(ids).toHaveLength(2)
		expect((await rooms()).filter(({ groupId }) => !ids.includes(groupId ?? ''))).toEqual([])
	})

	it('can be seen, booked and managed by different people', async () => {
		const { session: stranger } = await crew.as('stranger')
		const mayBook = (list: ListedRoom[]) => list.filter(({ canBook }) => canBook).map(({ name }) => name).sort()
		const mayManage = (list: ListedRoom[]) => list.filter(({ canManage }) => canManage).map(({ name }) => name).sort()
		const [seen, managed] = [await rooms(stranger), await rooms(manager.session)]
		expect(seen.map(({ name }) => name)).not.toContain('Bridge')
		expect(mayBook(seen)).toEqual(['Anchor', 'Compass', 'Greenhouse', 'Lighthouse', 'Orchard', 'Potting Shed'])
		expect([mayManage(seen), mayManage(managed)]).toEqual([[], ['Bridge', 'Courtyard', 'Greenhouse']])
	})

	it('have what the contract accepts', async () => {
		for (const { id } of await rooms()) {
			const room = await ask<Room>(admin, 'GET', `/api/rooms/${id}`)
			const { name, capacity, roomType, floor, address, facilities, availabilityRules, shortest, longest, bufferAfter } = room
			await ask(admin, 'PUT', `/api/rooms/${id}`, { body: {
				name, capacity, roomType, floor, address, facilities, availabilityRules, shortest, longest, bufferAfter,
			} })
		}
	})

	it('are refused for accounts and groups that do not exist', async () => {
		for (const option of ['--manager', '--group']) {
			const { code, stdout, stderr } = await occ(['roomsapp:demo', option, 'nobody-at-all'], { mayFail: true })
			expect([code, `${stdout}${stderr}`]).toEqual([1, expect.stringContaining('nobody-at-all')])
		}
	})

	it('are removed again, without those that somebody changed', async () => {
		const { id } = await find('Compass')
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { capacity: 7 } })
		const { stdout } = await occ(['roomsapp:demo', '--remove'])
		expect(stdout).toContain('7 rooms and 1 room groups removed')
		expect(stdout).toContain('Compass')
		expect((await rooms()).map(({ name }) => name)).toEqual(['Compass'])
		expect((await groups()).map(({ name }) => name)).toEqual(['Harbour House'])
		await call(admin, 'DELETE', `/api/rooms/${id}`)
		expect((await occ(['roomsapp:demo', '--remove'])).stdout).toContain('1 room groups removed')
		expect([await rooms(), await groups()]).toEqual([[], []])
	})
})
