// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as contract } from '@suite/api/rooms/contract'
import type { Route } from '@suite/api/contract/route'
import type { Client } from '@suite/fixtures/client'
import { ratioToFloor } from '@suite/fixtures/floor'
import type { Sent } from '@suite/fixtures/http'
import { ofRuns, type Figure, type Measured } from '@suite/testing/figures/figure'
import { calendarFigures } from './calendar.ts'
import { api, manyRooms, php, type ManyRooms } from './site.ts'

const rounds = 40
const app = '/index.php/apps/roomsapp'

/** A route, who calls it, and what it may cost compared with the cheapest answer to the same caller. */
interface Measurement {
	readonly name: string
	readonly client: Client
	/** As the contract declares it. */
	readonly route: string
	/** What follows the path. */
	readonly query?: string
	/** What is sent with each request. */
	readonly sent?: () => Promise<() => Sent>
	readonly most?: number
}

let hour = 0
/** Another free hour each time, far from what the room has. */
const free = () => new Date(Date.UTC(new Date().getUTCFullYear() + 3, 0, 1, hour++))

/** What people and programs wait for on a server with a thousand rooms. */
export async function roomFigures(on: Measured): Promise<Figure[]> {
	const site = await manyRooms(on)
	const figures: Figure[] = site.imports.map(({ rooms, milliseconds }) => ({
		name: `import of ${rooms} rooms`, value: milliseconds / 1_000, unit: 's', most: 20,
	}))
	console.error(`${site.rooms} rooms are there; from here on the machine should do nothing else`)
	const taken: Figure[][] = []
	for (let run = 1; run <= on.runs; run++) {
		const seen: Figure[] = []
		for (const one of measurements(site)) {
			seen.push(...await measured(one, site))
		}
		seen.push(...await memoryFigures(on, site), ...await calendarFigures(on, site))
		taken.push(seen)
		console.error(`run ${run} of ${on.runs} is done`)
	}
	return [...figures, ...ofRuns(taken)]
}

/** What the largest answers need in memory above what Nextcloud itself has there. */
async function memoryFigures({ host, admin, directory }: Measured, { busiest }: ManyRooms): Promise<Figure[]> {
	const figures: Figure[] = []
	for (const what of ['feed', 'export', 'statistics']) {
		const bytes = Number(await php(host, directory, 'memory.php', what, busiest, admin.user))
		figures.push({ name: `${what}, peak of memory above the floor`, value: bytes / 1_048_576, unit: 'MB', most: 32 })
	}
	return figures
}

function measurements({ person, token, admin, busiest, rooms }: ManyRooms): Measurement[] {
	const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
	const month = `?from=${day(0)}&to=${day(31)}`
	const wish = `?start=${day(2)}T09:00:00Z&end=${day(2)}T10:00:00Z&seats=6&facilities=projector`
	return [
		{ name: 'room list', client: person, route: 'GET /api/rooms', most: 2 },
		{ name: 'day grid of all rooms', client: person, route: 'GET /api/grid', ...(rooms <= 100 ? { most: 1.5 } : {}) },
		{ name: 'rooms for a time and a wish', client: person, route: 'GET /api/find', query: wish, most: 1.8 },
		{ name: 'v1 rooms', client: token, route: 'GET /api/v1/rooms', most: 2 },
		{ name: 'permissions of a room', client: admin, route: 'GET /api/rooms/{id}/permissions' },
		{ name: 'status', client: token, route: 'GET /api/v1/rooms/{id}/status', most: 1.2 },
		{ name: 'availability', client: token, route: 'GET /api/v1/rooms/{id}/availability', most: 1.3 },
		{ name: 'month of bookings', client: token, route: 'GET /api/v1/rooms/{id}/bookings', query: month, most: 1.3 },
		{ name: 'statistics of a year', client: token, route: 'GET /api/v1/statistics', query: `?from=${day(-364)}&to=${day(0)}`, most: 4 },
		{
			name: 'feed that has not changed', client: token, route: 'GET /api/v1/rooms/{id}/calendar.ics', most: 1.1,
			sent: async () => {
				const { headers: answered } = await token.expect('GET', `${api}/v1/rooms/${busiest}/calendar.ics`)
				return () => ({ headers: { 'If-None-Match': answered.get('etag') ?? '' } })
			},
		},
		{ name: 'full feed', client: token, route: 'GET /api/v1/rooms/{id}/calendar.ics', most: 3 },
		{
			name: 'create', client: token, route: 'POST /api/v1/rooms/{id}/bookings', most: 2,
			sent: () => Promise.resolve(() => {
				const start = free()
				return { body: { title: 'Measured', start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() } }
			}),
		},
	]
}

const declared = new Set(Object.values(contract.resources).flatMap((resource: Readonly<Record<string, Route>>) =>
	Object.values(resource).map(({ method, path }) => `${method} ${path}`)))

async function measured({ name, client, route, query = '', sent, most }: Measurement, { busiest }: ManyRooms): Promise<Figure[]> {
	if (!declared.has(route)) {
		console.error(`not measured, because there is no ${route}: ${name}`)
		return []
	}
	const [method, path] = route.split(' ') as [string, string]
	const address = `${app}${path.replace('{id}', busiest)}${query}`
	const { ratio, floor, time } = await ratioToFloor(client, method, address, rounds, await sent?.())
	return [
		{ name, value: time, unit: 'ms' },
		{ name: `${name}, floor beside it`, value: floor, unit: 'ms' },
		{ name: `${name}, ratio`, value: ratio, unit: '×', ...(most === undefined ? {} : { most }) },
	]
}
