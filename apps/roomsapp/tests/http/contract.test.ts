// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/contract'
import { example } from '@suite/api/rooms/room'
import type { ApiToken } from '@suite/schema/rooms/token'
import { contractChecks } from '@suite/testing/contract/checks'
import { afterAll, describe, it } from 'vitest'
import { people } from './people.ts'
import { account, ask, call, permit } from './rooms.ts'

const crew = await people()
const callers = await crew.callers()
const { session: admin } = crew.administrator
const manager = await crew.as('manager')

/** Rooms, groups and tokens of the examples, and those that the examples created. */
async function clear(): Promise<void> {
	const tokens = await ask<ApiToken[]>(admin, 'GET', '/api/tokens')
	for (const { id } of tokens.filter(({ roomIds }) => roomIds.some((room) => room.startsWith('contract-')))) {
		await call(admin, 'DELETE', `/api/tokens/${id}`)
	}
	for (const list of ['/api/rooms', '/api/room-groups']) {
		for (const { id } of (await ask<{ id: string }[]>(admin, 'GET', list)).filter(({ id }) => id.startsWith('contract-'))) {
			await call(admin, 'DELETE', `${list}/${id}`)
		}
	}
}

async function prepare(_: unknown, isChanged: boolean): Promise<void> {
	if (!isChanged) {
		return
	}
	await clear()
	await ask(admin, 'PUT', '/api/settings', { body: { extsyncEnabled: true, extsyncClientSecret: '' } })
	await ask(admin, 'POST', '/api/rooms', { body: { name: example.room, extsyncConfig: { resourceEmail: 'contract@example.org' } } })
	await ask(admin, 'POST', '/api/room-groups', { body: { name: example.roomGroup } })
	await permit(admin, { room: example.room }, { managers: [account(manager.user)] })
}

describe('the contract of roomsapp', () => {
	for (const { name, run } of contractChecks(rooms, () => callers, prepare)) {
		it(name, run)
	}
	afterAll(async () => {
		await clear()
		await ask(admin, 'PUT', '/api/settings', { body: { extsyncEnabled: false } })
	})
})
