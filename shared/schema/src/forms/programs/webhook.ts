// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { choice, closed } from '../values.ts'

export const webhookEvents = Object.freeze(['response.created', 'response.updated', 'response.deleted'] as const)
export type WebhookEvent = typeof webhookEvents[number]

export const deliveryStates = Object.freeze(['waiting', 'delivered', 'failed', 'dropped'] as const)
export type DeliveryState = typeof deliveryStates[number]

/** Why an attempt failed, or why there was none. */
export const deliveryErrors = Object.freeze([
	'forbidden_address', 'unreachable', 'timeout', 'too_large', 'refused', 'redirected', 'unreadable_secret', 'webhook_off',
	'response_deleted',
] as const)
export type DeliveryError = typeof deliveryErrors[number]

const name = Type.String({ minLength: 1, maxLength: limits.webhookNameCharacters })
const url = Type.String({
	minLength: 1, maxLength: limits.webhookUrlCharacters,
	description: 'https, without a user name; http leads to servers of the own network alone, where the administrator lets apps call them',
})
const events = Type.Array(choice(...webhookEvents), { maxItems: webhookEvents.length, description: 'none: all events, also future ones' })

export const NewWebhook = Type.Object({ name, url, events }, { title: 'NewWebhook', ...closed })
export type NewWebhook = Static<typeof NewWebhook>

export const WebhookChange = Type.Object({
	name: Type.Optional(name), url: Type.Optional(url), events: Type.Optional(events),
	enabled: Type.Optional(Type.Boolean({ description: 'false: what waits is dropped, and later events are not sent' })),
}, { title: 'WebhookChange', description: 'absent members stay as they are', ...closed })
export type WebhookChange = Static<typeof WebhookChange>

const shown = {
	id: Type.String(),
	name: Type.String(),
	url: Type.String(),
	events: Type.Array(Type.String(), { description: 'of response.created, response.updated, response.deleted; none: all of them' }),
	enabled: Type.Boolean(),
	createdAt: Type.String({ description: 'ISO 8601' }),
	createdBy: nullable(Type.Object({ userId: Type.String(), displayName: Type.String() }, closed), 'null: the account was deleted'),
	waiting: Type.Integer({ description: 'deliveries that are still to be sent' }),
	failingSince: nullable(Type.String(), 'ISO 8601: since when its server has not answered as it should; null while all is well'),
}

/** A webhook without its secret. */
export const Webhook = Type.Object(shown, { title: 'Webhook', ...closed })
export type Webhook = Static<typeof Webhook>

/** A webhook that was just made. */
export const IssuedWebhook = Type.Object({
	...shown,
	secret: Type.String({ description: 'what deliveries are signed with, which no other answer has' }),
	message: Type.String(),
}, { title: 'IssuedWebhook', ...closed })
export type IssuedWebhook = Static<typeof IssuedWebhook>

export const WebhookList = Type.Object({
	webhooks: Type.Array(Webhook, { description: 'the oldest first' }),
}, { title: 'WebhookList', ...closed })
export type WebhookList = Static<typeof WebhookList>

/** What each event means, in English. */
export const WebhookEvents = Type.Record(Type.String(), Type.String(), { title: 'WebhookEvents', description: 'by the event' })
export type WebhookEvents = Static<typeof WebhookEvents>

export const DeliveryFilter = Type.Object({
	page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.deliveriesPerPage, default: 20 })),
}, { title: 'DeliveryFilter', ...closed })

/** One message to one webhook, which keeps its id however often it is sent. */
export const Delivery = Type.Object({
	id: Type.String(),
	event: Type.String(),
	responseId: Type.String(),
	createdAt: Type.String({ description: 'ISO 8601: when the event took place' }),
	state: Type.String({ description: 'waiting, delivered, failed after a day of attempts, or dropped without one more' }),
	attempts: Type.Integer(),
	lastAttemptAt: nullable(Type.String(), 'ISO 8601'),
	nextAttemptAt: nullable(Type.String(), 'ISO 8601: not before; null when there is none'),
	status: nullable(Type.Integer(), 'HTTP status of the last answer; null without an answer'),
	error: nullable(Type.String(), `one of ${deliveryErrors.join(', ')}; null when it was delivered, or not sent yet`),
}, { title: 'Delivery', ...closed })
export type Delivery = Static<typeof Delivery>

export const DeliveryList = Type.Object({
	deliveries: Type.Array(Delivery, { description: 'the last event first' }),
	total: Type.Integer(),
	page: Type.Integer(),
	pages: Type.Integer(),
}, { title: 'DeliveryList', ...closed })
export type DeliveryList = Static<typeof DeliveryList>
