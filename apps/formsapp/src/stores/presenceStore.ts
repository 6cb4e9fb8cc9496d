// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { FormPresence } from '@suite/schema/forms/presence'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useSessionStore } from './sessionStore.ts'

type Editor = FormPresence['editors'][number]

/** Those who came in the same second have an order, too, which everybody has to agree about. */
const isBefore = (one: Editor, other: Editor): boolean =>
	one.firstSeen < other.firstSeen || (one.firstSeen === other.firstSeen && one.userId < other.userId)

/** Who else has the form open to change it. The one who came first edits; the others watch, and may take over. */
export const usePresenceStore = defineStore('formsapp-presence', () => {
	const session = useSessionStore()
	const others = shallowRef<readonly Editor[]>([])
	const myFirstSeen = ref<number | null>(null)
	/** Who edits instead of us; null when we may. */
	const leader = computed<Editor | null>(() => {
		const mine = myFirstSeen.value
		if (mine === null) {
			return null
		}
		const me: Editor = { userId: session.user.id, displayName: session.user.name, firstSeen: mine }
		const first = others.value.reduce((one, other) => isBefore(other, one) ? other : one, me)
		return first === me ? null : first
	})

	/** @param isEditor - whether others are told about us */
	async function beat(fileId: number, isEditor: boolean): Promise<void> {
		if (isEditor) {
			await api.presence.enter({ path: { fileId } })
		}
		await read(fileId)
	}
	async function read(fileId: number): Promise<void> {
		const presence = await api.presence.read({ path: { fileId } })
		others.value = presence.editors
		myFirstSeen.value = presence.myFirstSeen
	}
	async function takeOver(fileId: number): Promise<void> {
		await api.presence.takeOver({ path: { fileId } })
		await read(fileId)
	}
	function forget(): void {
		others.value = []
		myFirstSeen.value = null
	}

	return { others, leader, beat, takeOver, forget }
})
