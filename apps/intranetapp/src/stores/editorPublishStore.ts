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

/** Publishes the work on a page, and detects when another user published first. */
export const useEditorPublishStore = defineStore('intranetapp-editor-publish', () => {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()
	const isBusy = ref(false)
	/** Why publishing failed. */
	const error = shallowRef<unknown>(null)
	/** The newer page by another user that must be reviewed first. */
	const conflict = shallowRef<Page | null>(null)
	/** Another user published a newer version in the meantime. */
	const newer = shallowRef<{ readonly version: string, readonly by: Presence['editor'] } | null>(null)
	/** The newer version whose review was postponed. */
	let declined = ''

	/**
	 * Publishes the work.
	 *
	 * @param status - new status of the page; null leaves it unchanged
	 * @return the current page, or null when publishing was refused
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
	/** Fetches the newer version for review. */
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
	 * Notes whether another user published in the meantime.
	 *
	 * @param known - the version the work was based on when the request was sent; a response to an outdated request is ignored
	 */
	function compare({ baseVersion, editor: by }: Presence, known: string): void {
		if (!isBusy.value && known === editor.baseVersion) {
			newer.value = baseVersion === known || baseVersion === declined ? null : { version: baseVersion, by }
		}
	}
	/** Postpones the review of the newer version until the work is published. */
	function decline(): void {
		declined = newer.value?.version ?? ''
		newer.value = null
	}
	/** Continues from the newer version with the chosen changes. */
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
