// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import { other as otherPrefix } from '../../rules/answers/choice.ts'
import type { Json } from '../../rules/values/json.ts'
import { button, make, setAll } from '../dom.ts'
import { n, t } from '../l10n.ts'
import { shuffled } from '../model/order.ts'
import { type Field, frame, idOf } from './frame.ts'

interface Option {
	readonly input: HTMLInputElement
	readonly line: HTMLElement
}

/** One of several options, or several of them. */
export function choiceField(question: Question, seed: number): Field {
	const isMany = question.type === 'multiple_choice'
	const around = frame(question, isMany ? 'group' : 'radiogroup', isMany ? amountHint(question) : '')
	const name = `${idOf(question.id)}-option`
	const choices = question.settings.randomize ? shuffled(question.choices.all, seed, question.id) : question.choices.all
	const optionOf = (value: string, label: string) => option(isMany, name, value, label)
	const options = choices.map(({ id, label }) => optionOf(id, label))
	const other = question.settings.allowOther ? optionOf(otherPrefix, t('formsapp', 'Other')) : undefined
	const written = make('input', {
		type: 'text', class: 'input', hidden: true, enterkeyhint: 'next', 'aria-label': t('formsapp', 'Other answer'),
	})
	const all = other === undefined ? options : [...options, other]
	const clear = button(t('formsapp', 'Choose none'), 'quiet', () => {
		show(null)
		around.element.dispatchEvent(new Event('input', { bubbles: true }))
		all[0]?.input.focus()
	})
	const list = make('div', { class: 'options' }, ...all.map(({ line }) => line))
	around.element.append(list, written, ...(isMany || question.isRequired ? [] : [clear]))

	const settle = () => {
		written.hidden = other?.input.checked !== true
		clear.hidden = !all.some(({ input }) => input.checked)
	}
	list.addEventListener('change', ({ target }) => {
		settle()
		if (target === other?.input && !written.hidden) {
			written.focus()
		}
	})
	const chosen = () => all.filter(({ input }) => input.checked)
		.map(({ input }) => input === other?.input ? `${otherPrefix}${written.value.trim()}` : input.value)
	const show = (answer: Json) => {
		const wanted = (Array.isArray(answer) ? answer : [answer]) as readonly Json[]
		const text = wanted.find((one) => typeof one === 'string' && one.startsWith(otherPrefix)) as string | undefined
		options.forEach(({ input }) => {
			input.checked = wanted.includes(input.value)
		})
		if (other !== undefined) {
			other.input.checked = text !== undefined
			written.value = text?.slice(otherPrefix.length) ?? ''
		}
		settle()
	}
	settle()
	return {
		element: around.element,
		answer: () => chosen().length === 0 ? null : isMany ? chosen() : chosen()[0] ?? null,
		show,
		obstacle: () => other?.input.checked === true && written.value.trim() === ''
			? t('formsapp', 'Enter your other answer, or choose another option.')
			: undefined,
		mark(sentence) {
			around.say(sentence)
			for (const { input } of isMany ? all : []) {
				setAll(input, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
			}
		},
		focus() {
			if (other?.input.checked === true && written.value.trim() === '') {
				written.focus()
			} else {
				(all.find(({ input }) => input.checked) ?? all[0])?.input.focus()
			}
		},
	}
}

function option(isMany: boolean, name: string, value: string, label: string): Option {
	const input = make('input', { type: isMany ? 'checkbox' : 'radio', name, value, class: 'tick' })
	return { input, line: make('label', { class: 'option' }, input, make('span', {}, label.trim() === '' ? value : label)) }
}

function amountHint({ settings: { minSelections: min, maxSelections: max } }: Question): string {
	if (min !== undefined && max !== undefined) {
		return min === max
			? n('formsapp', 'Choose %n option.', 'Choose %n options.', min)
			: t('formsapp', 'Choose {min} to {max} options.', { min, max })
	}
	if (max !== undefined) {
		return n('formsapp', 'Choose at most %n option.', 'Choose at most %n options.', max)
	}
	return min === undefined
		? t('formsapp', 'You can choose several.')
		: n('formsapp', 'Choose at least %n option.', 'Choose at least %n options.', min)
}
