// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { number } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { computed, onScopeDispose, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { useSessionStore } from '../../stores/sessionStore.ts'
import {
	areDays, draftOf, type FilterDraft, filterOf, filterProblem, type FilterKind, freshDraft, today,
} from '../../values/filter/draft.ts'
import { problemWords } from '../../words/problemWords.ts'

/** Milliseconds after the last key in which a text counts as typed. */
const quiet = 400

interface EditedFilter {
	readonly draft: Readonly<ShallowRef<FilterDraft>>
	/** What is wrong with it, once it was typed. */
	readonly fault: ComputedRef<string | null>
	/** Another kind of condition; what is ticked stays where both kinds have values to tick. */
	turn(kind: FilterKind): void
	/** Takes what was chosen at once. */
	put(draft: FilterDraft): void
	/** Takes what is typed when no more keys follow. */
	type(draft: FilterDraft): void
	/** Takes what is typed now. */
	settle(): void
}

/** The filter of a field while somebody sets it; `apply` gets it as the API takes it, as soon as it can be used. */
export function useFilterDraft(field: Field, filter: readonly unknown[], apply: (filter: readonly unknown[]) => void): EditedFilter {
	const session = useSessionStore()
	const draft = shallowRef(draftOf(field, filter))
	const isWaiting = ref(false)
	let timer: ReturnType<typeof setTimeout> | undefined
	let applied = JSON.stringify(filter)
	const problem = computed((): string | null => {
		const { value } = draft
		if (value.kind === 'period' && !areDays(value)) {
			return t('metadataapp', 'Enter a number of days from 1 to {most}.', { most: number(limits.relativeDays) }, plain)
		}
		const found = filterProblem(field, filterOf(value), { userId: session.user.id, today: today() })
		return found === null ? null : problemWords(found, t)
	})

	function settle(): void {
		if (isWaiting.value) {
			tell()
		}
	}
	function tell(): void {
		clearTimeout(timer)
		isWaiting.value = false
		const next = filterOf(draft.value)
		if (problem.value === null && JSON.stringify(next) !== applied) {
			applied = JSON.stringify(next)
			apply(next)
		}
	}
	function put(next: FilterDraft): void {
		draft.value = next
		tell()
	}
	function type(next: FilterDraft): void {
		clearTimeout(timer)
		draft.value = next
		isWaiting.value = true
		timer = setTimeout(tell, quiet)
	}
	function turn(kind: FilterKind): void {
		const [former, next] = [draft.value, freshDraft(kind)]
		const values = former.kind === 'any' || former.kind === 'all' ? former.values : []
		put(next.kind === 'any' || next.kind === 'all' ? { ...next, values } : next)
	}
	// whoever leaves with a key still warm means what was typed
	onScopeDispose(settle)

	return {
		draft,
		fault: computed(() => isWaiting.value ? null : problem.value),
		turn,
		put,
		type,
		settle,
	}
}
