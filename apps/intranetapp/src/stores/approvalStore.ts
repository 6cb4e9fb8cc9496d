// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { PendingChange, Waiting } from '@suite/schema/intranet/approval'
import type { Page } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { KeptDraft } from '../editor/pageDrafts.ts'
import { useDraftsStore } from './draftsStore.ts'
import { useSiteStore } from './siteStore.ts'

/** What could not be done. */
export type ApprovalWork = 'list' | 'read' | 'accept' | 'reject' | 'withdraw'

/** The outcome of an acceptance: the published page, or why it has to be looked at. */
export type Accepted = Page | 'contested' | null

/** What waits for approval: everything that concerns the user, and what concerns one page. */
export const useApprovalStore = defineStore('intranetapp-approval', () => {
	const site = useSiteStore()
	const drafts = useDraftsStore()
	const waiting = shallowRef<Waiting | null>(null)
	/** What waits on the page that is being read; null while it is not known. */
	const changes = shallowRef<readonly PendingChange[] | null>(null)
	const failure = shallowRef<{ readonly work: ApprovalWork, readonly cause: unknown } | null>(null)
	const isBusy = ref(false)
	/** How many changes and pages the user may approve. */
	const count = computed(() => waiting.value?.count ?? site.start?.waiting ?? 0)
	let pageId = ''
	/** A change that is to be opened in the editor. */
	let chosen: { readonly pageId: string, readonly change: PendingChange } | null = null

	async function load(): Promise<void> {
		await attempt('list', async () => {
			waiting.value = await intranet.approvals.list()
		})
	}
	/** Loads what waits on a page. */
	async function open(id: string): Promise<void> {
		if (pageId !== id) {
			changes.value = null
		}
		pageId = id
		await attempt('read', async () => {
			const answer = await intranet.approvals.read({ path: { pageId: id } })
			if (pageId === id) {
				changes.value = answer.changes
			}
		})
	}
	/**
	 * Publishes what waits; what was published since is merged with it.
	 *
	 * @return the published page; `contested` when both changed the same part; null when it failed
	 */
	async function accept(page: Page, change: PendingChange): Promise<Accepted> {
		let accepted: Accepted = null
		await attempt('accept', async () => {
			const merged = change.isOutdated ? await mergedWith(page, change) : undefined
			accepted = merged === null ? 'contested' : await intranet.approvals.accept({
				path: { pageId: page.id },
				body: { ...named(change), ...(merged === undefined ? {} : { merged }) },
			})
		})
		await load()
		return accepted
	}
	/** Sends what waits back to its author. */
	async function reject(page: Page, change: PendingChange, note: string): Promise<boolean> {
		const isDone = await attempt('reject', async () => {
			await intranet.approvals.reject({ path: { pageId: page.id }, body: { ...named(change), note } })
		})
		await load()
		return isDone
	}
	/** Takes the user's own change back: it becomes a draft again, so that nothing of it is lost. */
	async function withdraw(page: Page, change: PendingChange): Promise<boolean> {
		const isDone = await attempt('withdraw', async () => {
			if (change.kind === 'change') {
				const { page: sent, base, baseVersion } = asDraft(change)
				const body = { page: sent, baseVersion, ...(base === null ? {} : { base }) }
				await intranet.drafts.save({ path: { pageId: page.id }, body })
				drafts.note(page.id, new Date())
			}
			await intranet.approvals.withdraw({ path: { pageId: page.id } })
		})
		await load()
		return isDone
	}
	/** Has the editor of a page open a change. */
	function choose(page: Page, change: PendingChange): void {
		chosen = { pageId: page.id, change }
	}
	/** The change that the editor of a page is to open: the one that was chosen, otherwise the user's own; null if there is none. */
	async function takeChosen(page: Page): Promise<PendingChange | null> {
		const found = chosen?.pageId === page.id ? chosen.change : null
		chosen = null
		if (found !== null || page.pending !== true) {
			return found
		}
		await open(page.id)
		return changes.value?.find(({ kind, role }) => kind === 'change' && role === 'author') ?? null
	}
	/** @return whether it worked; otherwise `failure` says why not */
	async function attempt(work: ApprovalWork, action: () => Promise<void>): Promise<boolean> {
		failure.value = null
		isBusy.value = true
		try {
			await action()
			return true
		} catch (cause) {
			failure.value = { work, cause }
			return false
		} finally {
			isBusy.value = false
		}
	}

	return { waiting, changes, failure, isBusy, count, load, open, accept, reject, withdraw, choose, takeChosen }
})

/** How the contract names a change. */
export function named({ kind, author, version }: PendingChange): Pick<PendingChange, 'kind' | 'version'> & { author: string | null } {
	return { kind, author: author?.id ?? null, version }
}

/** A change as work on the page that it was made on. */
export function asDraft({ sent, base, baseVersion, sentAt }: PendingChange): KeptDraft & { base: KeptDraft['page'] | null } {
	return { page: partsOf(sent), base: base === null ? null : partsOf(base), baseVersion, keptAt: sentAt }
}

function partsOf({ title, content, metadata, layout }: PendingChange['sent']): KeptDraft['page'] {
	return { title, content, metadata, layout }
}

/** The change on the page as it is now; null when both changed the same part. */
async function mergedWith(page: Page, change: PendingChange) {
	const [{ mergeUncontested }, { openPage, storedPage }, { withTextWidget }, { withKeysOf }] = await Promise.all([
		import('../editor/merge.ts'),
		import('../editor/pageState.ts'),
		import('../editor/contentPage.ts'),
		import('../editor/pairs.ts'),
	])
	const base = openPage(withTextWidget({ ...page, ...(change.base ?? change.sent) }))
	const mine = withKeysOf(base, openPage(withTextWidget({ ...page, ...change.sent })))
	const outcome = mergeUncontested(base, mine, openPage(withTextWidget(page)))
	if (outcome === null) {
		return null
	}
	const { title, content, metadata, layout } = storedPage(outcome.state)
	return { title, content, metadata, layout, baseVersion: page.baseVersion }
}
