// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { Presence } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useEditorPublishStore } from './editorPublishStore.ts'
import { useEditorStore } from './editorStore.ts'

/** Says that this person writes the page, and knows who else does. */
export const useEditorPresenceStore = defineStore('intranetapp-editor-presence', () => {
	const editor = useEditorStore()
	const publishing = useEditorPublishStore()
	/** The others who write the page now. */
	const people = shallowRef<Presence['people']>([])
	/** The page that this person was said to write. */
	let entered: string | null = null
	let running: Promise<void> | null = null

	/** Says it again; a call while one is under way waits for that one. */
	function enter(): Promise<void> {
		running ??= enterNow().finally(() => {
			running = null
		})
		return running
	}
	async function enterNow(): Promise<void> {
		const { page, baseVersion } = editor
		if (page === null) {
			return
		}
		entered = page.id
		try {
			const answer = await intranet.presence.enter({ path: { pageId: page.id } })
			if (editor.page?.id === page.id) {
				people.value = answer.people
				publishing.compare(answer, baseVersion)
			}
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
			people.value = [] // who is here is not known
		}
	}
	/** The page is written no more; also told when the tab is closed. */
	async function leave(): Promise<void> {
		const pageId = entered
		entered = null
		people.value = []
		if (pageId === null) {
			return
		}
		try {
			await intranet.presence.leave({ path: { pageId } }, { keepalive: true })
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause // else it is forgotten in a minute
			}
		}
	}

	return { people, enter, leave }
})
