// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { DAVClient, type DAVCalendarObject } from 'tsdav'
import { elements } from '@suite/fixtures/dav'
import type { Organizer } from '../caldav.ts'
import { period, type OpenProgram, type Program } from './program.ts'

const compact = (time: string) => time.replaceAll(/[-:]/g, '')

/** The library that web calendars use. */
export const tsdav: Program = { name: 'tsdav', missing: undefined, lacks: [], open }

async function open(of: Organizer): Promise<OpenProgram> {
	const serverUrl = `${of.client.url}/remote.php/dav/`
	const client = new DAVClient({
		serverUrl, credentials: { username: of.user, password: of.password }, authMethod: 'Basic', defaultAccountType: 'caldav',
	})
	await client.login()
	const calendar = (await client.fetchCalendars()).find(({ url }) => url.endsWith('/office/'))
	if (calendar === undefined) {
		throw new Error('tsdav does not find the calendar.')
	}
	const known = new Map<string, DAVCalendarObject>()
	const load = async (uid: string): Promise<DAVCalendarObject> => {
		const [object] = await client.fetchCalendarObjects({ calendar, objectUrls: [`${calendar.url}${uid}.ics`] })
		if (object === undefined) {
			throw new Error(`tsdav does not find ${uid}.`)
		}
		known.set(uid, object)
		return object
	}
	const succeeded = async (answer: Promise<Response>) => {
		const { status } = await answer
		if (status >= 300) {
			throw new Error(`tsdav is answered ${status}.`)
		}
	}
	return {
		findRoom: async (name) => {
			const found = await client.davRequest({
				url: `${serverUrl}principals/calendar-rooms/`,
				init: {
					method: 'REPORT', namespace: 'd', headers: { depth: '0', ...client.authHeaders },
					body: {
						'principal-property-search': {
							_attributes: { 'xmlns:d': 'DAV:', 'xmlns:s': 'http://sabredav.org/ns' },
							'd:property-search': { 'd:prop': { 'd:displayname': {} }, 'd:match': name },
							'd:prop': { 'd:displayname': {}, 's:email-address': {} },
						},
					},
				},
			})
			return found.map(({ props }) => props?.emailAddress as unknown).find((address) => typeof address === 'string')
		},
		save: async (uid, iCalString) => {
			const object = known.get(uid)
			await succeeded(object === undefined
				? client.createCalendarObject({ calendar, iCalString, filename: `${uid}.ics` })
				: client.updateCalendarObject({ calendarObject: { ...object, data: iCalString } }))
			await load(uid)
		},
		read: async (uid) => String((await load(uid)).data),
		remove: async (uid) => {
			await succeeded(client.deleteCalendarObject({ calendarObject: await load(uid) }))
		},
		busy: async (address) => {
			const raw = [
				'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tsdav//EN', 'METHOD:REQUEST', 'BEGIN:VFREEBUSY', 'UID:asked',
				'DTSTAMP:20280101T000000Z', `DTSTART:${compact(period.start)}`, `DTEND:${compact(period.end)}`, `ORGANIZER:${of.address}`,
				`ATTENDEE:mailto:${address}`, 'END:VFREEBUSY', 'END:VCALENDAR', '',
			].join('\r\n')
			const answer = await fetch(`${serverUrl}calendars/${of.user}/outbox/`, {
				method: 'POST', body: raw, headers: { 'Content-Type': 'text/calendar', ...client.authHeaders },
			})
			return elements(await answer.text(), 'calendar-data').join('\n')
		},
		close: () => Promise.resolve(),
	}
}
