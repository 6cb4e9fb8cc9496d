// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomUUID } from 'node:crypto'
import { Calendars } from '@suite/fixtures/calendars'
import { median } from '@suite/fixtures/floor'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { addressOf, php, type ManyRooms } from './site.ts'

const calendar = 'figures'
const blocks = 4
const events = 12
const warmUps = 4
const weeks = 104

/** What is written, and how much longer it may take than with the app off. */
interface Written {
	readonly name: string
	readonly hasRoom: boolean
	readonly isWeekly: boolean
	readonly most: number
}
const kinds: readonly Written[] = [
	{ name: 'event without a room', hasRoom: false, isWeekly: false, most: 1.03 },
	{ name: 'event with a room', hasRoom: true, isWeekly: false, most: 1.5 },
	{ name: 'weekly for two years with a room', hasRoom: true, isWeekly: true, most: 2.5 },
]

/** What a calendar client waits for when it saves an event, compared with the same server with the app off, in turns. */
export async function calendarFigures({ host, directory }: Measured, { person, user, busiest }: ManyRooms): Promise<Figure[]> {
	const calendars = new Calendars(person, user)
	await calendars.create(calendar)
	const writer = new Writer(calendars, user, `${busiest}@roomsapp.local`)
	try {
		const answer = await writer.put({ name: '', hasRoom: true, isWeekly: false, most: 0 })
		const answersRooms = /PARTSTAT=(ACCEPTED|DECLINED|TENTATIVE)/.test(answer)
		if (!answersRooms) {
			console.error('not measured, because rooms do not answer yet: events with a room')
		}
		const figures: Figure[] = []
		for (const kind of kinds.filter(({ hasRoom }) => !hasRoom || answersRooms)) {
			const [off, on]: [number[], number[]] = [[], []]
			for (let block = 0; block < blocks; block++) {
				await host.occ(['app:disable', 'roomsapp'])
				off.push(...await writer.times(kind))
				await host.occ(['app:enable', 'roomsapp'])
				on.push(...await writer.times(kind))
			}
			figures.push(
				{ name: kind.name, value: median(on), unit: 'ms' },
				{ name: `${kind.name}, app off`, value: median(off), unit: 'ms' },
				{ name: `${kind.name}, ratio`, value: median(on) / median(off), unit: '×', most: kind.most },
			)
		}
		await host.occ(['app:disable', 'roomsapp'])
		const [plain] = kinds as [Written]
		const without = await statements(directory, host, () => writer.times(plain))
		await host.occ(['app:enable', 'roomsapp'])
		const withApp = await statements(directory, host, () => writer.times(plain))
		figures.push({
			name: `${plain.name}, more statements of the database than with the app off`,
			value: Math.round((withApp - without) / (events + warmUps)),
			unit: '',
			exactly: 0,
		})
		return figures
	} finally {
		await calendars.removeCalendar(calendar)
	}
}

/** Puts new events, each with its own time. */
class Writer {
	private readonly calendars: Calendars
	private readonly user: string
	private readonly room: string
	private hour = 0

	constructor(calendars: Calendars, user: string, room: string) {
		this.calendars = calendars
		this.user = user
		this.room = room
	}

	/** Saves an event and returns what is stored. */
	async put(kind: Written): Promise<string> {
		const id = randomUUID()
		await this.calendars.put(calendar, `${id}.ics`, this.event(id, kind))
		return this.calendars.get(calendar, `${id}.ics`)
	}

	/** Milliseconds of each event, after warming up. */
	async times(kind: Written): Promise<number[]> {
		const times: number[] = []
		for (let done = -warmUps; done < events; done++) {
			const id = randomUUID()
			const text = this.event(id, kind)
			const begun = performance.now()
			await this.calendars.put(calendar, `${id}.ics`, text)
			if (done >= 0) {
				times.push(performance.now() - begun)
			}
		}
		return times
	}

	/** Hours of far years, in which nobody else has the room; those of series are all in the first week. */
	private event(id: string, { hasRoom, isWeekly }: Written): string {
		const hour = this.hour++
		const year = new Date().getUTCFullYear() + (isWeekly ? 8 : 6)
		const start = new Date(Date.UTC(year, 0, 1, isWeekly ? hour % (7 * 24) : hour))
		const time = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
		return [
			'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//figures//EN', 'BEGIN:VEVENT', `UID:${id}`, `DTSTAMP:${time(new Date())}`,
			`DTSTART:${time(start)}`, `DTEND:${time(new Date(start.getTime() + 3_600_000))}`, 'SUMMARY:Measured',
			...(isWeekly ? [`RRULE:FREQ=WEEKLY;COUNT=${weeks}`] : []),
			...(hasRoom
				? [`ORGANIZER:mailto:${addressOf(this.user)}`, `ATTENDEE;CUTYPE=ROOM;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:${this.room}`]
				: []),
			'END:VEVENT', 'END:VCALENDAR', '',
		].join('\r\n')
	}
}

/** Statements that the database was sent while something happened; those of asking for the number are the same each time. */
async function statements(directory: string, host: Measured['host'], during: () => Promise<unknown>): Promise<number> {
	const count = async () => Number(await php(host, directory, 'questions.php'))
	const [idle, before] = [await count(), await count()]
	await during()
	return await count() - before - (before - idle)
}
