// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '@suite/schema/forms/question'
import type { FormStats } from '@suite/schema/forms/response'
import { partsOf } from './questionParts.ts'

export type QuestionFigures = FormStats['questionStats'][string]

export interface Bar {
	readonly key: string
	/** Empty for what somebody wrote instead of choosing. */
	readonly label: string
	readonly count: number
	/** Of those who answered, 0 to 1. */
	readonly share: number
}

/** The key of what somebody wrote instead of choosing. */
const other = 'other'

/**
 * One bar for each choice in the order of the form, or for each step of a scale, then what nobody can choose any more. Respondents
 * may have chosen several, so shares may add up to more than 1.
 */
export function barsOf(question: Question, figures: QuestionFigures): Bar[] {
	const counts = new Map(Object.entries(figures.counts ?? {}))
	const parts = partsOf(question, 'choices')
	const isScale = question.type === 'linear_scale' || question.type === 'rating'
	const known = isScale
		? [...counts.keys()].sort((one, other) => Number(one) - Number(other)).map((key) => ({ id: key, label: key }))
		: parts
	const left = [...counts.keys()].filter((key) => key !== other && !known.some(({ id }) => id === key))
	return [
		...known,
		...left.map((id) => ({ id, label: id })),
		...(counts.get(other) ?? 0) > 0 && !known.some(({ id }) => id === other) ? [{ id: other, label: '' }] : [],
	].map(({ id, label }) => {
		const count = counts.get(id) ?? 0
		return { key: id, label, count, share: figures.answered === 0 ? 0 : count / figures.answered }
	})
}

/** Where people stopped, in the order of the form; questions that are gone come last. Labels are left to the caller. */
export function dropOffOf(questions: readonly Pick<Question, 'id'>[], { visits, questions: counts }: FormStats['dropOff']): Bar[] {
	const places = new Map(questions.map(({ id }, place) => [id, place]))
	const placeOf = (id: string) => places.get(id) ?? questions.length
	return Object.entries(counts)
		.map(([id, count]) => ({ key: id, label: '', count, share: visits === 0 ? 0 : count / visits }))
		.sort((one, other) => placeOf(one.key) - placeOf(other.key))
}

export interface MatrixFigures {
	readonly columns: readonly string[]
	readonly rows: readonly { readonly label: string, readonly counts: readonly number[] }[]
	/** The highest count, which has the strongest colour. */
	readonly most: number
}

/** Counts by row and column in the order of the form. */
export function matrixOf(question: Question, figures: QuestionFigures): MatrixFigures {
	const columns = partsOf(question, 'columns')
	const rows = partsOf(question, 'rows').map(({ id, label }) => ({
		label,
		counts: columns.map((column) => figures.counts?.[`${id}:${column.id}`] ?? 0),
	}))
	return { columns: columns.map(({ label }) => label), rows, most: Math.max(0, ...rows.flatMap(({ counts }) => counts)) }
}

/** Responses of some days, the first and the last one included; both are YYYY-MM-DD. */
export interface Span {
	readonly from: string
	readonly to: string
	readonly count: number
}

export type SpanUnit = 'day' | 'week' | 'month'

/** So many bars fit side by side. */
const most = 62
const dayLength = 86_400_000

/** Days without responses are filled in; a long time is drawn by weeks or months. */
export function spansOf(perDay: FormStats['responsesPerDay']): { unit: SpanUnit, spans: Span[] } {
	const [first, last] = [perDay[0], perDay.at(-1)]
	if (first === undefined || last === undefined) {
		return { unit: 'day', spans: [] }
	}
	const days = 1 + (numberOfDay(last.date) - numberOfDay(first.date))
	const unit = days <= most ? 'day' : days <= 7 * most ? 'week' : 'month'
	const spans = new Map<string, Span>()
	for (let start = startOf(first.date, unit); start <= last.date; start = nextOf(start, unit)) {
		spans.set(start, { from: start, to: dayOf(numberOfDay(nextOf(start, unit)) - 1), count: 0 })
	}
	for (const { date, count } of perDay) {
		const start = startOf(date, unit)
		const span = spans.get(start)
		if (span !== undefined) {
			spans.set(start, { ...span, count: span.count + count })
		}
	}
	return { unit, spans: [...spans.values()] }
}

/** Days since 1970; without a clock no zone makes a day shorter. */
const numberOfDay = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayLength)
const dayOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10)

function startOf(date: string, unit: SpanUnit): string {
	switch (unit) {
		case 'day': return date
		// 1970-01-01 was a Thursday; weeks begin on Mondays
		case 'week': return dayOf(numberOfDay(date) - (numberOfDay(date) + 3) % 7)
		case 'month': return `${date.slice(0, 7)}-01`
	}
}

function nextOf(start: string, unit: SpanUnit): string {
	switch (unit) {
		case 'day': return dayOf(numberOfDay(start) + 1)
		case 'week': return dayOf(numberOfDay(start) + 7)
		case 'month': return dayOf(numberOfDay(`${start.slice(0, 7)}-28`) + 4).slice(0, 7) + '-01'
	}
}
