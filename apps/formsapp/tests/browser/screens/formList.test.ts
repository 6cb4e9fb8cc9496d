// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { ListedForm } from '@suite/schema/forms/form'
import { filtered, folderOf, foldersOf, noFilter } from '../../../src/values/formList.ts'
import { factsOf, stateOf } from '../../../src/values/formState.ts'

const now = new Date('2026-06-15T12:00:00Z')
const form = (id: number, title: string, more: Partial<ListedForm> = {}): ListedForm => ({
	id, title, created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z', responseCount: 0, path: `/${title}.nxform`, role: 'owner',
	isPublic: false, isBroken: false, opensAt: null, closesAt: null, maxResponses: 0, ...more,
})

describe('the list of forms', () => {
	const forms = [
		form(1, 'Lunch 10', { modified: '2026-03-01T00:00:00Z', responseCount: 5, path: '/Team/Food/lunch.nxform' }),
		form(2, 'lunch 9', { modified: '2026-05-01T00:00:00Z', created: '2026-02-01T00:00:00Z', isPublic: true, path: '/Team/l.nxform' }),
		form(3, 'Äpfel', { isPublic: true, maxResponses: 3, responseCount: 3 }),
		form(4, 'Party', { isPublic: true, opensAt: '2027-01-01T00:00:00Z' }),
	]
	const found = (filter: object) => filtered(forms, { ...noFilter, ...filter }, now).map(({ id }) => id)

	it('finds each word in titles and folders', () => {
		expect(found({ words: 'LUNCH' })).toEqual([2, 1])
		expect(found({ words: 'food lunch' })).toEqual([1])
		expect(found({ words: 'food party' })).toEqual([])
		expect(found({ words: '  ' })).toHaveLength(4)
	})
	it('narrows by state: full ones are closed, those that open later are open', () => {
		expect(found({ state: 'draft' })).toEqual([])
		expect(found({ state: 'open' })).toEqual([2, 4])
		expect(found({ state: 'closed' })).toEqual([1, 3])
	})
	it('orders by title as people count, by answers and by time', () => {
		expect(found({ order: 'title' })).toEqual([3, 2, 1, 4])
		expect(found({ order: 'responses' })).toEqual([1, 3, 2, 4])
		expect(found({ order: 'made' })).toEqual([2, 1, 3, 4])
		expect(found({ order: 'changed' })).toEqual([2, 1, 3, 4])
	})
	it('leaves the list as it is', () => {
		found({ order: 'title' })
		expect(forms.map(({ id }) => id)).toEqual([1, 2, 3, 4])
	})
	it('knows the folders', () => {
		expect(forms.map(folderOf)).toEqual(['Team/Food', 'Team', '', ''])
		expect(foldersOf(forms)).toEqual(['/', '/Team', '/Team/Food'])
	})
	it('finds parts of numbers among 1,000 forms', () => {
		const many = Array.from({ length: 1000 }, (_, index) => form(index, `Form ${index}`))
		const found = filtered(many, { ...noFilter, words: 'form 99', order: 'title' }, now)
		expect(found.map(({ id }) => id).slice(8, 11)).toEqual([899, 990, 991])
	})
})

describe('the state of a form', () => {
	const facts = { isPublic: true, opensAt: null, closesAt: null, maxResponses: 0, responseCount: 0 }

	it('is a draft until it is published, and closed when it has answers and no link', () => {
		expect(stateOf({ ...facts, isPublic: false }, now)).toBe('draft')
		expect(stateOf({ ...facts, isPublic: false, responseCount: 1 }, now)).toBe('closed')
	})
	it('follows the clock', () => {
		expect(stateOf({ ...facts, opensAt: '2026-06-15T12:00:01Z' }, now)).toBe('waiting')
		expect(stateOf({ ...facts, opensAt: '2026-06-15T12:00:00Z' }, now)).toBe('open')
		expect(stateOf({ ...facts, closesAt: '2026-06-15T12:00:01Z' }, now)).toBe('open')
		expect(stateOf({ ...facts, closesAt: '2026-06-15T12:00:00Z' }, now)).toBe('closed')
	})
	it('is full at the limit', () => {
		expect(stateOf({ ...facts, maxResponses: 2, responseCount: 1 }, now)).toBe('open')
		expect(stateOf({ ...facts, maxResponses: 2, responseCount: 2 }, now)).toBe('full')
	})
	it('ends with its link or with its settings, whichever is earlier', () => {
		const opened = (expiresAt: string | null) => ({ responseCount: 0, form: { settings: { expiresAt, maxResponses: 0 } } })
		const closesAt = (link: string | null, settings: string | null) =>
			factsOf(opened(settings) as never, { isPublic: true, startsAt: null, expiresAt: link } as never).closesAt
		expect(closesAt(null, null)).toBe(null)
		expect(closesAt('2026-02-01T00:00:00Z', null)).toBe('2026-02-01T00:00:00Z')
		expect(closesAt('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('2026-01-01T00:00:00Z')
	})
})
