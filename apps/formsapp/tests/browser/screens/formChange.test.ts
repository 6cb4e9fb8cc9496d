// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Form } from '@suite/schema/forms/form'
import { describe, expect, it } from 'vitest'
import { differencesBetween, differencesOf, isSame, membersOf } from '../../../src/values/formChange.ts'

const form = (more: object = {}, settings: object = {}): Form => ({
	id: 'f', title: 'Lunch', description: '', questions: [], pages: null, branding: null,
	settings: { allowMultiple: true, maxResponses: 0, ...settings },
	...more,
}) as unknown as Form
const question = (id: string, title: string) => ({ id, type: 'text', title, required: false })

describe('a change of a form', () => {
	it('consists of single members', () => {
		expect(membersOf({ form: { title: 'x', settings: { allowMultiple: false, limitMessage: '' } } }).map(({ name }) => name))
			.toEqual(['title', 'settings.allowMultiple', 'settings.limitMessage'])
		expect(membersOf({ questions: [] })).toEqual([{ name: 'questions', value: [] }])
	})
	it('does not contradict a change of something else', () => {
		const change = { form: { settings: { maxResponses: 5 } } }
		expect(differencesOf(change, form(), form({ title: 'Dinner' }, { allowMultiple: false }))).toEqual([])
	})
	it('contradicts another change of the same', () => {
		expect(differencesOf({ form: { title: 'Breakfast' } }, form(), form({ title: 'Dinner' })))
			.toEqual([{ name: 'title', mine: 'Breakfast', theirs: 'Dinner' }])
	})
	it('does not contradict the same change', () => {
		expect(differencesOf({ form: { title: 'Dinner' } }, form(), form({ title: 'Dinner' }))).toEqual([])
	})
})

describe('two versions of a form', () => {
	it('differ in what somebody changed, each question by itself', () => {
		const mine = form({ questions: [question('q1', 'Name'), question('q2', 'Age')] })
		const theirs = form({ questions: [question('q2', 'Your age'), question('q3', 'City')] }, { maxResponses: 3 })
		expect(differencesBetween(mine, theirs).map(({ name }) => name)).toEqual([
			'settings.maxResponses', 'questions.q1', 'questions.q2', 'questions.q3', 'order',
		])
	})
	it('are the same when nothing was changed', () => {
		expect(differencesBetween(form(), form())).toEqual([])
	})
})

describe('values', () => {
	it('are the same whatever the order of their members', () => {
		expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
		expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
		expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false)
		expect(isSame([1, 2], [2, 1])).toBe(false)
		expect(isSame([], {})).toBe(false)
		expect(isSame(null, {})).toBe(false)
	})
})
