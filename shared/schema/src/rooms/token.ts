// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed } from './values.ts'

/** Ascending: each includes those before it. */
export const tokenScopes = ['read', 'book', 'admin'] as const

export const TokenScope = Type.Union([Type.Literal('read'), Type.Literal('book'), Type.Literal('admin')], {
	title: 'TokenScope',
	description: 'read: rooms, availability, bookings, feed; book: also creates and cancels bookings; admin: also statistics',
})
export type TokenScope = Static<typeof TokenScope>

export const NewApiToken = Type.Object({
	name: Type.String({ minLength: 1, maxLength: limits.nameCharacters }),
	scope: Type.Optional(Type.Union([...TokenScope.anyOf], { description: 'read when absent' })),
	roomIds: Type.Optional(Type.Array(Type.String({ maxLength: limits.idCharacters }), {
		maxItems: limits.roomsPerToken,
		description: 'rooms that exist; empty or absent: all rooms, those of the future too',
	})),
	expiresAt: Type.Optional(nullable(
		Type.String({ maxLength: 40 }),
		'ISO 8601, in the future; without an offset in UTC, a date alone is its first moment; null: never',
	)),
}, { title: 'NewApiToken' })

const shown = {
	id: Type.String(),
	name: Type.String(),
	scope: TokenScope,
	roomIds: Type.Array(Type.String(), { description: 'empty: all rooms' }),
	createdAt: Type.String({ description: 'ISO 8601' }),
	lastUsedAt: nullable(Type.String(), 'ISO 8601, to the minute; null until it is used'),
	expiresAt: nullable(Type.String(), 'ISO 8601; null: never'),
}

/** A token without its secret. */
export const ApiToken = Type.Object(shown, { title: 'ApiToken', ...closed })
export type ApiToken = Static<typeof ApiToken>

/** A token that was just created. */
export const IssuedApiToken = Type.Object({
	...shown,
	token: Type.String({ description: 'the secret, which no other answer has' }),
}, { title: 'IssuedApiToken', ...closed })
export type IssuedApiToken = Static<typeof IssuedApiToken>
