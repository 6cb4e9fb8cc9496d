// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { changedChoice, movedChoice, withChoice, withPasted } from '../../../src/builder/choices.ts'
import { pastedList } from '../../../src/builder/paste.ts'

describe('a pasted list', () => {
	it.each([
		['Red\nGreen\r\nBlue', ['Red', 'Green', 'Blue']],
		['- Red\n* Green\n• Blue', ['Red', 'Green', 'Blue']],
		['1. Red\n2) Green\n(3) Blue', ['Red', 'Green', 'Blue']],
		['- a) Red\n- b) Green', ['Red', 'Green']],
		['A. Smith\nA. Jones', ['A. Smith', 'A. Jones']],
		['2. League\n1. League', ['2. League', '1. League']],
		['- [ ] Red\n- [x] Green', ['Red', 'Green']],
		['\n  Red  \n\n\n Green\n', ['Red', 'Green']],
		['Red\t12\n\tGreen\t13', ['Red', 'Green']],
		['2.5 liters\n-5 °C\nA. B. Smith', ['2.5 liters', '-5 °C', 'A. B. Smith']],
	])('%j becomes entries', (text, entries) => {
		expect(pastedList(text)).toEqual(entries)
	})

	it('of one line stays a text, and one of empty lines too', () => {
		expect([pastedList('Red, Green'), pastedList('\n\n')]).toEqual([null, null])
	})

	it('is cut where there would be too much', () => {
		expect(pastedList('x\n'.repeat(600))).toHaveLength(500)
		expect(pastedList(`${'😀'.repeat(2000)}\nb`)?.[0]).toBe('😀'.repeat(1000))
	})

	it('is read in time that grows with its length', () => {
		const time = (length: number) => {
			const start = performance.now()
			pastedList('- '.repeat(length) + '\n' + '\t'.repeat(length) + '\n' + '1. '.repeat(length))
			return performance.now() - start
		}
		time(100_000)
		expect(time(400_000)).toBeLessThan(20 * time(100_000) + 50)
	})
})

describe('choices', () => {
	const list = [{ id: 'c1', label: 'Red' }, { id: 'c2', label: '' }, { id: 'c3', label: 'Blue' }]
	const make = (id: string, label: string) => ({ id, label })
	const labels = (all: readonly { label: string }[]) => all.map(({ label }) => label)

	it('take pasted entries at an empty one, or behind one that has a text', () => {
		const [at, last] = withPasted(list, 'c2', ['Green', 'White'], make)
		expect([labels(at), at[1]?.id, at[2]?.id === last]).toEqual([['Red', 'Green', 'White', 'Blue'], 'c2', true])
		expect(labels(withPasted(list, 'c1', ['Green'], make)[0])).toEqual(['Red', 'Green', '', 'Blue'])
		expect(withPasted(list, 'c1', ['a', 'b', 'c'], make, 'c', 4)[0]).toHaveLength(4)
	})

	it('get ids that nobody had and that are no numbers', () => {
		const [all, id] = withChoice(list, 1, (one) => make(one, 'New'))
		expect([labels(all), id]).toEqual([['Red', 'New', '', 'Blue'], expect.stringMatching(/^c[a-z]{7}$/)])
	})

	it('are moved and changed, and lose what is taken away', () => {
		expect(labels(movedChoice(list, 'c3', 0))).toEqual(['Blue', 'Red', ''])
		expect(labels(movedChoice(list, 'c1', -1))).toEqual(['Red', '', 'Blue'])
		const scored = changedChoice<{ id: string, label: string, score?: number }>(list, 'c1', { score: 2 })
		expect([scored[0], changedChoice(scored, 'c1', { score: undefined })[0]]).toEqual([{ id: 'c1', label: 'Red', score: 2 }, list[0]])
	})
})
