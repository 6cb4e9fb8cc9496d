// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { Question } from '../../rules/index.ts'
import type { Json } from '../../rules/values/json.ts'
import { button, make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'
import { numberText } from '../model/numbers.ts'
import { type Field, frame, idOf } from './frame.ts'

type Cell = HTMLInputElement | HTMLSelectElement
type Column = Question['columns'][number]

interface Row {
	readonly element: HTMLElement
	readonly name: HTMLElement
	readonly remove: HTMLButtonElement
	readonly cells: readonly Cell[]
}

/** Rows that the respondent fills and adds. */
export function tableField(question: Question): Field {
	const { settings, columns } = question
	const [least, most] = [Math.max(1, settings.minRows ?? 1), settings.maxRows ?? bounds.rowsPerTableUnlessSaid]
	const around = frame(question, 'group')
	const list = make('div', { class: 'rows' })
	let rows: Row[] = []
	let made = 0
	let wrong: Cell | undefined

	const tell = () => around.element.dispatchEvent(new Event('input', { bubbles: true }))
	const add = button(t('formsapp', 'Add a row'), 'second', () => {
		append()
		settle()
		rows.at(-1)?.cells[0]?.focus()
	})
	around.element.append(list, add)

	const append = (values: Readonly<Record<string, Json>> = {}) => {
		const id = `${idOf(question.id)}-row${made++}`
		const name = make('div', { id, class: 'row__name' })
		const cells = columns.map((column, place) => cell(column, `${id}-${place}`, around.describedBy, values[column.id] ?? null))
		const remove = button(t('formsapp', 'Remove'), 'quiet', () => {
			const place = rows.indexOf(row)
			rows = rows.filter((one) => one !== row)
			row.element.remove()
			if (rows.length < least) {
				append()
			}
			settle()
			tell()
			const next = rows[Math.min(place, rows.length - 1)]
			next?.cells[0]?.focus()
		})
		setAll(remove, { 'aria-describedby': id })
		const element = make('div', { class: 'row', role: 'group', 'aria-labelledby': id }, name, ...cells.map((control, place) =>
			make('div', { class: 'cell' }, make('label', { for: control.id }, columns[place]?.label), control)), remove)
		const row: Row = { element, name, remove, cells }
		rows.push(row)
		list.append(element)
	}
	const settle = () => {
		rows.forEach(({ name, remove }, place) => {
			name.textContent = t('formsapp', 'Row {row}', { row: place + 1 })
			remove.hidden = rows.length <= least && rows.length === 1
		})
		add.hidden = rows.length >= most
	}
	const show = (answer: Json) => {
		rows = []
		list.replaceChildren()
		const given = (Array.isArray(answer) ? answer : []) as readonly Json[]
		for (const values of given.slice(0, most)) {
			append(typeof values === 'object' && values !== null && !Array.isArray(values) ? values as Record<string, Json> : {})
		}
		while (rows.length < least) {
			append()
		}
		settle()
	}
	show(null)
	return {
		element: around.element,
		answer() {
			// Empty rows stay in between, so that what is wrong is said of the row that is meant.
			const answers = rows.map(({ cells }) => Object.fromEntries(cells.flatMap((control, place) => {
				const column = columns[place]
				return column === undefined || control.value.trim() === ''
					? []
					: [[column.id, column.inputType === 'number' ? numberText(control.value) : control.value] as const]
			})))
			return answers.every((row) => Object.keys(row).length === 0) ? null : answers
		},
		show,
		obstacle() {
			const place = rows.findIndex(({ cells }) => cells.some(({ validity }) => validity.badInput))
			return place < 0
				? undefined
				: t('formsapp', 'Row {row}: {sentence}', { row: place + 1, sentence: t('formsapp', 'Enter a complete date.') })
		},
		mark(sentence, { row, column } = {}) {
			around.say(sentence)
			const place = columns.findIndex(({ id }) => id === column)
			wrong = sentence === undefined ? undefined : rows[Number(row ?? 0) - 1]?.cells[Math.max(0, place)]
			for (const control of rows.flatMap(({ cells }) => cells)) {
				setAll(control, { 'aria-invalid': control === wrong ? 'true' : undefined })
			}
		},
		focus: () => (wrong?.isConnected === true ? wrong : rows[0]?.cells[0])?.focus(),
	}
}

function cell(column: Column, id: string, describedBy: string, value: Json): Cell {
	const common = { id, class: 'input', 'aria-describedby': describedBy }
	const options = column.choices.map(({ id, label }) => make('option', { value: id }, label))
	const control = column.inputType === 'dropdown'
		? make('select', common, make('option', { value: '' }, ''), ...options)
		: make('input', {
				...common,
				type: column.inputType === 'date' ? 'date' : 'text',
				inputmode: column.inputType === 'number' ? 'decimal' : undefined,
				enterkeyhint: 'next',
			})
	control.value = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
	return control
}
