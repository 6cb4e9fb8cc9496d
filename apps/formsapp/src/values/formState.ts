// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedForm, OpenedForm } from '@suite/schema/forms/form'
import type { ShareSettings } from '@suite/schema/forms/share'

/** Where a form stands: never published, not open yet, open, closed by time or by hand, or as full as it may be. */
export type FormState = 'draft' | 'waiting' | 'open' | 'closed' | 'full'

export type StateFacts = Pick<ListedForm, 'isPublic' | 'opensAt' | 'closesAt' | 'maxResponses' | 'responseCount'>

/** A link that is off closes a form that has responses; without any, the form is still a draft. */
export function stateOf(facts: StateFacts, now = new Date()): FormState {
	const isPast = (text: string | null) => text !== null && Date.parse(text) <= now.getTime()
	if (!facts.isPublic) {
		return facts.responseCount > 0 ? 'closed' : 'draft'
	}
	if (isPast(facts.closesAt)) {
		return 'closed'
	}
	if (facts.maxResponses > 0 && facts.responseCount >= facts.maxResponses) {
		return 'full'
	}
	return facts.opensAt !== null && !isPast(facts.opensAt) ? 'waiting' : 'open'
}

/** The same of a form that is open, whose link and settings each may end it. */
export const factsOf = ({ form, responseCount }: OpenedForm, share: ShareSettings): StateFacts => ({
	isPublic: share.isPublic,
	opensAt: share.startsAt,
	closesAt: earlier(share.expiresAt, form.settings.expiresAt),
	maxResponses: form.settings.maxResponses,
	responseCount,
})

function earlier(one: string | null, other: string | null): string | null {
	const times = [one, other].filter((text): text is string => text !== null)
	return times.sort((first, second) => Date.parse(first) - Date.parse(second))[0] ?? null
}
