// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { Presence } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useEditorPublishStore } from './editorPublishStore.ts'
import { useEditorStore } from './editorStore.ts'

/** Reports that this user is editing the page, and tracks who else is. */
export const useEditorPresenceStore = defineStore('intranetapp-editor-presence', () => {
	const editor = useEditorStore()
	const publishing = useEditorPublishStore()
	/** The other users editing the page now. */
	const people = shallowRef<Presence['people']>([])
	/** The page that this user was reported as editing. */
	let entered: string | null = null
	let running: Promise<void> | null = null

	/** Reports it again; a call during a pending one waits for that one. */
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
			people.value = [] // it is unknown who is here
		}
	}
	/** The page is no longer being edited; also reported when the tab is closed. */
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
				throw cause // otherwise the server forgets the user after a minute
			}
		}
	}

	return { people, enter, leave }
})
