// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { errorSentence } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Row } from '../grid/rows.ts'
import { useGridStore, type Slot } from '../stores/gridStore.ts'
import { bookingSentences, verdictWords } from '../words/verdict.ts'

export interface Question extends Slot {
	/** The booking that would be changed. */
	readonly uid?: string
	readonly blockKey?: string
}
export interface Answer { readonly words: string, readonly isFree: boolean }

/** Long enough that a drag asks once where it rests. */
const pause = 200

/** What the room says to the time that is being chosen; null while nobody knows. */
export function useVerdict(question: () => Question | null, rowOf: (slot: Slot) => Row | undefined): Readonly<Ref<Answer | null>> {
	const grid = useGridStore()
	const answer = ref<Answer | null>(null)
	let timer: ReturnType<typeof setTimeout> | undefined
	let latest = 0

	async function ask(asked: Question): Promise<void> {
		const call = ++latest
		let told: Answer
		try {
			const verdict = await grid.check(asked, asked.uid)
			told = { words: verdictWords(verdict, rowOf(asked), asked, asked.blockKey), isFree: verdict.verdict !== 'declined' }
		} catch (cause) {
			told = { words: errorSentence(cause, t('roomsapp', 'Could not ask the room. Try again.'), bookingSentences()), isFree: false }
		}
		if (call === latest) {
			answer.value = told
		}
	}

	watch(() => JSON.stringify(question()), () => {
		clearTimeout(timer)
		latest++
		answer.value = null
		const asked = question()
		if (asked !== null) {
			timer = setTimeout(() => void ask(asked), pause)
		}
	}, { immediate: true })
	onScopeDispose(() => clearTimeout(timer))
	return answer
}
