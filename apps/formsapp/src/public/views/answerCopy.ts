// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Definition } from '../../rules/index.ts'
import { make } from '../dom.ts'
import { t } from '../l10n.ts'
import type { AnswerMap } from '../model/draft.ts'
import type { Pipe } from '../model/pipedTexts.ts'
import { answerText } from '../words/answerText.ts'

/** The questions with what was answered, for paper: on a screen it is not to be seen. */
export function answerCopy({ questions, pages }: Definition, answers: AnswerMap, pipe: Pipe): HTMLElement {
	const ids = pages === null ? [...questions.keys()] : pages.flatMap((page) => page.questions)
	return make('dl', { class: 'copy' }, ...ids.flatMap((id) => {
		const question = questions.get(id)
		const text = question === undefined || !Object.hasOwn(answers, id) ? '' : answerText(question, answers[id] ?? null)
		if (question === undefined || text === '') {
			return []
		}
		const title = question.title.trim() === '' ? t('formsapp', 'Question without a title') : pipe(question.title)
		return [make('div', {}, make('dt', {}, title), make('dd', {}, text))]
	}))
}
