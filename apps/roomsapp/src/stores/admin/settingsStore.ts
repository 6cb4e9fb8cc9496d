// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { Choice, RegisteredRooms, RoomsSettings, SettingsInput } from '@suite/schema/rooms/settings'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { useSessionStore } from '../sessionStore.ts'

export type ChoiceControl = 'roomTypes' | 'facilities'
/** What the server answers otherwise than it was sent: trimmed, hidden, or by its default. */
export type ProviderControl = 'extsyncTenantId' | 'extsyncClientId' | 'extsyncClientSecret' | 'extsyncAuthority' | 'extsyncApi'
	| 'extsyncWebhookMaxInlineSync' | 'extsyncWebhookRateLimit'
export type SettingControl = 'defaultAutoAccept' | 'emailEnabled' | 'showWeekends' | 'extsyncEnabled' | ChoiceControl | ProviderControl

/** Settings of the app, for administrators. */
export const useSettingsStore = defineStore('roomsapp-settings', () => {
	const session = useSessionStore()
	const settings = shallowRef<RoomsSettings | null>(null)
	/** Names of the rooms that have a type or facility, by its id. */
	const uses = shallowRef<Readonly<Record<ChoiceControl, ReadonlyMap<string, readonly string[]>>>>({
		roomTypes: new Map(), facilities: new Map(),
	})
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<SettingControl>()
	/** What is saved now; the next setting waits for it. */
	let queue: Promise<unknown> = Promise.resolve()

	async function load(): Promise<void> {
		isLoading.value = true
		error.value = null
		try {
			const [found, all] = await Promise.all([rooms.settings.read(), rooms.rooms.list()])
			const [roomTypes, facilities] = [new Map<string, string[]>(), new Map<string, string[]>()]
			const note = (map: Map<string, string[]>, id: string, name: string) => map.set(id, [...map.get(id) ?? [], name])
			for (const room of all) {
				note(roomTypes, room.roomType, room.name)
				room.facilities.forEach((facility) => note(facilities, facility, room.name))
			}
			uses.value = { roomTypes, facilities }
			settings.value = found
		} catch (cause) {
			error.value = cause
		} finally {
			isLoading.value = false
		}
	}
	/** Shows the value while it is saved, and the one before again when the server refuses. */
	function save(control: Exclude<SettingControl, ProviderControl>, value: boolean | readonly Choice[]): Promise<boolean> {
		const turn = queue.then(() => saveShown(control, value))
		queue = turn
		return turn
	}
	async function saveShown(control: Exclude<SettingControl, ProviderControl>, value: boolean | readonly Choice[]): Promise<boolean> {
		const before = settings.value
		if (before === null) {
			return false
		}
		settings.value = { ...before, [control]: value }
		const body = { [control]: value } as SettingsInput
		const isSaved = await perform(control, async () => {
			await rooms.settings.save({ body })
		})
		if (isSaved) {
			share(control)
		} else {
			settings.value = before
		}
		return isSaved
	}
	/** Other screens have these settings from the page. */
	function share(control: SettingControl): void {
		const now = settings.value
		if (now !== null) {
			session.roomTypes = control === 'roomTypes' ? now.roomTypes : session.roomTypes
			session.facilities = control === 'facilities' ? now.facilities : session.facilities
			session.showsWeekends = control === 'showWeekends' ? now.showWeekends : session.showsWeekends
		}
	}
	/** Saves a setting of the calendar provider, and reads what the server made of it: another sign-in address forgets the secret. */
	function saveProvider(control: ProviderControl, value: string | number): Promise<boolean> {
		const turn = queue.then(() => perform(control, async () => {
			await rooms.settings.save({ body: { [control]: value } })
			await reread()
		}))
		queue = turn
		return turn
	}
	/** The screen says when this fails, and not the setting, which is saved. */
	async function reread(): Promise<void> {
		try {
			settings.value = await rooms.settings.read()
		} catch (cause) {
			error.value = cause
		}
	}
	/** Returns when everything that was entered is saved or refused. */
	const settled = async (): Promise<void> => {
		await queue
	}
	const readRegistered = (): Promise<RegisteredRooms> => rooms.debug.rooms()

	return { settings, uses, isLoading, error, busy, done, failureOf, load, save, saveProvider, settled, readRegistered }
})
