// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Conversion, ConversionInput } from '@suite/schema/metadata/field/conversion'
import type { Field } from '@suite/schema/metadata/field'
import { t } from '@nextcloud/l10n'
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { useConversionStore } from '../../stores/conversionStore.ts'
import { useFieldStore } from '../../stores/fieldStore.ts'
import { isEmpty, stageOf } from '../../values/conversion.ts'
import {
	conversionOf, draftOf, draftProblems, type FieldDraft, hasOptions, inputOf, isSameDraft, type Member, members, restOf,
} from '../../values/fieldDraft.ts'
import { madeName } from '../../values/fieldNames.ts'
import { withOptions } from '../../values/optionLines.ts'
import { problemWords } from '../../words/problemWords.ts'

/** A change of values that somebody has to see before it is made. */
interface Asked {
	readonly first: Conversion
	readonly input: ConversionInput
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
	/** A failure that belongs to no control. */
	readonly failure: Readonly<ShallowRef<unknown>>
	/** What values would become; null while nothing has to be asked. */
	readonly asked: Readonly<ShallowRef<Asked | null>>
	change(part: Partial<FieldDraft>): void
	/** @return the field as it is now; null when something has to be corrected or asked, or it was refused */
	save(): Promise<Field | null>
	/** Saves what does not concern values, before these change; rejects when it is refused. */
	saveRest(): Promise<void>
	/** @return the field as it is after its values have changed; null where it is gone. Rejects when it cannot be read */
	finish(): Promise<Field | null>
	/** Back to the form. */
	dismiss(): void
}

/** A definition that is written, checked and saved; whatever goes wrong, what was typed stays. */
export function useFieldDraft(field: Field | null): EditedField {
	const store = useFieldStore()
	const conversions = useConversionStore()
	const start = draftOf(field)
	const draft = shallowRef(start)
	const typedOption = ref('')
	const hasOwnName = ref(false)
	const isChecked = ref(false)
	const isSaving = ref(false)
	const refused = shallowRef<Readonly<Record<string, string>>>({})
	const failure = shallowRef<unknown>(null)
	const asked = shallowRef<Asked | null>(null)
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
	}
	async function save(): Promise<Field | null> {
		if (isSaving.value) {
			return null
		}
		draft.value = wanted()
		typedOption.value = ''
		isChecked.value = true
		refused.value = {}
		failure.value = null
		if (Object.keys(problems.value).length > 0) {
			return null
		}
		isSaving.value = true
		try {
			const input = field === null ? null : conversionOf(draft.value, field)
			const body = inputOf(draft.value, field, store.fields.length)
			return await (field === null ? store.create(body) : input === null ? store.update(field.id, body) : convert(field, input))
		} catch (cause) {
			refuse(cause)
			return null
		} finally {
			isSaving.value = false
		}
	}
	/** Where there are no values, nothing has to be asked. */
	async function convert({ id }: Field, input: ConversionInput): Promise<Field | null> {
		let first = await conversions.preview(id, input)
		if (stageOf(first) === 'asked' && isEmpty(first)) {
			await saveRest()
			first = await conversions.start(id, input, false)
		}
		if (stageOf(first) === 'done') {
			return finish()
		}
		asked.value = { first, input }
		return null
	}
	async function saveRest(): Promise<void> {
		const rest = field === null ? null : restOf(draft.value, field)
		if (field !== null && rest !== null) {
			await store.update(field.id, inputOf(rest, field, 0))
		}
	}
	async function finish(): Promise<Field | null> {
		await store.reload(field?.id ?? null)
		return store.byId.get(field?.id ?? 0) ?? null
	}
	function dismiss(): void {
		asked.value = null
	}
	function refuse(cause: unknown): void {
		const body = cause instanceof ApiError ? cause.body : {}
		if (typeof body.fields === 'object' && body.fields !== null) {
			refused.value = body.fields as Record<string, string>
		}
		const isShown = members.some((member) => member in refused.value)
		failure.value = isShown ? null : cause
	}

	return {
		draft,
		typedOption,
		savedOptions,
		isChanged: computed(() => !isSameDraft(wanted(), start)),
		isSaving,
		faults,
		failure,
		asked,
		change,
		save,
		saveRest,
		finish,
		dismiss,
	}
}
