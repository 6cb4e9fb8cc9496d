// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setEmail } from '@suite/fixtures/accounts'
import { event, object, single, withoutTrash } from '../calendar-steps.ts'
import type { Script, Twin } from '../script.ts'
import { report, WebDav } from '../webdav.ts'

const probe = '/index.php/apps/hostprobe'
const type = { 'Content-Type': 'text/calendar; charset=utf-8' }
const people = ['editor', 'reader', 'outsider'] as const
const mail = (who: string): string => `mailto:${who}@twin.example`
const organizer = `ORGANIZER;CN=The editor:${mail('editor')}`
const guest = (who: string, more = ';PARTSTAT=NEEDS-ACTION;RSVP=TRUE'): string => `ATTENDEE${more}:${mail(who)}`
const room = (name: string, more = ';RSVP=TRUE'): string => `ATTENDEE;CUTYPE=ROOM${more}:mailto:${name}@rooms.example`
/** Invitations to a time that is over cause no mail. */
const weekly = ['DTSTART;TZID=Europe/Amsterdam:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=5'] as const
const date = (day: string, ...lines: readonly string[]): string => event(
	'x',
	`RECURRENCE-ID;TZID=Europe/Amsterdam:${day}T090000`,
	`DTSTART;TZID=Europe/Amsterdam:${day}T100000`,
	'DURATION:PT1H',
	...lines,
)

/** Calendars of three people who invite each other and two rooms; red only for administrators. */
async function meeting(twin: Twin, work: (desk: Desk) => Promise<void>): Promise<void> {
	const admin = await twin.client({ role: 'admin', by: 'session' })
	const address = (who: typeof people[number], value: string) => setEmail(admin, twin.demo.users[who].user, value)
	const blue = { id: 'blue', name: 'Blue', email: 'blue@rooms.example', groups: [], facts: {} }
	const red = { ...blue, id: 'red', name: 'Red', email: 'red@rooms.example', groups: ['admin'] }
	await withoutTrash(twin, async () => {
		for (const who of people) {
			await address(who, `${who}@twin.example`)
		}
		await admin.expect('PUT', `${probe}/rooms`, { body: { rooms: [blue, red], broken: '' } })
		const desk = new Desk(twin)
		await desk.home('editor').send('MKCALENDAR', 'twin-work')
		await work(desk)
		await desk.home('editor').delete('twin-work')
		for (const who of people) {
			await address(who, '')
		}
		await admin.expect('PUT', `${probe}/rooms`, { body: { rooms: [], broken: '' } })
	})
}

/** What people do, and what they and the rooms have then. */
class Desk {
	private readonly twin: Twin

	constructor(twin: Twin) {
		this.twin = twin
	}

	home(who: typeof people[number]): WebDav {
		return new WebDav(this.twin, who, `/remote.php/dav/calendars/${who}`)
	}

	/** An event of the editor, then everybody's copy of it. */
	async write(
		uid: string,
		lines: readonly string[],
		others: readonly string[] = [],
		headers: Record<string, string> = {},
	): Promise<void> {
		await this.put('editor', `twin-work/${uid}.ics`, together(event(uid, ...lines), ...others), headers)
		await this.look(uid)
	}

	put(who: typeof people[number], path: string, text: string, headers: Record<string, string> = {}): Promise<unknown> {
		return this.home(who).put(path, text, { ...type, ...headers })
	}

	async look(uid: string): Promise<void> {
		await this.home('editor').get(`twin-work/${uid}.ics`)
		for (const who of ['reader', 'outsider'] as const) {
			await this.home(who).send('REPORT', 'personal/', {
				raw: report(
					'cal:calendar-query',
					'<cal:filter><cal:comp-filter name="VCALENDAR"><cal:comp-filter name="VEVENT"><cal:prop-filter name="UID">'
						+ `<cal:text-match>${uid}</cal:text-match></cal:prop-filter></cal:comp-filter></cal:comp-filter></cal:filter>`,
					'cal:calendar-data',
				),
				headers: { Depth: '1', 'Content-Type': 'application/xml' },
			})
		}
		for (const id of ['blue', 'red']) {
			await this.twin.send('admin', 'POST', `${probe}/calendars`, {
				body: { principal: `principals/calendar-rooms/hostprobe-${id}`, calendar: 'calendar', steps: [['texts', uid]] },
			})
		}
	}

	/** A guest's copy as somebody changes it; empty to delete it. */
	async change(who: typeof people[number], uid: string, change: (text: string) => string): Promise<void> {
		const admin = await this.twin.client('admin')
		const found = await admin.expect('POST', `${probe}/calendars`, {
			body: { principal: `principals/users/${who}`, calendar: 'personal', steps: [['texts', uid]] },
		})
		const [{ result }] = found.json as [{ result: Record<string, string> }]
		for (const [name, text] of Object.entries(result)) {
			const changed = change(text.replaceAll('\r\n ', ''))
			await (changed === '' ? this.home(who).delete(`personal/${name}`) : this.put(who, `personal/${name}`, changed))
		}
		await this.look(uid)
	}
}

