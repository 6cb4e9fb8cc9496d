// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { changed, find, height, inserted, moved, step, visible, without, type Branch, type Direction } from '../../src/structure/forest.ts'
import { Random } from '@suite/testing/random'

interface Node extends Branch<Node> { readonly id: string, readonly children: readonly Node[] }
const node = (id: string, ...children: Node[]): Node => ({ id, children })
const forest = [node('a', node('b', node('c')), node('d')), node('e')]
const drawn = (list: readonly Node[]): string =>
	list.map(({ id, children }) => children.length > 0 ? `${id}(${drawn(children)})` : id).join(' ')
const stepped = (id: string, direction: Direction): string => {
	const spot = step(forest, id, direction)
	return spot === null ? 'nowhere' : drawn(moved(forest, id, spot))
}

describe('a forest', () => {
	it('shows only the children of open nodes', () => {
		expect(visible(forest, () => true).map(({ node: { id }, level }) => id + level)).toEqual(['a1', 'b2', 'c3', 'd2', 'e1'])
		expect(visible(forest, (id) => id === 'a').map(({ node: { id } }) => id)).toEqual(['a', 'b', 'd', 'e'])
		expect(height(forest[0]!)).toBe(3)
	})

	it('moves a branch with everything below it', () => {
		expect(drawn(moved(forest, 'b', { parentId: 'e', index: 0 }))).toBe('a(d) e(b(c))')
		expect(drawn(moved(forest, 'e', { parentId: null, index: 0 }))).toBe('e a(b(c) d)')
	})

	it('moves no branch into itself', () => {
		expect(moved(forest, 'a', { parentId: 'c', index: 0 })).toBe(forest)
		expect(moved(forest, 'a', { parentId: 'a', index: 0 })).toBe(forest)
	})

	it('moves a node one step up, down, in or out', () => {
		expect(stepped('d', 'up')).toBe('a(d b(c)) e')
		expect(stepped('d', 'down')).toBe('a(b(c)) d e')
		expect(stepped('b', 'up')).toBe('b(c) a(d) e')
		expect(stepped('d', 'in')).toBe('a(b(c d)) e')
		expect(stepped('c', 'out')).toBe('a(b c d) e')
		expect(stepped('a', 'up')).toBe('nowhere')
		expect(stepped('a', 'in')).toBe('nowhere')
		expect(stepped('e', 'down')).toBe('nowhere')
	})

	it('neither loses nor duplicates a node, whatever is moved', () => {
		const random = new Random(11)
		let now: readonly Node[] = forest
		for (let round = 0; round < 500; round++) {
			const ids = visible(now, () => true).map(({ node: { id } }) => id)
			now = random.chance(0.5)
				? moved(now, random.pick(ids), { parentId: random.chance(0.3) ? null : random.pick(ids), index: random.between(0, 4) })
				: walked(now, random.pick(ids), random.pick(['up', 'down', 'in', 'out']))
			expect(visible(now, () => true).map(({ node: { id } }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
		}
	})

	it('adds, changes and removes nodes', () => {
		expect(drawn(inserted(forest, node('f'), { parentId: 'd', index: 0 }))).toBe('a(b(c) d(f)) e')
		expect(drawn(without(forest, 'b'))).toBe('a(d) e')
		expect(find(changed(forest, 'd', (one) => ({ ...one, children: [node('x')] })), 'x')).toMatchObject({ parentId: 'd', level: 3 })
	})
})

function walked(now: readonly Node[], id: string, direction: Direction): readonly Node[] {
	const spot = step(now, id, direction)
	return spot === null ? now : moved(now, id, spot)
}
