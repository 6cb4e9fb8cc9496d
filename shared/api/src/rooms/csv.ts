// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { ImportInput, ImportPreview, ImportResult } from '@suite/schema/rooms/csv'

const Bytes = Type.Unknown()
const download = { disposition: 'attachment', charset: 'utf-8' } as const
const refusals = { 400: ['broken_csv', 'empty_file'], 413: ['too_large'] } as const

/** A room with a name of its own. */
const file = {
	name: 'rooms.csv',
	base64: 'bmFtZSxjYXBhY2l0eSxmYWNpbGl0aWVzCkNvbnRyYWN0IGltcG9ydGVkLDgsInByb2plY3Rvcix3aGl0ZWJvYXJkIgo=',
} as const
const refused = [
	{ why: 'an empty file', status: 400, reason: 'empty_file', file: { name: 'rooms.csv', base64: 'DQo=' } },
	{ why: 'a file that is no table', status: 400, reason: 'broken_csv', file: { name: 'rooms.csv', base64: 'bmFtZQoiYQ==' } },
] as const

/** Lists of rooms as tables. */
export const csv = {
	export: {
		action: 'CsvController::export', method: 'GET', path: '/api/rooms/export', access: 'user', csrf: false,
		summary: 'All rooms; an empty file for others than administrators',
		media: { 'text/csv': { ...download, filename: '^(roomsapp-rooms-[0-9]{8}|error)\\.csv$' } },
		answers: { 200: Bytes }, example: {},
	},
	sample: {
		action: 'CsvController::sample', method: 'GET', path: '/api/rooms/sample-csv', access: 'admin', csrf: false,
		summary: 'A table to fill in', media: { 'text/csv': { ...download, filename: '^roomsapp-sample\\.csv$' } },
		answers: { 200: Bytes }, example: {},
	},
	preview: {
		action: 'CsvController::preview', method: 'POST', path: '/api/rooms/import/preview', access: 'admin', csrf: true,
		summary: 'What an import would do, row by row', upload: ['file'],
		answers: { 200: ImportPreview }, refusals, example: { file }, refused,
	},
	import: {
		action: 'CsvController::import', method: 'POST', path: '/api/rooms/import', access: 'admin', csrf: true,
		summary: 'Adds and changes rooms; rows with errors are left out', upload: ['file'], body: ImportInput,
		answers: { 200: ImportResult }, refusals, example: { body: { mode: 'update' }, file },
		refused: [...refused, { why: 'an unknown mode', status: 400, reason: 'invalid_input', body: { mode: 'replace' } }],
	},
} as const satisfies Record<string, Route>
