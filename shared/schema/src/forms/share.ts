// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed } from './values.ts'

/** How a form is public. */
export const ShareSettings = Type.Object({
	isPublic: Type.Boolean(),
	hash: nullable(Type.String(), 'what the public addresses name the form by; null before the first time, and for those who may not '
		+ 'publish while it is off'),
	url: nullable(Type.String(), 'the address of the page for people; as hash'),
	hasPassword: Type.Boolean(),
	expiresAt: nullable(Type.String(), 'ISO 8601: closed from then on'),
	startsAt: nullable(Type.String(), 'ISO 8601: not open before'),
	embed: Type.Object({
		url: nullable(Type.String(), 'the address of the page for frames in pages of other websites; as hash'),
		allowed: Type.Boolean({ description: 'whether administrators have named websites that may show it' }),
	}, { description: 'the form inside other websites', ...closed }),
	policy: Type.Object({
		linksAllowed: Type.Boolean(),
		passwordRequired: Type.Boolean(),
		expiryRequired: Type.Boolean(),
		longestDays: nullable(Type.Integer(), 'until a link must expire'),
	}, { description: 'what administrators permit of links', ...closed }),
}, { title: 'ShareSettings', ...closed })
export type ShareSettings = Static<typeof ShareSettings>

const date = (description: string) => Type.Optional(nullable(Type.String({ maxLength: limits.dateCharacters }), description))

export const ShareChange = Type.Object({
	isPublic: Type.Optional(Type.Boolean({ description: 'off and on again keeps the link' })),
	password: Type.Optional(nullable(Type.String({ maxLength: limits.passwordCharacters }), 'null or empty takes it away')),
	expiresAt: date('ISO 8601, without offset in UTC; a date alone includes the day. Null: never'),
	startsAt: date('as expiresAt, a date alone from its beginning. Null: at once'),
	newLink: Type.Optional(Type.Boolean({ description: 'another link instead, so that nobody gets in by the former' })),
}, { title: 'ShareChange', description: 'absent members stay as they are', ...closed })
export type ShareChange = Static<typeof ShareChange>
