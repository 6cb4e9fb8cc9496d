// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AdminSteps } from '@suite/schema/wizard/step'
import type { Step } from '@suite/schema/wizard/step'
import type { LocalDrafts } from '@suite/ui/changes/localDrafts'
import { ref, watch, type ComputedRef, type Ref } from 'vue'
import { isSameList } from './stepList.ts'
import type { Draft } from './drafts.ts'

/** Milliseconds without changes before a draft is written. */
const quiet = 400

export interface DraftKeeper {
	/** When the draft of the open language was written; null while there is none. */
	readonly keptAt: Ref<Date | null>
	/** The browser refused to store it. */
	readonly isRefused: Ref<boolean>
	/** Languages with a draft. */
	readonly languages: Ref<readonly string[]>
	read(language: string): Draft | null
	/** Writes pending work immediately. */
	flush(): void
}

interface Work {
	readonly published: Ref<AdminSteps | null>
	readonly steps: Ref<readonly Step[]>
	readonly base: Ref<number>
	readonly isChanged: ComputedRef<boolean>
}

/** Writes the work on the open language to the browser's storage, and removes it when nothing differs any more. */
export function keepDraft(drafts: LocalDrafts<Draft>, work: Work): DraftKeeper {
	const keptAt = ref<Date | null>(null)
	const isRefused = ref(false)
	const languages = ref<readonly string[]>(drafts.ids())
	let timer: ReturnType<typeof setTimeout> | undefined

	function write(): void {
		clearTimeout(timer)
		timer = undefined
		const language = work.published.value?.language
		if (language === undefined) {
			return
		}
		if (work.isChanged.value) {
			const stored = drafts.read(language)
			if (stored === null || stored.revision !== work.base.value || !isSameList(stored.steps, work.steps.value)) {
				const now = new Date()
				isRefused.value = !drafts.write(language, { revision: work.base.value, steps: work.steps.value, keptAt: now.toISOString() })
				keptAt.value = isRefused.value ? null : now
			} else {
				keptAt.value = new Date(stored.keptAt)
			}
		} else {
			drafts.remove(language)
			keptAt.value = null
			isRefused.value = false
		}
		languages.value = drafts.ids()
	}

	watch([work.steps, work.base, work.published], ([, , published], [, , before]) => {
		if (published?.language !== before?.language) {
			write() // another language was opened: it has no pending work
		} else {
			clearTimeout(timer)
			timer = setTimeout(write, quiet)
		}
	}, { flush: 'sync' })

	return {
		keptAt,
		isRefused,
		languages,
		read: (language) => drafts.read(language),
		flush() {
			if (timer !== undefined) {
				write()
			}
		},
	}
}
