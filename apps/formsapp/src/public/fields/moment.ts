// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import { make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'
import { autofillOf } from '../model/autofill.ts'
import { instantOf, localOf, ownZone } from '../model/moments.ts'
import { type Field, frame, idOf } from './frame.ts'

/** A date, a time, or both: with the browser's own control, which knows the calendar and the way of writing of its owner. */
export function momentField(question: Question): Field {
	const { settings, type } = question
	const isInstant = type === 'datetime'
	const around = frame(question, 'control', isInstant ? t('formsapp', 'In your time zone, {zone}', { zone: ownZone() }) : '')
	const bound = (value: number | string | undefined) =>
		typeof value !== 'string' ? undefined : isInstant ? localOf(value) : value
	const control = make('input', {
		id: `${idOf(question.id)}-control`,
		class: 'input input--short',
		type: isInstant ? 'datetime-local' : type,
		min: bound(settings.min),
		max: bound(settings.max),
		required: question.isRequired,
		autocomplete: autofillOf(question),
		'aria-describedby': around.describedBy,
	})
	around.element.append(control)
	return {
		element: around.element,
		answer: () => control.value === '' ? null : isInstant ? instantOf(control.value) : control.value,
		show(answer) {
			control.value = typeof answer !== 'string' ? '' : isInstant ? localOf(answer) : answer
		},
		obstacle: () => control.validity.badInput
			? type === 'time' ? t('formsapp', 'Enter a complete time.') : t('formsapp', 'Enter a complete date.')
			: undefined,
		mark(sentence) {
			around.say(sentence)
			setAll(control, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
		},
		focus: () => control.focus(),
	}
}
