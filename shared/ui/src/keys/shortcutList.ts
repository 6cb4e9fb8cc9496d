// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import { isDialogOpen, isPressed, isTyping, type Shortcut, type ShortcutGroup } from './shortcuts.ts'

type HostWindow = Window & { readonly OCP?: { readonly Accessibility?: { disableKeyboardShortcuts?(): boolean } } }

/** Keys that open the list of shortcuts. */
const listShortcuts = Object.freeze({
	show: { keys: '?', does: () => t(appName, 'Show this list') },
	showWhileWriting: { keys: 'Control /', does: () => t(appName, 'Show this list, even while typing') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Components on the page that have shortcuts; the most recently added one comes first. */
const sources = shallowRef<readonly (() => readonly ShortcutGroup[])[]>([])
/** Whether the list is open. */
export const isShortcutListOpen = ref(false)
/** The shortcuts of the frontmost component, and those of the list itself. */
export const shortcutGroups = computed<readonly ShortcutGroup[]>(() => [
	...sources.value.at(-1)?.() ?? [],
	{ name: t(appName, 'Everywhere'), shortcuts: Object.values(listShortcuts) },
])

/** Lists these shortcuts for as long as the component is mounted. */
export function useShortcuts(groups: () => readonly ShortcutGroup[]): void {
	sources.value = [...sources.value, groups] // registered before the components inside
	onBeforeUnmount(() => {
		sources.value = sources.value.filter((source) => source !== groups)
	})
}

/** Opens the list by its shortcut. Users may have turned off shortcuts without Control in their account settings. */
export function useShortcutList(): void {
	const isOff = () => (window as HostWindow).OCP?.Accessibility?.disableKeyboardShortcuts?.() === true

	function onKeydown(event: KeyboardEvent): void {
		const isMeant = isPressed(event, listShortcuts.showWhileWriting)
			|| (isPressed(event, listShortcuts.show) && !isTyping(event.target) && !isOff())
		if (isMeant && !event.isComposing && !isDialogOpen()) {
			event.preventDefault()
			event.stopPropagation()
			isShortcutListOpen.value = true
		}
	}
	onMounted(() => document.addEventListener('keydown', onKeydown, true))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown, true))
}
