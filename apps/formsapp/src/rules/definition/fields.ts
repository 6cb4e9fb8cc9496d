// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { decimalOf, isExact, isWhole, readDecimal } from '../values/decimal.ts'
import type { Json, Members } from '../values/json.ts'
import { characters, isWellFormed, trim } from '../values/text.ts'

/** What is wrong with a part of a definition. */
export interface Problem {
	readonly code: string
	/** Id of the question or page, empty for the form. */
	readonly at: string
	/** Member that it is about, or empty. */
	readonly field: string
	readonly parameters: Readonly<Record<string, number | string>>
}

/** A form that cannot be used as it is. */
export class DefinitionFault extends Error {
	readonly faults: readonly Problem[]

	constructor(faults: readonly Problem[]) {
		super(faults[0]?.code)
		this.faults = faults
	}
}

/** Collects what is wrong, up to a number that a person can read. */
export class Problems {
	readonly #list: Problem[] = []

	add(code: string, at = '', field = '', parameters: Problem['parameters'] = {}): void {
		if (this.#list.length < bounds.problemsPerForm) {
			this.#list.push({ code, at, field, parameters })
		}
	}

	/** @throws DefinitionFault */
	refuse(): void {
		if (this.#list.length > 0) {
			throw new DefinitionFault(this.#list)
		}
	}
}

/** Members of one part of a form; null counts as absent, and the first place that has a value wins. */
export class Fields {
	readonly #places: readonly Members[]
	readonly #at: string
	readonly #problems: Problems

	/**
	 * @param places - the canonical one first
	 * @param at - id of the question or page
	 */
	constructor(places: readonly Members[], at: string, problems: Problems) {
		this.#places = places
		this.#at = at
		this.#problems = problems
	}

	raw(...names: readonly string[]): Json | null {
		for (const place of this.#places) {
			for (const name of names) {
				const value = place.get(name)
				if (value !== undefined && value !== null) {
					return value
				}
			}
		}
		return null
	}

	/** @param names - the canonical one first */
	text(longest: number, ...names: readonly string[]): string | undefined {
		const value = this.raw(...names)
		if (value === null) {
			return undefined
		}
		if (typeof value !== 'string' || !isWellFormed(value)) {
			this.bad(names[0]!)
			return undefined
		}
		if (characters(value) > longest) {
			this.problem('too_long', names[0]!, { max: longest })
			return undefined
		}
		return value
	}

	flag(...names: readonly string[]): true | undefined {
		const value = this.raw(...names)
		if (value !== null && typeof value !== 'boolean') {
			this.bad(names[0]!)
		}
		return value === true ? true : undefined
	}

	decimal(...names: readonly string[]): number | undefined {
		const value = this.raw(...names)
		if (value === null || value === '') {
			return undefined
		}
		const decimal = asDecimal(value)
		if (decimal === null) {
			this.bad(names[0]!)
			return undefined
		}
		return Number(decimal)
	}

	whole(least: number, most: number, ...names: readonly string[]): number | undefined {
		const value = this.raw(...names)
		if (value === null || value === '') {
			return undefined
		}
		const decimal = asDecimal(value)
		if (decimal === null || !isWhole(decimal)) {
			this.bad(names[0]!)
			return undefined
		}
		const number = Number(decimal)
		if (number < least || number > most) {
			this.problem('out_of_range', names[0]!, { min: least, max: most })
			return undefined
		}
		return number
	}

	bad(field: string): void {
		this.problem('bad_value', field)
	}

	problem(code: string, field: string, parameters: Problem['parameters'] = {}): void {
		this.#problems.add(code, this.#at, field, parameters)
	}
}

/** @return a plain decimal of which a float keeps every digit */
function asDecimal(value: Json): string | null {
	const decimal = typeof value === 'string' ? readDecimal(trim(value)) : typeof value === 'number' ? decimalOf(value) : null
	return decimal !== null && isExact(decimal) ? decimal : null
}
