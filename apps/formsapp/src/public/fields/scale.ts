// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import { button, make } from '../dom.ts'
import { currentLanguage, t } from '../l10n.ts'
import { type Field, frame, idOf } from './frame.ts'

/** A number on a scale, or of stars: radio buttons, so that arrow keys and screen readers know them. */
export function scaleField(question: Question): Field {
	const { settings, type } = question
	const isStars = type === 'rating'
	const least = isStars || typeof settings.min !== 'number' ? 1 : settings.min
	const most = typeof settings.max === 'number' ? settings.max : 5
	const around = frame(question, 'radiogroup')
	const name = `${idOf(question.id)}-option`
	const inputs = Array.from({ length: most - least + 1 }, (_, place) =>
		make('input', { type: 'radio', name, value: least + place, class: 'unseen' }))
	const steps = inputs.map((input) => make(
		'label',
		{ class: isStars ? 'star' : 'step' },
		input,
		...isStars
			? [
					make('span', { class: 'star__sign', 'aria-hidden': 'true' }, '★'),
					make('span', { class: 'unseen' }, starWords(input.value, most)),
				]
			: [make('span', {}, stepWords(Number(input.value), least, most, question))],
	))
	const clear = button(t('formsapp', 'Choose none'), 'quiet', () => {
		show(null)
		around.element.dispatchEvent(new Event('input', { bubbles: true }))
		inputs[0]?.focus()
	})
	const ends = isStars || (settings.minLabel === undefined && settings.maxLabel === undefined)
		? undefined
		: make('div', { class: 'ends', 'aria-hidden': 'true' }, make('span', {}, settings.minLabel), make('span', {}, settings.maxLabel))
	const list = make('div', { class: isStars ? 'stars' : 'steps' }, ...steps)
	around.element.append(...(ends === undefined ? [] : [ends]), list, ...(question.isRequired ? [] : [clear]))

	const chosen = () => inputs.findIndex(({ checked }) => checked)
	const settle = () => {
		const place = chosen()
		clear.hidden = place < 0
		steps.forEach((step, index) => step.classList.toggle(isStars ? 'star--on' : 'step--on', isStars ? index <= place : index === place))
	}
	const show = (answer: unknown) => {
		inputs.forEach((input) => {
			input.checked = Number(input.value) === answer
		})
		settle()
	}
	list.addEventListener('change', settle)
	settle()
	return {
		element: around.element,
		answer: () => chosen() < 0 ? null : least + chosen(),
		show,
		mark: (sentence) => around.say(sentence),
		focus: () => inputs[Math.max(0, chosen())]?.focus(),
	}
}

function starWords(value: string, most: number): string {
	return t('formsapp', '{count} of {most} stars', { count: value, most })
}

/** The ends carry their labels for those who do not see them above. */
function stepWords(value: number, least: number, most: number, { settings }: Question): string | Node {
	const label = value === least ? settings.minLabel : value === most ? settings.maxLabel : undefined
	const number = value.toLocaleString(currentLanguage())
	if (label === undefined) {
		return number
	}
	const text = document.createDocumentFragment()
	text.append(number, make('span', { class: 'unseen' }, ` (${label})`))
	return text
}
