// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import type { Edit, EditKind } from '../../../stores/admin/edits.ts'

/** What a change did, phrased to follow "Undo:" and "Redo:". */
export function editName({ kind, title }: Pick<Edit, 'kind' | 'title'>): string {
	const values = { title: title === '' ? t('wizardapp', 'Untitled') : title }
	const names: Readonly<Record<EditKind, () => string>> = {
		title: () => t('wizardapp', 'change the title of “{title}”', values, plain),
		text: () => t('wizardapp', 'change the text of “{title}”', values, plain),
		target: () => t('wizardapp', 'change the target of “{title}”', values, plain),
		position: () => t('wizardapp', 'change the position of “{title}”', values, plain),
		groups: () => t('wizardapp', 'change the groups of “{title}”', values, plain),
		conditions: () => t('wizardapp', 'change the conditions of “{title}”', values, plain),
		enable: () => t('wizardapp', 'enable “{title}”', values, plain),
		disable: () => t('wizardapp', 'disable “{title}”', values, plain),
		add: () => t('wizardapp', 'add step'),
		duplicate: () => t('wizardapp', 'duplicate “{title}”', values, plain),
		delete: () => t('wizardapp', 'delete “{title}”', values, plain),
		move: () => t('wizardapp', 'move “{title}”', values, plain),
		discard: () => t('wizardapp', 'discard draft'),
		theirs: () => t('wizardapp', 'use the published list'),
		otherTab: () => t('wizardapp', 'changes from another tab'),
		restore: () => t('wizardapp', 'restore earlier list'),
		import: () => t('wizardapp', 'import file'),
		reset: () => t('wizardapp', 'reset to built-in'),
		copy: () => t('wizardapp', 'copy from another language'),
	}
	return names[kind]()
}
