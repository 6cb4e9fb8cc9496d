// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Grid, GridQuestion } from '@suite/schema/rooms/look/grid'
import type { Route } from '../../contract/route.ts'

export const grid = {
	read: {
		action: 'GridController::read', method: 'GET', path: '/api/grid', access: 'user', csrf: false,
		summary: 'The rooms that the caller may view with their open hours and what is booked on some days',
		query: GridQuestion, answers: { 200: Grid }, refusals: { 400: ['bad_date'] },
		example: { query: { from: '2026-11-02', days: '7' } },
		refused: [{ why: 'a date that is none', status: 400, reason: 'bad_date', query: { from: '2026-02-30' } }],
	},
} as const satisfies Record<string, Route>