/** One object of a series and changed dates, which get its UID. */
function together(series: string, ...others: readonly string[]): string {
	const uid = /UID:(.*)\r/.exec(series)?.[1] ?? ''
	const inner = others.map((one) => /BEGIN:VEVENT[^]*END:VEVENT\r\n/.exec(one)?.[0].replace('UID:x', `UID:${uid}`) ?? '')
	return series.replace('END:VCALENDAR', `${inner.join('')}END:VCALENDAR`)
}

const says = (answer: string, who: string) => (text: string): string =>
	text.replace(new RegExp(`PARTSTAT=[A-Z-]+([^\\r]*${mail(who)})`), `PARTSTAT=${answer}$1`)

/** Invitations to single events: new, changed, answered, withdrawn. */
export const invitations: Script = {
	name: 'calendars-invitations',
	run: (twin) => meeting(twin, async (desk) => {
		const all = [organizer, guest('editor', ';PARTSTAT=ACCEPTED'), guest('reader'), guest('outsider'), guest('nobody')]
		await desk.write('plain', [...single, ...all])
		await desk.write('plain', [...single, ...all, 'LOCATION:Here'])
		await desk.change('reader', 'plain', says('ACCEPTED', 'reader'))
		await desk.change('reader', 'plain', says('ACCEPTED', 'reader'))
		await desk.change('outsider', 'plain', () => '')
		await desk.write('plain', [...single, ...all.slice(0, 3)])
		await desk.write('plain', [...single, ...all.slice(0, 3), 'STATUS:CANCELLED'])
		await desk.home('editor').delete('twin-work/plain.ics')
		await desk.look('plain')

		await desk.write('upper', [...single, organizer, 'ATTENDEE;RSVP=TRUE:MAILTO:Reader@Twin.Example', 'SEQUENCE:4'])
		const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'END:VALARM']
		await desk.write('alarm', [...single, organizer, guest('reader', ''), ...alarm])
		const agents = [guest('reader', ';SCHEDULE-AGENT=CLIENT'), guest('outsider', ';SCHEDULE-AGENT=NONE')]
		await desk.write('agent', [...single, organizer, ...agents])
		await desk.write('quiet', [...single, organizer, guest('reader')], [], { 'x-nc-scheduling': 'false' })
		await desk.write('quiet', [...single, organizer, guest('reader'), 'LOCATION:Here'], [], { 'Schedule-Reply': 'F' })
		await desk.write('none', [...single, guest('reader')])
		await desk.write('left', [...single, organizer, guest('reader')])
		await desk.write('left', [...single])
		await desk.write('foreign', [...single, `ORGANIZER:${mail('nobody')}`, guest('editor', ';PARTSTAT=TENTATIVE'), guest('reader')])
		await desk.put('editor', 'twin-work/task.ics', object(
			'BEGIN:VTODO', 'UID:task', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Task', organizer, guest('reader'), 'END:VTODO',
		))
		// who stores an invitation with an answer has answered
		await desk.put('reader', 'personal/quiet.ics', event('quiet', ...single, organizer, guest('reader', ';PARTSTAT=DECLINED')))
		await desk.look('quiet')
		for (const [uid, headers] of [['upper', {}], ['alarm', { 'x-nc-scheduling': 'false' }], ['quiet', {}]] as const) {
			await desk.home('editor').send('DELETE', `twin-work/${uid}.ics`, { headers })
			await desk.look(uid)
		}
		for (const uid of ['upper', 'alarm', 'agent', 'left', 'quiet']) {
			await desk.change('reader', uid, () => '')
		}
		for (const uid of ['plain', 'agent']) {
			await desk.change('outsider', uid, () => '')
		}
	}),
}

/** Series of which people are invited to some dates, or answer for some. */
export const series: Script = {
	name: 'calendars-series',
	run: (twin) => meeting(twin, async (desk) => {
		const both = [organizer, guest('reader'), guest('outsider')]
		await desk.write('weekly', [...weekly, ...both])
		// one date declined, and the whole series accepted
		await desk.change('reader', 'weekly', (text) => together(says('ACCEPTED', 'reader')(text), date('20260309', organizer, guest(
			'reader',
			';PARTSTAT=DECLINED',
		))))
		await desk.change('outsider', 'weekly', (text) => text.replace('RRULE', 'EXDATE;TZID=Europe/Amsterdam:20260316T090000\r\nRRULE'))
		const gone = date('20260316', ...both, 'STATUS:CANCELLED')
		const ofReader = date('20260323', organizer, guest('reader'))
		await desk.write('weekly', [...weekly, ...both], [gone])
		await desk.write('weekly', [...weekly, ...both], [gone, ofReader])
		await desk.write('weekly', [...weekly, organizer, guest('outsider')], [ofReader])
		await desk.write('weekly', [...weekly, `ORGANIZER:${mail('nobody')}`, guest('outsider')], [ofReader])
		await desk.write('some', [...weekly, organizer], [date('20260323', organizer, guest('reader'), 'SEQUENCE:2')])
		await desk.change('reader', 'some', says('ACCEPTED', 'reader'))
		for (const uid of ['weekly', 'some']) {
			await desk.home('editor').delete(`twin-work/${uid}.ics`)
			await desk.look(uid)
			await desk.change('reader', uid, () => '')
			await desk.change('outsider', uid, () => '')
		}
	}),
}

