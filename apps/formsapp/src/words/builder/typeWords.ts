// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'
import { t } from '@nextcloud/l10n'

/** The name of a type of question. */
export function typeName(type: QuestionType): string {
	switch (type) {
		case 'text': return t('formsapp', 'Short text')
		case 'email': return t('formsapp', 'Email address')
		case 'textarea': return t('formsapp', 'Long text')
		case 'number': return t('formsapp', 'Number')
		case 'single_choice': return t('formsapp', 'Single choice')
		case 'multiple_choice': return t('formsapp', 'Multiple choice')
		case 'dropdown': return t('formsapp', 'Dropdown list')
		case 'date': return t('formsapp', 'Date')
		case 'datetime': return t('formsapp', 'Date and time')
		case 'time': return t('formsapp', 'Time')
		case 'linear_scale': return t('formsapp', 'Scale')
		case 'rating': return t('formsapp', 'Rating with stars')
		case 'matrix': return t('formsapp', 'Matrix')
		case 'table': return t('formsapp', 'Table to fill in')
		case 'file': return t('formsapp', 'File upload')
		case 'section': return t('formsapp', 'Section')
	}
}

/** What a type is for, in a few words. */
export function typeHint(type: QuestionType): string {
	switch (type) {
		case 'single_choice': return t('formsapp', 'One of several')
		case 'multiple_choice': return t('formsapp', 'As many as apply')
		case 'dropdown': return t('formsapp', 'One of a long list')
		case 'matrix': return t('formsapp', 'The same choices for each row')
		case 'table': return t('formsapp', 'Respondents add rows')
		case 'file': return t('formsapp', 'Respondents send files')
		case 'section': return t('formsapp', 'Heading for several questions')
		default: return ''
	}
}
