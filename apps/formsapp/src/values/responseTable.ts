// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Form } from '@suite/schema/forms/form'
import type { Question } from '@suite/schema/forms/question'
import type { FormResponse } from '@suite/schema/forms/response'
import { plainTitle } from '../rules/piping.ts'

/** So many questions fit into the table; a response in full shows all. */
export const shownColumns = 12

/** A question that responses answered; `isFormer`: the form does not ask it any more. */
export interface AnsweredColumn {
	readonly question: Question
	readonly isFormer: boolean
}

/** The questions of the form in their order, its hidden fields, then questions that only some of these responses know. */
export function columnsOf(form: Pick<Form, 'questions' | 'hiddenFields'>, responses: readonly FormResponse[]): AnsweredColumn[] {
	const titles = titlesOf(form)
	const asked = form.questions.filter(({ type }) => type !== 'section').map((question) => plainly(question, titles))
	const hidden = (form.hiddenFields ?? []).map(({ name }) => name)
	const known = new Set([...form.questions.map(({ id }) => id), ...hidden])
	const former = new Set(responses.flatMap(({ answers }) => Object.keys(answers)).filter((id) => !known.has(id)))
	return [
		...asked.map((question) => ({ question, isFormer: false })),
		...hidden.map((name) => ({ question: textNamed(name), isFormer: false })),
		...[...former].map((id) => ({ question: textNamed(id), isFormer: true })),
	]
}

export const titlesOf = ({ questions }: Pick<Form, 'questions'>): ReadonlyMap<string, string> =>
	new Map(questions.map(({ id, title }) => [id, title]))

/** A question whose title names the questions that it repeats answers of. */
export const plainly = (question: Question, titles: ReadonlyMap<string, string>): Question =>
	question.title.includes('{{') ? { ...question, title: plainTitle(question.title, titles) } : question

const textNamed = (id: string): Question => ({ id, type: 'text', title: id, required: false })

/** What a response answers to a question or has in a hidden field. */
export const answerIn = ({ answers }: FormResponse, id: string): unknown => Object.hasOwn(answers, id) ? answers[id] : undefined
