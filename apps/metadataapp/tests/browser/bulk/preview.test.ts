// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { Problem } from '../../../src/rules/index.ts'
import { previewOf, wishOf, type BulkFile } from '../../../src/values/bulk/preview.ts'
import { field } from '../library/field.ts'

const file = (id: number, metadata: BulkFile['metadata'], canWrite = true): BulkFile => ({ id, name: `${id}.md`, canWrite, metadata })
const files = [
	file(1, {}),
	file(2, { state: 'Draft' }),
	file(3, { state: 'Final', owner: 'ann' }),
	file(4, { state: 'Draft' }, false),
]
const nobody = () => false

describe('what a bulk edit would do', () => {
	it('is counted for each field when it overwrites', () => {
		const preview = previewOf(files, new Map([['state', 'Final'], ['owner', null]]), 'overwrite', nobody)
		expect([...preview.fields]).toEqual([
			['state', { changed: 2, replaced: 1, same: 1, kept: 0 }],
			['owner', { changed: 1, replaced: 1, same: 2, kept: 0 }],
		])
		expect(preview).toMatchObject({ changed: 3, unchanged: 0, readOnly: 1, locked: 0 })
	})
	it('leaves what is there when it fills in', () => {
		const preview = previewOf(files, new Map([['state', 'Final']]), 'fill-empty', nobody)
		expect(preview.fields.get('state')).toEqual({ changed: 1, replaced: 0, same: 1, kept: 1 })
		expect(preview).toMatchObject({ changed: 1, unchanged: 2, readOnly: 1 })
	})
	it('is nothing of a file of which somebody edits a value that would change', () => {
		const isLocked = (id: number, name: string) => id !== 1 && name === 'state'
		const both = new Map([['state', 'Final'], ['owner', 'bob']])
		expect(previewOf(files, both, 'overwrite', isLocked)).toMatchObject({ changed: 2, locked: 1 })
		expect(previewOf(files, both, 'overwrite', isLocked).fields.get('owner')).toEqual({ changed: 2, replaced: 1, same: 0, kept: 0 })
		expect(previewOf(files, both, 'fill-empty', isLocked)).toMatchObject({ changed: 2, unchanged: 1, locked: 0 })
	})
	it('is nothing at all without wishes', () => {
		expect(previewOf(files, new Map(), 'overwrite', nobody)).toEqual({
			fields: new Map(), changed: 0, unchanged: 3, readOnly: 1, locked: 0,
		})
	})
})

describe('what somebody enters for many files', () => {
	const draft = (text: string | null, isEmptying = false) => ({ text, isEmptying })
	it('is a value in the form in which it is stored', () => {
		expect(wishOf(field('count', 'number'), draft('1.50'), 'warn')).toBe('1.5')
	})
	it('is nothing while it is empty, so that no value is lost by oversight', () => {
		expect(wishOf(field('title', 'text'), draft(null), 'warn')).toBeUndefined()
		expect(wishOf(field('title', 'text'), draft(''), 'warn')).toBeUndefined()
	})
	it('takes values away only when that is said, and where no rule forbids it', () => {
		const required = field('title', 'text', { is_required: true })
		expect(wishOf(required, draft('x', true), 'warn')).toBeNull()
		expect(wishOf(required, draft(null, true), 'enforce')).toEqual(new Problem('missing'))
		expect(wishOf(field('title', 'text'), draft(null, true), 'enforce')).toBeNull()
	})
	it('can be wrong', () => {
		expect(wishOf(field('count', 'number'), draft('many'), 'warn')).toBeInstanceOf(Problem)
	})
})
