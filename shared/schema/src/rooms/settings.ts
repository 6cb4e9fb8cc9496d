// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { ServerAddress } from '../server-address.ts'
import { limits } from './limits.ts'
import { closed } from './values.ts'

export const Choice = Type.Object({ id: Type.String(), label: Type.String() }, { title: 'Choice', ...closed })
export type Choice = Static<typeof Choice>

const choices = Type.Optional(Type.Array(
	Type.Object({
		id: Type.Optional(nullable(Type.String({ maxLength: limits.detailCharacters }))),
		label: Type.Optional(nullable(Type.String({ maxLength: limits.nameCharacters }))),
	}),
	{ maxItems: limits.choices, description: 'entries without id or label are dropped' },
))
const isOn = Type.Optional(Type.Boolean())
const identifier = Type.Optional(Type.String({ maxLength: limits.nameCharacters }))
const count = Type.Optional(Type.Integer({ maximum: 1000, description: 'below zero is zero' }))

export const SettingsInput = Type.Object({
	defaultAutoAccept: isOn,
	emailEnabled: isOn,
	telemetryEnabled: isOn,
	showWeekends: isOn,
	roomTypes: choices,
	facilities: choices,
	extsyncEnabled: isOn,
	extsyncTenantId: identifier,
	extsyncClientId: identifier,
	extsyncClientSecret: Type.Optional(Type.String({
		maxLength: limits.secretCharacters, description: '***: unchanged; empty: none; another authority forgets it',
	})),
	extsyncAuthority: Type.Optional(ServerAddress),
	extsyncApi: Type.Optional(ServerAddress),
	extsyncWebhookMaxInlineSync: count,
	extsyncWebhookRateLimit: count,
}, { title: 'SettingsInput', description: 'absent members stay unchanged' })
export type SettingsInput = Static<typeof SettingsInput>

export const RoomsSettings = Type.Object({
	defaultAutoAccept: Type.Boolean({ description: 'what the editor offers for a new room' }),
	emailEnabled: Type.Boolean(),
	telemetryEnabled: Type.Boolean(),
	showWeekends: Type.Boolean(),
	roomTypes: Type.Array(Choice),
	facilities: Type.Array(Choice),
	extsyncEnabled: Type.Boolean(),
	extsyncTenantId: Type.String(),
	extsyncClientId: Type.String(),
	extsyncClientSecret: Type.String({ description: '*** when there is one' }),
	extsyncAuthority: Type.String({ description: 'address that issues tokens; others for national clouds' }),
	extsyncApi: Type.String({ description: 'address of Microsoft Graph with its version' }),
	extsyncWebhookMaxInlineSync: Type.Integer({ description: 'rooms synced at once per notification; the others are queued' }),
	extsyncWebhookRateLimit: Type.Integer({ description: 'rooms synced at once in 10 seconds, on the whole instance' }),
}, { title: 'RoomsSettings', ...closed })
export type RoomsSettings = Static<typeof RoomsSettings>

export const Sharee = Type.Object({ id: Type.String(), label: Type.String(), type: Type.Literal('group') }, { title: 'Sharee', ...closed })
export type Sharee = Static<typeof Sharee>

export const RegisteredRooms = Type.Object({
	backends: Type.Array(Type.String(), { description: 'ids of the room backends that Nextcloud knows' }),
	rooms: Type.Union([
		Type.Array(Type.Object({
			id: Type.String(),
			displayName: Type.String(),
			email: Type.String(),
			backend: Type.String(),
			groupRestrictions: Type.Array(Type.String()),
		}, closed)),
		Type.Object({ error: Type.String() }, closed),
	], { description: 'as Nextcloud reports them' }),
	raw_rooms: Type.Array(
		Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), active: Type.Boolean() }, closed),
		{ description: 'as stored' },
	),
}, { title: 'RegisteredRooms', ...closed })
export type RegisteredRooms = Static<typeof RegisteredRooms>
