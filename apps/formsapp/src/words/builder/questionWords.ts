// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { choicesOf, columnsOf, hasChoices, rowsOf, type BuilderForm, type Choice, type Question } from '../../builder/form.ts'
import { conditionWords } from './conditionWords.ts'
import { typeName } from './typeWords.ts'

const most = 12

function labels(list: readonly Choice[]): string {
	const named = list.map(({ label }) => label.trim()).filter((label) => label !== '')
	const shown = named.slice(0, most).join(', ')
	const more = named.length - most
	return more > 0 ? n('formsapp', '{names} and %n more', '{names} and %n more', more, { names: shown }, plain) : shown
}

/** What can be answered, in short. */
export function answerWords(question: Question): string {
	const { options = {} } = question
	if (hasChoices(question)) {
		const other = options.allowOther === true ? [{ id: 'other', label: t('formsapp', 'Other') }] : []
		return labels([...choicesOf(question), ...other])
	}
	switch (question.type) {
		case 'matrix': return [labels(rowsOf(question)), labels(columnsOf(question))].filter((text) => text !== '').join(' × ')
		case 'table': return labels(columnsOf(question))
		case 'linear_scale': return t('formsapp', '{min} to {max}', { min: String(options.min ?? 1), max: String(options.max ?? 5) })
		case 'rating': return n('formsapp', '%n star', '%n stars', Number(options.max ?? 5))
		default: return ''
	}
}

/** All that a version of a question says, line by line, to compare it with another one. */
export function questionLines(question: Question, form: BuilderForm): string[] {
	return [
		[typeName(question.type), ...question.required ? [t('formsapp', 'Required')] : []].join(', '),
		question.title,
		question.description ?? '',
		...hasChoices(question)
			? choicesOf(question).map(({ label, score, seats }) => `– ${[label, ...extras(score, seats)].join(' · ')}`)
			: [answerWords(question)],
		question.showIf === undefined ? '' : conditionWords(form, question.showIf),
	].filter((line) => line.trim() !== '')
}

function extras(score: number | undefined, seats: number | undefined): string[] {
	return [
		...score === undefined ? [] : [n('formsapp', '%n point', '%n points', score)],
		...seats === undefined ? [] : [n('formsapp', '%n seat', '%n seats', seats)],
	]
}

/** What a description may have. */
export const markdownTip = (): string =>
	t('formsapp', 'Markdown works here: **bold**, *italic*, `code`, [link](https://example.org), and lists that begin with - or 1.')
