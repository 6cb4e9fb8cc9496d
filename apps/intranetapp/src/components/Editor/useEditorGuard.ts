// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted } from 'vue'
import { guardLeaving } from '../../router.ts'
import { useEditorDraftStore } from '../../stores/editorDraftStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Sees that nothing is lost when the page is left, the tab is closed or the network comes back. */
export function useEditorGuard(): void {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()
	let unguard: (() => void) | undefined

	const resend = () => void draft.send()
	useLeaveGuard(() => editor.isChanged && draft.keptBy !== 'server' && draft.keptBy !== 'browser', () => draft.flush())
	onMounted(() => {
		// The work is kept as a draft before another page is opened; only what could be kept nowhere holds one back.
		unguard = guardLeaving(async () => {
			if (!editor.isChanged) {
				return true
			}
			await draft.send()
			return draft.keptBy !== 'nowhere'
		})
		window.addEventListener('online', resend)
	})
	onBeforeUnmount(() => {
		unguard?.()
		window.removeEventListener('online', resend)
	})
}
