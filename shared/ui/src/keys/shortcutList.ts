// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import { isDialogOpen, isPressed, isTyping, type Shortcut, type ShortcutGroup } from './shortcuts.ts'

type HostWindow = Window & { readonly OCP?: { readonly Accessibility?: { disableKeyboardShortcuts?(): boolean } } }

/** Keys that show the list of keys. */
const listShortcuts = Object.freeze({
	show: { keys: '?', does: () => t(appName, 'Show this list') },
	showWhileWriting: { keys: 'Control /', does: () => t(appName, 'Show this list, even while typing') },
}) satisfies Readonly<Record<string, Shortcut>>

/** What is on the page has keys of its own; what came last is in front of the others. */
const sources = shallowRef<readonly (() => readonly ShortcutGroup[])[]>([])
/** Whether the list is shown. */
export const isShortcutListOpen = ref(false)
/** The keys of what is in front, and those of the list itself. */
export const shortcutGroups = computed<readonly ShortcutGroup[]>(() => [
	...sources.value.at(-1)?.() ?? [],
	{ name: t(appName, 'Everywhere'), shortcuts: Object.values(listShortcuts) },
])

/** Lists these keys as long as the component is on the page. */
export function useShortcuts(groups: () => readonly ShortcutGroup[]): void {
	sources.value = [...sources.value, groups] // before those of the components inside
	onBeforeUnmount(() => {
		sources.value = sources.value.filter((source) => source !== groups)
	})
}

/** Opens the list by its keys. People may have turned off keys without Control in the settings of their account. */
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
