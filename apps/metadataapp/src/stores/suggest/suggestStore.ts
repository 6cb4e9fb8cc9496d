// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import { limits } from '@suite/schema/metadata/limits'
import type { Suggestion } from '@suite/schema/metadata/service/suggestion'
import type { FieldValue } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useValueStore } from '../valueStore.ts'

/** A value that is suggested for a field of the open form. */
export interface Offer {
	readonly field: FieldValue
	readonly value: string
}

/** Nothing has answered yet. */
const isOpen = (task: Suggestion | null): boolean => task?.state === 'waiting' || task?.state === 'running'

/** As much of a value as it takes to know it. */
const quoted = (value: string): string => [...value].slice(0, limits.quotedCharacters).join('')

/** Values that a language model suggests for the file of the form. Whoever accepts one has it in the form, and saves it from there. */
export const useSuggestStore = defineStore('metadataapp-suggestions', () => {
	const values = useValueStore()
	/** What was asked last; null where nothing was, or no longer matters. */
	const task = shallowRef<Suggestion | null>(null)
	const isAsking = ref(false)
	const error = shallowRef<unknown>(null)
	/** Names of fields whose suggestion was accepted. */
	const accepted = shallowRef<ReadonlySet<string>>(new Set())
	/** Values that are not wanted, by the names of fields. */
	const rejected = shallowRef<ReadonlyMap<string, string>>(new Map())
	let latest = 0

	const isUnanswered = computed(() => isOpen(task.value))
	const isWaiting = computed(() => isAsking.value || isUnanswered.value)
	/** In the order of the form, without what the form has already. */
	const offers = computed<readonly Offer[]>(() => (values.fields ?? []).flatMap((field) => {
		const value = task.value?.suggestions[field.field_name]
		const isWanted = value !== undefined && !accepted.value.has(field.field_name)
			&& rejected.value.get(field.field_name) !== value && values.draftOf(field) !== value
		return isWanted ? [{ field, value }] : []
	}))

	/** Asks anew; what was dismissed is said not to be wanted. */
	async function ask(): Promise<void> {
		const at = values.target
		if (at === null || at.fileId === null || isAsking.value) {
			return
		}
		forget()
		const own = latest
		isAsking.value = true
		try {
			const unwanted = Object.fromEntries([...rejected.value].map(([name, value]) => [name, quoted(value)]))
			const answer = await api.suggestions.generate({
				body: { file_id: at.fileId, groupfolder_id: at.folderId, rejected: unwanted },
			})
			if (own === latest) {
				task.value = answer
			}
		} catch (cause) {
			if (own === latest) {
				error.value = cause
			}
		} finally {
			if (own === latest) {
				isAsking.value = false
			}
		}
	}
	/** Asks whether there is an answer. Rejects where that is not known, and may be the next time. */
	async function look(): Promise<void> {
		const own = latest
		const asked = task.value
		if (asked === null || !isOpen(asked)) {
			return
		}
		try {
			const { task: now } = await api.suggestions.status({ query: { task_id: asked.task_id } })
			if (own === latest && now !== undefined) {
				task.value = now
			}
		} catch (cause) {
			if (own !== latest) {
				return
			}
			if (!(cause instanceof ApiError) || (cause.status !== 403 && cause.status !== 404)) {
				throw cause
			}
			task.value = null
			error.value = cause
		}
	}
	/** Puts values into the form, where they can still be changed. */
	function accept(...chosen: readonly Offer[]): void {
		for (const { field: { field_name: name }, value } of chosen) {
			values.type(name, value)
			values.leave(name)
		}
		accepted.value = new Set([...accepted.value, ...chosen.map(({ field }) => field.field_name)])
	}
	function dismiss(...chosen: readonly Offer[]): void {
		rejected.value = new Map([...rejected.value, ...chosen.map(({ field, value }) => [field.field_name, value] as const)])
	}
	/** Waits no longer. An answer that comes all the same is there for who asks again. */
	function forget(): void {
		latest++
		task.value = null
		error.value = null
		isAsking.value = false
		accepted.value = new Set()
	}
	/** For another file. */
	function reset(): void {
		forget()
		rejected.value = new Map()
	}

	return { task, isAsking, error, isUnanswered, isWaiting, offers, ask, look, accept, dismiss, forget, reset }
})
