// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { questionTypes } from './types.ts'
import { choice, closed, members, open } from './values.ts'

export { questionTypes, type QuestionType } from './types.ts'

export const QuestionId = Type.String({ minLength: 1, maxLength: limits.idCharacters })

/** A question as it is stored and answered. */
export const Question = Type.Object({
	id: Type.String({ description: 'q1, q2 and so on; never used again' }),
	type: choice(...questionTypes),
	title: Type.String(),
	description: Type.Optional(Type.String({ description: 'Markdown: paragraphs, lists, emphasis, code and links' })),
	required: Type.Boolean(),
	options: Type.Optional(members('what the type has: choices, bounds, rows, columns')),
	showIf: Type.Optional(Type.Unknown({ description: 'a leaf {questionId, operator, value} or a group {operator, conditions}' })),
	sectionId: Type.Optional(Type.String({ description: 'the question of type section that it is in' })),
	page: Type.Optional(Type.Integer({ minimum: 0, description: 'number of its page, where the form has no list of pages' })),
}, { title: 'Question', ...open })
export type Question = Static<typeof Question>

/** A question as clients send it: other accepted names of the same members are turned into these. */
export const QuestionInput = Type.Object({
	id: Type.Optional(QuestionId),
	type: Type.Optional(Type.String({
		maxLength: limits.typeCharacters,
		description: 'one of the types of Question, or another name of one',
	})),
	title: Type.Optional(Type.String()),
	description: Type.Optional(Type.String()),
	required: Type.Optional(Type.Boolean()),
	options: Type.Optional(Type.Unknown({ description: 'as in Question; a list is taken as the choices' })),
	showIf: Type.Optional(Type.Unknown({ description: 'as in Question; null takes it away' })),
	conditions: Type.Optional(Type.Unknown({ description: 'a flat list of {questionId, operator, value, logic}, taken as showIf' })),
	sectionId: Type.Optional(Type.Unknown({ description: 'null takes it out of its section' })),
	page: Type.Optional(Type.Unknown()),
}, { title: 'QuestionInput', ...open })
export type QuestionInput = Static<typeof QuestionInput>

export const NewQuestion = Type.Object({
	...QuestionInput.properties,
	type: Type.String({ minLength: 1, maxLength: limits.typeCharacters }),
	index: Type.Optional(Type.Integer({ minimum: 0, description: 'place among the questions; at the end when absent' })),
}, { title: 'NewQuestion', ...open })
export type NewQuestion = Static<typeof NewQuestion>

export const QuestionOrder = Type.Object({
	order: Type.Array(QuestionId, {
		maxItems: limits.questionsPerForm,
		description: 'ids of questions; those that it does not name keep their order and come last',
	}),
}, { title: 'QuestionOrder', ...closed })
export type QuestionOrder = Static<typeof QuestionOrder>

/** The order as it is now. */
export const OrderedQuestions = Type.Object({
	success: Type.Literal(true),
	order: Type.Array(Type.String()),
}, { title: 'OrderedQuestions', ...closed })
export type OrderedQuestions = Static<typeof OrderedQuestions>
