// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { limits } from '@suite/schema/forms/limits'
import { decimalOf, isExact, isWhole } from '../values/decimal.ts'
import { isList, type Json, looseMembers, type Members, without } from '../values/json.ts'
import type { ConditionReader } from './conditions.ts'
import { Fields, type Problems } from './fields.ts'
import { completeIds } from './ids.ts'
import type { Page, Route } from './types.ts'

const known = new Set(['id', 'title', 'questions', 'routing'])

/** Reads the pages, or makes them of the numbers that questions have in other programs. */
export class PageReader {
	readonly #questions: readonly string[]
	readonly #conditions: ConditionReader
	readonly #problems: Problems

	/** @param questions - ids in their order */
	constructor(questions: readonly string[], conditions: ConditionReader, problems: Problems) {
		this.#questions = questions
		this.#conditions = conditions
		this.#problems = problems
	}

	/** @param numbers - of the questions' pages */
	read(value: Json | undefined, numbers: readonly (Json | undefined)[]): readonly Page[] | null {
		if (value === undefined || value === null || (isList(value) && value.length === 0)) {
			return this.#numbered(numbers)
		}
		if (!isList(value) || value.length > limits.pagesPerForm) {
			const isTooLong = isList(value)
			this.#problems.add(isTooLong ? 'too_many' : 'bad_value', '', 'pages', isTooLong ? { max: limits.pagesPerForm } : {})
			return null
		}
		const list = value.map(looseMembers)
		if (!list.every((members) => members !== null)) {
			this.#problems.add('bad_value', '', 'pages')
			return null
		}
		const refuse = (code: string): void => this.#problems.add(code, '', 'pages')
		const { ids } = completeIds(list.map((members) => members.get('id')), 'p', false, 1, refuse)
		const places = new Map(ids.map((id, place) => [id, place]))
		const questions = this.#distributed(list)
		return list.map((members, place) => ({
			id: ids[place]!,
			title: new Fields([members], ids[place]!, this.#problems).text(bounds.questionTitleCharacters, 'title') ?? '',
			questions: questions[place]!,
			routes: this.#routes(ids[place]!, members.get('routing') ?? [], places),
			rest: without(members, known),
		}))
	}

	/** Each question once; what no page has comes last. */
	#distributed(pages: readonly Members[]): readonly (readonly string[])[] {
		const missing = new Set(this.#questions)
		const lists = pages.map((members) => {
			const ids = members.get('questions') ?? []
			if (!isList(ids)) {
				this.#problems.add('bad_value', '', 'pages')
				return []
			}
			return ids.filter((id) => typeof id === 'string' && missing.delete(id)) as string[]
		})
		lists.at(-1)!.push(...missing)
		return lists
	}

	#routes(at: string, value: Json, places: ReadonlyMap<string, number>): readonly Route[] {
		if (!isList(value) || value.length > bounds.routesPerPage) {
			const isTooLong = isList(value)
			this.#problems.add(isTooLong ? 'too_many' : 'bad_value', at, 'routing', isTooLong ? { max: bounds.routesPerPage } : {})
			return []
		}
		const rules = value.map((item) => looseMembers(item) ?? new Map<string, Json>())
		const refuse = (code: string): void => this.#problems.add(code, at, 'routing')
		const { ids } = completeIds(rules.map((rule) => rule.get('id')), 'r', false, 1, refuse)
		return rules.flatMap((rule, place) => {
			const when = this.#conditions.leaf(at, rule, 'routing')
			const target = rule.get('targetPageId')
			const targetPlace = typeof target === 'string' ? places.get(target) : undefined
			if (targetPlace === undefined || targetPlace <= places.get(at)!) {
				this.#problems.add(targetPlace === undefined ? 'unknown_page' : 'backward_route', at, 'routing')
				return []
			}
			return when === null ? [] : [{ id: ids[place]!, when, targetPageId: target as string }]
		})
	}

	/** @return null when all are on one page */
	#numbered(numbers: readonly (Json | undefined)[]): readonly Page[] | null {
		const byNumber = new Map<number, string[]>()
		const early: string[] = []
		let current: number | null = null
		for (const [place, id] of this.#questions.entries()) {
			const number = numbers[place]
			const decimal = typeof number === 'number' ? decimalOf(number) : null
			current = decimal !== null && isWhole(decimal) && isExact(decimal) ? Number(decimal) : current
			if (current === null) {
				early.push(id)
			} else {
				byNumber.set(current, [...byNumber.get(current) ?? [], id])
			}
		}
		if (byNumber.size < 2) {
			return null
		}
		const lists = [...byNumber].sort(([one], [other]) => one - other).map(([, list]) => list)
		lists[0]!.unshift(...early)
		if (lists.length > limits.pagesPerForm) {
			this.#problems.add('too_many', '', 'pages', { max: limits.pagesPerForm })
		}
		return lists.map((questions, place) => ({ id: `p${place + 1}`, title: '', questions, routes: [], rest: {} }))
	}
}
