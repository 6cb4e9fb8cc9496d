// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { other as otherPrefix } from '../../rules/answers/choice.ts'
import type { Question } from '../../rules/index.ts'
import { make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'
import { shuffled } from '../model/order.ts'
import { type Field, frame, idOf } from './frame.ts'

/** One of many options, in the browser's own list. */
export function dropdownField(question: Question, seed: number): Field {
	const { settings } = question
	const around = frame(question, 'control')
	const choices = settings.randomize ? shuffled(question.choices.all, seed, question.id) : question.choices.all
	const control = make('select', {
		id: `${idOf(question.id)}-control`, class: 'input', required: question.isRequired, 'aria-describedby': around.describedBy,
	}, make('option', { value: '' }, settings.placeholder ?? t('formsapp', 'Choose …')), ...choices.map(({ id, label }) =>
		make('option', { value: id }, label.trim() === '' ? id : label)))
	const written = make('input', {
		type: 'text', class: 'input', hidden: true, enterkeyhint: 'next', 'aria-label': t('formsapp', 'Other answer'),
	})
	if (settings.allowOther) {
		control.append(make('option', { value: otherPrefix }, t('formsapp', 'Other')))
	}
	around.element.append(control, written)
	const isOther = () => control.value === otherPrefix
	const settle = () => {
		written.hidden = !isOther()
	}
	control.addEventListener('change', () => {
		settle()
		if (isOther()) {
			written.focus()
		}
	})
	return {
		element: around.element,
		answer: () => isOther() ? `${otherPrefix}${written.value.trim()}` : control.value === '' ? null : control.value,
		show(answer) {
			const text = typeof answer === 'string' ? answer : ''
			const hasText = settings.allowOther === true && text.startsWith(otherPrefix)
			control.value = hasText ? otherPrefix : text
			if (control.selectedIndex < 0) {
				control.value = ''
			}
			written.value = hasText ? text.slice(otherPrefix.length) : ''
			settle()
		},
		obstacle: () => isOther() && written.value.trim() === ''
			? t('formsapp', 'Enter your other answer, or choose another option.')
			: undefined,
		mark(sentence) {
			around.say(sentence)
			setAll(control, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
		},
		focus: () => isOther() && written.value.trim() === '' ? written.focus() : control.focus(),
	}
}
