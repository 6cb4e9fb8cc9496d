// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import { administrator } from '@suite/testing/administrator'
import { openRoom, organizer, type Organizer } from '../caldav.ts'
import { dates } from '../bookings/scene.ts'
import { tokenCaller } from '../publicApi.ts'
import { differences } from './report.ts'
import { ways } from './ways.ts'

/** `CROWD=200` is what Rooms promises; few are enough to see that it has not been lost. */
const crowd = Number(process.env.CROWD ?? 12)
const { session: admin } = await administrator()
const names = Object.keys(ways)
let people: [Organizer, Organizer, Organizer]
let token: Client

describe(`${crowd} requests for one hour at once (CROWD)`, () => {
	beforeAll(async () => {
		people = [await organizer('ann'), await organizer('bob'), await organizer('cleo')]
		token = await tokenCaller(admin, { scope: 'book' })
	})

	it.each([...names.map((name) => [name, [name]] as const), ['all of these', names] as const])(
		'by %s: one is accepted, all others are told why not @every-host',
		async (_, of) => {
			const room = await openRoom()
			const said = await Promise.all(Array.from({ length: crowd }, (_one, place) =>
				ways[of[place % of.length] ?? '']?.({ token, account: admin, people, room }, place)))
			const refused = said.filter((one) => one !== 'ACCEPTED')
			expect(refused.filter((one) => one?.startsWith('DECLINED The room is taken at that time') !== true
				&& !/^409 (Time slot conflicts with existing booking|Room is already booked during this time)/.test(one ?? ''))).toEqual([])
			expect(refused).toHaveLength(crowd - 1)
			const booked = (await dates(admin, room.id)).filter((date) => date.includes('2029-03-05') && !date.includes('DECLINED'))
			expect(booked).toHaveLength(1)
			expect(await differences(room)).toEqual([])
		},
		Math.max(60_000, crowd * 6_000),
	)
})
