// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { PendingChange } from '@suite/schema/intranet/approval'
import type { Page, Presence } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { mergeUncontested } from '../editor/merge.ts'
import type { KeptDraft } from '../editor/pageDrafts.ts'
import { openPage, storedPage, type EditedPage, type PageState } from '../editor/pageState.ts'
import { withKeysOf } from '../editor/pairs.ts'
import { isWithoutLayout } from '../text/readingTime.ts'
import { named } from './approvalStore.ts'
import { useEditorDraftStore } from './editorDraftStore.ts'
import { useEditorStore } from './editorStore.ts'

/** How often a page is merged and sent again while others keep publishing it. */
const attempts = 3

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
	/** Who published the changes that were merged without a question; null when there are none to tell of. */
	const merged = shallowRef<{ readonly by: Presence['editor'] } | null>(null)
	/** Another user's change that is published with the work. */
	const accepting = shallowRef<PendingChange | null>(null)
	/** The work as it was last sent for approval; the published page stays what it is based on. */
	const sent = ref('')
	/** Whether the work waits for approval as it is. */
	const isSent = computed(() => sent.value !== '' && sent.value === JSON.stringify(editor.edited))
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
		let answer: Page | null = null
		try {
			await draft.pause()
			for (let left = attempts; answer === null; left--) {
				try {
					answer = await send(page.id, status)
				} catch (cause) {
					if (!(cause instanceof ApiError) || cause.reason !== 'stale_version' || left === 1) {
						throw cause
					}
					if (!await look()) {
						break
					}
				}
			}
		} catch (cause) {
			error.value = cause
		} finally {
			draft.resume(answer !== null, editor.isChanged && !isSent.value)
			isBusy.value = false
		}
		return answer
	}
	async function send(id: string, status: Page['status'] | null): Promise<Page> {
		const state = editor.state!
		const body = { ...storedPage(state), baseVersion: editor.baseVersion }
		if (accepting.value !== null) {
			return adopt(await accept(id, accepting.value, body), state)
		}
		const before = editor.page!
		const answer = await intranet.pages.update({ path: { id }, body: { ...body, ...(status === null ? {} : { status }) } })
		if (answer.pending === true && before.status === 'published') {
			sent.value = JSON.stringify(storedPage(state))
			editor.page = { ...before, pending: true }
			return editor.page
		}
		return adopt(answer, state)
	}
	async function accept(id: string, change: PendingChange, merged: EditedPage & { baseVersion: string }): Promise<Page> {
		try {
			const { title, content, metadata, layout, baseVersion } = merged
			const answer = await intranet.approvals.accept({
				path: { pageId: id },
				body: { ...named(change), merged: { title, content, metadata, layout, baseVersion } },
			})
			accepting.value = null
			return answer
		} catch (cause) {
			if (cause instanceof ApiError && cause.reason === 'unknown_change') {
				accepting.value = null // the next attempt publishes it as the user's own work
			}
			throw cause
		}
	}
	/** Whether the opened change waits for approval as it is. */
	function noteSent(isWaiting: boolean): void {
		sent.value = isWaiting ? JSON.stringify(editor.edited) : ''
	}
	function adopt(answer: Page, published: PageState): Page {
		editor.rebase(answer, published)
		newer.value = null
		conflict.value = null
		return answer
	}
	/** Fetches the newer version and merges it; returns false if something has to be chosen first, which is then shown. */
	async function look(): Promise<boolean> {
		const theirs = await intranet.pages.show({ path: { id: editor.page?.id ?? '' } })
		const isMerged = await mergeWith(theirs)
		conflict.value = isMerged ? null : theirs
		return isMerged
	}
	/** Fetches the newer version to show its changes. */
	async function review(): Promise<void> {
		if (editor.page === null) {
			return
		}
		try {
			conflict.value = await intranet.pages.show({ path: { id: editor.page.id } })
		} catch (cause) {
			error.value = cause
		}
	}
	/** Merges a newer version in which nobody changed what I changed; returns false if there is something to choose. */
	async function mergeWith(theirs: Page): Promise<boolean> {
		const other = await opened(theirs)
		const outcome = mergeUncontested(editor.isBaseKnown ? editor.base : null, editor.state!, other)
		if (outcome === null) {
			return false
		}
		settle(outcome.state, theirs, other)
		merged.value = outcome.hasTheirs ? { by: theirs.editor } : null
		return true
	}
	/** Continues a draft of an earlier visit, together with what was published since. */
	async function resume({ page, base, baseVersion }: KeptDraft): Promise<void> {
		const theirs = editor.page
		if (theirs === null || editor.base === null) {
			return
		}
		if (baseVersion === theirs.baseVersion) {
			editor.change('draft', '', '', withKeysOf(editor.base, openPage(page)))
			return
		}
		const start = base === undefined || base === null ? null : openPage(base)
		const mine = start === null ? openPage(page) : withKeysOf(start, openPage(page))
		const outcome = mergeUncontested(start, mine, editor.base)
		if (outcome === null) {
			editor.resume(page, base ?? null, baseVersion)
			newer.value = { version: theirs.baseVersion, by: theirs.editor }
			return
		}
		editor.change('draft', '', '', withKeysOf(editor.base, outcome.state))
		merged.value = outcome.hasTheirs ? { by: theirs.editor } : null
	}
	/** Returns to the published page; this can be undone. */
	async function discard(): Promise<void> {
		if (editor.page !== null) {
			const state = editor.baseVersion === editor.page.baseVersion ? editor.base! : await opened(editor.page)
			editor.merge('discard', state, editor.page, state)
			newer.value = null
			merged.value = null
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
		editor.merge('merge', chosen, theirs, withKeysOf(chosen, base))
		conflict.value = null
		newer.value = null
		error.value = null
	}
	function close(): void {
		declined = ''
		error.value = null
		conflict.value = null
		newer.value = null
		merged.value = null
		accepting.value = null
		sent.value = ''
	}

	return {
		accepting, isSent, noteSent, isBusy, error, conflict, newer, merged,
		publish, review, resume, compare, decline, discard, settle, close,
	}
})

/** A page with HTML and no layout is edited as a text widget. */
async function opened(page: Page): Promise<PageState> {
	return openPage(isWithoutLayout(page) ? (await import('../editor/contentPage.ts')).withTextWidget(page) : page)
}
