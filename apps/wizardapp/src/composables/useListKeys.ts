// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isDialogOpen, isTyping, pressedName } from '@suite/ui/keys/shortcuts'
import { onBeforeUnmount, onMounted } from 'vue'
import { listKeys } from '../components/Admin/adminShortcuts.ts'

/** Undo, redo and saving, anywhere on the page except in dialogs. Fields have their own undo. */
export function useListKeys(actions: Readonly<Record<keyof typeof listKeys, () => void>>): void {
	function onKeydown(event: KeyboardEvent): void {
		const name = pressedName(event, listKeys)
		if (name !== undefined
			&& (name === 'keep' || !isTyping(event.target))
			&& !event.defaultPrevented
			&& !event.isComposing
			&& !isDialogOpen()) {
			event.preventDefault()
			actions[name]()
		}
	}
	onMounted(() => document.addEventListener('keydown', onKeydown))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown))
}
