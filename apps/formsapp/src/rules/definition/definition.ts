// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { limits } from '@suite/schema/forms/limits'
import { decimalOf, isExact, isWhole } from '../values/decimal.ts'
import { isList, type Json, type Members, members } from '../values/json.ts'
import { publicChoice, storedChoice, writeColumn } from './choices.ts'
import { circles } from './circles.ts'
import { ConditionReader } from './conditions.ts'
import { Problems } from './fields.ts'
import { readHiddenFields, writeHiddenFields } from './hidden.ts'
import { completeIds } from './ids.ts'
import { hasChoices } from './names.ts'
import { PageReader } from './pages.ts'
import { readQuestion } from './question.ts'
import type { Choice, Column, Condition, Definition, Page, Question } from './types.ts'

/**
 * Reads a form of any accepted shape, or says all that is wrong with it.
 *
 * @throws DefinitionFault
 */
export function readDefinition(form: { readonly [name: string]: Json }): Definition {
	const problems = new Problems()
	const list = questionMembers(form.questions ?? [], problems)
	problems.refuse()
	const { ids, next } = completeIds(list.map((question) => question.get('id')), 'q', false, nextOf(form.nextQuestion), (code, place) =>
		problems.add(code, '', 'questions', { place: place + 1 }))
	problems.refuse()
	const read = new Map(ids.map((id, place) => [id, readQuestion(id, list[place]!, problems)]))
	if ([...read.values()].reduce((cost, question) => cost + (question.pattern?.length ?? 0), 0) > bounds.instructionsPerForm) {
		problems.add('pattern_too_costly', '', 'questions')
	}
	const conditions = new ConditionReader(read, problems)
	const questions = new Map([...read].map(([id, question], place) => {
		const section = question.type === 'section' ? null : list[place]!.get('sectionId')
		const isSection = typeof section === 'string' && read.get(section)?.type === 'section'
		return [id, { ...question, showIf: conditions.read(id, list[place]!), sectionId: isSection ? section : null }]
	}))
	for (const id of circles(questions)) {
		problems.add('circular_condition', id, 'showIf')
	}
	const pages = new PageReader(ids, conditions, problems).read(form.pages, list.map((question) => question.get('page')))
	const hiddenFields = readHiddenFields(form.hiddenFields ?? [], questions, problems)
	problems.refuse()
	const rest: Record<string, Json> = { ...form }
	delete rest.hiddenFields
	return { questions, pages, nextQuestion: next, hiddenFields, rest }
}

/** Whether a choice has a score. */
export function isQuiz({ questions }: Definition): boolean {
	return [...questions.values()].some(({ type, choices }) => hasChoices(type) && choices.all.some(({ score }) => score !== undefined))
}

/** The whole form as it is stored. */
export function storedForm({ rest, questions, pages, nextQuestion, hiddenFields }: Definition): Record<string, Json> {
	return {
		...rest,
		questions: [...questions.values()].map(storedQuestion),
		pages: pages === null ? null : pages.map((page) => ({ ...page.rest, ...writePage(page) })),
		nextQuestion,
		...writeHiddenFields(hiddenFields, ({ name, rest }) => ({ ...rest, name })),
	}
}

/** What respondents may see: no scores, no members of other programs. */
export function publicForm({ rest, questions, pages, hiddenFields }: Definition): Record<string, Json> {
	return {
		title: typeof rest.title === 'string' ? rest.title : '',
		description: typeof rest.description === 'string' ? rest.description : '',
		questions: [...questions.values()].map((question) =>
			writeQuestion(question, writeOptions(question, publicChoice, (column) => writeColumn(column, publicChoice)))),
		pages: pages === null ? null : pages.map(writePage),
		branding: rest.branding ?? null,
		...writeHiddenFields(hiddenFields, ({ name }) => ({ name })),
	}
}

function storedQuestion(question: Question): Record<string, Json> {
	const options = writeOptions(question, storedChoice, (column) => ({ ...column.rest, ...writeColumn(column, storedChoice) }))
	return { ...question.rest, ...writeQuestion(question, { ...question.restOfOptions, ...options }) }
}

function writeQuestion(question: Question, options: Record<string, Json>): Record<string, Json> {
	return {
		id: question.id,
		type: question.type,
		title: question.title,
		...question.description === null ? {} : { description: question.description },
		required: question.isRequired,
		options,
		...question.showIf === null ? {} : { showIf: writeCondition(question.showIf) },
		...question.sectionId === null ? {} : { sectionId: question.sectionId },
	}
}

function writeOptions(question: Question, choice: (one: Choice) => Json, column: (one: Column) => Json): Record<string, Json> {
	const { type, choices, rows, columns, settings } = question
	return {
		...hasChoices(type) ? { choices: choices.all.map(choice) } : {},
		...type === 'matrix' ? { rows: rows.all.map(choice), columns: choices.all.map(choice) } : {},
		...type === 'table' ? { columns: columns.map(column) } : {},
		...settings as Record<string, Json>,
	}
}

function writeCondition(condition: Condition): Record<string, Json> {
	return 'conditions' in condition
		? { operator: condition.operator, conditions: condition.conditions.map(writeCondition) }
		: { ...condition }
}

function writePage({ id, title, questions, routes }: Page): Record<string, Json> {
	return {
		id,
		title,
		questions,
		routing: routes.map((route) => ({ id: route.id, ...writeCondition(route.when), targetPageId: route.targetPageId })),
	}
}

function questionMembers(value: Json, problems: Problems): readonly Members[] {
	if (!isList(value) || value.length > limits.questionsPerForm) {
		problems.add(isList(value) ? 'too_many' : 'bad_value', '', 'questions', isList(value) ? { max: limits.questionsPerForm } : {})
		return []
	}
	return value.flatMap((item, place) => {
		const all = members(item)
		if (all === null) {
			problems.add('bad_value', '', 'questions', { place: place + 1 })
		}
		return all === null ? [] : [all]
	})
}

function nextOf(value: Json | undefined): number {
	const decimal = typeof value === 'number' ? decimalOf(value) : null
	const number = decimal !== null && isExact(decimal) && isWhole(decimal) ? Number(decimal) : 1
	return number > 0 && number < 1_000_000_000 ? number : 1
}
