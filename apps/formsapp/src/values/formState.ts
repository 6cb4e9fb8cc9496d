// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Where a form stands: never published, not open yet, open, closed by time or by hand, or as full as it may be. */
export type FormState = 'draft' | 'waiting' | 'open' | 'closed' | 'full'

export interface StateFacts {
	readonly isPublic: boolean
	/** Null: it never had a link. */
	readonly hash: string | null
	/** ISO 8601, of the link. */
	readonly startsAt: string | null
	readonly expiresAt: string | null
	readonly responseCount: number
	readonly settings: { readonly expiresAt: string | null, readonly maxResponses: number }
}

/** A switched-off link closes a form that has answers; without any, the form is still a draft. */
export function stateOf(facts: StateFacts, now = new Date()): FormState {
	const isPast = (text: string | null) => text !== null && Date.parse(text) <= now.getTime()
	if (!facts.isPublic) {
		return facts.responseCount > 0 ? 'closed' : 'draft'
	}
	if (isPast(facts.expiresAt) || isPast(facts.settings.expiresAt)) {
		return 'closed'
	}
	if (facts.settings.maxResponses > 0 && facts.responseCount >= facts.settings.maxResponses) {
		return 'full'
	}
	return facts.startsAt !== null && !isPast(facts.startsAt) ? 'waiting' : 'open'
}
