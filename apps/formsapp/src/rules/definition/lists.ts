// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { limits } from '@suite/schema/forms/limits'
import { decimalOf } from '../values/decimal.ts'
import { isList, type Json, looseMembers, type Members, without } from '../values/json.ts'
import { Fields, type Problems } from './fields.ts'
import { completeIds } from './ids.ts'
import { type Choice, type Column, columnTypes } from './types.ts'

const knownOfChoices = new Set(['id', 'label', 'text', 'value', 'score', 'seats'])
const knownOfColumns = new Set(['id', 'label', 'title', 'inputType', 'choices', 'options'])

/** Reads choices, rows and columns, which may be given as objects or as their labels alone. */
export class ListReader {
	readonly #at: string
	readonly #problems: Problems

	constructor(at: string, problems: Problems) {
		this.#at = at
		this.#problems = problems
	}

	/** @param field - name of the list in reports */
	choices(value: Json | null, field: string, prefix: string, most: number): readonly Choice[] {
		const items = this.#items(value, field, most)
		return this.#ids(items, field, prefix).map((id, place) => {
			const item = items[place]!
			const fields = new Fields([item], this.#at, this.#problems)
			const label = fields.text(bounds.labelCharacters, 'label', 'text') ?? ''
			const given = item.get('value')
			const other = typeof given === 'number' ? decimalOf(given) : given
			const score = field === 'choices' ? this.#score(fields) : undefined
			const seats = field === 'choices' ? fields.whole(1, bounds.seatsPerChoice, 'seats') : undefined
			return {
				id,
				label,
				...typeof other === 'string' && other !== '' && other !== id ? { value: other } : {},
				...score === undefined ? {} : { score },
				...seats === undefined ? {} : { seats },
				rest: without(item, knownOfChoices),
			}
		})
	}

	columns(value: Json | null): readonly Column[] {
		const items = this.#items(value, 'columns', bounds.columnsPerQuestion)
		return this.#ids(items, 'columns', 'c').flatMap((id, place) => {
			const fields = new Fields([items[place]!], this.#at, this.#problems)
			const name = fields.text(limits.idCharacters, 'inputType') ?? 'text'
			const inputType = columnTypes.find((type) => type === name)
			if (inputType === undefined) {
				fields.bad('columns')
				return []
			}
			const label = fields.text(bounds.labelCharacters, 'label', 'title') ?? ''
			const list = inputType === 'dropdown' ? fields.raw('choices', 'options') : null
			const choices = this.choices(list, 'choices', 'c', bounds.choicesPerQuestion)
			return [{ id, label, inputType, choices, rest: without(items[place]!, knownOfColumns) }]
		})
	}

	/** With up to two decimals, so that sums are exact. */
	#score(fields: Fields): number | undefined {
		const score = fields.decimal('score')
		if (score !== undefined && (Math.abs(score) > bounds.pointsPerChoice || /\.[0-9]{3}/.test(decimalOf(score) ?? ''))) {
			fields.bad('score')
			return undefined
		}
		return score
	}

	#items(value: Json | null, field: string, most: number): readonly Members[] {
		if (value === null) {
			return []
		}
		if (!isList(value)) {
			this.#problems.add('bad_value', this.#at, field)
			return []
		}
		if (value.length > most) {
			this.#problems.add('too_many', this.#at, field, { max: most })
			return []
		}
		return value.flatMap((item) => {
			const members = typeof item === 'string' ? new Map([['label', item]]) : looseMembers(item)
			if (members === null) {
				this.#problems.add('bad_value', this.#at, field)
			}
			return members === null ? [] : [members]
		})
	}

	#ids(items: readonly Members[], field: string, prefix: string): readonly string[] {
		const refuse = (code: string): void => this.#problems.add(code, this.#at, field)
		return completeIds(items.map((item) => item.get('id')), prefix, true, 1, refuse).ids
	}
}
