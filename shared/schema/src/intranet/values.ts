// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'

/** A page's id as used in addresses; `home` is the home page of the caller's language. */
export const PageId =
	Type.String({ minLength: 1, maxLength: limits.idCharacters, pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]*$', title: 'PageId' })

/** A language tree: `en`, `nl`, `pt_BR`. */
export const Language = Type.String({ pattern: '^[a-z]{2,3}(_[A-Za-z0-9]{2,8})?$', maxLength: 16, title: 'PageLanguage' })

/** A link target: http(s), mailto, tel, a path on this server or an anchor on the page; empty means no link. */
export const Address = Type.String({
	maxLength: limits.addressCharacters,
	pattern: '^$|^([hH][tT][tT][pP][sS]?://|mailto:|tel:|#|/$|/[^/\\\\])[^\\s]*$',
	words: 'an address that begins with https://, http://, mailto: or tel:, a path on this server, or an anchor',
	title: 'Address',
})

/** An image: the name of a file in the page's media folder, or an address. */
export const ImageSource = Type.String({
	maxLength: limits.addressCharacters,
	pattern: '^([hH][tT][tT][pP][sS]?://[^\\s]+|/[^/\\\\].*|[^:/\\\\][^:\\\\]*)?$',
	words: 'the name of a file of the page, or an address',
	title: 'ImageSource',
})

/** A CSS colour as a value, never as style text: a name, hex, rgb(), hsl(), or a variable of the host; empty for none. */
export const Colour = Type.String({
	maxLength: limits.colourCharacters,
	pattern: '^(|[a-zA-Z]{3,30}|#[0-9a-fA-F]{3,8}|(rgb|hsl)a?\\([0-9., %/deg]+\\)|var\\(--[a-zA-Z0-9-]+\\))$',
	words: 'a color: a name, #rrggbb, rgb(), hsl() or a variable',
	title: 'Colour',
})

/** A CSS length as a value: a number with or without a unit. */
export const Size = Type.String({ maxLength: 16, pattern: '^(|[0-9]{1,4}(\\.[0-9]{1,3})?(px|em|rem|%|vh|vw)?)$', title: 'Size' })

export const Permissions = Type.Object({
	canRead: Type.Boolean(),
	canWrite: Type.Boolean({ description: 'the update bit of the page\'s own file' }),
	canDelete: Type.Boolean(),
	canCreate: Type.Boolean({ description: 'may make pages below' }),
	canShare: Type.Boolean(),
	raw: Type.Integer({ description: 'bits: 1 read, 2 update, 4 create, 8 delete, 16 share' }),
}, { title: 'Permissions', additionalProperties: false })

export const Status = Type.Union([Type.Literal('draft'), Type.Literal('review'), Type.Literal('published')], {
	title: 'PageStatus',
	description: 'draft and review are shown only to users who may write the page; in Files, its file is open to all who may read the folder',
})

/** An account with its display name, or with its id as the name if it was deleted. */
export const Person = Type.Object({ id: Type.String(), name: Type.String() }, { title: 'Person', additionalProperties: false })
export type Person = Static<typeof Person>

/** A point in time. */
export const time = Type.String({ description: 'ISO 8601 in UTC' })

/** A plain success response, where the spec requires nothing else. */
export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success', additionalProperties: false })

/** Where a page is, as its readers know it. */
export const Trail = Type.Array(Type.String(), { description: 'titles of the pages above that the caller may read, from the top' })
