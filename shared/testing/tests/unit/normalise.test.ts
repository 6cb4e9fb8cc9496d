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

describe('what a server and its library write differently each time', () => {
	const text = (body: string) => new Normaliser('http://localhost:8080', now).step({ title: '', headers: {}, body }).body

	test('is the same line by line, or without line breaks', () => {
		expect(text('<d:multistatus>\n <d:sync-token>1</d:sync-token>\n</d:multistatus>')).toBe(
			'<d:multistatus><d:sync-token>1</d:sync-token></d:multistatus>',
		)
	})

	test('is the time at which free and busy times were told, and by which version', () => {
		expect(text('PRODID:-//Sabre//Sabre VObject 4.2.2//EN\nDTSTAMP:20261123T092518Z')).toBe(
			text('PRODID:-//Sabre//Sabre VObject 4.5.8//EN\nDTSTAMP:20261123T092519Z'),
		)
		expect(text('DTSTAMP:20260101T000000Z')).toBe('DTSTAMP:20260101T000000Z')
	})
})
