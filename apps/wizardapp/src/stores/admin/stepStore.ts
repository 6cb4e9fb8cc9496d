// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { AdminSteps } from '@suite/schema/wizard/step'
import type { Step } from '@suite/schema/wizard/step'
import { getCurrentUser } from '@nextcloud/auth'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { keepDraft } from './draftKeeper.ts'
import { createStepDrafts, type Draft } from './drafts.ts'
import { createEdits, type EditKind } from './edits.ts'
import { createStepActions } from './stepActions.ts'
import { isSameList } from './stepList.ts'

/**
 * The list of the open language: what is published, and the admin's own work on it. The work never reaches other
 * users until the publish store sends it.
 */
export const useStepStore = defineStore('wizardapp-steps', () => {
	const published = shallowRef<AdminSteps | null>(null)
	const steps = shallowRef<readonly Step[]>([])
	const base = ref(0)
	const selectedId = ref<string | null>(null)
	const loading = ref<string | null>(null)
	/** The language that could not be opened, and why. */
	const loadFailure = shallowRef<{ readonly language: string, readonly cause: unknown } | null>(null)
	/** When work from an earlier visit was resumed; null when it started now. */
	const resumedAt = ref<Date | null>(null)
	const edits = createEdits()
	const actions = createStepActions({ steps, selectedId, change })
	let request: AbortController | undefined

	const language = computed(() => published.value?.language ?? null)
	/** The language requested last; the open one once it has loaded. */
	const wanted = computed(() => loading.value ?? loadFailure.value?.language ?? language.value)
	const selected = computed(() => steps.value.find((step) => step.id === selectedId.value) ?? null)
	const isChanged = computed(() => published.value !== null && !isSameList(steps.value, published.value.steps))
	/** Another user published since this work began. */
	const isBehind = computed(() => isChanged.value && base.value !== published.value?.revision)

	const drafts = createStepDrafts(getCurrentUser()?.uid ?? '')
	const draft = keepDraft(drafts, { published, steps, base, isChanged })
	drafts.onOtherTab((changed, now) => changed === language.value && loading.value === null && followOtherTab(changed, now))

	function show(list: readonly Step[]): void {
		const position = steps.value.findIndex((step) => step.id === selectedId.value)
		steps.value = list
		if (!list.some((step) => step.id === selectedId.value)) {
			selectedId.value = list[Math.min(Math.max(position, 0), list.length - 1)]?.id ?? null
		}
	}
	/** Changes the work in a way that can be undone. */
	function change(kind: EditKind, after: readonly Step[], about: Step | null = null): void {
		if (!isSameList(steps.value, after)) {
			edits.record({ kind, key: about?.id ?? '', title: about?.title ?? '', before: steps.value, after, at: Date.now() })
			show(after)
		}
	}
	/** Opens a language with the server's list, and with the draft if there is one. */
	function open(answer: AdminSteps): void {
		draft.flush()
		const kept = draft.read(answer.language)
		edits.clear()
		loadFailure.value = null
		selectedId.value = null
		published.value = null // so that data of one language is not mistaken for work on another
		base.value = kept?.revision ?? answer.revision
		show(kept?.steps ?? answer.steps)
		published.value = answer
		settle()
		resumedAt.value = isChanged.value && kept !== null ? new Date(kept.keptAt) : null
	}
	/** Work that equals the published list cannot be behind it. */
	function settle(): void {
		if (!isChanged.value && published.value !== null) {
			base.value = published.value.revision
		}
	}
	async function load(code: string): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		loading.value = code
		loadFailure.value = null
		try {
			const answer = await wizard.steps.list({ query: { language: code } }, { signal: own.signal })
			if (!own.signal.aborted) {
				open(answer)
			}
		} catch (cause) {
			if (!own.signal.aborted) {
				loadFailure.value = { language: code, cause }
			}
		} finally {
			if (request === own) {
				loading.value = null
			}
		}
	}
	/** Loads the list now in force without changing the work. */
	async function refresh(): Promise<void> {
		const code = language.value
		if (code !== null) {
			const answer = await wizard.steps.list({ query: { language: code } })
			if (code === language.value) {
				published.value = answer
				settle()
			}
		}
	}
	/** Replaces the work with the server's list, which can be undone. */
	function replace(kind: EditKind, answer: AdminSteps): void {
		published.value = answer
		base.value = answer.revision
		change(kind, answer.steps)
		resumedAt.value = null
	}
	/** The server stored what was sent; changes made in the meantime stay. */
	function stored(answer: AdminSteps, sent: readonly Step[]): void {
		const isUntouched = steps.value === sent
		published.value = answer
		base.value = answer.revision
		resumedAt.value = null
		edits.seal()
		if (isUntouched) {
			show(answer.steps)
		}
	}
	function followOtherTab(code: string, now: Draft | null): void {
		if (now !== null) {
			base.value = now.revision
			change('otherTab', now.steps)
		} else if (isChanged.value) {
			void wizard.steps.list({ query: { language: code } }).then(
				(answer) => code === language.value && replace('otherTab', answer),
				(cause: unknown) => {
					loadFailure.value = { language: code, cause }
				},
			)
		}
	}

	function undo(): void {
		const edit = edits.undo()
		if (edit !== null) {
			show(edit.before)
			selectedId.value = edit.before.some((step) => step.id === edit.key) ? edit.key : selectedId.value
		}
	}
	function redo(): void {
		const edit = edits.redo()
		if (edit !== null) {
			show(edit.after)
			selectedId.value = edit.after.some((step) => step.id === edit.key) ? edit.key : selectedId.value
		}
	}
	/** Discards the work and returns to the published list. */
	function discard(kind: 'discard' | 'theirs' = 'discard'): void {
		change(kind, published.value?.steps ?? [])
		settle()
		resumedAt.value = null
	}
	/** Uses the steps of another language as work on this one, to be translated. @throws ApiError */
	async function copyFrom(code: string): Promise<void> {
		const answer = await wizard.steps.list({ query: { language: code } })
		change('copy', answer.steps.map(({ author: _author, updatedAt: _updatedAt, ...step }) => step))
	}
	function select(id: string | null): void {
		edits.seal()
		selectedId.value = id
	}

	return {
		published, steps, base, language, wanted, selectedId, selected, loading, loadFailure, resumedAt, isChanged, isBehind,
		draftKeptAt: draft.keptAt, isDraftRefused: draft.isRefused, draftLanguages: draft.languages, flushDraft: draft.flush,
		lastEdit: edits.last, nextEdit: edits.next, seal: edits.seal,
		open, load, refresh, replace, stored, change, ...actions, undo, redo, discard, copyFrom, select,
	}
})
