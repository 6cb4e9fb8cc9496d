// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Form } from '@suite/schema/forms/form'
import type { Question } from '@suite/schema/forms/question'
import type { FormResponse } from '@suite/schema/forms/response'

/** So many questions fit into the table; a response in full shows all. */
export const shownColumns = 12

/** A question that responses answered; `isFormer`: the form does not ask it any more. */
export interface AnsweredColumn {
	readonly question: Question
	readonly isFormer: boolean
}

/** The questions of the form in their order, then those that only some of these responses know. */
export function columnsOf(form: Pick<Form, 'questions'>, responses: readonly FormResponse[]): AnsweredColumn[] {
	const asked = form.questions.filter(({ type }) => type !== 'section')
	const known = new Set(form.questions.map(({ id }) => id))
	const former = new Set(responses.flatMap(({ answers }) => Object.keys(answers)).filter((id) => !known.has(id)))
	return [
		...asked.map((question) => ({ question, isFormer: false })),
		...[...former].map((id) => ({ question: { id, type: 'text', title: id, required: false } satisfies Question, isFormer: true })),
	]
}
