// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { createPageDrafts, type KeptDraft } from '../editor/pageDrafts.ts'
import type { EditedPage } from '../editor/pageState.ts'

/** Milliseconds without changes before a draft is sent. */
const quiet = 1_500
/** Milliseconds before sending a failed draft is retried. */
const again = 15_000

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

	let pageId = ''
	let local = createPageDrafts('')
	let waiting: Omit<KeptDraft, 'keptAt'> | null = null
	let timer: ReturnType<typeof setTimeout> | undefined
	let channel: BroadcastChannel | null = null
	let running: Promise<void> = Promise.resolve()
	let isPaused = false

	/** Looks for a draft from an earlier visit. */
	async function open(id: string, account: string, published: EditedPage): Promise<void> {
		close()
		pageId = id
		local = createPageDrafts(account)
		channel = new BroadcastChannel(`intranetapp-draft-${account}-${id}`)
		channel.onmessage = () => {
			isElsewhere.value = true
		}
		const here = local.read(id)
		isLooking.value = true
		const there = await readThere(id)
		if (pageId !== id) {
			return
		}
		isLooking.value = false
		const newest = here !== null && (there === null || here.keptAt > there.keptAt) ? here : there
		if (newest !== null && JSON.stringify(contentOf(newest.page)) !== JSON.stringify(contentOf(published))) {
			offer.value = newest
			keptAt.value = new Date(newest.keptAt)
			keptBy.value = newest === here ? 'browser' : 'server'
		}
	}
	async function readThere(id: string): Promise<KeptDraft | null> {
		try {
			const { draft } = await intranet.drafts.read({ path: { pageId: id } })
			const { title, content, metadata, layout } = draft?.page ?? {}
			return draft === null || title === undefined ? null
				: {
						page: { title, content: content ?? '', metadata: metadata ?? {}, layout: layout ?? {} },
						baseVersion: draft.baseVersion,
						keptAt: draft.updatedAt,
					}
		} catch (error) {
			if (error instanceof ApiError) {
				return null // only the draft stored here can be offered
			}
			throw error
		}
	}
	/** Notes work to be stored; it is sent after a short pause. */
	function keep(page: EditedPage, baseVersion: string): void {
		waiting = { page, baseVersion }
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
			await intranet.drafts.save({ path: { pageId: id }, body: { page: draft.page, baseVersion: draft.baseVersion } }, { keepalive })
			local.remove(id)
			settle('server', draft)
			channel?.postMessage('kept')
		} catch (error) {
			if (!(error instanceof ApiError)) {
				throw error
			}
			const isKept = local.write(id, { ...draft, keptAt: new Date().toISOString() })
			settle(isKept ? 'browser' : 'nowhere', null)
			timer = setTimeout(() => void send(), again)
		} finally {
			isSaving.value = false
		}
	}
	function settle(by: 'server' | 'browser' | 'nowhere', sent: Omit<KeptDraft, 'keptAt'> | null): void {
		keptBy.value = by
		keptAt.value = by === 'nowhere' ? keptAt.value : new Date()
		if (waiting === sent) {
			waiting = null
		}
	}
	/** Stores pending work in the browser, for a page that is about to be unloaded. */
	function flush(): void {
		if (waiting !== null && pageId !== '' && !isElsewhere.value) {
			local.write(pageId, { ...waiting, keptAt: new Date().toISOString() })
			void send(JSON.stringify(waiting).length < 60_000)
		}
	}
	/** Discards the draft, here and on the server. */
	async function discard(): Promise<void> {
		clearTimeout(timer)
		waiting = null
		offer.value = null
		await running
		local.remove(pageId)
		keptAt.value = null
		keptBy.value = null
		await intranet.drafts.remove({ path: { pageId } })
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
			keptAt.value = null
			keptBy.value = null
			waiting = isChanged ? waiting : null
		}
		if (waiting !== null) {
			timer = setTimeout(() => void send(), quiet)
		}
	}
	/** The work no longer differs from the published page: there is nothing to store. */
	async function forget(): Promise<void> {
		clearTimeout(timer)
		const wasWaiting = waiting !== null
		waiting = null
		if (wasWaiting || keptAt.value !== null) {
			try {
				await discard()
			} catch (error) {
				if (!(error instanceof ApiError)) {
					throw error
				}
			}
		}
	}
	/** The work of this tab takes precedence from now on. */
	function takeOver(): void {
		isElsewhere.value = false
		void send()
	}
	function close(): void {
		clearTimeout(timer)
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
		discard,
		forget,
		takeOver,
		close,
	}
})

function contentOf({ title, content, metadata, layout }: EditedPage): EditedPage {
	return { title, content, metadata, layout }
}
