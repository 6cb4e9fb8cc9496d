// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { RoomsFailure } from '@suite/schema/rooms/failure'
import { limits } from '@suite/schema/rooms/limits'
import { PersonalStart, Start } from '@suite/schema/rooms/state'
import { tokenScopes } from '@suite/schema/rooms/token'
import { contract } from '../contract/route.ts'
import { bookings } from './booking.ts'
import { csv } from './csv.ts'
import { cards } from './look/card.ts'
import { extsync } from './extsync.ts'
import { events } from './look/event.ts'
import { finder } from './look/finder.ts'
import { feeds, publicFeeds } from './feed.ts'
import { grid } from './look/grid.ts'
import { roomGroups } from './group.ts'
import { groupPermissions, roomPermissions } from './permission.ts'
import { license, services, telemetry } from './license.ts'
import { personal } from './personal.ts'
import { publicBookings } from './public/booking.ts'
import { publicRooms } from './public/room.ts'
import { requests } from './request.ts'
import { guards, rooms as roomRoutes } from './room.ts'
import { debug, settings, sharees } from './settings.ts'
import { statistics } from './public/statistics.ts'
import { tokenGuards, tokens } from './token.ts'
import { usage } from './look/usage.ts'

/** Every route of Rooms. */
export const rooms = contract({
	app: 'roomsapp',
	namespace: 'RoomsApp',
	title: 'Rooms',
	failure: RoomsFailure,
	resources: {
		grid, cards, rooms: roomRoutes, roomPermissions, roomGroups, groupPermissions, personal, sharees, settings, debug, csv, tokens,
		bookings, events, finder, requests, publicRooms, publicBookings, statistics, usage, feeds, publicFeeds, license, telemetry,
		extsync,
	},
	failures: { services },
	guards: { ...guards, ...tokenGuards },
	scopes: tokenScopes,
	texts: {
		no_file: 'No file uploaded',
		token_required: 'Missing or invalid Authorization header',
		bad_token: 'Invalid or expired API token',
		scope_missing: 'Insufficient permissions. Required scope: {scope}',
		not_admin: 'Admin access required',
	},
	preflight: 'PreflightController::preflight',
	limits,
	receivers: { 'WebhookController::receive': '/api/webhook/extsync' },
	pages: {
		'PageController::index': ['/', '/{screen}'],
		'PageController::booking': ['/booking/{id}'],
		'DecisionController::show': {
			access: 'public',
			paths: ['/decide/{secret}'],
			root: 'roomsapp-decision',
			form: 'DecisionController::answer',
			missing: { secret: 'no-such-link' },
		},
	},
	states: {
		start: { schema: Start, page: '/apps/roomsapp/', access: 'user' },
		personal: { schema: PersonalStart, page: '/settings/user/roomsapp', access: 'user' },
	},
})
