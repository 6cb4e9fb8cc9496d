// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ListedForm } from '@suite/schema/forms/form'
import { stateOf } from './formState.ts'

/** What the list shows, and in which order. */
export interface FormFilter {
	readonly words: string
	readonly order: 'changed' | 'made' | 'title' | 'responses'
	/** Empty: any. Forms that open later count as open, full ones as closed. */
	readonly state: '' | 'draft' | 'open' | 'closed'
}

export const noFilter: FormFilter = { words: '', order: 'changed', state: '' }

const groups = { draft: 'draft', waiting: 'open', open: 'open', closed: 'closed', full: 'closed' } as const

/** The forms that match, in the wanted order; equal ones stay as the server lists them. */
export function filtered(forms: readonly ListedForm[], filter: FormFilter, now = new Date()): ListedForm[] {
	const words = filter.words.toLocaleLowerCase().split(/\s+/).filter((word) => word !== '')
	const isFound = (form: ListedForm) => {
		const text = `${form.title} ${folderOf(form)}`.toLocaleLowerCase()
		return words.every((word) => text.includes(word)) && (filter.state === '' || groups[stateOf(form, now)] === filter.state)
	}
	return forms.filter(isFound).sort(compare(filter.order))
}

function compare(order: FormFilter['order']): (one: ListedForm, other: ListedForm) => number {
	// one collator for all: it is much faster than localeCompare, and knows numbers
	const { compare: byTitle } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
	switch (order) {
		case 'title': return (one, other) => byTitle(one.title, other.title)
		case 'responses': return (one, other) => other.responseCount - one.responseCount
		case 'made': return (one, other) => Date.parse(other.created) - Date.parse(one.created)
		case 'changed': return (one, other) => Date.parse(other.modified) - Date.parse(one.modified)
	}
}

/** Where the file of a form is, as `Surveys/2026`; empty for the top. */
export const folderOf = ({ path }: Pick<ListedForm, 'path'>): string => path.slice(0, Math.max(0, path.lastIndexOf('/'))).replace(/^\//, '')

/** Folders that have forms, for whoever chooses one. */
export const foldersOf = (forms: readonly ListedForm[]): string[] =>
	[...new Set(forms.map((form) => `/${folderOf(form)}`))].sort((one, other) => one.localeCompare(other))
