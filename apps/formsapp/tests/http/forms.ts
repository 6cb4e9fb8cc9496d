// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { AnonymousClient, type Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { AdminSettings } from '@suite/schema/forms/admin/settings'
import type { CreatedForm, FormChange, FormList, ListedForm, NewForm, OpenedForm } from '@suite/schema/forms/form'
import type { Question } from '@suite/schema/forms/question'
import type { DeliveryList } from '@suite/schema/forms/programs/webhook'
import type { ShareChange, ShareSettings } from '@suite/schema/forms/share'

/** Address of a route. */
export const appPath = (path: string): string => `/index.php/apps/formsapp${path}`

/** Calls a route and asks for details of a refusal; any status counts as an answer. */
export function call(client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> {
	return client.request(method, appPath(path), { ...sent, headers: { 'X-Forms-Details': '1', ...sent.headers } })
}

/** Like call, but a refusal is an error. Returns the body. */
export async function ask<T = Record<string, unknown>>(client: Client, method: string, path: string, sent: Sent = {}): Promise<T> {
	return (await client.expect(method, appPath(path), sent)).json as T
}

/** Status, reason and pointer of a response, such as `404 unknown_form`; `200` alone if nothing was refused. */
export function refusal(reply: Reply): string {
	const { reason, pointer } = ((reply.json ?? {}) as { details?: { reason?: string, pointer?: string } }).details ?? {}
	return [reply.status, ...(reply.status < 400 ? [] : [reason, pointer])].filter((part) => part !== undefined).join(' ')
}

/** Makes a form with a unique title. */
export const newForm = (client: Client, wished: Partial<NewForm> = {}): Promise<CreatedForm> =>
	ask<CreatedForm>(client, 'POST', '/api/forms', { body: { title: uniqueName('Form'), ...wished } })

/** Makes a form with these questions and returns its file id. */
export async function formWith(client: Client, questions: FormChange['questions'], wished: Partial<NewForm> = {}): Promise<number> {
	const { fileId } = await newForm(client, wished)
	await ask(client, 'PUT', `/api/forms/${fileId}`, { body: { questions } })
	return fileId
}

export const opened = (client: Client, fileId: number): Promise<OpenedForm> =>
	ask<OpenedForm>(client, 'GET', `/api/forms/${fileId}`)

export const listed = async (client: Client): Promise<readonly ListedForm[]> =>
	(await ask<FormList>(client, 'GET', '/api/forms')).forms

export const add = (client: Client, fileId: number, question: object): Promise<Question> =>
	ask<Question>(client, 'POST', `/api/forms/${fileId}/questions`, { body: question })

/** Changes how a form is public; public when nothing else is said. */
export const publish = (client: Client, fileId: number, change: ShareChange = {}): Promise<ShareSettings> =>
	ask<ShareSettings>(client, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true, ...change } })

/** The part of the public addresses that names the form. */
export async function publicHash(client: Client, fileId: number, change: ShareChange = {}): Promise<string> {
	return (await publish(client, fileId, change)).hash ?? ''
}

/** Makes a webhook of a form that nobody listens to, and a delivery that waits. */
export async function tellingWebhook(client: Client, fileId: number, hash: string): Promise<{ webhookId: string, deliveryId: string }> {
	const { id: webhookId } = await ask<{ id: string }>(client, 'POST', `/api/forms/${fileId}/webhooks`, {
		body: { name: 'Nobody', url: 'http://127.0.0.1:9/', events: [] },
	})
	await ask(new AnonymousClient(suiteHost().url), 'POST', `/api/public/${hash}/submit`, { body: { answers: {} } })
	const { deliveries } = await ask<DeliveryList>(client, 'GET', `/api/forms/${fileId}/webhooks/${webhookId}/deliveries`)
	return { webhookId, deliveryId: deliveries[0]?.id ?? '' }
}

/** Ids of the questions in their order. */
export const ids = ({ form }: OpenedForm): string[] => form.questions.map(({ id }) => id)

/** Takes back whatever administrators set for the whole server: tests share it. */
export const resetSettings = (administrator: Client): Promise<AdminSettings> => ask<AdminSettings>(administrator, 'POST', '/api/settings', {
	body: { challengedSubmits: null, embedOrigins: [], uploadFileMegabytes: null, uploadFormMegabytes: null },
})
