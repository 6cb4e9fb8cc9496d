// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { newId, questionIds } from '../ids.ts'
import { patched, same, tidy, type BuilderForm, type Page, type Question } from '../form.ts'
import { mergedOrder, type Base } from './order.ts'

export type { Base }

export type Side = 'mine' | 'theirs'
/** What to take of something that both sides changed; of a question both is possible. */
export type Choice = Side | 'both'

/** Something that both sides changed in different ways; undefined on the side that deleted it. */
export type Clash =
	| { readonly kind: 'title' | 'description', readonly id: string, readonly mine: string, readonly theirs: string }
	| { readonly kind: 'question', readonly id: string, readonly mine: Question | undefined, readonly theirs: Question | undefined }
	| { readonly kind: 'page', readonly id: string, readonly mine: Page | undefined, readonly theirs: Page | undefined }

export interface Merge {
	readonly clashes: readonly Clash[]
	/** Whether the result has something that they changed. */
	readonly hasTheirs: boolean
	/** The form of both, with what was chosen where they clash; mine where nothing was chosen. */
	combine(choices?: Readonly<Record<string, Choice>>): BuilderForm
}

/** What became of one thing: the value, unless both sides changed it. */
type Verdict<T> = { readonly value: T, readonly isTheirs: boolean } | 'clash'

function judge<T>(before: { mine: T, theirs: T }, now: { mine: T, theirs: T }): Verdict<T> {
	if (same(now.theirs, before.theirs) || same(now.mine, now.theirs)) {
		return { value: now.mine, isTheirs: false }
	}
	return same(now.mine, before.mine) ? { value: now.theirs, isTheirs: true } : 'clash'
}

/** What they and I made of the same form, by the ids of questions and pages. */
export function merge(base: Base, mine: BuilderForm, theirs: BuilderForm): Merge {
	const texts = (['title', 'description'] as const).map((kind) => ({
		kind, verdict: judge({ mine: base.mine[kind], theirs: base.theirs[kind] }, { mine: mine[kind], theirs: theirs[kind] }),
	}))
	const questions = judgeAll(base, mine, theirs, (form) => form.questions)
	const pages = judgeAll(base, mine, theirs, (form) => (form.pages ?? []).map((page) => ({ ...page, questions: [] })))
	const order = mergedOrder(base, mine, theirs)
	const clashes: Clash[] = [
		...texts.flatMap(({ kind, verdict }) => verdict === 'clash' ? [{ kind, id: kind, mine: mine[kind], theirs: theirs[kind] }] : []),
		...clashesOf(questions).map((clash) => ({ kind: 'question' as const, ...clash })),
		...clashesOf(pages).map((clash) => ({ kind: 'page' as const, ...clash })),
	]
	const isTheirs = (verdict: Verdict<unknown>) => verdict !== 'clash' && verdict.isTheirs
	return {
		clashes,
		hasTheirs: order.isTheirs || [...texts, ...questions, ...pages].some(({ verdict }) => isTheirs(verdict)),
		combine(choices = {}) {
			const text = ({ kind, verdict }: typeof texts[number]) =>
				verdict !== 'clash' ? verdict.value : choices[kind] === 'theirs' ? theirs[kind] : mine[kind]
			const [chosenQuestions, chosenPages] = [chosen(questions, choices), chosen(pages, choices)]
			const whole = order.build(text(texts[0]!), text(texts[1]!), chosenQuestions, chosenPages)
			return questions.reduce((form, { id, theirs: other }) => choices[id] === 'both' ? withCopy(form, id, other) : form, whole)
		},
	}
}

interface Judged<T> {
	readonly id: string
	readonly mine: T | undefined
	readonly theirs: T | undefined
	readonly verdict: Verdict<T | undefined>
}

function judgeAll<T extends { readonly id: string }>(
	base: Base,
	mine: BuilderForm,
	theirs: BuilderForm,
	listOf: (form: BuilderForm) => readonly T[],
): readonly Judged<T>[] {
	const [before, own, other, beforeTheirs] = [base.mine, mine, theirs, base.theirs].map((form) =>
		new Map(listOf(form).map((one) => [one.id, one]))) as [Map<string, T>, Map<string, T>, Map<string, T>, Map<string, T>]
	return [...new Set([...own.keys(), ...other.keys()])].map((id) => {
		const now = { mine: own.get(id), theirs: other.get(id) }
		return { id, ...now, verdict: judge<T | undefined>({ mine: before.get(id), theirs: beforeTheirs.get(id) }, now) }
	})
}

const clashesOf = <T>(judged: readonly Judged<T>[]) =>
	judged.flatMap(({ id, mine, theirs, verdict }) => verdict === 'clash' ? [{ id, mine, theirs }] : [])

function chosen<T>(judged: readonly Judged<T>[], choices: Readonly<Record<string, Choice>>): ReadonlyMap<string, T> {
	return new Map(judged.flatMap(({ id, mine, theirs, verdict }) => {
		const isTheirs = choices[id] === 'theirs' || (choices[id] === 'both' && mine === undefined)
		const value = verdict !== 'clash' ? verdict.value : isTheirs ? theirs : mine
		return value === undefined ? [] : [[id, value] as const]
	}))
}

/** Their version behind mine, as a question of its own. */
function withCopy(form: BuilderForm, id: string, copied: Question | undefined): BuilderForm {
	const original = form.questions.find((question) => question.id === id)
	if (copied === undefined || original === undefined || same(original, copied)) {
		return form
	}
	const copy = patched(copied, { id: newId('q', questionIds(form)) })
	const behind = (ids: readonly string[]) => ids.flatMap((one) => one === id ? [one, copy.id] : [one])
	return tidy({
		...form,
		questions: form.questions.flatMap((question) => question.id === id ? [question, copy] : [question]),
		pages: form.pages?.map((page) => ({ ...page, questions: behind(page.questions) })) ?? null,
	})
}
