// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'

const Bytes = Type.Unknown()
const download = { disposition: 'attachment' } as const
const piece = Type.Integer({ minimum: 0, maximum: 1000 })
/** `undeclared` requests a type that the contract does not have. */
const Format =
	Type.Union([Type.Literal('csv'), Type.Literal('calendar'), Type.Literal('xlsx'), Type.Literal('zip'), Type.Literal('undeclared')])

/** Responses that are not JSON. */
export const media = {
	export: {
		action: 'WordsMediaController::export', method: 'GET', path: '/words/media/export', access: 'user', csrf: false,
		summary: 'The same text in several content types', query: Type.Object({ format: Type.Optional(Format) }),
		media: {
			'text/csv': { ...download, charset: 'utf-8', filename: '^Übersicht "1"/50%\\.csv$' },
			'text/calendar': { disposition: 'inline', charset: 'utf-8', filename: '\\.ics$', example: { query: { format: 'calendar' } } },
			'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
				...download,
				filename: '\\.xlsx$',
				example: { query: { format: 'xlsx' } },
			},
			'application/zip': { ...download, filename: '\\.zip$', example: { query: { format: 'zip' } } },
		},
		answers: { 200: Bytes }, example: {},
	},
	stream: {
		action: 'WordsMediaController::stream', method: 'GET', path: '/words/media/stream', access: 'user', csrf: false,
		summary: 'Lines that are made one after the other with little memory; failsAt breaks one',
		query: Type.Object({ pieces: piece, failsAt: Type.Optional(piece) }),
		media: { 'application/x-ndjson': { ...download, filename: '^lines\\.ndjson$' } },
		answers: { 200: Bytes }, refusals: { 409: ['cannot_start'] }, example: { query: { pieces: '3' } },
	},
	revalidated: {
		action: 'WordsMediaController::revalidated', method: 'GET', path: '/words/media/revalidated', access: 'user', csrf: false,
		summary: 'A text with an ETag', media: { 'text/calendar': { ...download, charset: 'utf-8', filename: '^text\\.ics$' } },
		answers: { 200: Bytes }, example: {},
	},
	nothing: {
		action: 'WordsMediaController::nothing', method: 'DELETE', path: '/words/media/nothing', access: 'user', csrf: true,
		summary: 'Success with nothing to say', answers: { 204: Type.Null() }, example: {},
	},
} as const satisfies Record<string, Route>
