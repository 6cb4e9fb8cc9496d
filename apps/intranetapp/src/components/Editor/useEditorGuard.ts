// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted } from 'vue'
import { guardLeaving } from '../../router.ts'
import { useEditorDraftStore } from '../../stores/editorDraftStore.ts'
import { useEditorPublishStore } from '../../stores/editorPublishStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Prevents loss of work when the user leaves the page, closes the tab or the network comes back. */
export function useEditorGuard(): void {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()
	const publishing = useEditorPublishStore()
	let unguard: (() => void) | undefined

	const resend = () => void draft.send()
	const isUnkept = () => editor.isChanged && !publishing.isSent
	useLeaveGuard(() => isUnkept() && draft.keptBy !== 'server' && draft.keptBy !== 'browser', () => draft.flush())
	onMounted(() => {
		// The work is stored as a draft before another page opens; only work that could not be stored anywhere blocks leaving.
		unguard = guardLeaving(async () => {
			if (!isUnkept()) {
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
