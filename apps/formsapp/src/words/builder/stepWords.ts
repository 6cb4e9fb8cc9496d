// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import type { FormStep, StepKind } from '../../builder/steps.ts'

/** A change by its name, for “Undo: …”. */
export function stepName(kind: StepKind): string {
	switch (kind) {
		case 'title': return t('formsapp', 'title of the form')
		case 'description': return t('formsapp', 'description of the form')
		case 'text': return t('formsapp', 'writing')
		case 'change': return t('formsapp', 'change')
		case 'add': return t('formsapp', 'new question')
		case 'duplicate': return t('formsapp', 'duplicate')
		case 'delete': return t('formsapp', 'delete question')
		case 'deleteChoice': return t('formsapp', 'delete')
		case 'move': return t('formsapp', 'move')
		case 'type': return t('formsapp', 'change of type')
		case 'condition': return t('formsapp', 'condition')
		case 'page': return t('formsapp', 'page')
		case 'routing': return t('formsapp', 'rule of a page')
		case 'merge': return t('formsapp', 'choice between two versions')
	}
}

export const undoWords = (step: FormStep): string => t('formsapp', 'Undo: {change}', { change: stepName(step.kind) }, plain)
export const redoWords = (step: FormStep): string => t('formsapp', 'Redo: {change}', { change: stepName(step.kind) }, plain)

/** What was deleted; null for any other change. */
export function deletionWords({ kind, name }: FormStep): string | null {
	if (kind !== 'delete' && kind !== 'deleteChoice') {
		return null
	}
	return name === '' ? t('formsapp', 'Deleted') : t('formsapp', 'Deleted “{name}”', { name }, plain)
}
