// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain, type JsonSchema } from '@suite/api/generate/json-schema'
import { createGroup, deleteGroup, deleteUser, uniqueName } from '@suite/fixtures/accounts'
import type { Permissions } from '@suite/schema/rooms/permission'
import { RoomFields, type ListedRoom, type Room } from '@suite/schema/rooms/room'
import type { RoomsSettings, Sharee } from '@suite/schema/rooms/settings'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { account, ask, call, newGroup, newRoom, permit, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const update = (id: string, body: unknown) => call(admin, 'PUT', `/api/rooms/${id}`, { body })
const inList = async (id: string) => (await ask<ListedRoom[]>(admin, 'GET', '/api/rooms')).find((room) => room.id === id)

describe('a room', () => {
	it('keeps every field that is sent, and what is not sent stays @every-host', async () => {
		const group = await newGroup(admin)
		const fields = {
			email: `${uniqueName('room')}@example.org`, capacity: 12, roomNumber: '4.12', floor: '4', roomType: 'studio',
			address: 'Main, High Street 1, 1234 AB, Utrecht', description: 'Two\nlines, "quoted" and Größe', responsibleContact: 'Anna',
			facilities: ['projector', 'own-facility'], autoAccept: true, active: false, groupId: group.id,
			availabilityRules: { enabled: true, rules: [{ days: [1, 2], startTime: '08:00', endTime: '18:30' }] }, maxBookingHorizon: 90,
			smtpConfig: { host: 'mail.example.org', port: 465, username: 'me', password: '***', encryption: 'tls' as const },
			everyone: 'view' as const, bufferBefore: 5, bufferAfter: 10, shortest: 15, longest: 480, timeZone: 'Europe/Amsterdam',
			acceptsFreeDates: true, titlePrivacy: true,
		}
		const room = await newRoom(admin, { ...fields, smtpConfig: { ...fields.smtpConfig, password: 's3cret' } })
		expect(room).toMatchObject(fields)
		const { capacity: _, ...others } = fields
		const path = `/api/rooms/${room.id}`
		const changed = { ...others, capacity: 13 }
		expect(await ask<Room>(admin, 'PUT', path, { body: { capacity: 13 } })).toMatchObject(changed)
		expect((await update(room.id, await ask<Room>(admin, 'GET', path))).status).toBe(200)
		expect(await ask<Room>(admin, 'GET', path)).toMatchObject(changed)
	})

	it('has an id that is made from its name and never changes', async () => {
		const name = uniqueName('Größe')
		const [first, second] = [await newRoom(admin, { name }), await newRoom(admin, { name })]
		expect([first.id, second.id]).toEqual([name.replace('Größe', 'groesse'), `${name.replace('Größe', 'groesse')}-1`])
		expect((await ask<Room>(admin, 'PUT', `/api/rooms/${first.id}`, { body: { name: 'Renamed' } })).id).toBe(first.id)
	})

	it('of the name of an address of the API can be read', async () => {
		const room = await newRoom(admin, { name: 'Export' })
		expect(room.id).toMatch(/^export-\d+$/)
		expect((await ask<Room>(admin, 'GET', `/api/rooms/${room.id}`)).name).toBe('Export')
		await ask(admin, 'DELETE', `/api/rooms/${room.id}`)
	})

	it('is refused the address of another one, which the answer names', async () => {
		const [blue, red] = [await newRoom(admin), await newRoom(admin)]
		const reply = await update(red.id, { email: blue.email.toUpperCase() })
		expect(reply.status).toBe(409)
		expect(reply.json).toMatchObject({ error: 'Another room has this address', conflictingRoomId: blue.id })
		const body = { name: 'x', email: blue.email }
		expect(refusal(await call(admin, 'POST', '/api/rooms', { body }))).toBe('409 address_taken /email')
	})

	it('gets one id and one address each when many are added at once', async () => {
		const name = uniqueName('Crowd')
		const made = await Promise.all(Array.from({ length: 8 }, () => newRoom(admin, { name })))
		expect(new Set(made.map(({ id }) => id)).size).toBe(8)
		const email = `${uniqueName('same')}@example.org`
		const replies = await Promise.all(made.map(({ id }) => update(id, { email })))
		expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
	})

	it('is not changed on the ground of an older version', async () => {
		const { id, version: baseVersion } = await newRoom(admin)
		expect((await update(id, { capacity: 1, baseVersion })).status).toBe(200)
		expect(refusal(await update(id, { capacity: 2, baseVersion }))).toBe('409 stale_version /baseVersion')
	})

	it('row 11: has no secret in any answer', async () => {
		const { id } = await newRoom(admin, {
			smtpConfig: { host: 'mail.example.org', password: 's3cret-password' },
			extsyncConfig: { resourceEmail: 'box@example.org' },
		})
		const answers = await Promise.all([`/api/rooms/${id}`, '/api/rooms', '/api/debug/rooms', '/api/personal/rooms'].map((path) =>
			call(admin, 'GET', path)))
		for (const { status, text } of answers) {
			expect([status, /s3cret|clientState|lastSyncToken|feedSecret/i.test(text)]).toEqual([200, false])
		}
		expect((await inList(id))?.smtpConfig).toMatchObject({ password: '***' })
	})

	it('row 11: shows its mail server to managers alone', async () => {
		const [manager, viewer] = [await crew.as('manager'), await crew.as('viewer')]
		const { id } = await newRoom(admin, { smtpConfig: { host: 'mail.example.org' } })
		await permit(admin, { room: id }, { managers: [account(manager.user)], viewers: [account(viewer.user)] })
		const seen = async (client: typeof admin) => (await ask<ListedRoom[]>(client, 'GET', '/api/rooms')).find((room) => room.id === id)
		expect((await seen(manager.session))?.smtpConfig).toMatchObject({ host: 'mail.example.org' })
		expect(Object.keys(await seen(viewer.session) ?? {})).not.toContain('smtpConfig')
		expect(refusal(await call(manager.session, 'PUT', `/api/rooms/${id}`, { body: { smtpConfig: { port: 22 } } })))
			.toBe('400 bad_port /smtpConfig/port')
	})

	it('is gone when it is deleted, with its permissions', async () => {
		const stranger = await crew.as('stranger')
		const room = await newRoom(admin)
		await permit(admin, { room: room.id }, { viewers: [account(stranger.user)] })
		expect(await ask(admin, 'DELETE', `/api/rooms/${room.id}`)).toEqual({ status: 'ok' })
		expect((await call(admin, 'DELETE', `/api/rooms/${room.id}`)).json).toMatchObject({ error: 'Room not found' })
		const again = await newRoom(admin, { name: room.name })
		expect(again.id).toBe(room.id)
		expect((await call(stranger.session, 'GET', '/api/rooms')).text).not.toContain(room.id)
	})
})

describe('the input of a room', () => {
	const members = Object.entries(plain(RoomFields, false).properties as Record<string, JsonSchema>)
	const accepts = (schema: JsonSchema, type: string): boolean => schema.type === type
		|| (Array.isArray(schema.type) && schema.type.includes(type))
		|| (Array.isArray(schema.anyOf) && (schema.anyOf as JsonSchema[]).some((option) => accepts(option, type)))
	const isText = (schema: JsonSchema) => accepts(schema, 'string')

	it.each(members.map(([name, schema]) => [name, accepts(schema, 'null') ? 200 : 400] as const))(
		'answers %s: null with %i',
		async (name, status) => {
			const { id } = await newRoom(admin)
			expect((await update(id, { [name]: null })).status).toBe(status)
		},
	)

	it.each(members.filter(([, schema]) => isText(schema)).map(([name]) => name))(
		'refuses NUL and bytes that are not UTF-8 in %s',
		async (name) => {
			const { id } = await newRoom(admin)
			expect((await update(id, { [name]: 'a\0b' })).status).toBe(400)
			const bytes = Buffer.concat([Buffer.from(`{"${name}": "a`), Buffer.from([0xC3, 0x28]), Buffer.from('"}')])
			const sent = { raw: bytes, headers: { 'Content-Type': 'application/json' } }
			expect((await call(admin, 'PUT', `/api/rooms/${id}`, sent)).status).toBe(400)
		},
	)

	it.each([
		['a name of spaces', { name: ' ' }, '400 name_required /name'],
		['five positions of an address', { address: 'a,b,c,d,e' }, '400 invalid_input /address'],
		['an address without a host', { email: 'room@' }, '400 invalid_input /email'],
		['a group that is not there', { groupId: 'no-such-group' }, '400 unknown_group /groupId'],
		['a zone that is not there', { timeZone: 'Europe/Utrecht' }, '400 unknown_time_zone /timeZone'],
		['a day that is not there', { availabilityRules: { enabled: true, rules: [{ days: [7], startTime: '08:00', endTime: '09:00' }] } },
			'400 invalid_input /availabilityRules/rules/0/days/0'],
		['hours over midnight', { availabilityRules: { enabled: true, rules: [{ days: [1], startTime: '20:00', endTime: '02:00' }] } },
			'400 invalid_input /availabilityRules/rules/0/endTime'],
		['hours that are on and not said', { availabilityRules: { enabled: true } }, '400 invalid_input /availabilityRules/rules'],
		['a shortest above the longest booking', { shortest: 60, longest: 30 }, '400 bad_lengths /longest'],
		['a contact of 256 characters', { responsibleContact: 'x'.repeat(256) }, '400 invalid_input /responsibleContact'],
	])('is refused with %s', async (_, body, expected) => {
		const { id } = await newRoom(admin)
		expect(refusal(await update(id, body))).toBe(expected)
	})
})

describe('permissions', () => {
	it('replace what there was, and name who they are for', async () => {
		const viewer = await crew.as('viewer')
		const { id } = await newRoom(admin)
		await permit(admin, { room: id }, { viewers: [account(viewer.user)], managers: [{ type: 'group', id: 'admin' }] })
		await permit(admin, { room: id }, { bookers: [account(viewer.user)] })
		expect(await ask<Permissions>(admin, 'GET', `/api/rooms/${id}/permissions`)).toEqual({
			viewers: [],
			bookers: [{ type: 'user', id: viewer.user, label: viewer.user }],
			managers: [],
		})
		expect(refusal(await call(admin, 'PUT', `/api/rooms/${id}/permissions`, { body: { viewers: [account('nobody-has-this-id')] } })))
			.toBe('400 unknown_principal /viewers/0/id')
	})

	it('of accounts and groups that are deleted go with them @every-host', async () => {
		const [person, group] = [await crew.newPerson(), await createGroup(admin)]
		const { id } = await newRoom(admin)
		await permit(admin, { room: id }, { viewers: [account(person.user)], managers: [{ type: 'group', id: group }] })
		await deleteUser(admin, person.user)
		expect((await ask<Permissions>(admin, 'GET', `/api/rooms/${id}/permissions`)).viewers).toEqual([])
		await deleteGroup(admin, group)
		expect((await ask<Permissions>(admin, 'GET', `/api/rooms/${id}/permissions`)).managers).toEqual([])
	})
})

describe('room groups', () => {
	it('stay while rooms are in them', async () => {
		const group = await newGroup(admin)
		const { id } = await newRoom(admin, { groupId: group.id })
		expect(refusal(await call(admin, 'DELETE', `/api/room-groups/${group.id}`))).toBe('409 group_has_rooms')
		await ask(admin, 'PUT', `/api/rooms/${id}`, { body: { groupId: null } })
		expect(await ask(admin, 'DELETE', `/api/room-groups/${group.id}`)).toEqual({ status: 'ok' })
		expect((await call(admin, 'GET', `/api/room-groups/${group.id}`)).json).toMatchObject({ error: 'Room group not found' })
	})
})

describe('settings', () => {
	it('hide their secret and keep it when it comes back hidden', async () => {
		const before = await ask<RoomsSettings>(admin, 'GET', '/api/settings')
		expect(await ask(admin, 'PUT', '/api/settings', { body: { extsyncClientSecret: 's3cret', facilities: [{ id: 'x' }] } }))
			.toEqual({ status: 'ok' })
		expect(await ask<RoomsSettings>(admin, 'GET', '/api/settings')).toMatchObject({ extsyncClientSecret: '***', facilities: [] })
		await ask(admin, 'PUT', '/api/settings', { body: { ...before, extsyncClientSecret: '' } })
		expect(await ask<RoomsSettings>(admin, 'GET', '/api/settings')).toEqual(before)
	})
})

describe('the search for groups', () => {
	it('finds names, and a group by its exact id', async () => {
		const group = await createGroup(admin)
		const found = await ask<Sharee[]>(admin, 'GET', '/api/sharees', { query: { search: group } })
		expect(found).toEqual([{ id: group, label: group, type: 'group' }])
		expect((await ask<Sharee[]>(admin, 'GET', '/api/sharees')).length).toBeLessThanOrEqual(25)
		await deleteGroup(admin, group)
	})
})
