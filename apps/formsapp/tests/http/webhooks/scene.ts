// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import { suiteHost } from '@suite/host/suite-host'
import type { Delivery, DeliveryList, IssuedWebhook, NewWebhook, Webhook, WebhookList } from '@suite/schema/forms/programs/webhook'
import { runJob } from '@suite/testing/jobs'
import { ask, type PublishedForm } from '../answers/scene.ts'

type Form = Pick<PublishedForm, 'fileId'>

const at = ({ fileId }: Form, path = '') => `/api/forms/${fileId}/webhooks${path}`

/** Makes a webhook of a form, for all events unless some are named. */
export const newWebhook = (by: Client, form: Form, url: string, events: NewWebhook['events'] = []): Promise<IssuedWebhook> =>
	ask<IssuedWebhook>(by, 'POST', at(form), { body: { name: 'Tool', url, events } })

export const webhooksOf = async (by: Client, form: Form): Promise<readonly Webhook[]> =>
	(await ask<WebhookList>(by, 'GET', at(form))).webhooks

export const logOf = (by: Client, form: Form, id: string, query: Record<string, string> = {}): Promise<DeliveryList> =>
	ask<DeliveryList>(by, 'GET', at(form, `/${id}/deliveries`), { query })

/** The newest entry of a log. */
export async function lastOf(by: Client, form: Form, id: string): Promise<Delivery> {
	const [last] = (await logOf(by, form, id)).deliveries
	if (last === undefined) {
		throw new Error('The log is empty')
	}
	return last
}

export const changeWebhook = (by: Client, form: Form, id: string, body: object): Promise<Webhook> =>
	ask<Webhook>(by, 'PUT', at(form, `/${id}`), { body })

export const replay = (by: Client, form: Form, id: string, deliveryId: string): Promise<Delivery> =>
	ask<Delivery>(by, 'POST', at(form, `/${id}/deliveries/${deliveryId}/replay`))

/** Runs the job that sends what is due. */
export const send = (): Promise<void> => runJob(suiteHost(), 'OCA\\FormsApp\\Shared\\BackgroundJob\\DeliverOutbox')
