// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { questionOf, type BuilderForm } from '../../../src/builder/form.ts'
import { added, changed, dependents, duplicated, removed } from '../../../src/builder/operations.ts'
import { joined, pageMoved, split, withPage } from '../../../src/builder/pages.ts'
import { moved, numbersOf, outOfSection, sectionAbove, stepPlace, withSection } from '../../../src/builder/places.ts'
import { form, order, page, question } from './forms.ts'

const sectioned = form([
	'a', question('s', { type: 'section' }), question('b', { sectionId: 's' }), question('c', { sectionId: 's' }), 'd',
])
const sections = (one: BuilderForm) => one.questions
	.map(({ id, sectionId }) => sectionId === undefined ? id : `${id}(${sectionId})`).join(' ')
function step(one: BuilderForm, id: string, by: -1 | 1): BuilderForm {
	const place = stepPlace(one, id, by)
	return place === null ? one : moved(one, id, place)
}

describe('moving a question', () => {
	it('goes step by step, and stays at the ends', () => {
		const one = form(['a', 'b', 'c'])
		expect([order(step(one, 'a', 1)), order(step(one, 'c', -1)), stepPlace(one, 'a', -1), stepPlace(one, 'c', 1)])
			.toEqual(['b a c', 'a c b', null, null])
	})

	it('goes across pages', () => {
		const one = form(['a', 'b', 'c'], [page('p', ['a', 'b']), page('r', ['c'])])
		expect([order(step(one, 'b', 1)), order(step(one, 'c', -1))]).toEqual(['[a] [b c]', '[a b c] []'])
	})

	it('goes into a section between its questions, and out of it at its ends', () => {
		expect(sections(step(step(sectioned, 'd', -1), 'd', -1))).toBe('a s d(s) b(s) c(s)')
		expect(sections(step(sectioned, 'a', 1))).toBe('s a(s) b(s) c(s) d')
		expect(sections(step(sectioned, 'b', -1))).toBe('a b s c(s) d')
		expect(sections(step(sectioned, 'c', 1))).toBe('a s b(s) d c')
	})

	it('takes along what belongs to a section, and puts no section into another', () => {
		expect(sections(step(sectioned, 's', 1))).toBe('a d s b(s) c(s)')
		const two = form([...sectioned.questions, question('t', { type: 'section' })])
		expect(sections(step(step(two, 't', -1), 't', -1))).toBe('a t s b(s) c(s) d')
	})

	it('keeps sections without a question in between, and finds them for what stands below', () => {
		const one = form([question('s', { type: 'section' }), 'a', 'b'])
		expect([sectionAbove(one, 'a')?.id, sectionAbove(one, 'b')]).toEqual(['s', null])
		const inside = withSection(one, 'a', 's')
		expect([sectionAbove(inside, 'b')?.id, sections(outOfSection(withSection(inside, 'b', 's'), 'a'))]).toEqual(['s', 's b(s) a'])
	})

	it('counts questions without sections', () => {
		expect([...numbersOf(sectioned)]).toEqual([['a', 1], ['b', 2], ['c', 3], ['d', 4]])
	})
})

describe('adding, copying and deleting', () => {
	it('adds behind a question, into its section, and a section behind all of it', () => {
		const [one, id] = added(sectioned, 'email', { afterId: 'b' })
		expect([sections(one), questionOf(one, id)?.type]).toEqual([`a s b(s) ${id}(s) c(s) d`, 'email'])
		const [two, section] = added(sectioned, 'section', { afterId: 'b' })
		expect(sections(two)).toBe(`a s b(s) c(s) ${section} d`)
		const [three, first] = added(sectioned, 'text', { afterId: 's' })
		expect(sections(three)).toBe(`a s ${first}(s) b(s) c(s) d`)
	})

	it('adds to a page that is named', () => {
		const one = form(['a', 'b'], [page('p', ['a']), page('r', ['b'])])
		const [two, id] = added(one, 'text', { pageId: 'p' })
		expect(order(two)).toBe(`[a ${id}] [b]`)
	})

	it('copies a section with conditions among what is in it', () => {
		const one = changed(sectioned, 'c', { showIf: { questionId: 'b', operator: 'isNotEmpty' } })
		const [two, id] = duplicated(one, 's')
		const copies = two.questions.slice(4, 7)
		expect(copies.map(({ title, sectionId }) => [title, sectionId])).toEqual([['S', undefined], ['B', id], ['C', id]])
		expect(copies[2]?.showIf).toEqual({ questionId: copies[1]?.id, operator: 'isNotEmpty' })
	})

	it('deletes what depends on the deleted question', () => {
		const leaf = (questionId: string) => ({ questionId, operator: 'isNotEmpty' as const })
		const one = form(
			[
				'a', 'b', question('c', { showIf: { operator: 'or', conditions: [leaf('a'), leaf('b')] } }),
				question('d', { showIf: leaf('a') }),
			],
			[page('p', ['a', 'b'], { routing: [{ id: 'r1', ...leaf('a'), targetPageId: 'r' }] }), page('r', ['c', 'd'])],
		)
		expect(dependents(one, 'a')).toBe(3)
		const two = removed(one, 'a')
		expect([order(two), questionOf(two, 'c')?.showIf, questionOf(two, 'd')?.showIf, two.pages?.[0]?.routing])
			.toEqual(['[b] [c d]', leaf('b'), undefined, []])
	})
})

describe('pages', () => {
	const rule = { id: 'r1', questionId: 'a', operator: 'isNotEmpty' as const }

	it('begin at a question, and end where they are joined again', () => {
		const [two, id] = split(form(['a', 'b']), 'b')!
		expect([order(two), split(two, 'b'), split(two, 'a')]).toEqual(['[a] [b]', null, null])
		expect(order(joined(two, id))).toBe('a b')
		expect(order(withPage(two)[0])).toBe('[a] [b] []')
	})

	it('keep rules that lead to them', () => {
		const routing = [{ ...rule, targetPageId: 't' }]
		const pages = [page('p', ['a'], { routing }), page('r', ['b'], { title: 'Middle' }), page('t', ['c'])]
		const one = joined(form(['a', 'b', 'c'], pages), 't')
		expect([order(one), one.pages?.[0]?.routing[0]?.targetPageId]).toEqual(['[a] [b c]', 'r'])
		expect(joined(one, 'r').pages).toMatchObject([{ title: 'Middle', routing: [] }])
	})

	it('are moved with their questions', () => {
		const one = form(['a', 'b', 'c'], [page('p', ['a']), page('r', ['b', 'c'])])
		expect([order(pageMoved(one, 'p', 1)), pageMoved(one, 'p', 1).questions.map(({ id }) => id).join(''), pageMoved(one, 'p', -1)])
			.toEqual(['[b c] [a]', 'bca', one])
	})
})
