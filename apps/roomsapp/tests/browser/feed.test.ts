// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { run } from '@suite/node/process'
import ICAL from 'ical.js'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { expandByIcal, type FoundDate, firstDates } from './occurrences/ical.ts'
import { randomObject, type TestObject } from './occurrences/objects.ts'
import { Random } from './occurrences/random.ts'
import { unixTime } from './occurrences/zones.ts'

const seed = Number(process.env.SEED ?? 20_261_124)
const count = Number(process.env.COUNT ?? 300)
const script = fileURLToPath(new URL('occurrences/feed.php', import.meta.url))

interface Answer {
	feed: string
	accepted: FoundDate[]
}

async function feeds(objects: readonly (TestObject & { all: boolean })[]): Promise<Answer[]> {
	const finished = await run('php', [script], { input: JSON.stringify(objects) })
	expect(finished.stderr).toBe('')
	return JSON.parse(finished.stdout) as Answer[]
}

const event = (zone: string, definition: readonly string[], ...lines: readonly string[]) => [
	'BEGIN:VCALENDAR', 'VERSION:2.0', ...definition, 'BEGIN:VEVENT', 'UID:1', `DTSTART;TZID=${zone}:20260302T090000`,
	`DTEND;TZID=${zone}:20260302T100000`, 'RRULE:FREQ=DAILY', ...lines, 'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n')
const spring = { zone: 'Europe/Amsterdam', from: Date.UTC(2026, 0) / 1_000, until: Date.UTC(2026, 5) / 1_000, all: true }
const unfolded = (feed: string) => feed.replaceAll('\r\n ', '')
const zonesOf = (feed: string) => new ICAL.Component(ICAL.parse(feed) as never).getAllSubcomponents('vtimezone')

describe('a series in a feed', () => {
	it(`has its accepted dates for ical.js, and no others, for ${count} random events (SEED=${seed})`, async () => {
		const random = new Random(seed)
		const objects = Array.from({ length: count }, () => {
			const object = randomObject(random, (text) => firstDates(text, 10))
			// Of a date that RRULE and RDATE name both, or a rule twice where the clocks leave out an hour, ical.js takes away one.
			return { ...object, all: /RDATE|(SECOND|MINUTE|HOUR)LY/.test(object.text) || random.once(4) }
		})
		const answers = await feeds(objects)

		const different = objects.flatMap((object, index) => {
			const { feed, accepted } = answers[index] as Answer
			const found = feed.includes('BEGIN:VEVENT') ? expandByIcal({ ...object, text: unfolded(feed) }) : []
			return JSON.stringify(found) === JSON.stringify(accepted) ? [] : [{ object, feed, found, accepted }]
		})
		expect(different.length, JSON.stringify(different.slice(0, 2), null, '\t')).toBe(0)
		expect(answers.reduce((total, { accepted }) => total + accepted.length, 0)).toBeGreaterThan(10 * count)
		for (const { feed } of answers) {
			expect(Math.max(...feed.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
			const defined = zonesOf(feed).map((zone) => zone.getFirstPropertyValue('tzid'))
			const used = [...unfolded(feed).matchAll(/;TZID="?([^":;]+)/g)].map(([, name]) => name)
			expect([...new Set(used)].filter((name) => !defined.includes(name as string))).toEqual([])
		}
	}, 300_000)

	it.each(['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tokyo', 'Etc/GMT-3'])(
		'brings the changes of the clocks in %s, which its event did not define',
		async (zone) => {
			const [{ feed }] = await feeds([{ ...spring, text: event(zone, []) }]) as [Answer]
			const [component] = zonesOf(feed)
			const timezone = new ICAL.Timezone({ component: component as ICAL.Component, tzid: zone })
			for (let month = 0; month < 12 * 19; month++) {
				const noon = ICAL.Time.fromData({ year: 2026 + Math.floor(month / 12), month: 1 + month % 12, day: 17, hour: 12 })
				const local = Date.UTC(noon.year, noon.month - 1, noon.day, 12) / 1_000
				expect([noon.toString(), timezone.utcOffset(noon)]).toEqual([noon.toString(), local - unixTime(zone, local)])
			}
		},
	)

	it('keeps the definition of a zone that only its event knows', async () => {
		const definition = [
			'BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530',
			'END:STANDARD', 'END:VTIMEZONE',
		]
		const [{ feed, accepted }] = await feeds([{ ...spring, text: event('Our office', definition) }]) as [Answer]
		expect(feed).toContain(definition.join('\r\n'))
		expect(feed).toContain('DTSTART;TZID=Our office:20260302T090000')
		expect(accepted[0]?.[0]).toBe(Date.UTC(2026, 2, 2, 3, 30) / 1_000)
	})

	it('tells nothing of people but the organizer', async () => {
		const lines = [
			'SUMMARY:Weekly', 'DESCRIPTION:Secret', 'ATTENDEE;CN=Ben:mailto:ben@example.org', 'COMMENT:Secret', 'X-PLAN:Secret',
			'URL:secret:1', 'ATTACH:secret:1', 'CONFERENCE:secret:1', 'ORGANIZER;SENT-BY="mailto:ben@example.org":mailto:cleo@example.org',
			'BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'DESCRIPTION:Secret', 'END:VALARM',
		]
		const [{ feed }] = await feeds([{ ...spring, text: event('Europe/Amsterdam', [], ...lines) }]) as [Answer]
		expect(feed).not.toMatch(/secret|ben@|cleo@|VALARM|ATTENDEE/i)
		expect(feed).toContain('SUMMARY:Weekly\r\nORGANIZER;CN=Anna:mailto:anna@example.org\r\n')
	})
})
