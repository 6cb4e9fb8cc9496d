// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed } from './values.ts'

export const ImportBody = Type.Object({
	path: Type.Optional(Type.String({
		maxLength: limits.pathCharacters,
		description: 'a folder from the top of the caller\'s files, made where it is missing; / when absent',
	})),
	responses: Type.Optional(Type.Boolean({ default: true, description: 'take over the responses in the file' })),
}, { title: 'ImportBody' })
export type ImportBody = Static<typeof ImportBody>

export const ImportChange = Type.Object({
	code: Type.String({ description: 'what it is, for programs' }),
	message: Type.String({ description: 'the same for people, in the language of the caller' }),
	question: nullable(Type.Object({ id: Type.String(), title: Type.String() }, closed), 'null for what is not about one question'),
}, { title: 'ImportChange', ...closed })
export type ImportChange = Static<typeof ImportChange>

export const ImportPreview = Type.Object({
	title: Type.String(),
	questions: Type.Integer({ description: 'without sections' }),
	pages: Type.Integer(),
	responses: Type.Integer({ description: 'that can be taken over' }),
	changes: Type.Array(ImportChange, { description: 'what is changed or stays behind; none: everything is taken over' }),
	otherChanges: Type.Integer({ description: 'how many more there are than those' }),
}, { title: 'ImportPreview', ...closed })
export type ImportPreview = Static<typeof ImportPreview>
