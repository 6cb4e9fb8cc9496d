// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { newId } from './ids.ts'
import { patched, tidy, type BuilderForm, type Page } from './form.ts'

const page = (pages: readonly Page[], title = '', questions: readonly string[] = []): Page =>
	({ id: newId('p', new Set(pages.map(({ id }) => id))), title, questions, routing: [] })

/** @return the form with a page that begins with a question, and the page's id; null where one begins there already */
export function split(form: BuilderForm, questionId: string): [BuilderForm, string] | null {
	const pages = form.pages ?? [page([], '', form.questions.map(({ id }) => id))]
	const index = pages.findIndex(({ questions }) => questions.includes(questionId))
	const parted = pages[index]
	const at = parted?.questions.indexOf(questionId) ?? -1
	if (parted === undefined || at < 1) {
		return null
	}
	const next = { ...page(pages, '', parted.questions.slice(at)), routing: parted.routing }
	const first = { ...parted, questions: parted.questions.slice(0, at), routing: [] }
	return [tidy({ ...form, pages: [...pages.slice(0, index), first, next, ...pages.slice(index + 1)] }), next.id]
}

/** @return the form with an empty page at its end, and the page's id */
export function withPage(form: BuilderForm): [BuilderForm, string] {
	const pages = form.pages ?? [page([], '', form.questions.map(({ id }) => id))]
	const last = page(pages)
	return [tidy({ ...form, pages: [...pages, last] }), last.id]
}

/**
 * Without the beginning of a page: its questions go to the page before, or to the next one if it is the first. Rules that led to it lead
 * to where its questions are.
 */
export function joined(form: BuilderForm, pageId: string): BuilderForm {
	const pages = form.pages ?? []
	const index = pages.findIndex(({ id }) => id === pageId)
	const [gone, other] = [pages[index], pages[index === 0 ? 1 : index - 1]]
	if (gone === undefined || other === undefined) {
		return gone === undefined ? form : { ...form, pages: null }
	}
	const parts = index === 0 ? [gone, other] : [other, gone]
	const isInside = (id: string) => parts.some((part) => part.id === id)
	const whole: Page = {
		...other,
		title: other.title.trim() === '' ? gone.title : other.title,
		questions: parts.flatMap(({ questions }) => questions),
		routing: parts.flatMap(({ routing }) => routing).filter(({ targetPageId }) => !isInside(targetPageId)),
	}
	const left = pages.filter(({ id }) => id !== gone.id).map((one) => one.id === other.id ? whole : {
		...one,
		routing: one.routing.map((rule) => rule.targetPageId === gone.id ? { ...rule, targetPageId: other.id } : rule),
	})
	const isOne = left.length === 1 && whole.title.trim() === ''
	return tidy({ ...form, pages: isOne ? null : left })
}

export function pageChanged(form: BuilderForm, pageId: string, change: Partial<Pick<Page, 'title' | 'routing'>>): BuilderForm {
	return { ...form, pages: form.pages?.map((one) => one.id === pageId ? patched(one, change) : one) ?? null }
}

/** Moves a page with its questions; past the ends it stays. */
export function pageMoved(form: BuilderForm, pageId: string, step: -1 | 1): BuilderForm {
	const pages = [...form.pages ?? []]
	const from = pages.findIndex(({ id }) => id === pageId)
	const [one, other] = [pages[from], pages[from + step]]
	if (one === undefined || other === undefined) {
		return form
	}
	pages[from] = other
	pages[from + step] = one
	return tidy({ ...form, pages })
}
