// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { closed } from './values.ts'

const Cell = Type.Union([Type.String(), Type.Integer(), Type.Boolean(), Type.Array(Type.String())])
const errors = Type.Array(Type.String(), { description: 'a row with errors is not imported' })

/** What one row of a list of rooms would do. */
export const ImportRow = Type.Object({
	line: Type.Integer({ description: 'of the file; the header is on line 1' }),
	data: Type.Record(Type.String(), Cell, { description: 'by column of our own format; a cell that cannot be read is text' }),
	action: Type.Union([Type.Literal('create'), Type.Literal('update')]),
	matchedId: nullable(Type.String(), 'the room with the address, else the name, of the row'),
	matchedName: nullable(Type.String()),
	errors,
}, { title: 'ImportRow', ...closed })
export type ImportRow = Static<typeof ImportRow>

export const ImportPreview = Type.Object({
	columns: Type.Array(Type.String(), { description: 'as in the file' }),
	rows: Type.Array(ImportRow),
	detected_format: Type.Union([Type.Literal('roomsapp'), Type.Literal('ms365'), Type.Literal('unknown')]),
}, { title: 'ImportPreview', ...closed })
export type ImportPreview = Static<typeof ImportPreview>

export const ImportInput = Type.Object({
	mode: Type.Optional(Type.Union([Type.Literal('create'), Type.Literal('update')], {
		description: 'create, the default, leaves existing rooms as they are; update changes them, too',
	})),
	enableExtsyncSync: Type.Optional(Type.Boolean({
		description: 'switches the sync on for imported rooms with a mailbox: the one they are synced with, else the address in the file',
	})),
}, { title: 'ImportInput' })
export type ImportInput = Static<typeof ImportInput>

export const ImportResult = Type.Object({
	created: Type.Integer(),
	updated: Type.Integer(),
	skipped: Type.Integer({ description: 'existing rooms that mode create left as they are' }),
	errors: Type.Array(Type.Object({ line: Type.Integer(), name: Type.String(), errors }, closed)),
}, { title: 'ImportResult', ...closed })
export type ImportResult = Static<typeof ImportResult>
