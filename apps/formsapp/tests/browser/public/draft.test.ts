// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { type DraftPlace, openDraft } from '../../../src/public/model/draft.ts'

const day = 86_400_000

/** Surroundings whose clock stands still. */
function place(stored = new Map<string, string>()) {
	const state = { now: 100 * day, keys: 0 }
	const surroundings: DraftPlace = {
		storage: {
			getItem: (name) => stored.get(name) ?? null,
			setItem: (name, text) => void stored.set(name, text),
			removeItem: (name) => void stored.delete(name),
		},
		now: () => state.now,
		random: () => 5,
		key: () => `key${++state.keys}`,
	}
	return { stored, state, surroundings }
}

describe('a draft', () => {
	it('keeps answers, page, order and key for the next time', () => {
		const { surroundings, stored } = place()
		const draft = openDraft('abc', surroundings)
		expect([draft.isOld, draft.isKept]).toEqual([false, true])
		draft.save({ answers: { q1: 'Ann' }, page: 'p2' })
		expect([...stored.keys()]).toEqual(['formsapp-draft-abc'])
		const again = openDraft('abc', surroundings)
		expect(again.isOld).toBe(true)
		expect(again.kept).toMatchObject({ answers: { q1: 'Ann' }, page: 'p2', seed: 5, key: 'key1' })
		expect(openDraft('other', surroundings).isOld).toBe(false)
	})

	it('is another response after it was renewed', () => {
		const { surroundings, stored } = place()
		const draft = openDraft('abc', surroundings)
		draft.save({ answers: { q1: 'Ann' }, pending: { answers: { q1: 'Ann' } } })
		draft.renew()
		expect(draft.kept).toMatchObject({ answers: {}, key: 'key2' })
		expect(draft.kept.pending).toBeUndefined()
		expect(stored.size).toBe(0)
	})

	it('is forgotten after a month', () => {
		const { surroundings, state } = place()
		openDraft('abc', surroundings).save({ answers: { q1: 'Ann' } })
		state.now += 29 * day
		expect(openDraft('abc', surroundings).isOld).toBe(true)
		state.now += 2 * day
		expect(openDraft('abc', surroundings).kept.answers).toEqual({})
	})

	const damaged = ['', 'no JSON', 'null', '7', '[]', '{}', '{"answers":null,"page":"","seed":1,"key":"k","at":1}']
	it.each(damaged)('begins anew after "%s"', (text) => {
		const { surroundings, stored } = place()
		stored.set('formsapp-draft-abc', text)
		expect(openDraft('abc', surroundings)).toMatchObject({ isOld: false, kept: { answers: {}, key: 'key1' } })
	})

	it('works where the browser keeps nothing, and says so', () => {
		const { surroundings } = place()
		const nothing = openDraft('abc', { ...surroundings, storage: undefined })
		nothing.save({ answers: { q1: 'Ann' } })
		expect(nothing).toMatchObject({ isKept: false, kept: { answers: { q1: 'Ann' } } })
		const refuse = () => {
			throw new Error('The quota is exceeded')
		}
		const full = openDraft('abc', { ...surroundings, storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
		full.save({ answers: { q1: 'Ann' } })
		expect(full).toMatchObject({ isKept: false, kept: { answers: { q1: 'Ann' } } })
		full.renew()
		expect(full.kept.answers).toEqual({})
	})
})
