// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { BuilderForm } from '../../../src/builder/form.ts'
import { warningsOf } from '../../../src/builder/warnings.ts'
import { piped, pipedIds, plainTitle, referenceTo } from '../../../src/rules/piping.ts'
import vectors from '../../fixtures/rules/piping.json'

describe('references in texts', () => {
	it.each(vectors)('$name', ({ title, titles, expected }) => {
		expect(plainTitle(title, new Map(Object.entries(titles)))).toBe(expected)
	})

	it('are found once each, and replaced by what is answered as it is', () => {
		expect(pipedIds('{{q1}} {{ q2 }} {{q1}} {{1}}')).toEqual(['q1', 'q2'])
		expect(piped(`a ${referenceTo('q1')} b`, () => '$& {{q2}}')).toBe('a $& {{q2}} b')
	})
})

describe('warnings about references', () => {
	const question = (id: string, title: string, description = '') => ({ id, type: 'text', title, description, required: false }) as const
	const codes = (form: BuilderForm, hidden = new Set<string>()) =>
		warningsOf(form, hidden).map(({ code, at, about }) => [code, at, about])

	it('are about answers that come later, of the question itself, or of none', () => {
		const questions = [
			question('q1', 'A {{q2}} {{q2}}', '{{q2}}'), question('q2', 'B {{q1}} {{q2}}'), question('q3', 'C {{q9}} {{source}}'),
		]
		const form = { title: 'x', description: '', questions, pages: null }
		expect(codes(form, new Set(['source']))).toEqual([
			['answerLater', 'q1', 'q2'], ['answerOwn', 'q2', undefined], ['answerGone', 'q3', undefined],
		])
		expect(codes({ ...form, questions: [question('q1', 'A'), question('q2', '{{q1}}')] })).toEqual([])
	})

	it('are about confirmations whose question asks for no address any more', () => {
		const form = { title: 'x', description: '', questions: [question('q1', 'A'), question('q2', 'B')], pages: null }
		const mailed = (id: string | null) => warningsOf(form, new Set(), id).map(({ code, at }) => [code, at])
		expect([mailed('q2'), mailed('q9'), mailed(null)]).toEqual([[['notEmail', 'q2']], [], []])
		expect(warningsOf({ ...form, questions: [{ ...question('q1', 'A'), type: 'email' }] }, new Set(), 'q1')).toEqual([])
	})

	it('count what a page asks as later than its title', () => {
		const questions = [question('q1', 'A'), question('q2', 'B')]
		const page = (id: string, title: string, asked: string[]) => ({ id, title, questions: asked, routing: [] })
		const form = { title: 'x', description: '', questions, pages: [page('p1', '{{q1}}', ['q1']), page('p2', '{{q1}}', ['q2'])] }
		expect(codes(form)).toEqual([['answerLater', 'p1', 'q1']])
	})
})
