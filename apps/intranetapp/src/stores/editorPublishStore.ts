// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/client/intranet'
import type { Page } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { storedPage, type PageState } from '../editor/pageState.ts'
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
	const newer = shallowRef<{ readonly version: string } | null>(null)

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
		try {
			const body = { ...storedPage(state), baseVersion: editor.baseVersion, ...(status === null ? {} : { status }) }
			const answer = await intranet.pages.update({ path: { id: page.id }, body }) as Page
			adopt(answer, state)
			await dropDraft()
			return answer
		} catch (cause) {
			if (cause instanceof ApiError && cause.reason === 'stale_version') {
				await look()
			} else {
				error.value = cause
			}
			return null
		} finally {
			isBusy.value = false
		}
	}
	function adopt(answer: Page, published: PageState): void {
		editor.rebase(answer, published)
		newer.value = null
		conflict.value = null
	}
	/** The page is published: a draft that could not be removed is removed with the next one. */
	async function dropDraft(): Promise<void> {
		if (!editor.isChanged) {
			await draft.forget()
		}
	}
	/** Fetches the newer version to look at it. */
	async function look(): Promise<void> {
		if (editor.page === null) {
			return
		}
		try {
			conflict.value = await intranet.pages.show({ path: { id: editor.page.id } }) as Page
		} catch (cause) {
			error.value = cause
		}
	}
	/** Asks whether somebody published meanwhile. */
	async function check(): Promise<void> {
		const { page } = editor
		if (page === null || isBusy.value) {
			return
		}
		try {
			const { baseVersion } = await intranet.facts.metadata({ path: { pageId: page.id } })
			newer.value = baseVersion === editor.baseVersion || isBusy.value ? null : { version: baseVersion }
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
		}
	}
	/** Goes on from the newer version with what was chosen. */
	function settle(chosen: PageState, theirs: Page, base: PageState): void {
		editor.change('merge', '', '', chosen)
		editor.rebase(theirs, base)
		conflict.value = null
		newer.value = null
		error.value = null
	}
	function close(): void {
		error.value = null
		conflict.value = null
		newer.value = null
	}

	return { isBusy, error, conflict, newer, publish, look, check, settle, close }
})
