// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { nextTick, shallowRef } from 'vue'
import { focusOn } from '../Widgets/widgetActions.ts'
import { emptyParts, withoutEmptyParts, type EmptyPart } from '../../../editor/emptyParts.ts'
import { useEditorPublishStore } from '../../../stores/editorPublishStore.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

/**
 * Publishes the page; what is empty on it is named first. A draft is saved without a question.
 *
 * @param saved - receives the published page
 */
export function usePublishing(saved: (page: Page) => void) {
	const editor = useEditorStore()
	const publishing = useEditorPublishStore()
	/** What is empty, while the user is asked, and the status that was asked for. */
	const question = shallowRef<{ readonly parts: readonly EmptyPart[], readonly status: Page['status'] | null } | null>(null)

	async function send(status: Page['status'] | null): Promise<void> {
		question.value = null
		const answer = await publishing.publish(status)
		if (answer !== null) {
			saved(answer)
		}
	}
	async function publish(status: Page['status'] | null): Promise<void> {
		const isDraft = (status ?? editor.page?.status) === 'draft'
		const parts = editor.state === null || isDraft ? [] : emptyParts(editor.state)
		if (parts.length > 0) {
			question.value = { parts, status }
		} else {
			await send(status)
		}
	}
	/** Leads to an empty part; the page is not published. */
	async function show(key: string): Promise<void> {
		question.value = null
		editor.select(key)
		await nextTick()
		await new Promise((resolve) => setTimeout(resolve)) // the dialog gives the focus back first
		await focusOn(`[data-widget="${key}"], [data-row="${key}"]`)
	}
	/** Removes what is empty; the page is not published yet. */
	function remove(): void {
		question.value = null
		if (editor.state !== null) {
			editor.change('removeEmpty', '', '', withoutEmptyParts(editor.state))
		}
	}
	return { question, publish, send, show, remove, close: () => { question.value = null } }
}
