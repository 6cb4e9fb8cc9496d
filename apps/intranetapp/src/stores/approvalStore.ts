// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { PendingChange, Waiting } from '@suite/schema/intranet/approval'
import type { Page } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useSiteStore } from './siteStore.ts'

/** What could not be done. */
export type ApprovalWork = 'list' | 'read' | 'accept' | 'reject' | 'withdraw'

/** The outcome of an acceptance: the published page, or why it has to be looked at. */
export type Accepted = Page | 'contested' | null

/** What waits for approval: everything that concerns the user, and what concerns one page. */
export const useApprovalStore = defineStore('intranetapp-approval', () => {
	const site = useSiteStore()
	const waiting = shallowRef<Waiting | null>(null)
	/** What waits on the page that is being read; null while it is not known. */
	const changes = shallowRef<readonly PendingChange[] | null>(null)
	/** A change that is merged or corrected in the editor before it is approved. */
	const edited = shallowRef<{ readonly pageId: string, readonly change: PendingChange } | null>(null)
	const failure = shallowRef<{ readonly work: ApprovalWork, readonly cause: unknown } | null>(null)
	const isBusy = ref(false)
	/** How many changes and pages the user may approve. */
	const count = computed(() => waiting.value?.count ?? site.start?.waiting ?? 0)
	let pageId = ''

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
				const { title, content, metadata, layout } = change.sent
				const body = { page: { title, content, metadata, layout }, baseVersion: change.baseVersion }
				await intranet.drafts.save({ path: { pageId: page.id }, body })
			}
			await intranet.approvals.withdraw({ path: { pageId: page.id } })
		})
		await load()
		return isDone
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

	return { waiting, changes, edited, failure, isBusy, count, load, open, accept, reject, withdraw }
})

/** How the contract names a change. */
export function named({ kind, author, version }: PendingChange): Pick<PendingChange, 'kind' | 'version'> & { author: string | null } {
	return { kind, author: author?.id ?? null, version }
}

/** The change on the page as it is now; null when both changed the same part. */
async function mergedWith(page: Page, change: PendingChange) {
	const [{ compare }, { openPage, storedPage }, { withTextWidget }, { withKeysOf }] = await Promise.all([
		import('../editor/merge.ts'),
		import('../editor/pageState.ts'),
		import('../editor/contentPage.ts'),
		import('../editor/pairs.ts'),
	])
	const base = openPage(withTextWidget({ ...page, ...(change.base ?? change.sent) }))
	const mine = withKeysOf(base, openPage(withTextWidget({ ...page, ...change.sent })))
	const { differences, combine } = compare(base, mine, openPage(withTextWidget(page)))
	if (differences.some(({ isContested }) => isContested)) {
		return null
	}
	const { title, content, metadata, layout } =
		storedPage(combine(Object.fromEntries(differences.map(({ id, proposed }) => [id, proposed ?? 'mine']))))
	return { title, content, metadata, layout, baseVersion: page.baseVersion }
}
