// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isDialogOpen, pressedName, type Shortcut, type ShortcutGroup } from '@suite/ui/keys/shortcuts'
import { useShortcuts } from '@suite/ui/keys/shortcutList'
import { t } from '@nextcloud/l10n'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useBuilderStore } from '../../../stores/builderStore.ts'
import { useSteps } from './useSteps.ts'

const everywhere = Object.freeze({
	undo: { keys: 'Control Z', does: () => t('formsapp', 'Undo') },
	redo: { keys: 'Control Shift Z', alsoKeys: 'Control Y', does: () => t('formsapp', 'Redo') },
	save: { keys: 'Control S', does: () => t('formsapp', 'Save now') },
}) satisfies Readonly<Record<string, Shortcut>>

const groups = (): readonly ShortcutGroup[] => [
	{ name: t('formsapp', 'In the list of questions'), shortcuts: Object.values(everywhere) },
	{
		name: t('formsapp', 'In the title of a question'),
		shortcuts: [
			{ keys: 'Enter', does: () => t('formsapp', 'Add a question of the same type') },
			{ keys: '/', does: () => t('formsapp', 'Choose the type, while the title is empty') },
			{ keys: 'Backspace', does: () => t('formsapp', 'Delete the question, if it is empty') },
			{ keys: 'Alt ArrowUp', does: () => t('formsapp', 'Move up') },
			{ keys: 'Alt ArrowDown', does: () => t('formsapp', 'Move down') },
			{ keys: 'Alt ArrowRight', does: () => t('formsapp', 'Move into the section above') },
			{ keys: 'Alt ArrowLeft', does: () => t('formsapp', 'Move out of the section') },
		],
	},
	{
		name: t('formsapp', 'In a choice'),
		shortcuts: [
			{ keys: 'Enter', does: () => t('formsapp', 'Go on to the next choice') },
			{ keys: 'Alt ArrowUp', does: () => t('formsapp', 'Move up') },
			{ keys: 'Alt ArrowDown', does: () => t('formsapp', 'Move down') },
		],
	},
	{
		name: t('formsapp', 'On the handle of a question'),
		shortcuts: [
			{ keys: 'Space', does: () => t('formsapp', 'Pick up or drop') },
			{ keys: 'Escape', does: () => t('formsapp', 'Cancel the move') },
		],
	},
]

/** Undo and redo of the whole form, also while the focus is in one of its fields: what is typed there is among the steps. */
export function useBuilderKeys(area: Readonly<Ref<HTMLElement | null>>): void {
	const builder = useBuilderStore()
	const { undo, redo } = useSteps()
	const actions = { undo, redo, save: () => void builder.flush() }

	function onKeydown(event: KeyboardEvent): void {
		const target = event.target instanceof Node ? event.target : null
		const isElsewhere = target !== document.body && !(area.value?.contains(target) ?? false)
		const name = isElsewhere || event.isComposing || isDialogOpen() ? undefined : pressedName(event, everywhere)
		if (name !== undefined) {
			event.preventDefault()
			event.stopPropagation()
			actions[name]()
		}
	}
	useShortcuts(groups)
	onMounted(() => document.addEventListener('keydown', onKeydown, true))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown, true))
}
