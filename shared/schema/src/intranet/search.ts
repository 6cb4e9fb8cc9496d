// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Person, Status, time, Trail } from './values.ts'

export const NewsItem = Type.Object({
	id: Type.String(), uniqueId: Type.String(), title: Type.String(), excerpt: Type.String({ description: 'plain text' }),
	image: nullable(Type.String({ description: 'address of the first picture' })), date: time, path: Type.String(), language: Type.String(),
	author: nullable(Person), createdAt: time, updatedAt: time,
	pinned: Type.Optional(Type.Boolean({ description: 'only in answers to marked=true' })),
}, { title: 'NewsItem', additionalProperties: false })
export type NewsItem = Static<typeof NewsItem>

export const SearchHit = Type.Object({
	id: Type.String(), uniqueId: Type.String(),
	title: Type.String({ description: 'as it is' }),
	markedTitle: Type.String({ description: 'HTML: escaped title with matches in mark' }),
	excerpt: Type.String({ description: 'HTML: escaped text with matches in mark' }),
	path: Type.String(), language: Type.String(),
	trail: Trail,
	author: nullable(Person), updatedAt: time, status: Status,
}, { title: 'SearchHit', additionalProperties: false })
export type SearchHit = Static<typeof SearchHit>
