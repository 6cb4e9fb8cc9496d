// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { event, single, withoutTrash } from '../calendar-steps.ts'
import type { Script } from '../script.ts'
import { propfind, proppatch, report, WebDav } from '../webdav.ts'

/** What the calendars of a user's first login are called, and what clients ask about them. */
const listed = [
	'd:resourcetype', 'd:displayname', 'd:owner', 'cal:supported-calendar-component-set', 'cal:schedule-calendar-transp',
	'cal:calendar-description', 'cal:calendar-timezone', 'cal:max-resource-size', 'cal:supported-collation-set',
	'ical:calendar-color', 'ical:calendar-order', 'cs:getctag', 'd:sync-token',
] as const

/** From nothing but the server's address to the calendars of a user. */
export const discovery: Script = {
	name: 'calendars-discovery',
	run: async (twin) => {
		const root = new WebDav(twin, 'editor', '/remote.php/dav')
		const names = ['d:current-user-principal', 'd:resourcetype', 'cal:calendar-home-set'] as const
		await root.send('PROPFIND', '', { raw: propfind(...names), headers: { Depth: '0' } })
		const principal = [
			'd:displayname', 'd:resourcetype', 'd:principal-URL', 'd:current-user-principal', 'd:alternate-URI-set',
			'cal:calendar-home-set', 'cal:calendar-user-address-set', 'cal:schedule-inbox-URL', 'cal:schedule-outbox-URL',
			'cal:calendar-user-type', 'z:none',
		] as const
		await root.find('principals/users/editor/', principal)
		await root.find('principals/users/reader/', principal)
		await root.find('principals/users/nobody/', principal)
		for (const home of ['editor', 'reader', 'nobody']) {
			await root.find(`calendars/${home}/`, ['d:resourcetype', 'd:owner', 'd:displayname'])
			await root.find(`calendars/${home}/none/`, ['d:resourcetype'])
		}
		for (const box of ['inbox', 'outbox']) {
			await root.find(`calendars/editor/${box}/`, ['d:resourcetype', 'd:owner'])
		}
		await root.find('calendars/editor/personal/', ['d:resourcetype', 'd:displayname', 'cal:supported-calendar-component-set'])
		await root.find('calendars/', ['d:resourcetype'], '1')
	},
}

/** Making, listing, changing and deleting calendars. */
export const lists: Script = {
	name: 'calendars-lists',
	run: async (twin) => {
		const home = new WebDav(twin, 'editor', '/remote.php/dav/calendars/editor')
		const make = (name: string, content = '', headers: Record<string, string> = {}) =>
			home.send('MKCALENDAR', name, { raw: content, headers })
		const mkcalendar = (properties: string) => '<cal:mkcalendar xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav" '
			+ `xmlns:ical="http://apple.com/ns/ical/"><d:set><d:prop>${properties}</d:prop></d:set></cal:mkcalendar>`
		const mkcol = (type: string, properties = '') => '<d:mkcol xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav"><d:set>'
			+ `<d:prop><d:resourcetype>${type}</d:resourcetype>${properties}</d:prop></d:set></d:mkcol>`
		const xml = { 'Content-Type': 'application/xml' }
		await withoutTrash(twin, async () => {
			await make('twin-plain')
			await make('twin-plain')
			await make('twin-full', mkcalendar(
				'<d:displayname>Full</d:displayname><ical:calendar-color>#ff0000</ical:calendar-color>'
					+ '<cal:calendar-description>Of all</cal:calendar-description><cal:supported-calendar-component-set>'
					+ '<cal:comp name="VEVENT"/></cal:supported-calendar-component-set>'
					+ '<cal:schedule-calendar-transp><cal:transparent/></cal:schedule-calendar-transp>',
			))
			await home.send('MKCOL', 'twin-col', {
				raw: mkcol('<d:collection/><cal:calendar/>', '<d:displayname>By MKCOL</d:displayname>'), headers: xml,
			})
			await home.send('MKCOL', 'twin-other', { raw: mkcol('<d:collection/>'), headers: xml })
			await home.send('MKCOL', 'twin-other', { raw: mkcol('<d:collection/><cal:schedule-inbox/>'), headers: xml })
			await make('twin-plain/inner')
			await make('twin-none/inner')
			await make('../reader/twin-foreign')
			await make('../nobody/twin-foreign')
			for (const name of ['twin-plain', 'twin-full', 'twin-col']) {
				await home.find(`${name}/`, listed)
			}
			await home.patch('twin-plain', '<d:displayname>Named</d:displayname><ical:calendar-color>#00ff00</ical:calendar-color>')
			await home.find('twin-plain/', listed)
			await home.patch('twin-plain', '<z:own>Mine</z:own>')
			await home.patch('twin-plain', '<cal:calendar-description>Words</cal:calendar-description>', 'ical:calendar-color')
			await home.patch('twin-plain', '<d:displayname>Never</d:displayname><cs:getctag>x</cs:getctag>')
			await home.send('PROPPATCH', '../reader/personal', { raw: proppatch('<d:displayname>Foreign</d:displayname>') })
			await home.find('twin-plain/', [...listed, 'z:own'])
			await home.send('PROPFIND', 'twin-plain/', { headers: { Depth: '0' } })
			await home.delete('twin-none')
			await home.delete('../reader/personal')
			for (const name of ['twin-plain', 'twin-full', 'twin-col']) {
				await home.delete(name)
				await home.find(`${name}/`, ['d:resourcetype'])
			}
		})
	},
}

