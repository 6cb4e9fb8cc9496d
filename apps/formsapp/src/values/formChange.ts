// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Form, FormChange } from '@suite/schema/forms/form'

/** One member of a form that is changed: its name, such as `title` or `settings.allowMultiple`, and what it becomes. */
export interface MemberChange {
	readonly name: string
	readonly value: unknown
}

/** What two people changed to different values. */
export interface Difference {
	readonly name: string
	readonly mine: unknown
	readonly theirs: unknown
}

/** The members of a change, each setting by itself. */
export function membersOf({ form = {}, questions }: FormChange): MemberChange[] {
	const { settings = {}, ...others } = form
	return [
		...Object.entries(others).map(([name, value]) => ({ name, value })),
		...Object.entries(settings).map(([name, value]) => ({ name: `settings.${name}`, value })),
		...questions === undefined ? [] : [{ name: 'questions', value: questions }],
	]
}

/** The value of a member in a form. */
export function memberOf(form: Form, name: string): unknown {
	const [part, setting] = name.split('.', 2)
	const value = (form as Readonly<Record<string, unknown>>)[part ?? '']
	return setting === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[setting]
}

/** Members of a change that somebody else changed as well, since it was begun. */
export function differencesOf(change: FormChange, base: Form, now: Form): Difference[] {
	return membersOf(change)
		.map(({ name, value }) => ({ name, mine: value, theirs: memberOf(now, name), before: memberOf(base, name) }))
		.filter(({ mine, theirs, before }) => !isSame(theirs, before) && !isSame(theirs, mine))
		.map(({ name, mine, theirs }) => ({ name, mine, theirs }))
}

/** Everything in which two versions of a form differ; each question by itself, as `questions.q1`. */
export function differencesBetween(mine: Form, theirs: Form): Difference[] {
	const settings = new Set([...Object.keys(mine.settings), ...Object.keys(theirs.settings)].map((name) => `settings.${name}`))
	const names = ['title', 'description', ...settings, 'pages', 'branding', 'hiddenFields']
	const questions = new Set([...mine.questions, ...theirs.questions].map(({ id }) => id))
	const questionOf = (form: Form, wanted: string) => form.questions.find(({ id }) => id === wanted) ?? null
	const orderOf = (form: Form) => form.questions.map(({ id }) => id)
	return [
		...names.map((name) => ({ name, mine: memberOf(mine, name), theirs: memberOf(theirs, name) })),
		...[...questions].map((id) => ({ name: `questions.${id}`, mine: questionOf(mine, id), theirs: questionOf(theirs, id) })),
		{ name: 'order', mine: orderOf(mine), theirs: orderOf(theirs) },
	].filter((one) => !isSame(one.mine, one.theirs))
}

/** Whether two values of JSON are the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
	}
	if (isObject(one) && isObject(other)) {
		const names = Object.keys(one).filter((name) => one[name] !== undefined)
		return names.length === Object.keys(other).filter((name) => other[name] !== undefined).length
			&& names.every((name) => isSame(one[name], other[name]))
	}
	return one === other
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
