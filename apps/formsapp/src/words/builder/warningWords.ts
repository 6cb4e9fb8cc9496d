// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { questionOf, type BuilderForm } from '../../builder/form.ts'
import type { Warning } from '../../builder/warnings.ts'
import type { Problem } from '../../rules/index.ts'
import { questionName } from './conditionWords.ts'

/** What respondents would stumble over, and what to do about it. */
export function warningWords({ code, about }: Warning, form: BuilderForm): string {
	const name = about === undefined ? '' : questionName(questionOf(form, about))
	switch (code) {
		case 'noTitle': return t('formsapp', 'The question has no title. Enter what you want to know.')
		case 'noChoices': return t('formsapp', 'There are no choices. Add some.')
		case 'oneChoice': return t('formsapp', 'There is only one choice. Add another one.')
		case 'emptyChoice': return t('formsapp', 'A choice has no text. Enter one or delete the choice.')
		case 'doubleChoice': return t('formsapp', 'Two choices are called the same. Respondents cannot tell them apart.')
		case 'noRows': return t('formsapp', 'The matrix has no rows. Add what is to be rated.')
		case 'noColumns': return t('formsapp', 'There are no columns. Add at least one.')
		case 'emptySection': return t('formsapp', 'No question is in this section. Move questions into it.')
		case 'conditionGone': return t('formsapp', 'It depends on a question that was deleted, so it is never shown. Change the condition.')
		case 'conditionLater':
			return t('formsapp', 'It depends on “{name}” on a later page, so it is never shown. Move one of the two.', { name }, plain)
		case 'conditionBelow':
			return t(
				'formsapp',
				'It depends on “{name}” further down, so it appears above what people have just answered.',
				{ name },
				plain,
			)
		case 'conditionChoiceGone':
			return t('formsapp', 'The value for “{name}” can no longer be chosen. Choose another one.', { name }, plain)
		case 'conditionUnfinished': return t('formsapp', 'The value for “{name}” is missing. Enter or choose one.', { name }, plain)
		case 'emptyPage': return t('formsapp', 'There is no question on this page.')
		case 'routeLater': return t('formsapp', 'A rule depends on “{name}” on a later page, so it never applies.', { name }, plain)
		case 'routeGone': return t('formsapp', 'A rule depends on a question that was deleted, so it never applies.')
		case 'answerGone': return t('formsapp', 'The text inserts the answer to a question that does not exist, so nothing appears there.')
		case 'answerLater':
			return t('formsapp', 'The text inserts the answer to “{name}”, which is asked later. Move one of the two.', { name }, plain)
		case 'answerOwn': return t('formsapp', 'The text inserts the answer to its own question.')
		case 'notEmail':
			return t(
				'formsapp',
				'Confirmation emails go to the answer, but it is no longer an email address. Choose a question in the settings.',
			)
	}
}

/** Why something cannot be saved as it is. */
export function problemWords({ code, parameters: { min = '', max = '' } }: Problem): string {
	switch (code) {
		case 'bad_bounds': return t('formsapp', 'The lowest value is above the highest. Change one of them.')
		case 'bad_date': return t('formsapp', 'This is not a valid date or time.')
		case 'out_of_range': return t('formsapp', 'A number must be from {min} to {max}.', { min, max })
		case 'too_long': return t('formsapp', 'A text is longer than {max} characters. Shorten it.', { max })
		case 'too_many': return t('formsapp', 'There are more than {max} entries. Remove some.', { max })
		case 'too_many_conditions': return t('formsapp', 'A form can have {max} conditions. Remove some.', { max })
		case 'too_deep': return t('formsapp', 'Groups of conditions can be nested {max} times.', { max })
		case 'circular_condition': return t('formsapp', 'Whether this is shown depends on itself. Change its condition.')
		case 'backward_route': return t('formsapp', 'A rule leads back to this page or to one before it. Choose a later page.')
		case 'unknown_page': return t('formsapp', 'A rule leads to a page that was deleted. Choose another one.')
		case 'bad_condition': return t('formsapp', 'A condition cannot be understood. Set it again or remove it.')
		case 'bad_pattern':
		case 'pattern_too_long':
		case 'pattern_too_costly': return t('formsapp', 'The pattern cannot be used. Write a simpler one.')
		case 'duplicate_id': return t('formsapp', 'Something is there twice. Delete one of the two.')
		case 'unknown_type': return t('formsapp', 'The type of this question is unknown.')
		default: return t('formsapp', 'Something here is not valid. Correct it.')
	}
}
