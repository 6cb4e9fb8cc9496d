// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { UsageExportQuery, UsageQuery, UsageReport } from '@suite/schema/rooms/look/usage'
import type { Route } from '../../contract/route.ts'
import { badRange } from '../public/room.ts'

const refusals = { 400: [...badRange], 403: ['not_manager'] } as const
const year = { from: '2026-01-01', to: '2026-12-31' } as const
const refused = [
	{ why: 'a date that does not exist', status: 400, reason: 'bad_date', query: { table: 'rooms', from: '2026-02-30' } },
	{ why: 'an end before the start', status: 400, reason: 'bad_range', query: { table: 'rooms', from: '2026-03-02', to: '2026-03-01' } },
	{ why: '366 days', status: 400, reason: 'range_too_long', query: { table: 'rooms', from: '2026-01-01', to: '2027-01-02' } },
] as const

/** Statistics for people: the same numbers as of the public API, and the hours of the week. */
export const usage = {
	read: {
		action: 'UsageController::read', method: 'GET', path: '/api/statistics', access: 'user', csrf: false,
		summary: 'How the rooms that the caller manages were used; an administrator manages all of them',
		query: UsageQuery, answers: { 200: UsageReport }, refusals, example: { query: year },
		refused: refused.map(({ query: { table: _, ...query }, ...rest }) => ({ ...rest, query })),
	},
	export: {
		action: 'UsageController::export', method: 'GET', path: '/api/statistics/export', access: 'user', csrf: false,
		summary: 'One table of the report as a file', query: UsageExportQuery,
		media: { 'text/csv': {
			disposition: 'attachment', charset: 'utf-8',
			filename: '^roomsapp-(rooms|hours)-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{4}-[0-9]{2}-[0-9]{2}\\.csv$',
		} },
		answers: { 200: Type.Unknown() }, refusals, example: { query: { table: 'rooms', ...year } },
		refused: [...refused, { why: 'a table that does not exist', status: 400, reason: 'invalid_input', query: { table: 'days' } }],
	},
} as const satisfies Record<string, Route>
