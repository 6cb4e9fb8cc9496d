// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { changed, removed } from '../../../src/builder/operations.ts'
import { merge, type Base } from '../../../src/builder/saving/merge.ts'
import type { BuilderForm } from '../../../src/builder/form.ts'
import { replayed } from '../../../src/builder/steps.ts'
import { form, order, page, question } from './forms.ts'

const based = (one: BuilderForm): Base => ({ mine: one, theirs: one })
const titles = (one: BuilderForm) => Object.fromEntries(one.questions.map(({ id, title }) => [id, title]))

describe('two versions of a form', () => {
	const before = form(['a', 'b', 'c'])

	it('are both kept where they changed different questions', () => {
		const both = merge(based(before), changed(before, 'a', { title: 'mine' }), changed(before, 'c', { title: 'theirs' }))
		expect([both.clashes, both.hasTheirs]).toEqual([[], true])
		expect(titles(both.combine())).toEqual({ a: 'mine', b: 'B', c: 'theirs' })
	})

	it('keep questions that each side added, behind what they stood behind', () => {
		const mine = form(['a', 'mine', 'b', 'c'])
		const theirs = form(['first', 'a', 'b', 'theirs', 'c'])
		expect(order(merge(based(before), mine, theirs).combine())).toBe('first a mine b theirs c')
	})

	it('take what one side deleted or moved', () => {
		expect(order(merge(based(before), changed(before, 'a', { title: 'mine' }), form(['c', 'a'])).combine())).toBe('c a')
		expect(order(merge(based(before), form(['c', 'b', 'a']), removed(before, 'b')).combine())).toBe('c a')
		expect(order(merge(based(before), form(['c', 'b', 'a']), form(['b', 'a', 'c'])).combine())).toBe('c b a')
	})

	it('clash where both changed the same question, and nothing is lost whatever is chosen', () => {
		const [mine, theirs] = [changed(before, 'a', { title: 'mine' }), changed(before, 'a', { title: 'theirs' })]
		const both = merge(based(before), mine, theirs)
		expect(both.clashes).toMatchObject([{ kind: 'question', id: 'a', mine: { title: 'mine' }, theirs: { title: 'theirs' } }])
		expect(titles(both.combine())).toEqual({ a: 'mine', b: 'B', c: 'C' })
		expect(titles(both.combine({ a: 'theirs' })).a).toBe('theirs')
		expect(both.combine({ a: 'both' }).questions.map(({ title }) => title)).toEqual(['mine', 'theirs', 'B', 'C'])
	})

	it('clash where one side deleted what the other changed', () => {
		const both = merge(based(before), removed(before, 'a'), changed(before, 'a', { title: 'theirs' }))
		expect(both.clashes).toMatchObject([{ id: 'a', mine: undefined, theirs: { title: 'theirs' } }])
		expect([order(both.combine()), order(both.combine({ a: 'theirs' }))]).toEqual(['b c', 'a b c'])
	})

	it('do not clash over the same change, nor over what the server only writes in another way', () => {
		const mine = changed(before, 'a', { title: 'same' })
		expect(merge(based(before), mine, mine)).toMatchObject({ clashes: [], hasTheirs: false })
		const written = form(['a', 'b', question('c', { options: { min: 1 } })])
		const mineToo = changed(before, 'c', { title: 'mine' })
		const both = merge({ mine: before, theirs: written }, mineToo, changed(written, 'b', { title: 'theirs' }))
		expect([both.clashes, titles(both.combine())]).toEqual([[], { a: 'A', b: 'theirs', c: 'mine' }])
	})

	it('keep title and description apart', () => {
		const both = merge(based(before), { ...before, title: 'mine' }, { ...before, title: 'theirs', description: 'said' })
		expect(both.clashes).toEqual([{ kind: 'title', id: 'title', mine: 'mine', theirs: 'theirs' }])
		expect(both.combine({ title: 'theirs' })).toMatchObject({ title: 'theirs', description: 'said' })
	})

	it('keep pages that one side made, and titles of both', () => {
		const paged = form(['a', 'b', 'c'], [page('p', ['a']), page('r', ['b', 'c'])])
		expect(order(merge(based(before), changed(before, 'c', { title: 'mine' }), paged).combine())).toBe('[a] [b c]')
		const mine = form(['a', 'b', 'c'], [page('p', ['a'], { title: 'mine' }), page('r', ['b', 'c'])])
		const theirs = form(['a', 'c', 'b'], [page('p', ['a']), page('r', ['c', 'b'], { title: 'theirs' })])
		const both = merge(based(paged), mine, theirs).combine()
		expect([order(both), both.pages?.map(({ title }) => title)]).toEqual(['[a] [c b]', ['mine', 'theirs']])
	})

	it('keep every question of both in random histories', () => {
		let seed = 7
		const random = (below: number) => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
			return Math.floor(seed / 65_536) % below
		}
		const shuffled = (ids: readonly string[]) => [...ids].sort(() => random(3) - 1)
		for (let times = 0; times < 300; times++) {
			const ids = Array.from({ length: random(8) }, (_, index) => `q${index}`)
			const [mine, theirs] = ['m', 't'].map((side) =>
				form(shuffled([...ids, ...Array.from({ length: random(4) }, (_, index) => side + index)])))
			const result = merge(based(form(ids)), mine!, theirs!).combine().questions.map(({ id }) => id)
			expect([...result].sort()).toEqual([...new Set([...mine!.questions, ...theirs!.questions].map(({ id }) => id))].sort())
		}
	})
})

describe('undoing', () => {
	it('takes back only the own change, whatever others did since', () => {
		const start = form(['a', 'b'])
		const after = removed(start, 'a')
		const since = { ...form(['b', 'new']), title: 'theirs' }
		const undone = replayed(since, after, start)
		expect([order(undone), undone.title]).toEqual(['a b new', 'theirs'])
		expect(order(replayed(undone, start, after))).toBe('b new')
	})
})
