// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { Question } from '../../rules/index.ts'
import { button, make, setAll } from '../dom.ts'
import { n, t } from '../l10n.ts'
import { helpOf } from '../model/autofill.ts'
import { numberText } from '../model/numbers.ts'
import { type Field, frame, idOf } from './frame.ts'

/** From so many characters before the limit on, it is said how many are left. */
const nearLimit = 100

/** A question with one control to write in. */
export function textField(question: Question): Field {
	const { settings, type } = question
	const around = frame(question, 'control')
	const common = {
		id: `${idOf(question.id)}-control`,
		class: 'input',
		placeholder: settings.placeholder,
		required: question.isRequired,
		'aria-describedby': around.describedBy,
	}
	const control = type === 'textarea'
		? make('textarea', { ...common, rows: Math.min(settings.rows ?? 4, bounds.linesOfTextarea) })
		: make('input', { ...common, enterkeyhint: 'next', autocapitalize: type === 'email' ? 'none' : undefined, ...keyboard(question) })
	const left = make('p', { class: 'hint', hidden: true, 'aria-live': 'polite' })
	around.element.append(...(mayBeNegative(question) ? [make('div', { class: 'signed' }, control, signButton(control))] : [control]), left)
	if (settings.maxLength !== undefined) {
		control.addEventListener('input', () => sayLeft(left, control.value, settings.maxLength ?? 0))
	}
	return {
		element: around.element,
		answer: () => control.value.trim() === '' ? null : type === 'number' ? numberText(control.value) : control.value,
		show(answer) {
			if (typeof answer === 'string' || typeof answer === 'number') {
				control.value = String(answer)
			} else {
				control.value = ''
			}
		},
		mark(sentence) {
			around.say(sentence)
			setAll(control, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
		},
		focus: () => control.focus(),
	}
}

function keyboard(question: Question): Record<string, string | undefined> {
	if (question.type === 'number') {
		return { type: 'text', inputmode: 'decimal', autocomplete: 'off' }
	}
	const { type, autocomplete } = helpOf(question)
	return { type, autocomplete, spellcheck: type === 'text' ? undefined : 'false' }
}

const mayBeNegative = ({ type, settings: { min } }: Question): boolean => type === 'number' && !(typeof min === 'number' && min >= 0)

/** Keyboards for decimals have no minus on some phones. */
function signButton(control: HTMLInputElement | HTMLTextAreaElement): HTMLButtonElement {
	const change = button('±', 'second', () => {
		control.value = control.value.startsWith('-') ? control.value.slice(1) : `-${control.value}`
		control.dispatchEvent(new Event('input', { bubbles: true }))
		control.focus()
	})
	change.classList.add('sign')
	setAll(change, { 'aria-label': t('formsapp', 'Change the sign') })
	return change
}

/** Nothing is cut off while somebody writes: what is too long can be seen and shortened. */
function sayLeft(hint: HTMLElement, value: string, longest: number): void {
	const left = longest - [...value].length
	hint.hidden = left > Math.min(nearLimit, longest / 2)
	if (hint.hidden) {
		hint.textContent = ''
	} else {
		hint.textContent = left >= 0
			? n('formsapp', '%n character left', '%n characters left', left)
			: t('formsapp', 'Too long by {count}', { count: -left })
	}
}
