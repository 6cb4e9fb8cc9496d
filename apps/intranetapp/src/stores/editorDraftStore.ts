// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { findOwnDraft, type OwnDraft } from '../editor/ownDraft.ts'
import { createPageDrafts, type KeptDraft } from '../editor/pageDrafts.ts'
import type { EditedPage } from '../editor/pageState.ts'
import { useDraftsStore } from './draftsStore.ts'

/** Milliseconds without changes before a draft is sent. */
const quiet = 1_500
/** Milliseconds before sending a failed draft is retried. */
const again = 15_000
/** Milliseconds until a draft is deleted whose changes were all undone: they may be redone. */
const undoable = 10_000
/** The most bytes that a browser sends for a page that is unloaded. */
const keepaliveBytes = 60_000

/** Work to be stored, and the page that it is based on. */
interface Work { readonly page: EditedPage, readonly baseVersion: string, readonly base: EditedPage | null }

/** Stores the author's own draft of the page being edited. */
export const useEditorDraftStore = defineStore('intranetapp-editor-draft', () => {
	/** When the draft was last stored; null while there is none. */
	const keptAt = shallowRef<Date | null>(null)
	/** `browser`: stored here until the server can be reached; `nowhere`: not even the browser could store it. */
	const keptBy = ref<'server' | 'browser' | 'nowhere' | null>(null)
	const isSaving = ref(false)
	/** Whether it is still unknown if an earlier visit left a draft. */
	const isLooking = ref(false)
	/** A draft of an earlier visit that is still to be decided on. */
	const offer = shallowRef<KeptDraft | null>(null)
	/** Another tab of the same user stores a draft of this page, too. */
	const isElsewhere = ref(false)

	const drafts = useDraftsStore()
	let pageId = ''
	let local = createPageDrafts('')
	let waiting: Work | null = null
	/** The version of the page that the server has stored as the base of the draft. */
	let sentBase = ''
	let timer: ReturnType<typeof setTimeout> | undefined
	let deletion: ReturnType<typeof setTimeout> | undefined
	let channel: BroadcastChannel | null = null
	let running: Promise<void> = Promise.resolve()
	let isPaused = false
	/** All changes were undone, and the stored draft is to be deleted. */
	let isForgotten = false

	/** Looks for a draft from an earlier visit. */
	async function open(id: string, account: string, published: EditedPage): Promise<void> {
		close()
		pageId = id
		local = createPageDrafts(account)
		channel = new BroadcastChannel(`intranetapp-draft-${account}-${id}`)
		channel.onmessage = () => {
			isElsewhere.value = true
		}
		isLooking.value = true
		const newest = drafts.discarded?.id === id ? null : await find(account, id)
		if (pageId !== id) {
			return
		}
		isLooking.value = false
		sentBase = newest?.keptBy === 'server' && newest.base !== null ? newest.baseVersion : ''
		if (newest !== null && JSON.stringify(contentOf(newest.page)) !== JSON.stringify(contentOf(published))) {
			offer.value = newest
			keptAt.value = new Date(newest.keptAt)
			keptBy.value = newest.keptBy
		}
	}
	async function find(account: string, id: string): Promise<OwnDraft | null> {
		try {
			return await findOwnDraft(account, id)
		} catch (error) {
			if (error instanceof ApiError) {
				return null // the page can be edited all the same
			}
			throw error
		}
	}
	/**
	 * Notes work to be stored; it is sent after a short pause.
	 *
	 * @param base - the page in the version that the work is based on; null when it is not known
	 */
	function keep(page: EditedPage, baseVersion: string, base: EditedPage | null): void {
		waiting = { page, baseVersion, base }
		drafts.supersede(pageId)
		clearTimeout(deletion)
		isForgotten = false
		clearTimeout(timer)
		timer = setTimeout(() => void send(), quiet)
	}
	/** Sends pending work immediately. */
	function send(keepalive = false): Promise<void> {
		running = running.then(() => sendNow(keepalive))
		return running
	}
	async function sendNow(keepalive: boolean): Promise<void> {
		clearTimeout(timer)
		const [draft, id] = [waiting, pageId]
		if (draft === null || isElsewhere.value || isPaused) {
			return
		}
		isSaving.value = true
		try {
			await intranet.drafts.save({ path: { pageId: id }, body: bodyOf(draft) }, { keepalive })
			local.remove(id)
			drafts.note(id, new Date())
			if (pageId === id) {
				sentBase = draft.base === null ? '' : draft.baseVersion
				settle('server', draft)
				channel?.postMessage('kept')
			}
		} catch (error) {
			if (!(error instanceof ApiError)) {
				throw error
			}
			const isKept = writeHere(id, draft)
			settle(isKept ? 'browser' : 'nowhere', null)
			timer = setTimeout(() => void send(), again)
		} finally {
			isSaving.value = false
		}
	}
	/** The server keeps the base that it has. */
	function bodyOf({ page, baseVersion, base }: Work) {
		return { page, baseVersion, ...(base === null || baseVersion === sentBase ? {} : { base }) }
	}
	/** Where there is no space for both, the work matters more than its base. */
	function writeHere(id: string, draft: Work): boolean {
		const keptAt = new Date().toISOString()
		const isKept = local.write(id, { ...draft, keptAt }) || local.write(id, { ...draft, base: null, keptAt })
		if (isKept) {
			drafts.note(id, new Date(keptAt))
		}
		return isKept
	}
	function settle(by: 'server' | 'browser' | 'nowhere', sent: Work | null): void {
		keptBy.value = by
		keptAt.value = by === 'nowhere' ? keptAt.value : new Date()
		if (waiting === sent) {
			waiting = null
		}
	}
	/** Stores pending work in the browser, for a page that is about to be unloaded. */
	function flush(): void {
		if (waiting !== null && pageId !== '' && !isElsewhere.value) {
			writeHere(pageId, waiting)
			void send(JSON.stringify(bodyOf(waiting)).length < keepaliveBytes)
		} else if (isForgotten) {
			void remove(pageId, true)
		}
	}
	/** Discards the draft of an earlier visit; it can be had back for a while. */
	function dismiss(title: string): void {
		offer.value = null
		keptAt.value = null
		keptBy.value = null
		sentBase = ''
		drafts.discard(pageId, title)
	}
	/** Sends nothing until `resume`, so that no draft arrives after the publication that replaces it. */
	async function pause(): Promise<void> {
		isPaused = true
		clearTimeout(timer)
		await running
	}
	/**
	 * Continues after a publication.
	 *
	 * @param isPublished - the server deleted its draft with the publication
	 * @param isChanged - there is newer work already
	 */
	function resume(isPublished: boolean, isChanged: boolean): void {
		isPaused = false
		if (isPublished) {
			local.remove(pageId)
			drafts.drop(pageId)
			clearTimeout(deletion)
			isForgotten = false
			keptAt.value = null
			keptBy.value = null
			sentBase = ''
			waiting = isChanged ? waiting : null
		}
		if (waiting !== null) {
			timer = setTimeout(() => void send(), quiet)
		}
	}
	/** The work no longer differs from the published page: there is nothing to store, unless the work is redone in time. */
	function forget(): void {
		clearTimeout(timer)
		if (waiting === null && keptAt.value === null) {
			return
		}
		waiting = null
		keptAt.value = null
		keptBy.value = null
		const id = pageId
		clearTimeout(deletion)
		deletion = setTimeout(() => void remove(id), undoable)
		isForgotten = true
	}
	async function remove(id: string, keepalive = false): Promise<void> {
		clearTimeout(deletion)
		isForgotten = false
		sentBase = ''
		await running
		if (pageId === id) {
			keptAt.value = null
			keptBy.value = null
		}
		local.remove(id)
		drafts.drop(id)
		try {
			await intranet.drafts.remove({ path: { pageId: id } }, { keepalive })
		} catch (error) {
			if (!(error instanceof ApiError)) {
				throw error
			}
			drafts.note(id, new Date()) // it is offered again
		}
	}
	/** The work of this tab takes precedence from now on. */
	function takeOver(): void {
		isElsewhere.value = false
		void send()
	}
	function close(): void {
		clearTimeout(timer)
		clearTimeout(deletion)
		isForgotten = false
		sentBase = ''
		channel?.close()
		channel = null
		pageId = ''
		waiting = null
		isLooking.value = false
		offer.value = null
		keptAt.value = null
		keptBy.value = null
		isElsewhere.value = false
		isPaused = false
	}

	return {
		keptAt,
		keptBy,
		isSaving,
		isLooking,
		offer,
		isElsewhere,
		open,
		keep,
		send,
		flush,
		pause,
		resume,
		dismiss,
		forget,
		takeOver,
		close,
	}
})

function contentOf({ title, content, metadata, layout }: EditedPage): EditedPage {
	return { title, content, metadata, layout }
}
