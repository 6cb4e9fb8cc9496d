// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { signatureProblems, type Signatures } from '../../src/check/signatures.ts'

const own: Signatures = { 'OCP\\IThing': { is: ['OCP\\IOld'], members: { '': 'interface', 'find()': 'abstract public(int $id): string' } } }

describe('the declared API, compared with a server', () => {
	it('may be a subset of what the server has', () => {
		expect(signatureProblems(own, { 'OCP\\IThing': {
			is: ['OCP\\IOld', 'Countable'],
			members: { '': 'interface', 'find()': 'abstract public(int $id): string', 'more()': 'abstract public():' },
		} })).toEqual([])
	})

	it('has no different or unknown member, and no different ancestor', () => {
		expect(signatureProblems(own, { 'OCP\\IThing': { is: [], members: { '': 'class', 'find()': 'abstract public($id): string' } } })
			.map(({ what }) => what))
			.toEqual(['OCP\\IThing', 'OCP\\IThing', 'OCP\\IThing find()'])
		expect(signatureProblems(own, { 'OCP\\IThing': { is: ['OCP\\IOld'], members: { '': 'interface' } } })).toEqual([
			{ what: 'OCP\\IThing find()', how: 'is unknown to the server' },
		])
	})

	it('has no class that the server lacks, and each class is in the file named after it', () => {
		expect(signatureProblems(own, { 'OCP\\IThing': null })).toEqual([{ what: 'OCP\\IThing', how: 'is unknown to the server' }])
		expect(signatureProblems({ 'OCP\\IThing': null }, {})).toEqual([
			{ what: 'OCP\\IThing', how: 'is not in the file that is named after it' },
		])
	})
})
