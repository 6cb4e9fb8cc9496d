// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { ProviderTested, SyncStatus, WebhookResults, WebhookStatus } from '@suite/schema/rooms/services/extsync'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useSettingsStore } from './settingsStore.ts'

/** A room with a mailbox, and until when the calendar provider reports its changes. */
export type SyncedRoom = SyncStatus['rooms'][number] & Pick<WebhookStatus['rooms'][number], 'expiresAt' | 'hasWebhook'>

/** Rooms that are synced with a calendar provider, for administrators. */
export const useExtsyncStore = defineStore('roomsapp-extsync', () => {
	const settings = useSettingsStore()
	const status = shallowRef<SyncStatus | null>(null)
	const webhooks = shallowRef<WebhookStatus | null>(null)
	const failure = shallowRef<unknown>(null)
	const isTesting = ref(false)
	const tested = shallowRef<ProviderTested | null>(null)
	const testFailure = shallowRef<unknown>(null)
	const isRenewing = ref(false)
	const renewed = shallowRef<WebhookResults['results'] | null>(null)
	const renewFailure = shallowRef<unknown>(null)

	/** Null until they are loaded. */
	const rooms = computed<readonly SyncedRoom[] | null>(() => {
		if (status.value === null || webhooks.value === null) {
			return null
		}
		const reported = new Map(webhooks.value.rooms.map((room) => [room.roomId, room]))
		return status.value.rooms.map((room) => ({
			...room,
			expiresAt: reported.get(room.roomId)?.expiresAt ?? null,
			hasWebhook: reported.get(room.roomId)?.hasWebhook === true,
		}))
	})

	async function load(): Promise<void> {
		failure.value = null
		try {
			[status.value, webhooks.value] = await Promise.all([api.extsync.status(), api.extsync.webhooks()])
		} catch (cause) {
			failure.value = cause
		}
	}
	/** Asks the provider with what was entered last, once that is saved. */
	async function test(): Promise<void> {
		isTesting.value = true
		tested.value = null
		testFailure.value = null
		try {
			await settings.settled()
			tested.value = await api.extsync.test()
		} catch (cause) {
			testFailure.value = cause
		} finally {
			isTesting.value = false
		}
	}
	async function renew(): Promise<void> {
		isRenewing.value = true
		renewed.value = null
		renewFailure.value = null
		try {
			renewed.value = (await api.extsync.subscribe()).results
			await load()
		} catch (cause) {
			renewFailure.value = cause
		} finally {
			isRenewing.value = false
		}
	}

	return {
		rooms, webhooks, failure, isTesting, tested, testFailure, isRenewing, renewed, renewFailure, load, test, renew,
	}
})
