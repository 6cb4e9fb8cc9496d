// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { limits } from '@suite/schema/forms/limits'
import { Done } from '@suite/schema/forms/values'
import {
	Delivery, DeliveryFilter, DeliveryList, IssuedWebhook, NewWebhook, Webhook, WebhookChange, WebhookEvents, WebhookList,
} from '@suite/schema/forms/programs/webhook'
import type { Route } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from '../common.ts'

const id = Type.String({ minLength: 1, maxLength: limits.idCharacters })
const form = { fileId: example.fileId }
const path = { ...form, webhookId: example.webhookId }
const WebhookPath = Type.Object({ ...FormPath.properties, webhookId: id })
const DeliveryPath = Type.Object({ ...WebhookPath.properties, deliveryId: id })
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form' } as const
const noWebhook = {
	why: 'a webhook that the form does not have', status: 404, reason: 'unknown_webhook', path: { ...form, webhookId: 'wh_00000000' },
} as const
const noDelivery = {
	why: 'a delivery that the webhook does not have', status: 404, reason: 'unknown_delivery', path: { ...path, deliveryId: 'no-such-one' },
} as const
const elsewhere = { ...path, ...nowhere }
const body = { name: 'Contract', url: 'https://hooks.example.org/forms', events: ['response.created'] } as const
const badUrl = 'ftp://hooks.example.org/'

const create = {
	method: 'POST', csrf: 'session', params: FormPath, body: NewWebhook, answers: { 201: IssuedWebhook },
	refusals: {
		400: ['name_required', 'bad_address', 'forbidden_address'], 403: ['not_allowed'], 404: ['unknown_form'], 409: ['busy'],
		422: ['too_many_webhooks'],
	},
	example: { path: form, body, ...detailed },
	refused: [
		{ ...noForm, path: nowhere, body },
		{ why: 'a blank name', status: 400, reason: 'name_required', path: form, body: { ...body, name: ' ' } },
		{ why: 'an address that is none', status: 400, reason: 'bad_address', path: form, body: { ...body, url: badUrl } },
	],
} as const
const update = {
	method: 'PUT', csrf: 'session', params: WebhookPath, body: WebhookChange,
	refusals: {
		400: ['nothing_to_change', 'name_required', 'bad_address', 'forbidden_address'], 403: ['not_allowed'],
		404: ['unknown_form', 'unknown_webhook'], 409: ['busy'],
	},
	example: { path, body: { name: 'Contract check', enabled: false }, ...detailed },
	refused: [
		{ ...noForm, path: elsewhere, body: { name: 'x' } },
		{ ...noWebhook, body: { name: 'x' } },
		{ why: 'no change at all', status: 400, reason: 'nothing_to_change', path, body: {} },
		{ why: 'a blank name', status: 400, reason: 'name_required', path, body: { name: ' ' } },
		{ why: 'an address that is none', status: 400, reason: 'bad_address', path, body: { url: badUrl } },
	],
} as const
const remove = {
	method: 'DELETE', csrf: 'session', params: WebhookPath, answers: { 200: Done },
	refusals: { 403: ['not_allowed'], 404: ['unknown_form', 'unknown_webhook'], 409: ['busy'] },
	example: { path, ...detailed }, refused: [{ ...noForm, path: elsewhere }, noWebhook],
} as const

/**
 * Webhooks: what a form tells other servers about its responses, for those who may change and share its file, as keys are. The five
 * operations of the peer's, the log of a webhook and one more attempt for what is in it.
 */
export const webhooks = ofAccounts({
	list: {
		action: 'WebhookController::list', method: 'GET', path: '/api/forms/{fileId}/webhooks', csrf: false,
		summary: 'The webhooks of a form, without their secrets', params: FormPath, answers: { 200: WebhookList },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form'] },
		example: { path: form, ...detailed }, refused: [{ ...noForm, path: nowhere }],
	},
	create: {
		...create, action: 'WebhookController::create', path: '/api/forms/{fileId}/webhooks',
		summary: 'Makes a webhook; its secret is answered only now',
	},
	createToo: {
		...create, action: 'WebhookController::createToo', path: '/api/form/{fileId}/webhooks', summary: 'The same at its former address',
	},
	update: {
		...update, action: 'WebhookController::update', path: '/api/forms/{fileId}/webhooks/{webhookId}', answers: { 200: Webhook },
		summary: 'Changes a webhook, or switches it on and off; its secret stays',
	},
	updateToo: {
		...update, action: 'WebhookController::updateToo', path: '/api/form/{fileId}/webhooks/{webhookId}', answers: { 200: Done },
		summary: 'The same at its former address, with the former answer',
	},
	remove: {
		...remove, action: 'WebhookController::remove', path: '/api/forms/{fileId}/webhooks/{webhookId}',
		summary: 'Deletes a webhook with its log; what waits is not sent any more',
	},
	removeToo: {
		...remove, action: 'WebhookController::removeToo', path: '/api/form/{fileId}/webhooks/{webhookId}',
		summary: 'The same at its former address',
	},
	events: {
		action: 'WebhookController::events', method: 'GET', path: '/api/integration/webhook-events', csrf: false,
		summary: 'The events that webhooks can be told of, and what they mean', answers: { 200: WebhookEvents },
		example: { ...detailed },
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)

export const deliveries = ofAccounts({
	list: {
		action: 'DeliveriesController::list', method: 'GET', path: '/api/forms/{fileId}/webhooks/{webhookId}/deliveries', csrf: false,
		summary: 'The log of a webhook', params: WebhookPath, query: DeliveryFilter, answers: { 200: DeliveryList },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form', 'unknown_webhook'] },
		example: { path, query: { page: '1', limit: '10' }, ...detailed }, refused: [{ ...noForm, path: elsewhere }, noWebhook],
	},
	replay: {
		action: 'DeliveriesController::replay', method: 'POST',
		path: '/api/forms/{fileId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay', csrf: 'session',
		summary: 'Sends a delivery once more, with the same id, and again for a day if that fails; one that waits is sent at once',
		params: DeliveryPath, answers: { 200: Delivery },
		refusals: {
			403: ['not_allowed'], 404: ['unknown_form', 'unknown_webhook', 'unknown_delivery'],
			409: ['busy', 'webhook_off', 'response_deleted'],
		},
		example: { path: { ...path, deliveryId: example.deliveryId }, ...detailed },
		refused: [
			{ ...noForm, path: { ...elsewhere, deliveryId: example.deliveryId } },
			{ ...noWebhook, path: { ...noWebhook.path, deliveryId: example.deliveryId } },
			noDelivery,
		],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
