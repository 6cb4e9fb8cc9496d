// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Sent } from '@suite/fixtures/http'
import type { Script } from '@suite/testing/twin/script'

const app = '/index.php/apps/roomsapp'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const room = `${app}/api/v1/rooms/twin-door`

/** What the public API needs of a host: tokens, bodies and addresses as they come, content types, ETags, and answers to wrong secrets. */
export const publicApi: Script = {
	name: 'rooms-public',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const ask = async (method: string, path: string, body?: object) =>
			(await admin.expect(method, `${app}/api${path}`, {
				...(body === undefined ? {} : { body }),
				headers: { 'OCS-APIRequest': 'true' },
			})).json
		await ask('POST', '/rooms', { name: 'Twin door', autoAccept: true, timeZone: 'Europe/Amsterdam' })
		const { token } = await ask('POST', '/tokens', { name: 'Twin door', scope: 'admin' }) as { token: string }
		const headers = { Authorization: `Bearer ${token}`, Origin: 'https://display.example' }
		const slot = { title: 'Twin', start: '2046-03-02T09:00:00Z', end: '2046-03-02T10:00:00Z' }
		// Its UID differs from host to host.
		const made = await admin.request('POST', `${room}/bookings`, { body: slot, headers })
		const { uid } = made.json as { uid: string }
		twin.record('status of a new booking', made.status)
		/** The token differs, too, so that the requests themselves are not compared. */
		const send = async (method: string, path: string, sent: Sent = {}) => {
			const { status, text, headers: told } = await admin.request(method, path, { ...sent, headers: { ...headers, ...sent.headers } })
			const names = ['content-type', 'content-disposition', 'cache-control', 'access-control-allow-origin', 'x-content-type-options']
			twin.record(
				`${method} ${path} ${JSON.stringify(sent)}`.replaceAll(uid, 'uid'),
				[status, text.replaceAll(uid, 'uid').replace(/DTSTAMP:.*/g, 'DTSTAMP'), ...names.map((name) => told.get(name))],
			)
			return told.get('etag') ?? ''
		}

		await send('POST', `${room}/bookings`, { body: slot })
		await send('POST', `${room}/bookings`, { raw: 'title=Twin&start=2046-03-02&end=', headers: form })
		await send('POST', `${room}/bookings`, { raw: '{"title": ', headers: { 'Content-Type': 'application/json' } })
		await twin.send('anonymous', 'POST', `${room}/bookings`, { body: slot })
		await send('GET', `${room}/availability`, { query: { from: '2046-03-01', to: '2046-03-03' } })
		await send('GET', `${room}/availability?from=2046-03-01T00:00:00+01:00`)
		await send('GET', `${room}/status`)
		await twin.send('anonymous', 'OPTIONS', `${room}/bookings/a/b`, { headers: { Origin: headers.Origin } })
		for (const wrong of ['a%2Fb', 'a/b', '%00', '%FF', 'a%40b%20c', '..%2F']) {
			await send('DELETE', `${room}/bookings/${wrong}`)
		}
		await send('GET', `${app}/api/v1/statistics`, { query: { from: '2046-03-01', to: '2046-03-31', room: 'twin-door' } })

		const tag = await send('GET', `${room}/calendar.ics`)
		for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*', 'x']) {
			const again = await admin.request('GET', `${room}/calendar.ics`, { headers: { ...headers, 'If-None-Match': known } })
			const told = [again.status, again.bytes.byteLength, again.headers.get('content-type')]
			twin.record(`feed again ${known.replace(tag, 'tag')}`, told)
		}
		await twin.send('anonymous', 'GET', `${room}/calendar.ics`)
		for (const secret of ['x', '%00', '%FF']) {
			await twin.send('anonymous', 'GET', `${room}/feed/${secret}/calendar.ics`)
		}
		await send('DELETE', `${room}/bookings/${uid}`)
		await ask('DELETE', '/rooms/twin-door')
	},
}
