// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { painted } from '@suite/ui/state/painted'
import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useFormStore } from '../stores/formStore.ts'
import { usePresenceStore } from '../stores/presenceStore.ts'

/** Milliseconds: half of the time after which Nextcloud takes an editor for gone. */
const alone = 30_000
/** While others edit as well: how late one learns that somebody took over, or what was changed. */
const together = 5_000

/**
 * Tells others that somebody edits the questions of this form, and looks who else does and whether they changed it, while the page is
 * looked at. Whoever looks at something else holds up nobody.
 */
export function useFormWatch(fileId: () => number, isAtQuestions: () => boolean): void {
	const form = useFormStore()
	const presence = usePresenceStore()
	let timer: ReturnType<typeof setTimeout> | undefined
	/** Unix milliseconds */
	let toldAt = 0
	let isOver = false
	const begun = painted()

	async function look(hasReturned: boolean): Promise<void> {
		clearTimeout(timer)
		await begun
		if (!isOver && !document.hidden && form.opened?.fileId === fileId()) {
			await ask(hasReturned)
		}
		clearTimeout(timer)
		if (!isOver) {
			timer = setTimeout(() => void look(false), presence.others.length > 0 ? together : alone)
		}
	}
	async function ask(hasReturned: boolean): Promise<void> {
		const isEditor = form.isEditable && isAtQuestions()
		const isDue = isEditor && Date.now() - toldAt >= alone - together / 2
		try {
			await presence.beat(fileId(), isDue)
			toldAt = isDue ? Date.now() : toldAt
			if (hasReturned || presence.others.length > 0) {
				await form.look()
			}
		} catch {
			// without the others one can still work; whatever is saved next says what is wrong
		}
	}
	function begin(): void {
		toldAt = 0
		void look(false)
	}
	const onVisible = () => {
		toldAt = 0
		void look(true)
	}
	onMounted(() => document.addEventListener('visibilitychange', onVisible))
	watch(() => form.opened?.fileId, () => {
		presence.forget()
		begin()
	}, { immediate: true })
	watch(isAtQuestions, begin)
	onBeforeUnmount(() => {
		isOver = true
		clearTimeout(timer)
		document.removeEventListener('visibilitychange', onVisible)
		presence.forget()
	})
}
