// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '@suite/testing/twin/script'

const api = '/index.php/apps/roomsapp/api'

/** Rooms with a mailbox as administrators see them, and what the receiver of notifications answers. The provider itself is not asked. */
export const roomSync: Script = {
	name: 'rooms-sync',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const ask = async (method: string, path: string, body?: object) => {
			const sent = { ...(body === undefined ? {} : { body }), headers: { 'OCS-APIRequest': 'true' } }
			const reply = await admin.request(method, `${api}${path}`, sent)
			// A new room has the time when it was made.
			twin.record(`${method} ${path}`, `${reply.status} ${path === '/rooms' ? '' : reply.text}`)
		}
		const tell = (raw: string, query: Readonly<Record<string, string>> = {}) =>
			twin.send('anonymous', 'POST', `${api}/webhook/extsync`, { raw, query, headers: { 'Content-Type': 'application/json' } })
		await ask('POST', '/rooms', { name: 'Twin mail', extsyncConfig: { resourceEmail: 'twin@example.org', whenUnreachable: 'decline' } })
		await ask('GET', '/extsync/status')
		await ask('GET', '/extsync/webhooks')
		await ask('POST', '/extsync/test', {})
		await ask('POST', '/extsync/validate-resource', { email: 'twin@example.org' })
		await ask('POST', '/rooms/twin-mail/extsync/initial-sync', {})
		await ask('POST', '/rooms/no-such-room/extsync/initial-sync', {})
		await tell('', { validationToken: 'a token' })
		await tell('{"value": []}')
		await tell('nothing')
		await ask('DELETE', '/rooms/twin-mail')
	},
}
