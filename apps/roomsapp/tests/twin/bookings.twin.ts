// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '@suite/testing/twin/script'

const api = '/index.php/apps/roomsapp/api/rooms'
const slot = (day: number) => ({ summary: 'Twin', start: `2046-05-0${day}T09:00:00Z`, end: `2046-05-0${day}T10:00:00Z` })

/** A booking and what the calendar of its room says of it: made, changed, answered, moved and given back. */
export const roomBookings: Script = {
	name: 'rooms-bookings',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const uids: string[] = []
		// Each host makes UIDs of its own; a folded line may break one. `text` is JSON.
		const unfolded = (text: string) => text.replaceAll(String.raw`\r\n `, '')
		const named = (text: string) => uids.reduce((left, uid, place) => left.replaceAll(uid, `uid ${place}`), unfolded(text))
			.replaceAll(/[0-9a-f]{40}/g, 'object').replaceAll(/DTSTAMP:\w+/g, 'DTSTAMP')
		const ask = async (method: string, path: string, body?: object) => {
			const sent = { ...(body === undefined ? {} : { body }), headers: { 'OCS-APIRequest': 'true' } }
			const reply = await admin.request(method, `${api}${path}`, sent)
			const { uid } = (reply.json ?? {}) as { uid?: string }
			uids.push(...(uid === undefined ? [] : [uid]))
			twin.record(named(`${method} ${path}`), named(`${reply.status} ${path.includes('/') ? reply.text : ''}`))
			return uid ?? ''
		}
		const calendar = async (room: string) => {
			const principal = `principals/calendar-rooms/roomsapp-${room}`
			const play = async (...steps: readonly (readonly string[])[]) => {
				const body = { principal, calendar: 'calendar', steps }
				return (await admin.expect('POST', '/index.php/apps/hostprobe/calendars', { body })).text
			}
			const uris = [...new Set((await play(['objects'])).match(/[0-9a-f]{40}\.ics/g) ?? [])]
			for (const uri of uris.sort()) {
				const text = /BEGIN:VCALENDAR.*END:VCALENDAR/s.exec(await play(['object', uri]))?.[0]
				twin.record(`the calendar of ${room}`, named(text ?? ''))
			}
			twin.record(`objects of ${room}`, uris.length)
		}
		await ask('POST', '', { name: 'Twin red', timeZone: 'Europe/Amsterdam' })
		await ask('POST', '', { name: 'Twin blue' })
		const uid = await ask('POST', '/twin-red/bookings', { ...slot(3), description: 'Words; with, signs\nand lines' })
		await calendar('twin-red')
		await ask('POST', '/twin-red/bookings', slot(3))
		await ask('POST', '/twin-red/check', { ...slot(1), rrule: 'FREQ=DAILY;COUNT=3' })
		await ask('PUT', `/twin-red/bookings/${uid}`, { ...slot(4), allDay: true })
		await ask('GET', '/twin-red/bookings')
		await calendar('twin-red')
		await ask('POST', `/twin-red/bookings/${uid}/respond`, { action: 'decline' })
		await calendar('twin-red')
		await ask('POST', `/twin-red/bookings/${uid}/respond`, { action: 'accept' })
		const moved = await ask('PUT', `/twin-red/bookings/${uid}`, { ...slot(5), roomId: 'twin-blue' })
		await calendar('twin-red')
		await calendar('twin-blue')
		await ask('DELETE', `/twin-blue/bookings/${moved}`)
		await calendar('twin-blue')
		await ask('DELETE', `/twin-blue/bookings/${encodeURIComponent('no such/booking')}`)
		await ask('DELETE', '/twin-red')
		await ask('DELETE', '/twin-blue')
	},
}
