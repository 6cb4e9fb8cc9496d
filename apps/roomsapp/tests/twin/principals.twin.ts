// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { event, single } from '@suite/testing/twin/calendar-steps'
import type { Script } from '@suite/testing/twin/script'

const path = '/index.php/apps/roomsapp/api/rooms'

/** The calendar of a room: made with it, kept while it is out of service, and deleted with it. */
export const roomCalendars: Script = {
	name: 'rooms-calendars',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const room = (method: string, id: string, body?: object) =>
			admin.expect(method, `${path}${id}`, { ...(body === undefined ? {} : { body }), headers: { 'OCS-APIRequest': 'true' } })
		const play = (...steps: readonly (readonly string[])[]) => twin.send('admin', 'POST', '/index.php/apps/hostprobe/calendars', {
			body: { principal: 'principals/calendar-rooms/roomsapp-twin-hall', calendar: 'calendar', steps },
		})
		await play(['calendar'])
		await room('POST', '', { name: 'Twin hall', capacity: 4 })
		await play(['calendar'], ['put', 'a.ics', event('a', ...single)], ['uid', 'a', 'calendar'])
		await room('PUT', '/twin-hall', { name: 'Twin room', active: false })
		await play(['calendar'], ['object', 'a.ics'])
		await twin.send('admin', 'GET', '/index.php/apps/roomsapp/api/debug/rooms')
		await room('DELETE', '/twin-hall')
		await play(['calendar'], ['uid', 'a', 'calendar'])
		await room('POST', '', { name: 'Twin hall' })
		await play(['calendar'], ['objects'])
		await room('DELETE', '/twin-hall')
	},
}
