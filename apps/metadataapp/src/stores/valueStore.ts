// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import type { FieldValue, SavedValues, ValueMap } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { Problem } from '../rules/index.ts'
import { faultsIn, wished, type RequiredMode } from '../values/draft.ts'

/** Whose values are open: those of a file, or without one those of the team folder. */
export interface Target {
	readonly folderId: number
	readonly fileId: number | null
}

/** What the last save changed. */
export interface Saved {
	readonly at: Date
	/** Values by the names of fields. */
	readonly before: ReadonlyMap<string, string | null>
	readonly after: ReadonlyMap<string, string | null>
	/** The save took an earlier one back. */
	readonly isUndo: boolean
}

/** What came of a save. */
export type Outcome = 'saved' | 'unchanged' | 'faulty' | 'conflict' | 'failed'

const isSame = (one: Target | null, other: Target) => one?.folderId === other.folderId && one.fileId === other.fileId

/** The form with the values of one file or team folder: what is stored, what was typed, and what is wrong with it. */
export const useValueStore = defineStore('metadataapp-values', () => {
	const target = shallowRef<Target | null>(null)
	/** With what is stored; null while it has not arrived. */
	const fields = shallowRef<readonly FieldValue[] | null>(null)
	/** What was typed, by the names of fields. */
	const drafts = shallowRef<ReadonlyMap<string, string | null>>(new Map())
	/** Fields that somebody has left, or tried to save. */
	const left = shallowRef<ReadonlySet<string>>(new Set())
	/** What the server says is wrong. */
	const refused = shallowRef<ReadonlyMap<string, string>>(new Map())
	/** Fields that somebody else has changed while they were filled in here. */
	const overtaken = shallowRef<ReadonlySet<string>>(new Set())
	const mode = ref<RequiredMode>('warn')
	const error = shallowRef<unknown>(null)
	const saveError = shallowRef<unknown>(null)
	const isSaving = ref(false)
	const saved = shallowRef<Saved | null>(null)
	/** The server said that nothing may be changed here. */
	const isForbidden = ref(false)
	let latest = 0

	/** What is to be saved, or what is wrong with it, by the names of fields that differ from what is stored. */
	const changes = computed<ReadonlyMap<string, string | Problem | null>>(() => new Map((fields.value ?? []).flatMap((field) => {
		const draft = drafts.value.get(field.field_name)
		if (draft === undefined) {
			return []
		}
		const wish = wished(field, draft)
		return wish === field.value ? [] : [[field.field_name, wish] as const]
	})))
	const isDirty = computed(() => changes.value.size > 0)
	/** What the rules say is wrong, by the names of fields. */
	const faults = computed(() => faultsIn(fields.value ?? [], changes.value, mode.value))

	/** Opens a form; what was typed in another one is gone. */
	async function open(next: Target, required: RequiredMode): Promise<void> {
		mode.value = required
		if (!isSame(target.value, next)) {
			close()
			target.value = next
		}
		await load()
	}
	function close(): void {
		latest++
		target.value = null
		fields.value = null
		error.value = null
		saved.value = null
		isForbidden.value = false
		isSaving.value = false
		discard()
	}
	/** Reads what is stored; what was typed stays. */
	async function load(): Promise<void> {
		const at = target.value
		const own = ++latest
		if (at === null) {
			return
		}
		error.value = null
		try {
			const answer = await read(at)
			if (own === latest) {
				fields.value = answer
			}
		} catch (cause) {
			if (own === latest) {
				error.value = cause
			}
		}
	}
	/** What somebody types or picks: the text of a value, or one that is none yet. */
	function type(name: string, text: string | null): void {
		drafts.value = new Map(drafts.value).set(name, text)
		if (refused.value.has(name)) {
			refused.value = without(refused.value, name)
		}
	}
	function leave(name: string): void {
		left.value = new Set(left.value).add(name)
	}
	/** Gives up what was typed in one field. */
	function reset(name: string): void {
		drafts.value = without(drafts.value, name)
		refused.value = without(refused.value, name)
		overtaken.value = new Set([...overtaken.value].filter((one) => one !== name))
	}
	function discard(): void {
		drafts.value = new Map()
		left.value = new Set()
		refused.value = new Map()
		overtaken.value = new Set()
		saveError.value = null
	}
	/** Saves what was changed, all of it or nothing. What somebody else has changed meanwhile is shown first. */
	async function save(): Promise<Outcome> {
		left.value = new Set([...left.value, ...changes.value.keys()])
		if (faults.value.size > 0) {
			return 'faulty'
		}
		const wishes = new Map([...changes.value].flatMap(([name, wish]) => wish instanceof Problem ? [] : [[name, wish] as const]))
		return wishes.size === 0 ? 'unchanged' : write(wishes, false)
	}
	/** Writes back what was there before the last save. */
	async function undo(): Promise<Outcome> {
		const last = saved.value
		if (last === null) {
			return 'unchanged'
		}
		for (const [name, value] of last.before) {
			type(name, value)
		}
		return write(last.before, true)
	}
	async function write(wishes: ReadonlyMap<string, string | null>, isUndo: boolean): Promise<Outcome> {
		const at = target.value
		if (at === null || isSaving.value) {
			return 'unchanged'
		}
		isSaving.value = true
		saveError.value = null
		try {
			// the routes that save take no condition, so nothing but a look right before shows what somebody else has changed
			const found = overtakenBy(await read(at), wishes)
			if (target.value !== at) {
				return 'unchanged'
			}
			overtaken.value = found
			if (found.size > 0) {
				return 'conflict'
			}
			const before = new Map([...wishes.keys()].map((name) => [name, valueOf(name)]))
			const { metadata } = await send(at, Object.fromEntries(wishes))
			if (target.value === at) {
				adopt(metadata, [...wishes.keys()])
				saved.value = { at: new Date(), before, after: wishes, isUndo }
			}
			return 'saved'
		} catch (cause) {
			return target.value === at ? refuse(cause) : 'failed'
		} finally {
			isSaving.value = false
		}
	}
	/** Takes what is stored by now, and finds which of the wishes would overwrite what their author has not seen. */
	function overtakenBy(now: readonly FieldValue[], wishes: ReadonlyMap<string, string | null>): Set<string> {
		const before = new Map((fields.value ?? []).map(({ field_name: name, value }) => [name, value]))
		fields.value = now
		return new Set(now.filter(({ field_name: name, value }) =>
			wishes.has(name) && before.has(name) && before.get(name) !== value && wishes.get(name) !== value)
			.map(({ field_name: name }) => name))
	}
	function refuse(cause: unknown): Outcome {
		const named = cause instanceof ApiError && typeof cause.body.fields === 'object' && cause.body.fields !== null
			? Object.entries(cause.body.fields as Record<string, string>)
			: []
		if (named.length > 0) {
			refused.value = new Map(named)
			return 'faulty'
		}
		isForbidden.value ||= cause instanceof ApiError && cause.reason === 'not_writable'
		saveError.value = cause
		return 'failed'
	}
	/**
	 * Takes values as they are now.
	 *
	 * @param settled - names of fields in which nothing is being typed any more
	 */
	function adopt(metadata: ValueMap, settled: readonly string[]): void {
		fields.value = fields.value?.map((field) => ({ ...field, value: metadata[field.field_name] ?? null })) ?? null
		settled.forEach(reset)
	}
	function valueOf(name: string): string | null {
		return fields.value?.find((field) => field.field_name === name)?.value ?? null
	}
	/** The text in the control of a field. */
	const draftOf = (field: FieldValue): string | null => drafts.value.has(field.field_name)
		? drafts.value.get(field.field_name) ?? null
		: field.value

	return {
		target, fields, drafts, left, refused, overtaken, error, saveError, isSaving, saved, isForbidden, changes, isDirty, faults, mode,
		open, close, load, type, leave, reset, discard, save, undo, adopt, draftOf,
	}
})

async function read({ folderId, fileId }: Target): Promise<readonly FieldValue[]> {
	const query = { shape: 'fields' } as const
	const answer = fileId === null
		? await api.folderValues.read({ path: { folderId }, query })
		: await api.values.readIn({ path: { folderId, fileId }, query })
	return answer as FieldValue[]
}

function send({ folderId, fileId }: Target, metadata: Record<string, string | null>): Promise<SavedValues> {
	return fileId === null
		? api.folderValues.save({ path: { folderId }, body: { metadata } })
		: api.values.saveIn({ path: { folderId, fileId }, body: { metadata } })
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
	return new Map([...map].filter(([one]) => one !== key))
}
