// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { people } from '../people.ts'
import { call, newRoom, refusal } from '../rooms.ts'
import { book, bookingPath, change, list, remove, respond, slot, tryBook } from './scene.ts'

const crew = await people()
const { session: admin } = crew.administrator
const { id } = await newRoom(admin, { autoAccept: true, timeZone: 'Europe/Amsterdam' })
const good = { summary: 'x', ...slot(3) }

describe('the input of a booking', () => {
	it.each([
		['no summary', { ...good, summary: undefined }, '400 fields_required /summary'],
		['no summary but null', { ...good, summary: null }, '400 fields_required /summary'],
		['no start', { ...good, start: null }, '400 fields_required /start'],
		['no end', { ...good, end: '' }, '400 fields_required /end'],
		['a number as summary', { ...good, summary: 5 }, '400 invalid_input /summary'],
		['a list as start', { ...good, start: ['2046-05-03'] }, '400 invalid_input /start'],
		['a text as allDay', { ...good, allDay: 'yes' }, '400 invalid_input /allDay'],
		['a summary that is too long', { ...good, summary: 'x'.repeat(256) }, '400 invalid_input /summary'],
		['a description that is too long', { ...good, description: 'x'.repeat(10_001) }, '400 invalid_input /description'],
		['NUL in the summary', { ...good, summary: 'a\0b' }, '400 invalid_input /summary'],
		['NUL in the start', { ...good, start: '2046-05-03T09:00:00Z\0' }, '400 invalid_input /start'],
		['a day that is not there', { ...good, start: '2046-02-30T09:00:00Z' }, '400 bad_date /start'],
		['an hour that is not there', { ...good, end: '2046-05-03T25:00:00Z' }, '400 bad_date /end'],
		['the hour that clocks skip', { ...good, start: '2027-03-28T02:30:00', end: '2027-03-28T04:00:00' }, '400 bad_date /start'],
		['seconds since 1970', { ...good, start: '1700000000' }, '400 bad_date /start'],
		['a time before there were computers', { ...good, start: '1969-12-31T09:00:00Z' }, '400 bad_date /start'],
		['a year that is not there', { ...good, end: '10000-05-03T09:00:00Z' }, '400 bad_date /end'],
		['an end at the start', { ...good, end: good.start }, '400 bad_range /end'],
		['a whole day that ends as it begins', { ...good, start: '2046-05-03', end: '2046-05-03' }, '400 bad_range /end'],
		['no object', [], '400 invalid_input'],
	])('is refused with %s', async (_, body, expected) => {
		expect(refusal(await tryBook(admin, id, body))).toMatch(new RegExp(`^${expected.replaceAll('/', '\\/')}`))
		expect(await list(admin, id)).toEqual([])
	})

	it('is refused with bytes that are not UTF-8', async () => {
		const begin = `{"start":"${good.start}","end":"${good.end}","summary":"a`
		const raw = Buffer.concat([Buffer.from(begin), Buffer.from([0xC3, 0x28]), Buffer.from('"}')])
		const sent = { raw, headers: { 'Content-Type': 'application/json' } }
		expect((await call(admin, 'POST', bookingPath(id), sent)).status).toBe(400)
		expect(await list(admin, id)).toEqual([])
	})

	it('has times of the room where it says no offset, also in the hour that clocks show twice', async () => {
		const uid = await book(admin, id, 3, { start: '2027-10-31T02:30:00', end: '2027-10-31T04:00:00' })
		const far = await book(admin, id, 3, { start: '9998-01-01T09:00:00', end: '9998-01-01T10:00:00' })
		expect((await list(admin, id)).map(({ dtstart, dtend }) => [dtstart, dtend])).toEqual([
			['2027-10-31T02:30:00+02:00', '2027-10-31T04:00:00+01:00'], ['9998-01-01T09:00:00+01:00', '9998-01-01T10:00:00+01:00'],
		])
		await remove(admin, id, uid)
		await remove(admin, id, far)
	})

	it('has control characters that calendars cannot hold taken out', async () => {
		const uid = await book(admin, id, 3, { summary: 'a\u0007b\nc\u007Fd', description: 'a\u0001\r\nb\tc' })
		expect((await list(admin, id))[0]).toMatchObject({ summary: 'a b c d', description: 'a\nb\tc' })
		await remove(admin, id, uid)
	})
})

describe('the UID in an address', () => {
	const uids = ['a@b', 'a/b/c@d', 'a%2Fb', 'x/respond', 'é😀', ' ', '..', 'a\0b', '0', 'x'.repeat(2000)]
	it.each(uids.map((uid) => [uid.slice(0, 20), uid] as const))(
		'%j may be anything, and is none that there is',
		async (_, uid) => {
			const body = { ...slot(4) }
			expect([404, 400]).toContain((await change(admin, id, uid, body)).status)
			expect([404, 400]).toContain((await remove(admin, id, uid)).status)
			expect([404, 400]).toContain((await respond(admin, id, uid, { action: 'accept' })).status)
		},
	)

	it.each([
		['a number as date', { action: 'accept', recurrenceId: 5 }, '400 invalid_input /recurrenceId'],
		['a comment that is too long', { action: 'accept', comment: 'x'.repeat(1001) }, '400 invalid_input /comment'],
		['no action but null', { action: null }, '400 unknown_action /action'],
		['a list as action', { action: ['accept'] }, '400 invalid_input /action'],
		['no action', {}, '400 unknown_action /action'],
	])('is refused for %s', async (_, body, expected) => {
		const uid = await book(admin, id, 5)
		expect(refusal(await respond(admin, id, uid, body))).toBe(expected)
		await remove(admin, id, uid)
	})
})
