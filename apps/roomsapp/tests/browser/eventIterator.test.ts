// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { findServer } from '@suite/host/server/source'
import { embeddedSource } from '@suite/host/embedded/libraries'
import { run } from '@suite/node/process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// Why the app expands events itself: this is what vobject's EventIterator makes of them. When one of these fails because it got better,
// the case can go.

const iterate = fileURLToPath(new URL('occurrences/iterate.php', import.meta.url))
const server = findServer()
const libraries = [
	{ name: 'here', autoload: `${embeddedSource}/vendor/autoload.php`, isOld: true },
	{
		name: server === undefined ? 'of a server (skipped: no unpacked server at hand)' : `of ${server.version}`,
		autoload: server === undefined ? undefined : `${server.directory}/3rdparty/autoload.php`,
		isOld: false,
	},
]
const start = 'DTSTART:20260105T090000Z'
const office = [
	'BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500',
	'END:STANDARD', 'END:VTIMEZONE',
]

/** What the iterator of a library prints for an event; 'endless' when it takes more than a second of the processor. */
async function iterated(autoload: string, lines: readonly string[], around: readonly string[] = []): Promise<string> {
	const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...around, 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', '']
	const finished = await run('php', ['-d', 'max_execution_time=1', iterate, autoload], { input: text.join('\r\n') })
	return /Maximum execution time/.test(finished.stdout + finished.stderr) ? 'endless' : finished.stdout
}

describe.each(libraries)('EventIterator of the vobject $name', ({ autoload = '', isOld }) => {
	const test = it.skipIf(autoload === '')

	test('drops RRULE beside RDATE', async () => {
		expect(await iterated(autoload, [start, 'RRULE:FREQ=DAILY;COUNT=3', 'RDATE:20260110T090000Z'])).toBe('20260105T0900 20260110T0900')
	})

	test('knows only the first RRULE', async () => {
		expect(await iterated(autoload, [start, 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2']))
			.toBe('20260105T0900 20260106T0900')
	})

	test('throws on RDATE periods', async () => {
		expect(await iterated(autoload, [start, 'RDATE;VALUE=PERIOD:20260106T090000Z/PT2H'])).toBe('Sabre\\VObject\\InvalidDataException')
	})

	test.each(['MINUTELY', 'SECONDLY'])('never advances a %s rule', async (frequency) => {
		expect(await iterated(autoload, [start, `RRULE:FREQ=${frequency};COUNT=3`])).toBe('20260105T0900 20260105T0900 20260105T0900')
	})

	test('ignores the minutes of a rule', async () => {
		expect(await iterated(autoload, [start, 'RRULE:FREQ=DAILY;COUNT=3;BYHOUR=9;BYMINUTE=0,30']))
			.toBe('20260105T0900 20260106T0900 20260107T0900')
	})

	test('reads a TZID that only the object defines as UTC', async () => {
		expect(await iterated(autoload, ['DTSTART;TZID=Our office:20260705T090000'], office)).toBe('20260705T0900')
	})

	test(isOld ? 'hangs on a rule that never matches' : 'ends a rule that never matches', async () => {
		expect(await iterated(autoload, [start, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'])).toBe(isOld ? 'endless' : '20260105T0900')
	}, 120_000)
})
