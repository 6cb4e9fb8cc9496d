// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { choice, closed } from './values.ts'

export const permissions = Object.freeze(['read_form', 'read_responses', 'write_responses', 'delete_responses'] as const)
export type Permission = typeof permissions[number]

const name = Type.String({ minLength: 1, maxLength: limits.keyNameCharacters })
const allowed = Type.Array(choice(...permissions), { maxItems: permissions.length, description: 'none: the key is refused everywhere' })

export const NewApiKey = Type.Object({ name, permissions: allowed }, { title: 'NewApiKey', ...closed })
export type NewApiKey = Static<typeof NewApiKey>

export const ApiKeyChange = Type.Object({ name: Type.Optional(name), permissions: Type.Optional(allowed) }, {
	title: 'ApiKeyChange', description: 'absent members stay as they are', ...closed,
})
export type ApiKeyChange = Static<typeof ApiKeyChange>

const shown = {
	id: Type.String(),
	name: Type.String(),
	permissions: Type.Array(Type.String(), { description: 'of read_form, read_responses, write_responses, delete_responses' }),
	createdAt: Type.String({ description: 'ISO 8601' }),
	createdBy: nullable(Type.Object({ userId: Type.String(), displayName: Type.String() }, closed), 'null: the account was deleted'),
	lastUsedAt: nullable(Type.String(), 'ISO 8601, to the minute; null until it is used'),
}

/** A key without its text. */
export const ApiKey = Type.Object(shown, { title: 'ApiKey', ...closed })
export type ApiKey = Static<typeof ApiKey>

/** A key that was just made. */
export const IssuedApiKey = Type.Object({
	...shown,
	key: Type.String({ description: 'the text that programs send, which no other answer has' }),
	message: Type.String(),
}, { title: 'IssuedApiKey', ...closed })
export type IssuedApiKey = Static<typeof IssuedApiKey>

export const ApiKeyList = Type.Object({
	keys: Type.Array(ApiKey, { description: 'the oldest first' }),
	address: Type.String({ description: 'of the form in the external API' }),
}, { title: 'ApiKeyList', ...closed })
export type ApiKeyList = Static<typeof ApiKeyList>