/** Writing, reading and deleting objects, with conditions and with what no calendar takes. */
export const objects: Script = {
	name: 'calendars-objects',
	run: async (twin) => {
		const home = new WebDav(twin, 'editor', '/remote.php/dav/calendars/editor')
		const type = { 'Content-Type': 'text/calendar; charset=utf-8' }
		const put = (name: string, text: string, headers: Record<string, string> = {}) =>
			home.put(`twin-objects/${name}`, text, { ...type, ...headers })
		await withoutTrash(twin, async () => {
			await home.send('MKCALENDAR', 'twin-objects')
			const made = await put('a.ics', event('a', ...single), { 'If-None-Match': '*' })
			const etag = made.headers.get('etag') ?? ''
			await put('a.ics', event('a', ...single), { 'If-None-Match': '*' })
			await home.get('twin-objects/a.ics')
			await home.send('HEAD', 'twin-objects/a.ics')
			await home.find('twin-objects/a.ics', [
				'd:getetag', 'd:getcontenttype', 'd:getcontentlength', 'd:resourcetype', 'd:owner', 'cal:calendar-data',
			])
			await home.get('twin-objects/a.ics', { 'If-None-Match': etag })
			await put('a.ics', event('a', ...single, 'LOCATION:Here'), { 'If-Match': '"other"' })
			await put('a.ics', event('a', ...single, 'LOCATION:Here'), { 'If-Match': etag })
			await home.get('twin-objects/a.ics')
			await put('b.ics', event('a', ...single))
			await put('b.ics', 'no calendar')
			await put('b.ics', '')
			await put('b.ics', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:X\r\nEND:VCARD\r\n')
			await put('b.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//twin//EN\r\nEND:VCALENDAR\r\n')
			await put('b.ics', event('b', ...single).replace('UID:b\r\n', ''))
			await put('c.ics', event('c', ...single).replace('UID:c\r\n', ''), { Prefer: 'handling=strict' })
			await put('c.ics', event('c', 'DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z', 'METHOD:REQUEST'))
			await put('d.ics', `${event('d', ...single)}${event('e', ...single)}`)
			await put('f.ics', event('f', 'DTEND:20260302T100000Z'))
			await home.put('../reader/personal/a.ics', event('x', ...single), type)
			await home.get('../reader/personal/a.ics')
			await home.put('twin-none/a.ics', event('x', ...single), type)
			await home.get('twin-objects/none.ics')
			await home.delete('twin-objects/none.ics')
			await home.send('DELETE', 'twin-objects/a.ics', { headers: { 'If-Match': '"other"' } })
			await home.delete('twin-objects/a.ics')
			await home.get('twin-objects/a.ics')
			await put('a.ics', event('a', ...single))
			await home.find('twin-objects/', ['d:getetag', 'd:getcontenttype', 'd:resourcetype'], '1')
			await home.delete('twin-objects')
		})
	},
}

/** The questions that clients ask: by time, by UID, by address, and what has changed. */
export const reports: Script = {
	name: 'calendars-reports',
	run: async (twin) => {
		const home = new WebDav(twin, 'editor', '/remote.php/dav/calendars/editor')
		const ask = (content: string, depth = '1', path = 'twin-reports/') => home.send('REPORT', path, {
			raw: content, headers: { Depth: depth, 'Content-Type': 'application/xml' },
		})
		const query = (filter: string, ...names: readonly string[]) =>
			report('cal:calendar-query', `<cal:filter><cal:comp-filter name="VCALENDAR">${filter}</cal:comp-filter></cal:filter>`, ...names)
		const events = (content = '') => `<cal:comp-filter name="VEVENT">${content}</cal:comp-filter>`
		const range = (start: string, end: string) => `<cal:time-range start="${start}" end="${end}"/>`
		const text = (name: string, value: string, more = '') =>
			`<cal:prop-filter name="${name}"><cal:text-match${more}>${value}</cal:text-match></cal:prop-filter>`
		await withoutTrash(twin, async () => {
			await home.send('MKCALENDAR', 'twin-reports')
			const first = await sync('')
			await home.put('twin-reports/a.ics', event('a', ...single))
			const weekly = ['DTSTART:20260303T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3']
			await home.put('twin-reports/b.ics', event('b-weekly', ...weekly))
			await home.put('twin-reports/c.ics', event('C-day', 'DTSTART;VALUE=DATE:20260304'))
			await ask(query(events(), 'd:getetag'))
			await ask(query('', 'd:getetag', 'cal:calendar-data'))
			await ask(query(events(), 'd:getetag'), '0')
			await ask(query(events(), 'd:getetag'), '0', 'twin-reports/a.ics')
			for (const [start, end] of [
				['20260302T000000Z', '20260303T000000Z'], ['20260302T100000Z', '20260303T090000Z'],
				['20260310T093000Z', '20260310T094500Z'], ['20260311T000000Z', '20260312T000000Z'],
				['20260304T120000Z', '20260304T130000Z'],
			] as const) {
				await ask(query(events(range(start, end)), 'd:getetag', 'cal:calendar-data'))
			}
			await ask(query(events('<cal:time-range start="20260309T000000Z"/>'), 'd:getetag'))
			await ask(query(events(range('20260303T000000Z', '20260302T000000Z')), 'd:getetag'))
			await ask(query(range('20260302T000000Z', '20260303T000000Z'), 'd:getetag'))
			await ask(query(events(range('yesterday', '20260303T000000Z')), 'd:getetag'))
			for (const filter of [
				text('UID', 'a'), text('UID', 'c-day'), text('UID', 'c-day', ' collation="i;octet"'),
				text('UID', 'a', ' negate-condition="yes"'),
				text('UID', 'a', ' collation="i;none"'), '<cal:prop-filter name="RRULE"/>',
				'<cal:prop-filter name="RRULE"><cal:is-not-defined/></cal:prop-filter>',
			]) {
				await ask(query(events(filter), 'd:getetag'))
			}
			await ask(query('<cal:comp-filter name="VTODO"><cal:is-not-defined/></cal:comp-filter>', 'd:getetag'))
			await ask(query('<cal:comp-filter name="VTODO"/>', 'd:getetag'))
			await ask(report('cal:calendar-query', '', 'd:getetag'))
			const hrefs = ['a.ics', 'none.ics', 'c.ics'].map((name) => `<d:href>${home.at(`twin-reports/${name}`)}</d:href>`).join('')
			await ask(report('cal:calendar-multiget', hrefs, 'd:getetag', 'cal:calendar-data', 'z:none'))
			await ask(report('cal:calendar-multiget', `<d:href>${home.at('../reader/personal/a.ics')}</d:href>`, 'd:getetag'))
			await ask(report('d:nonsense', '', 'd:getetag'))
			await ask('', '1')
			const second = await sync(first)
			await home.put('twin-reports/a.ics', event('a', ...single, 'LOCATION:Here'))
			await home.delete('twin-reports/c.ics')
			await sync(second)
			await sync(first)
			await sync('', '<d:limit><d:nresults>1</d:nresults></d:limit>')
			await sync('http://sabre.io/ns/sync/x')
			await sync('nonsense')
			await ask(report('d:sync-collection', '<d:sync-level>1</d:sync-level>', 'd:getetag'), '1')
			await ask(report('d:sync-collection', '<d:sync-token/><d:sync-level>1</d:sync-level>', 'd:getetag'), '0', '')
			await home.delete('twin-reports')
		})

		async function sync(token: string, more = ''): Promise<string> {
			const content = `<d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level>${more}`
			const answer = await ask(report('d:sync-collection', content, 'd:getetag'), '0')
			return /<d:sync-token>([^<]*)</.exec(answer.text)?.[1] ?? ''
		}
	},
}

/** Rooms of apps, as clients find and search them. */
export const roomPrincipals: Script = {
	name: 'calendars-principals',
	run: async (twin) => {
		const fact = (name: string) => `{http://nextcloud.com/ns}${name}`
		const room = (id: string, groups: readonly string[], facts: Record<string, string>) =>
			({ id, name: `Room ${id}`, email: `${id}@rooms.example`, groups, facts })
		const describe = (rooms: readonly object[]) =>
			twin.send('admin', 'PUT', '/index.php/apps/hostprobe/rooms', { body: { rooms, broken: '' } })
		await describe([
			room('blue', [], {
				[fact('room-seating-capacity')]: '8', [fact('room-features')]: 'PHONE,TV', [fact('room-building-name')]: 'East',
			}),
			room('red-1', ['admin'], { [fact('room-seating-capacity')]: '12' }),
		])
		const root = new WebDav(twin, 'reader', '/remote.php/dav/principals')
		const names = [
			'd:resourcetype', 'd:displayname', 'd:principal-URL', 'd:alternate-URI-set', 'cal:calendar-user-type',
			'cal:calendar-user-address-set', 's:email-address', 'n:room-seating-capacity', 'n:room-features', 'n:room-building-name',
			'z:none',
		] as const
		await root.find('calendar-rooms/', names, '1')
		await root.find('calendar-rooms/hostprobe-red-1/', names)
		await root.find('calendar-rooms/hostprobe-none/', names)
		await root.send('PUT', 'calendar-rooms/new', { raw: 'x' })
		await root.delete('calendar-rooms/hostprobe-blue')
		const search = (content: string, test = 'allof', path = 'calendar-rooms/', depth = '0') => root.send('REPORT', path, {
			raw: report('d:principal-property-search', content, ...names).replace('<d:principal-property-search', `$& test="${test}"`),
			headers: { Depth: depth, 'Content-Type': 'application/xml' },
		})
		const part = (name: string, value: string) =>
			`<d:property-search><d:prop><${name}/></d:prop><d:match>${value}</d:match></d:property-search>`
		await search(part('d:displayname', 'ROOM'))
		await search(part('d:displayname', 'none'))
		await search(part('s:email-address', 'blue@'))
		await search(part('cal:calendar-user-address-set', 'rooms.example'))
		await search(part('n:room-features', 'tv,Phone'))
		await search(part('n:room-seating-capacity', '8'))
		await search(part('n:room-building-name', 'eas'))
		await search(part('d:displayname', 'blue') + part('s:email-address', 'red'))
		await search(part('d:displayname', 'blue') + part('s:email-address', 'red'), 'anyof')
		await search('')
		await search(part('d:displayname', 'ROOM'), 'allof', 'calendar-rooms/', '1')
		await search(part('d:displayname', 'ROOM'), 'allof', 'users/reader/')
		await describe([])
	},
}
