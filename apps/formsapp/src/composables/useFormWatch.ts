// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useFormStore } from '../stores/formStore.ts'
import { usePresenceStore } from '../stores/presenceStore.ts'

/** Half of the time after which Nextcloud takes an editor for gone. */
const every = 30_000

/** Tells others that somebody edits this form, and looks who else does and whether they changed it, while the page is looked at. */
export function useFormWatch(fileId: () => number): void {
	const form = useFormStore()
	const presence = usePresenceStore()
	let timer: ReturnType<typeof setInterval> | undefined

	async function look(hasReturned: boolean): Promise<void> {
		if (document.hidden || form.opened?.fileId !== fileId()) {
			return
		}
		try {
			await presence.beat(fileId(), form.isEditable)
			if (hasReturned || presence.others.length > 0) {
				await form.look()
			}
		} catch {
			// without the others one can still work; whatever is saved next says what is wrong
		}
	}
	const onVisible = () => void look(true)
	onMounted(() => {
		timer = setInterval(() => void look(false), every)
		document.addEventListener('visibilitychange', onVisible)
	})
	watch(() => form.opened?.fileId, () => {
		presence.forget()
		void look(false)
	}, { immediate: true })
	onBeforeUnmount(() => {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', onVisible)
		presence.forget()
	})
}
