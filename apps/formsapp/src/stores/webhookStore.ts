// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { Delivery, DeliveryList, IssuedWebhook, NewWebhook, Webhook, WebhookChange } from '@suite/schema/forms/programs/webhook'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

const perPage = 20

/** The webhooks of the open form, and the log of one of them. */
export const useWebhookStore = defineStore('formsapp-webhooks', () => {
	const webhooks = shallowRef<readonly Webhook[] | null>(null)
	const failure = shallowRef<unknown>(null)
	/** The part of the log that is shown; null until it is read. */
	const log = shallowRef<DeliveryList | null>(null)
	const logFailure = shallowRef<unknown>(null)
	let form = 0
	let asked = 0

	async function open(fileId: number): Promise<void> {
		if (form !== fileId) {
			form = fileId
			webhooks.value = null
		}
		failure.value = null
		try {
			const read = await api.webhooks.list({ path: { fileId } })
			if (form === fileId) {
				webhooks.value = read.webhooks
			}
		} catch (cause) {
			if (form === fileId) {
				failure.value = cause
			}
		}
	}
	/** Changes what is shown, unless another form is meanwhile. */
	function show(fileId: number, change: (shown: readonly Webhook[]) => readonly Webhook[]): void {
		if (form === fileId && webhooks.value !== null) {
			webhooks.value = change(webhooks.value)
		}
	}
	async function create(body: NewWebhook): Promise<IssuedWebhook> {
		const fileId = form
		const { secret, message, ...shown } = await api.webhooks.create({ path: { fileId }, body })
		show(fileId, (all) => [...all, shown])
		return { secret, message, ...shown }
	}
	async function update(webhookId: string, body: WebhookChange): Promise<void> {
		const fileId = form
		const changed = await api.webhooks.update({ path: { fileId, webhookId }, body })
		show(fileId, (all) => all.map((one) => one.id === webhookId ? changed : one))
	}
	async function remove(webhookId: string): Promise<void> {
		const fileId = form
		await api.webhooks.remove({ path: { fileId, webhookId } })
		show(fileId, (all) => all.filter(({ id }) => id !== webhookId))
	}

	/** Reads a page of the log; the one that is shown stays until the next is there. */
	async function readLog(webhookId: string, page: number): Promise<void> {
		const request = ++asked
		logFailure.value = null
		try {
			const read = await api.deliveries.list({ path: { fileId: form, webhookId }, query: { page, limit: perPage } })
			if (request === asked) {
				log.value = read
			}
		} catch (cause) {
			if (request === asked) {
				logFailure.value = cause
			}
		}
	}
	function closeLog(): void {
		asked++
		log.value = null
		logFailure.value = null
	}
	async function replay(webhookId: string, deliveryId: string): Promise<Delivery> {
		const replayed = await api.deliveries.replay({ path: { fileId: form, webhookId, deliveryId } })
		if (log.value !== null) {
			log.value = { ...log.value, deliveries: log.value.deliveries.map((one) => one.id === deliveryId ? replayed : one) }
		}
		return replayed
	}

	return { webhooks, failure, log, logFailure, open, create, update, remove, readLog, closeLog, replay }
})
