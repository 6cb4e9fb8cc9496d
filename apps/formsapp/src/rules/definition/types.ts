// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'
import type { Pattern } from '../pattern/pattern.ts'
import type { Json } from '../values/json.ts'
import type { Operator } from './names.ts'

export interface Leaf {
	readonly questionId: string
	readonly operator: Operator
	/** Numbers as plain decimals; absent when the operator takes none. */
	readonly value?: string | readonly string[]
}

export interface Group {
	readonly operator: 'and' | 'or'
	readonly conditions: readonly Condition[]
}

export type Condition = Leaf | Group

export interface Choice {
	readonly id: string
	readonly label: string
	/** Another name that answers and conditions may use; absent when it is the id. */
	readonly value?: string
	/** Up to two decimals. */
	readonly score?: number
	/** How often it may be chosen. */
	readonly seats?: number
	/** Members of other programs. */
	readonly rest: Record<string, Json>
}

export const columnTypes = Object.freeze(['text', 'number', 'date', 'dropdown'] as const)

/** Of a table that respondents fill row by row. */
export interface Column {
	readonly id: string
	readonly label: string
	readonly inputType: typeof columnTypes[number]
	/** Of a dropdown. */
	readonly choices: readonly Choice[]
	readonly rest: Record<string, Json>
}

/** Options of a question beside its lists, those that are set. */
export interface Settings {
	readonly placeholder?: string
	readonly maxLength?: number
	readonly rows?: number
	readonly pattern?: string
	readonly patternMessage?: string
	/** A number, or a text for dates and times. */
	readonly min?: number | string
	readonly max?: number | string
	readonly allowOther?: true
	readonly randomize?: true
	readonly minSelections?: number
	readonly maxSelections?: number
	readonly minLabel?: string
	readonly maxLabel?: string
	readonly multiplePerRow?: true
	readonly minRows?: number
	readonly maxRows?: number
	readonly allowedTypes?: readonly string[]
	readonly maxFileSize?: number
	readonly maxFiles?: number
}

export interface Question {
	readonly id: string
	readonly type: QuestionType
	readonly title: string
	readonly description: string | null
	readonly isRequired: boolean
	readonly settings: Settings
	/** Of a choice, or the columns of a matrix. */
	readonly choices: ChoiceList
	/** Of a matrix. */
	readonly rows: ChoiceList
	/** Of a table. */
	readonly columns: readonly Column[]
	readonly pattern: Pattern | null
	readonly showIf: Condition | null
	readonly sectionId: string | null
	readonly rest: Record<string, Json>
	readonly restOfOptions: Record<string, Json>
}

/** Choices, found by id or by the name that other programs use. */
export interface ChoiceList {
	readonly all: readonly Choice[]
	find(id: string): Choice | undefined
	/** The id that an answer means. */
	id(answer: string): string | undefined
	/** The id that an author means: some programs write labels into conditions. */
	meantId(text: string): string | undefined
}

export interface Route {
	readonly id: string
	readonly when: Leaf
	readonly targetPageId: string
}

export interface Page {
	readonly id: string
	readonly title: string
	readonly questions: readonly string[]
	/** The first that fits decides where to go on. */
	readonly routes: readonly Route[]
	readonly rest: Record<string, Json>
}

/** A text that comes with the link and is sent with the answers. */
export interface HiddenField {
	readonly name: string
	/** Members of other programs. */
	readonly rest: Record<string, Json>
}

/** What a form asks and when. */
export interface Definition {
	readonly questions: ReadonlyMap<string, Question>
	/** Null when there is one page without a title. */
	readonly pages: readonly Page[] | null
	/** Number of the next question: ids are never given twice. */
	readonly nextQuestion: number
	readonly hiddenFields: readonly HiddenField[]
	/** The form's other members, as they were. */
	readonly rest: Record<string, Json>
}
