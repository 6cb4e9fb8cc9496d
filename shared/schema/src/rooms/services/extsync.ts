// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const error = Type.String({ description: 'one sentence for administrators' })
const reason = Type.String({
	description: 'not_configured, forbidden_address, unreachable, timeout, bad_credentials, not_permitted, not_found, throttled, refused, '
		+ 'bad_answer or, of notifications, not_secure',
})

export const ProviderTested = Type.Union([
	Type.Object({ success: Type.Literal(true), tenantName: Type.String() }, closed),
	Type.Object({ success: Type.Literal(false), error, reason }, closed),
], { title: 'ProviderTested' })
export type ProviderTested = Static<typeof ProviderTested>

export const ResourceInput = Type.Object({
	email: Type.String({ minLength: 1, maxLength: limits.emailCharacters, description: 'mailbox of the calendar provider' }),
}, { title: 'ResourceInput' })

export const ResourceChecked = Type.Union([
	Type.Object({ valid: Type.Literal(true), displayName: Type.String() }, closed),
	Type.Object({ valid: Type.Literal(false), error, reason }, closed),
], { title: 'ResourceChecked' })
export type ResourceChecked = Static<typeof ResourceChecked>

export const SyncStatus = Type.Object({
	globalEnabled: Type.Boolean(),
	configured: Type.Boolean({ description: 'whether tenant, client and secret are set' }),
	rooms: Type.Array(Type.Object({
		roomId: Type.String(),
		roomName: Type.String(),
		resourceEmail: Type.String(),
		syncEnabled: Type.Boolean(),
		lastSyncAt: nullable(Type.String(), 'ISO 8601'),
		lastError: nullable(Type.String()),
		reason: nullable(Type.String(), 'that of validate-resource, clash or internal'),
	}, closed), { description: 'that have a mailbox' }),
}, { title: 'SyncStatus', ...closed })
export type SyncStatus = Static<typeof SyncStatus>

export const SyncQueued = Type.Object({ status: Type.Literal('queued') }, { title: 'SyncQueued', ...closed })
export type SyncQueued = Static<typeof SyncQueued>

export const WebhookStatus = Type.Object({
	notificationUrl: nullable(Type.String(), 'where the provider sends notifications; null without an https:// address of this server'),
	httpsAvailable: Type.Boolean(),
	rooms: Type.Array(Type.Object({
		roomId: Type.String(),
		roomName: Type.String(),
		subscriptionId: nullable(Type.String()),
		expiresAt: nullable(Type.String(), 'ISO 8601'),
		hasWebhook: Type.Boolean({ description: 'whether a subscription exists that has not expired' }),
	}, closed), { description: 'with sync switched on' }),
}, { title: 'WebhookStatus', ...closed })
export type WebhookStatus = Static<typeof WebhookStatus>

export const WebhookResults = Type.Object({
	results: Type.Array(Type.Object({
		roomId: Type.String(),
		roomName: Type.String(),
		success: Type.Boolean(),
		error: Type.Optional(error),
		reason: Type.Optional(reason),
	}, closed)),
}, { title: 'WebhookResults', ...closed })
export type WebhookResults = Static<typeof WebhookResults>
