// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import { ApiError } from '@suite/api/client/error'
import type { WizardFailure } from '@suite/schema/wizard/failure'
import type { Step } from '@suite/schema/wizard/step'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { faultsOf, type Fault } from './faults.ts'
import { fields, toInput } from './stepList.ts'
import { useStepStore } from './stepStore.ts'

/** A pause longer than this starts a new entry in the history; milliseconds. */
const sessionPause = 30 * 60_000

/** Publishes the work on a language, and reports what prevents it. */
export const usePublishStore = defineStore('wizardapp-publish', () => {
	const list = useStepStore()
	const isPublishing = ref(false)
	const isResetting = ref(false)
	const error = shallowRef<unknown>(null)
	/** The last publication during this visit. */
	const last = shallowRef<{ readonly language: string, readonly revision: number, readonly at: Date } | null>(null)
	/** The admin chose to continue although another user published; the next publication asks again. */
	const isConflictDismissed = ref(false)
	/** Faults are shown only after an attempt to publish, so that a new step is not red from the start. */
	const isChecked = ref(false)
	const refused = shallowRef<ReadonlyMap<Step, readonly Fault[]>>(new Map())
	const sessions = new Map<string, { id: string, usedAt: number }>()

	const faults = computed<ReadonlyMap<string, readonly Fault[]>>(() => new Map(list.steps.map((step) =>
		[step.id, [...faultsOf(step), ...(refused.value.get(step) ?? [])]])))
	const firstFaulty = computed(() => list.steps.find((step) => (faults.value.get(step.id) ?? []).length > 0) ?? null)
	/** When the open list was published manually, as long as no later change followed; null otherwise. */
	const publishedAt = computed(() =>
		last.value !== null && last.value.language === list.language && last.value.revision === list.published?.revision
			? last.value.at
			: null)
	const hasConflict = computed(() => list.isBehind && !isConflictDismissed.value)

	function session(language: string): string {
		const now = Date.now()
		const known = sessions.get(language)
		const id = known !== undefined && now - known.usedAt < sessionPause ? known.id : crypto.randomUUID()
		sessions.set(language, { id, usedAt: now })
		return id
	}
	/** Starts a new entry in the history: later saves are not merged into earlier ones. */
	function endSession(language: string): void {
		sessions.delete(language)
	}

	/** @return whether the list is now in force */
	async function publish(): Promise<boolean> {
		const { language, steps, base } = list
		isChecked.value = true
		error.value = null
		if (language === null || isPublishing.value || firstFaulty.value !== null) {
			return false
		}
		isPublishing.value = true
		try {
			const answer =
				await wizard.steps.save({ body: { steps: steps.map(toInput), language, revision: base, session: session(language) } })
			if (list.language === language) {
				list.stored(answer, steps)
				list.flushDraft()
			}
			last.value = { language, revision: answer.revision, at: new Date() }
			isChecked.value = false
			return true
		} catch (cause) {
			await refuse(cause, steps)
			return false
		} finally {
			isPublishing.value = false
		}
	}
	async function refuse(cause: unknown, sent: readonly Step[]): Promise<void> {
		if (!(cause instanceof ApiError)) {
			throw cause
		}
		if (cause.reason === 'stale_revision') {
			isConflictDismissed.value = false
			await learnTheirs(cause)
			return
		}
		error.value = cause
		const found = new Map<Step, Fault[]>()
		for (const problem of cause.problems) {
			const [, index, field] = /^\/steps\/(\d+)(?:\/(\w+))?/.exec(problem.pointer) ?? []
			const step = sent[Number(index)]
			if (step !== undefined) {
				found.set(step, [
					...(found.get(step) ?? []),
					{ field: fields.find((one) => one === field) ?? 'title', kind: 'refused', message: problem.message },
				])
			}
		}
		refused.value = found
	}
	/** Requests the list in force; if even that fails, the data of the refusal is used. */
	async function learnTheirs(refusal: ApiError): Promise<void> {
		try {
			await list.refresh()
		} catch (cause) {
			if (!(cause instanceof ApiError) || list.published === null) {
				throw cause
			}
			const { revision = list.published.revision, author = null, authorName = null, updatedAt = null } =
				refusal.body as Partial<WizardFailure>
			list.published = { ...list.published, revision, author, authorName, updatedAt }
		}
	}
	/** Publishes over another user's publication. */
	async function overwrite(): Promise<boolean> {
		if (list.published !== null) {
			list.base = list.published.revision
		}
		return publish()
	}
	/** Reverts to the built-in steps. @throws ApiError */
	async function reset(): Promise<void> {
		const { language, published } = list
		if (language === null || published === null) {
			return
		}
		isResetting.value = true
		try {
			await wizard.steps.reset({ body: { language, revision: published.revision } })
			endSession(language)
			list.replace('reset', await wizard.steps.list({ query: { language } }))
		} catch (cause) {
			if (cause instanceof ApiError && cause.reason === 'stale_revision') {
				await learnTheirs(cause)
			}
			throw cause
		} finally {
			isResetting.value = false
		}
	}

	return {
		isPublishing,
		isResetting,
		error,
		publishedAt,
		isConflictDismissed,
		isChecked,
		faults,
		firstFaulty,
		hasConflict,
		publish,
		overwrite,
		reset,
		endSession,
	}
})
