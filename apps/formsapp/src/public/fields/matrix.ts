// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import type { Json } from '../../rules/values/json.ts'
import { button, make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'
import { type Field, frame, idOf } from './frame.ts'

/** Wider ones are shown row below row everywhere. */
const widest = 7

/** The same options for several rows: a grid where there is room, a list for each row where there is none. */
export function matrixField(question: Question): Field {
	const isMany = question.settings.multiplePerRow === true
	const columns = question.choices.all
	const around = frame(question, 'group')
	const rows = question.rows.all.map((row, place) => {
		const label = `${idOf(question.id)}-row${place}`
		const inputs = columns.map(({ id }) => make('input', {
			type: isMany ? 'checkbox' : 'radio', name: `${idOf(question.id)}-${place}`, value: id, class: 'tick',
		}))
		const element = make(
			'div',
			{ class: 'matrix__row', role: isMany ? 'group' : 'radiogroup', 'aria-labelledby': label },
			make('div', { id: label, class: 'matrix__label' }, row.label),
			...inputs.map((input, index) => make('label', { class: 'option' }, input, make('span', {}, columns[index]?.label))),
		)
		return { id: row.id, element, inputs }
	})
	const heads = columns.map(({ label }) => make('span', {}, label))
	const grid = make(
		'div',
		{ class: columns.length > widest ? 'matrix' : 'matrix matrix--wide' },
		make('div', { class: 'matrix__head', 'aria-hidden': 'true' }, make('span'), ...heads),
		...rows.map(({ element }) => element),
	)
	grid.style.setProperty('--columns', String(columns.length))
	const all = rows.flatMap(({ inputs }) => inputs)
	const clear = button(t('formsapp', 'Choose none'), 'quiet', () => {
		show(null)
		around.element.dispatchEvent(new Event('input', { bubbles: true }))
		all[0]?.focus()
	})
	around.element.append(grid, ...(question.isRequired ? [] : [clear]))

	const settle = () => {
		clear.hidden = !all.some(({ checked }) => checked)
	}
	const show = (answer: Json) => {
		const given = (typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}) as Record<string, Json>
		for (const { id, inputs } of rows) {
			const chosen = Object.hasOwn(given, id) ? [given[id] ?? null].flat() : []
			inputs.forEach((input) => {
				input.checked = chosen.includes(input.value)
			})
		}
		settle()
	}
	grid.addEventListener('change', settle)
	settle()
	return {
		element: around.element,
		answer() {
			const answered = rows.flatMap(({ id, inputs }) => {
				const chosen = inputs.filter(({ checked }) => checked).map(({ value }) => value)
				return chosen.length === 0 ? [] : [[id, isMany ? chosen : chosen[0] ?? null] as const]
			})
			return answered.length === 0 ? null : Object.fromEntries<Json>(answered)
		},
		show,
		mark(sentence) {
			around.say(sentence)
			for (const { element, inputs } of rows) {
				const isWrong = sentence !== undefined && !inputs.some(({ checked }) => checked)
				element.classList.toggle('matrix__row--open', isWrong)
				setAll(element, { 'aria-invalid': isWrong && !isMany ? 'true' : undefined })
			}
		},
		focus() {
			const open = rows.find(({ inputs }) => !inputs.some(({ checked }) => checked)) ?? rows[0]
			open?.inputs[0]?.focus()
		},
	}
}
