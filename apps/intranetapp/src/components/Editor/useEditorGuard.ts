// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'
import { guardLeaving } from '../../router.ts'
import { useEditorDraftStore } from '../../stores/editorDraftStore.ts'
import { useEditorPublishStore } from '../../stores/editorPublishStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Milliseconds between two questions whether somebody else published. */
const every = 60_000

/** Sees that nothing is lost when the page is left, the tab is closed or the network comes back. */
export function useEditorGuard(): void {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()
	const publishing = useEditorPublishStore()
	let timer: ReturnType<typeof setInterval> | undefined
	let unguard: (() => void) | undefined

	const check = () => {
		if (document.visibilityState === 'visible') {
			void publishing.check()
		}
	}
	const resend = () => void draft.send()
	const flush = () => draft.flush()
	function onBeforeUnload(event: BeforeUnloadEvent): void {
		flush()
		if (editor.isChanged && draft.keptBy !== 'server' && draft.keptBy !== 'browser') {
			event.preventDefault()
		}
	}
	onMounted(() => {
		// The work is kept as a draft before another page is opened; only what could be kept nowhere holds one back.
		unguard = guardLeaving(async () => {
			if (!editor.isChanged) {
				return true
			}
			await draft.send()
			return draft.keptBy !== 'nowhere'
		})
		timer = setInterval(check, every)
		window.addEventListener('beforeunload', onBeforeUnload)
		window.addEventListener('pagehide', flush)
		window.addEventListener('online', resend)
		window.addEventListener('focus', check)
	})
	onBeforeUnmount(() => {
		unguard?.()
		clearInterval(timer)
		window.removeEventListener('beforeunload', onBeforeUnload)
		window.removeEventListener('pagehide', flush)
		window.removeEventListener('online', resend)
		window.removeEventListener('focus', check)
	})
}
