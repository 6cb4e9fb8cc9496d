// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { rooms } from '@suite/api/rooms/contract'
import { describe, expect, it } from 'vitest'

/** The routes of the spec, copied from it by hand: never from the contract, which this test compares with them. */
const spec: Readonly<Record<string, readonly string[]>> = {
	'public API': [
		'GET /api/v1/rooms',
		'GET /api/v1/rooms/{id}',
		'GET /api/v1/rooms/{id}/status',
		'GET /api/v1/rooms/{id}/availability',
		'GET /api/v1/rooms/{id}/bookings',
		'POST /api/v1/rooms/{id}/bookings',
		'DELETE /api/v1/rooms/{id}/bookings/{uid}',
		'GET /api/v1/statistics',
		'GET /api/v1/rooms/{id}/calendar.ics',
		'GET /api/v1/rooms/{id}/feed/{secret}/calendar.ics',
	],
	tokens: ['GET /api/tokens', 'POST /api/tokens', 'DELETE /api/tokens/{id}'],
	rooms: [
		'GET /api/rooms',
		'POST /api/rooms',
		'GET /api/rooms/{id}',
		'PUT /api/rooms/{id}',
		'DELETE /api/rooms/{id}',
		'POST /api/rooms/{id}/feed',
		'GET /api/rooms/{id}/permissions',
		'PUT /api/rooms/{id}/permissions',
	],
	bookings: [
		'GET /api/all-bookings',
		'GET /api/rooms/{id}/bookings',
		'POST /api/rooms/{id}/bookings',
		'PUT /api/rooms/{id}/bookings/{uid}',
		'POST /api/rooms/{id}/bookings/{uid}/respond',
		'DELETE /api/rooms/{id}/bookings/{uid}',
	],
	'room groups': [
		'GET /api/room-groups',
		'POST /api/room-groups',
		'GET /api/room-groups/{id}',
		'PUT /api/room-groups/{id}',
		'DELETE /api/room-groups/{id}',
		'GET /api/room-groups/{id}/permissions',
		'PUT /api/room-groups/{id}/permissions',
	],
	personal: ['GET /api/personal/rooms', 'GET /api/personal/rooms/viewable', 'GET /api/personal/approvals'],
	sharees: ['GET /api/sharees'],
	settings: ['GET /api/settings', 'PUT /api/settings'],
	debug: ['GET /api/debug/rooms'],
	CSV: ['GET /api/rooms/export', 'GET /api/rooms/sample-csv', 'POST /api/rooms/import/preview', 'POST /api/rooms/import'],
	provider: [
		'POST /api/extsync/test',
		'POST /api/extsync/validate-resource',
		'POST /api/rooms/{id}/extsync/initial-sync',
		'GET /api/extsync/status',
		'GET /api/extsync/webhooks',
		'POST /api/extsync/webhooks',
	],
	receiver: ['POST /api/webhook/extsync'],
	'license and telemetry': [
		'GET /api/license/stats',
		'POST /api/settings/license',
		'POST /api/license/validate',
		'POST /api/license/update-usage',
		'POST /api/license/telemetry',
	],
}

/** Routes that the spec does not have, each with what it is for. */
const own: Readonly<Record<string, string>> = {
	'GET /api/grid': 'all rooms with their hours and bookings of some days in one answer, for the day grid',
	'GET /api/rooms/{id}/card': 'a room for those who may view it, with the next free time; the room of the spec is for its managers',
	'POST /api/requests/{id}/{stamp}/accept': 'the button of the bell that accepts; the bell sends no body',
	'POST /api/requests/{id}/{stamp}/decline': 'the button of the bell that declines',
	'PUT /api/license/telemetry': 'the switch and the address of the report, which settings have no member for',
	'GET /api/find': 'rooms that fit a time and a wish, the best first, with why the others do not',
	'POST /api/rooms/{id}/events': 'an event with guests in the calendar of the caller; the route of the spec books a single date without one',
	'GET /api/personal/bookings': 'what an account has booked, with why it was refused; /api/all-bookings has everybody\'s dates and no reason',
	'GET /api/rooms/{id}/bookings/{uid}': 'one booking: dates of a series, clashes before a manager answers, and its history',
	'GET /api/statistics': 'statistics for administrators and managers, with the hours of the week; those of the spec need a token',
	'GET /api/statistics/export': 'the same as a table to download',
	'PUT /api/rooms': 'one change for many rooms, with its preview; by single calls Nextcloud would read its list of rooms each time',
	'GET /api/rooms/{id}/permissions/inherited': 'what managers see of the permissions of the room group, which are for administrators',
	'GET /api/personal/room-groups': 'names of the groups by which lists are grouped, for others than administrators',
	'POST /api/rooms/{id}/check': 'what the policy says of a time while somebody types it; nothing is stored',
}

/** Names of placeholders are not promised. */
const shape = (route: string): string => route.replace(/\{\w+\}/g, '{}')
const shapes = (routes: readonly string[]): string[] => routes.map(shape).sort()

describe('the routes of Rooms', () => {
	const promised = Object.values(spec).flat()
	const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
		paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
	}
	const declared = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/index\.php\/apps\/roomsapp/, '')}`))

	it('are 57 in the spec', () => {
		expect(Object.fromEntries(Object.entries(spec).map(([name, routes]) => [name, routes.length]))).toEqual({
			'public API': 10, tokens: 3, rooms: 8, bookings: 6, 'room groups': 7, personal: 3, sharees: 1, settings: 2, debug: 1, CSV: 4,
			provider: 6, receiver: 1, 'license and telemetry': 5,
		})
		expect(new Set(shapes(promised)).size).toBe(57)
	})

	it('are all those of the spec and our own', () => {
		const received = Object.values(rooms.receivers).map((path) => `POST ${path}`)
		expect(shapes([...declared, ...received])).toEqual(shapes([...promised, ...Object.keys(own)]))
	})
})
