// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'

/** Unpublished work on one language, kept in the browser. */
export interface Draft {
	/** The revision it was made on. */
	readonly revision: number
	readonly steps: readonly Step[]
	/** ISO 8601 in UTC. */
	readonly keptAt: string
}

/** The drafts of one account. A browser may be shared, so each entry holds one draft per account. */
export interface Drafts {
	read(language: string): Draft | null
	/** @return false when the browser refused to keep it */
	write(language: string, draft: Draft): boolean
	remove(language: string): void
	/** Languages with a draft. */
	languages(): string[]
	/** Calls back when another tab of the same account changed a draft; returns the way to stop that. */
	onOtherTab(listener: (language: string, draft: Draft | null) => void): () => void
}

const prefix = 'wizardapp-draft-'

type Entry = Record<string, Draft>

/**
 * Drafts in the browser's storage. What cannot be read counts as no draft.
 *
 * @param account - id of the account
 * @param storage - where they are kept
 */
export function createDrafts(account: string, storage: Storage = localStorage): Drafts {
	function entry(language: string): Entry {
		try {
			return parse(storage.getItem(prefix + language))
		} catch {
			return {} // the browser keeps nothing for this page
		}
	}
	function put(language: string, value: Entry): boolean {
		try {
			if (Object.keys(value).length > 0) {
				storage.setItem(prefix + language, JSON.stringify(value))
			} else {
				storage.removeItem(prefix + language)
			}
			return true
		} catch {
			return false // full, or forbidden: the caller says so
		}
	}
	return {
		read: (language) => entry(language)[account] ?? null,
		write: (language, draft) => put(language, { ...entry(language), [account]: draft }),
		remove(language) {
			const { [account]: _own, ...others } = entry(language)
			put(language, others)
		},
		languages() {
			try {
				return Object.keys(storage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
					.filter((language) => entry(language)[account] !== undefined)
			} catch {
				return []
			}
		},
		onOtherTab(listener) {
			const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
				if (key?.startsWith(prefix)) {
					const [old, now] = [parse(oldValue)[account], parse(newValue)[account]]
					if (JSON.stringify(old) !== JSON.stringify(now)) {
						listener(key.slice(prefix.length), now ?? null)
					}
				}
			}
			window.addEventListener('storage', onStorage)
			return () => window.removeEventListener('storage', onStorage)
		},
	}
}

function parse(text: string | null): Entry {
	try {
		const value: unknown = JSON.parse(text ?? '{}')
		return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).filter(([, draft]) => isDraft(draft))) : {}
	} catch {
		return {}
	}
}

function isDraft(value: unknown): value is Draft {
	const draft = value as Partial<Draft> | null
	return typeof draft === 'object' && draft !== null && typeof draft.revision === 'number' && typeof draft.keptAt === 'string'
		&& Array.isArray(draft.steps) && draft.steps.every((step) => typeof step?.id === 'string' && typeof step.title === 'string' && typeof step.text === 'string')
}