/** Rooms, which answer by themselves when they are asked for an answer, and when others are busy. */
export const invitedRooms: Script = {
	name: 'calendars-invited-rooms',
	run: (twin) => meeting(twin, async (desk) => {
		await desk.write('first', [...single, organizer, guest('reader'), room('blue')])
		await desk.write('second', [...single, organizer, room('blue')])
		await desk.write('third', [...single, organizer, room('blue', '')])
		await desk.write('hidden', [...single, organizer, room('red')])
		await desk.write('series', [...weekly, organizer, room('blue')])
		await desk.write('day', ['DTSTART;VALUE=DATE:20260401', organizer, room('blue')])
		await desk.write('date', [...weekly, organizer], [date('20260323', organizer, room('blue'))])
		await desk.write('first', ['DTSTART:20260305T090000Z', 'DURATION:PT2H', organizer, guest('reader'), room('blue')])
		const ask = (lines: readonly string[], who: typeof people[number] = 'editor', more: Record<string, string> = type) =>
			desk.home(who).send('POST', '../editor/outbox/', {
				raw: object(...lines).replace('VERSION', 'METHOD:REQUEST\r\nVERSION'), headers: more,
			})
		const question = (...lines: readonly string[]) =>
			['BEGIN:VFREEBUSY', 'UID:ask', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VFREEBUSY']
		const span = ['DTSTART:20260301T000000Z', 'DTEND:20260410T000000Z']
		const asked = [...['editor', 'reader', 'nobody'].map((who) => guest(who, '')), ...['blue', 'red'].map((name) => room(name, ''))]
		await ask(question(...span, organizer, ...asked))
		await ask(question(...span, organizer, 'ATTENDEE:reader@twin.example', guest('<&>', '')))
		await ask(question(...span, `ORGANIZER:${mail('reader')}`, guest('editor', '')))
		await ask(question(...span, guest('editor', '')))
		await ask(question(...span, organizer))
		await ask(question('DTSTART:20260301T000000Z', organizer, guest('editor', '')))
		await ask(['BEGIN:VEVENT', 'UID:x', ...single, 'END:VEVENT'])
		await ask([])
		await ask(question(...span, organizer, guest('editor', '')), 'reader')
		await ask(question(...span, organizer, guest('editor', '')), 'editor', { 'Content-Type': 'text/plain' })
		await desk.home('editor').send('POST', 'outbox', { raw: 'no calendar', headers: type })
		await desk.home('editor').send('POST', 'outbox', { raw: object(...question(...span)), headers: type })
		await desk.home('editor').patch('twin-work', '<cal:schedule-calendar-transp><cal:transparent/></cal:schedule-calendar-transp>')
		await ask(question(...span, organizer, guest('editor', '')))
		for (const uid of ['first', 'second', 'hidden', 'day']) {
			await desk.home('editor').delete(`twin-work/${uid}.ics`)
			await desk.look(uid)
		}
		await desk.change('reader', 'first', () => '')
	}),
}

/** People, found by name or address wherever principals are. */
export const foundPeople: Script = {
	name: 'calendars-people',
	run: (twin) => meeting(twin, async () => {
		const root = new WebDav(twin, 'reader', '/remote.php/dav/principals')
		const part = (name: string, value: string) =>
			`<d:property-search><d:prop><${name}/></d:prop><d:match>${value}</d:match></d:property-search>`
		const search = (path: string, content: string, test = 'allof') => root.send('REPORT', path, {
			raw: report('d:principal-property-search', content, 'd:displayname', 's:email-address', 'cal:calendar-user-type')
				.replace('<d:principal-property-search', `$& test="${test}"`),
			headers: { Depth: '0', 'Content-Type': 'application/xml' },
		})
		const everywhere = '<d:apply-to-principal-collection-set/>'
		for (const path of ['', 'users/', 'users/editor/']) {
			await search(path, part('s:email-address', 'editor@twin.example'))
		}
		await search('', part('s:email-address', 'EDITOR@twin.example') + everywhere)
		await search('', part('s:email-address', 'editor@') + everywhere)
		await search('', part('cal:calendar-user-address-set', 'reader@twin.example') + everywhere)
		await search('', part('d:displayname', 'Edda') + everywhere)
		await search('users/', part('d:displayname', 'Edda') + part('s:email-address', 'reader@twin.example'))
		await search('users/', part('d:displayname', 'Edda') + part('s:email-address', 'reader@twin.example'), 'anyof')
		await search('users/', part('n:room-features', 'TV'))
		await search('none/', part('d:displayname', 'Edda'))
		for (const path of ['../system-calendars/calendar-rooms/hostprobe-blue/calendar/', '../system-calendars/calendar-rooms/']) {
			await root.send('PROPFIND', path, { headers: { Depth: '0' } })
		}
	}),
}
