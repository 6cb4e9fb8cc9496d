// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { onBeforeUnmount, onMounted, watch } from 'vue'
import { alsoHere } from '../../editor/words.ts'
import { useEditorPresenceStore } from '../../stores/editorPresenceStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Milliseconds between two heartbeats; an editor without one for a minute counts as gone. */
const every = 20_000

/** Tells other editors that the page is being edited here while the tab is visible, and announces editors who join. */
export function useEditorPresence(): void {
	const editor = useEditorStore()
	const presence = useEditorPresenceStore()
	let timer: ReturnType<typeof setInterval> | undefined

	const beat = () => {
		if (document.visibilityState === 'visible') {
			void presence.enter()
		}
	}
	const leave = () => void presence.leave()
	watch(() => editor.page?.id, beat)
	watch(() => presence.people, (people, before) => {
		const come = people.filter(({ id }) => !before.some((person) => person.id === id))
		if (come.length > 0) {
			void announce(alsoHere(come))
		}
	})
	onMounted(() => {
		beat()
		timer = setInterval(beat, every)
		document.addEventListener('visibilitychange', beat)
		window.addEventListener('focus', beat)
		window.addEventListener('pageshow', beat)
		window.addEventListener('pagehide', leave)
	})
	onBeforeUnmount(() => {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', beat)
		window.removeEventListener('focus', beat)
		window.removeEventListener('pageshow', beat)
		window.removeEventListener('pagehide', leave)
		leave()
	})
}
