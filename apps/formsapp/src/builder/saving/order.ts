// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { same, tidy, type BuilderForm, type Page, type Question } from '../form.ts'

/** A form as it was before both changed it. The server writes some things in another way, so each side has its own. */
export interface Base {
	readonly mine: BuilderForm
	readonly theirs: BuilderForm
}

/** Questions and beginnings of pages in one row. */
type Row = readonly string[]

const pageMark = 'page '

function rowOf(form: BuilderForm): Row {
	return form.pages === null
		? form.questions.map(({ id }) => id)
		: form.pages.flatMap((page) => [pageMark + page.id, ...page.questions])
}

interface Order {
	/** They moved something, and it counts. */
	readonly isTheirs: boolean
	build(
		title: string,
		description: string,
		questions: ReadonlyMap<string, Question>,
		pages: ReadonlyMap<string, Page>,
	): BuilderForm
}

/**
 * The order of two versions as one. When both moved things, mine stays: what they added comes behind what it stood behind there.
 */
export function mergedOrder(base: Base, mine: BuilderForm, theirs: BuilderForm): Order {
	const [before, own, other, beforeTheirs] = [base.mine, mine, theirs, base.theirs].map(rowOf) as [Row, Row, Row, Row]
	const isMoved = (row: Row, former: Row) => !same(common(row, former), common(former, row))
	const isTheirs = !isMoved(own, before) && isMoved(other, beforeTheirs)
	const row = isTheirs ? completed(other, own) : completed(own, other)
	return {
		isTheirs,
		build(title, description, questions, pages) {
			const parts: { page: Page | null, ids: string[] }[] = []
			for (const entry of row) {
				const page = entry.startsWith(pageMark) ? pages.get(entry.slice(pageMark.length)) : undefined
				if (page !== undefined) {
					parts.push({ page, ids: [] })
				} else if (questions.has(entry)) {
					if (parts.length === 0) {
						parts.push({ page: null, ids: [] })
					}
					parts.at(-1)!.ids.push(entry)
				}
			}
			const ids = parts.flatMap((part) => part.ids)
			const list = ids.flatMap((id) => questions.get(id) ?? [])
			return tidy({ title, description, questions: list, pages: pages.size === 0 ? null : pagesOf(parts) })
		},
	}
}

/** What comes before the first page belongs to it: the others had no pages. */
function pagesOf(parts: readonly { readonly page: Page | null, readonly ids: readonly string[] }[]): Page[] {
	const early = parts.flatMap(({ page, ids }) => page === null ? ids : [])
	return parts.flatMap(({ page, ids }) => page === null ? [] : [{ ...page, questions: ids }])
		.map((page, index) => index === 0 ? { ...page, questions: [...early, ...page.questions] } : page)
}

function common(row: Row, other: Row): Row {
	const there = new Set(other)
	return row.filter((entry) => there.has(entry))
}

/** A row with what only the other has, each entry behind what it stands behind there. */
function completed(row: Row, other: Row): Row {
	const there = new Set(row)
	const behind = new Map<string, string[]>()
	let anchor = ''
	for (const entry of other) {
		if (there.has(entry)) {
			anchor = entry
		} else {
			behind.set(anchor, [...behind.get(anchor) ?? [], entry])
		}
	}
	return ['', ...row].flatMap((entry) => [...entry === '' ? [] : [entry], ...behind.get(entry) ?? []])
}
