// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, test } from 'vitest'
import { Normaliser } from '../../src/twin/normalise.ts'

const now = 1_795_422_718

/** What a trash bin lists: two files of the same name, deleted at these times. */
function trash(entries: readonly { deleted: number, from: string, id: number }[]): unknown {
	const responses = entries.map(({ deleted, from, id }) =>
		`<d:response><d:href>/trash/a.txt.d${deleted}</d:href><oc:fileid>${id}</oc:fileid>`
			+ `<nc:trashbin-original-location>${from}</nc:trashbin-original-location></d:response>`)
	const body = `<d:multistatus>${responses.join('')}</d:multistatus>`
	return new Normaliser('http://localhost:8080', now).step({ title: 'list', headers: {}, body }).body
}

describe('children in a multistatus', () => {
	const one = { from: 'first/a.txt', id: 7 }
	const other = { from: 'second/a.txt', id: 9 }

	test('are compared in a fixed order, whichever of two equal names was deleted first', () => {
		expect(trash([{ ...one, deleted: now }, { ...other, deleted: now + 1 }])).toBe(
			trash([{ ...other, deleted: now }, { ...one, deleted: now + 1 }]),
		)
	})

	test('are compared in a fixed order when both were deleted within one second', () => {
		expect(trash([{ ...other, deleted: now }, { ...one, deleted: now }])).toBe(
			trash([{ ...one, deleted: now }, { ...other, deleted: now + 3 }]),
		)
	})

	test('still differ in their content', () => {
		expect(trash([{ ...one, deleted: now }])).not.toBe(trash([{ ...other, deleted: now }]))
	})
})
