// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Field } from '@suite/schema/metadata/field'
import { t } from '@nextcloud/l10n'
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { useFieldStore } from '../../stores/fieldStore.ts'
import { draftOf, draftProblems, type FieldDraft, hasOptions, inputOf, isSameDraft, type Member, members } from '../../values/fieldDraft.ts'
import { madeName } from '../../values/fieldNames.ts'
import { withOptions } from '../../values/optionLines.ts'
import { problemWords } from '../../words/problemWords.ts'

/** Values that another type would lose, as the server counted them. */
export interface Lost {
	readonly files: number
	readonly folder_values: number
	readonly examples: readonly { readonly value: string, readonly message: string }[]
}

interface EditedField {
	readonly draft: Readonly<ShallowRef<FieldDraft>>
	/** An option that is typed and not added yet. */
	readonly typedOption: Ref<string>
	/** Options that values of the field may have. */
	readonly savedOptions: ReadonlySet<string>
	readonly isChanged: ComputedRef<boolean>
	readonly isSaving: Readonly<Ref<boolean>>
	/** What is wrong, by member; nothing before the first attempt to save. */
	readonly faults: ComputedRef<Partial<Record<Member, string>>>
	readonly lost: Readonly<ShallowRef<Lost | null>>
	/** A failure that belongs to no control. */
	readonly failure: Readonly<ShallowRef<unknown>>
	change(part: Partial<FieldDraft>): void
	/** @return the field as it is now; null when something has to be corrected or it was refused */
	save(): Promise<Field | null>
}

/** A definition that is written, checked and saved; whatever goes wrong, what was typed stays. */
export function useFieldDraft(field: Field | null): EditedField {
	const store = useFieldStore()
	const start = draftOf(field)
	const draft = shallowRef(start)
	const typedOption = ref('')
	const hasOwnName = ref(false)
	const isChecked = ref(false)
	const isSaving = ref(false)
	const refused = shallowRef<Readonly<Record<string, string>>>({})
	const lost = shallowRef<Lost | null>(null)
	const failure = shallowRef<unknown>(null)
	const offered = field?.field_options ?? []
	const savedOptions = new Set([...(Array.isArray(offered) ? offered : []), ...field?.withdrawn_options ?? []])

	const problems = computed(() => draftProblems(draft.value))
	const faults = computed(() => {
		const own = isChecked.value ? problems.value : {}
		return Object.fromEntries(members.flatMap((member) => {
			// a name that is made from the label is missing with it
			const problem = member === 'field_name' && !hasOwnName.value && own.field_label !== undefined ? undefined : own[member]
			const words = problem === undefined ? refused.value[member] : problemWords(problem, t)
			return words === undefined ? [] : [[member, words]]
		})) as Partial<Record<Member, string>>
	})
	const wanted = () => hasOptions(draft.value.type) && typedOption.value.trim() !== ''
		? { ...draft.value, options: withOptions(draft.value.options, typedOption.value, savedOptions).lines }
		: draft.value

	function change(part: Partial<FieldDraft>): void {
		hasOwnName.value ||= part.name !== undefined
		const next = { ...draft.value, ...part }
		const taken = new Set(store.fields.map(({ field_name: name }) => name))
		draft.value = field !== null || hasOwnName.value
			? next
			: { ...next, name: next.label.trim() === '' ? '' : madeName(next.label, next.isOfFolder, taken) }
		refused.value = {}
		failure.value = null
		if (part.type !== undefined) {
			lost.value = null
		}
	}
	async function save(): Promise<Field | null> {
		if (isSaving.value) {
			return null
		}
		draft.value = wanted()
		typedOption.value = ''
		isChecked.value = true
		refused.value = {}
		lost.value = failure.value = null
		if (Object.keys(problems.value).length > 0) {
			return null
		}
		isSaving.value = true
		try {
			const body = inputOf(draft.value, field, store.fields.length)
			return await (field === null ? store.create(body) : store.update(field.id, body))
		} catch (cause) {
			refuse(cause)
			return null
		} finally {
			isSaving.value = false
		}
	}
	function refuse(cause: unknown): void {
		const body = cause instanceof ApiError ? cause.body : {}
		if (typeof body.fields === 'object' && body.fields !== null) {
			refused.value = body.fields as Record<string, string>
		}
		lost.value = body.lost === undefined ? null : body.lost as Lost
		const isShown = lost.value !== null || members.some((member) => member in refused.value)
		failure.value = isShown ? null : cause
	}

	return {
		draft,
		typedOption,
		savedOptions,
		isChanged: computed(() => !isSameDraft(wanted(), start)),
		isSaving,
		faults,
		lost,
		failure,
		change,
		save,
	}
}
