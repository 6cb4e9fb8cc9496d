// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { Page, Presence } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { storedPage, type PageState } from '../editor/pageState.ts'
import { withKeysOf } from '../editor/pairs.ts'
import { useEditorDraftStore } from './editorDraftStore.ts'
import { useEditorStore } from './editorStore.ts'

/** Makes the work on a page the page that others see, and knows when somebody else was faster. */
export const useEditorPublishStore = defineStore('intranetapp-editor-publish', () => {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()
	const isBusy = ref(false)
	/** Why it was not published. */
	const error = shallowRef<unknown>(null)
	/** The newer page of somebody else that must be looked at first. */
	const conflict = shallowRef<Page | null>(null)
	/** Somebody published a newer version meanwhile. */
	const newer = shallowRef<{ readonly version: string, readonly by: Presence['editor'] } | null>(null)
	/** The newer version that nobody wants to look at now. */
	let declined = ''

	/**
	 * Publishes the work.
	 *
	 * @param status - what becomes of the page; null leaves it as it is
	 * @return the page as it is now, or null when it was refused
	 */
	async function publish(status: Page['status'] | null): Promise<Page | null> {
		const { page, state } = editor
		if (page === null || state === null || isBusy.value) {
			return null
		}
		isBusy.value = true
		error.value = null
		let isPublished = false
		try {
			await draft.pause()
			const body = { ...storedPage(state), baseVersion: editor.baseVersion, ...(status === null ? {} : { status }) }
			const answer = await intranet.pages.update({ path: { id: page.id }, body })
			isPublished = true
			adopt(answer, state)
			return answer
		} catch (cause) {
			if (cause instanceof ApiError && cause.reason === 'stale_version') {
				await look()
			} else {
				error.value = cause
			}
			return null
		} finally {
			draft.resume(isPublished, editor.isChanged)
			isBusy.value = false
		}
	}
	function adopt(answer: Page, published: PageState): void {
		editor.rebase(answer, published)
		newer.value = null
		conflict.value = null
	}
	/** Fetches the newer version to look at it. */
	async function look(): Promise<void> {
		if (editor.page === null) {
			return
		}
		try {
			conflict.value = await intranet.pages.show({ path: { id: editor.page.id } })
		} catch (cause) {
			error.value = cause
		}
	}
	/**
	 * Notes whether somebody published meanwhile.
	 *
	 * @param known - the version that the work stood on when it was asked; an answer to an older question says nothing
	 */
	function compare({ baseVersion, editor: by }: Presence, known: string): void {
		if (!isBusy.value && known === editor.baseVersion) {
			newer.value = baseVersion === known || baseVersion === declined ? null : { version: baseVersion, by }
		}
	}
	/** The newer version waits until the work is published. */
	function decline(): void {
		declined = newer.value?.version ?? ''
		newer.value = null
	}
	/** Goes on from the newer version with what was chosen. */
	function settle(chosen: PageState, theirs: Page, base: PageState): void {
		editor.change('merge', '', '', chosen)
		editor.rebase(theirs, withKeysOf(chosen, base))
		conflict.value = null
		newer.value = null
		error.value = null
	}
	function close(): void {
		declined = ''
		error.value = null
		conflict.value = null
		newer.value = null
	}

	return { isBusy, error, conflict, newer, publish, look, compare, decline, settle, close }
})
