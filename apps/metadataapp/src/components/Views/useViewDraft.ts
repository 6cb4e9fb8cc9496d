// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { limits } from '@suite/schema/metadata/limits'
import type { View } from '@suite/schema/metadata/view'
import { t } from '@nextcloud/l10n'
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { lineProblem, Problem } from '../../rules/problem.ts'
import { useViewStore } from '../../stores/viewStore.ts'
import { inputOf, isSameDraft, type ViewDraft } from '../../values/viewDraft.ts'
import { problemWords } from '../../words/problemWords.ts'

interface EditedView {
	readonly draft: Readonly<ShallowRef<ViewDraft>>
	readonly isChanged: ComputedRef<boolean>
	readonly isSaving: Readonly<Ref<boolean>>
	/** What is wrong with the name; nothing before the first attempt to save. */
	readonly nameFault: ComputedRef<string | null>
	/** A failure that belongs to no control. */
	readonly failure: Readonly<ShallowRef<unknown>>
	change(part: Partial<ViewDraft>): void
	/** @return the view as it is now; null when something has to be corrected or it was refused */
	save(): Promise<View | null>
}

/**
 * A view that is written, checked and saved; whatever goes wrong, what was entered stays.
 *
 * @param view - null for a new one
 */
export function useViewDraft(view: View | null, start: ViewDraft): EditedView {
	const views = useViewStore()
	const draft = shallowRef(start)
	const isChecked = ref(false)
	const isSaving = ref(false)
	const refused = ref<string | null>(null)
	const failure = shallowRef<unknown>(null)
	const problem = computed(() => {
		const name = draft.value.name.trim()
		return name === '' ? new Problem('missing') : lineProblem(name, limits.viewNameCharacters)
	})

	function change(part: Partial<ViewDraft>): void {
		draft.value = { ...draft.value, ...part }
		refused.value = null
		failure.value = null
	}
	async function save(): Promise<View | null> {
		if (isSaving.value) {
			return null
		}
		isChecked.value = true
		refused.value = null
		failure.value = null
		if (problem.value !== null) {
			return null
		}
		isSaving.value = true
		try {
			const body = inputOf(draft.value)
			return await (view === null ? views.create(body) : views.update(view.id, body))
		} catch (cause) {
			refuse(cause)
			return null
		} finally {
			isSaving.value = false
		}
	}
	function refuse(cause: unknown): void {
		const problems = cause instanceof ApiError ? cause.problems : []
		refused.value = problems.find((one) => one.pointer === '/name')?.message ?? null
		failure.value = refused.value === null ? cause : null
	}

	return {
		draft,
		isChanged: computed(() => !isSameDraft(draft.value, start)),
		isSaving,
		nameFault: computed(() => refused.value ?? (isChecked.value && problem.value !== null ? problemWords(problem.value, t) : null)),
		failure,
		change,
		save,
	}
}
