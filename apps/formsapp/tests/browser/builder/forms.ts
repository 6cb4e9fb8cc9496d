// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { BuilderForm, Page, Question } from '../../../src/builder/form.ts'

export const question = (id: string, more: Partial<Question> = {}): Question =>
	({ id, type: 'text', title: id.toUpperCase(), required: false, options: {}, ...more })

export const page = (id: string, questions: readonly string[], more: Partial<Page> = {}): Page =>
	({ id, title: '', questions, routing: [], ...more })

export const form = (questions: readonly (string | Question)[], pages: readonly Page[] | null = null): BuilderForm => ({
	title: 'Form', description: '', questions: questions.map((one) => typeof one === 'string' ? question(one) : one), pages,
})

/** Ids in their order, pages in brackets. */
export const order = ({ questions, pages }: BuilderForm): string =>
	pages === null ? questions.map(({ id }) => id).join(' ') : pages.map((one) => `[${one.questions.join(' ')}]`).join(' ')
