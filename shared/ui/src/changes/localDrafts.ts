// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Unpublished work of one account, in the browser's storage. A browser may be shared, so each account has its own drafts. */
export interface LocalDrafts<D> {
	/** An unreadable draft counts as no draft. */
	read(id: string): D | null
	/** @return false when the browser refused to store it: storage full or blocked */
	write(id: string, draft: D): boolean
	remove(id: string): void
	/** Ids that have a draft. */
	ids(): string[]
	/** Calls back when another tab of the same account changes a draft; returns a function that unsubscribes. */
	onOtherTab(listener: (id: string, draft: D | null) => void): () => void
}

/**
 * @param account - id of the account
 * @param isDraft - whether a stored value is a draft
 */
export function createLocalDrafts<D>(
	account: string,
	isDraft: (value: unknown) => value is D,
	storage: Storage = localStorage,
): LocalDrafts<D> {
	// Encoded names contain no slash, so no account's prefix can be the beginning of another's.
	const prefix = `${appName}-draft-${encodeURIComponent(account)}/`
	function parse(text: string | null): D | null {
		try {
			const value: unknown = JSON.parse(text ?? 'null')
			return isDraft(value) ? value : null
		} catch {
			return null
		}
	}
	function tried<T>(work: () => T, otherwise: T): T {
		try {
			return work()
		} catch {
			return otherwise // the browser stores nothing for this page
		}
	}
	return {
		read: (id) => tried(() => parse(storage.getItem(prefix + id)), null),
		write: (id, draft) => tried(() => {
			storage.setItem(prefix + id, JSON.stringify(draft))
			return true
		}, false),
		remove: (id) => tried(() => storage.removeItem(prefix + id), undefined),
		ids: () => tried(
			() => Object.keys(storage)
				.filter((key) => key.startsWith(prefix) && parse(storage.getItem(key)) !== null)
				.map((key) => key.slice(prefix.length)),
			[],
		),
		onOtherTab(listener) {
			const onStorage = ({ key, newValue }: StorageEvent) => {
				if (key?.startsWith(prefix)) {
					listener(key.slice(prefix.length), parse(newValue))
				}
			}
			window.addEventListener('storage', onStorage)
			return () => window.removeEventListener('storage', onStorage)
		},
	}
}
