// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { watch } from 'vue'
import { stepName } from '../../editor/words.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

const silent: ReadonlySet<string> = new Set(['text', 'title', 'change', 'changeRow', 'settings'])

/** Announces to screen readers what a key or button did to the page. */
export function useSpokenSteps(): void {
	const editor = useEditorStore()
	watch(() => editor.told, (told) => {
		if (told === null) {
			return
		}
		const what = stepName(told.step.kind, told.step.type)
		if (told.how === 'undone') {
			void announce(t('intranetapp', 'Undone: {what}', { what }, plain))
		} else if (told.how === 'redone') {
			void announce(t('intranetapp', 'Redone: {what}', { what }, plain))
		} else if (!silent.has(told.step.kind) && told.step.kind !== 'move' && told.step.kind !== 'moveRow') {
			void announce(t('intranetapp', 'Done: {what}', { what }, plain))
		}
	})
}
