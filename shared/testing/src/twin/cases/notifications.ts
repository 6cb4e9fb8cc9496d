// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser } from '@suite/fixtures/accounts'
import type { Caller, Script } from '../script.ts'

const api = '/ocs/v2.php/apps/notifications/api'
const json = { query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true' } }

/** The bell: notifications sent by an administrator, and their readers' actions. */
export const notifications: Script = {
	name: 'notifications',
	run: async (twin) => {
		const account = { user: 'twin-bell', password: 'twin-bell-password' }
		await createUser(await twin.client({ role: 'admin', by: 'session' }), account)
		const person = { ...account, by: 'session' } as const
		const shown = async (version: string) => {
			const reply = await (await twin.client(person)).request('GET', `${api}/${version}/notifications`, json)
			const { ocs } = reply.json as { ocs: { meta: unknown, data: Record<string, unknown>[] } }
			// the picture is host-specific; whether there is one is not
			twin.record(`${version} lists`, {
				status: reply.status,
				etag: reply.headers.has('etag'),
				meta: ocs.meta,
				data: ocs.data.map((one) => ({ ...one, ...('icon' in one ? { icon: typeof one.icon } : {}), object_id: '' })),
			})
			return ocs.data.map((one) => one.notification_id as number)
		}
		await twin.send(person, 'GET', `${api}/v2/notifications`, json)
		const body = { shortMessage: 'The party has a date', longMessage: 'Saturday,\nin the garden' }
		for (const caller of ['admin', { role: 'admin', by: 'session' }, 'reader', 'anonymous', {
			role: 'admin',
			by: 'sessionWithoutToken',
		}] as Caller[]) {
			await twin.send(caller, 'POST', `${api}/v2/admin_notifications/${account.user}`, { ...json, body })
		}
		await twin.send('admin', 'POST', `${api}/v1/admin_notifications/${account.user}`, {
			...json,
			body: { shortMessage: '<b>Bring</b> a salad' },
		})
		for (const wrong of [
			{},
			{ shortMessage: '' },
			{ shortMessage: 'a'.repeat(256) },
			{ shortMessage: 'a', longMessage: 'b'.repeat(4001) },
		]) {
			await twin.send('admin', 'POST', `${api}/v2/admin_notifications/${account.user}`, { ...json, body: wrong })
		}
		await twin.send('admin', 'POST', `${api}/v2/admin_notifications/nobody-here`, { ...json, body })
		await twin.send('admin', 'POST', `${api}/v2/admin_notifications/${account.user}`, {
			query: { format: 'xml' },
			headers: { 'OCS-APIRequest': 'true' },
			body: { shortMessage: 'As XML' },
		})
		await shown('v1')
		const [first = 0, second = 0] = await shown('v2')
		const client = await twin.client(person)
		for (const [name, method, caller] of [
			['one', 'GET', client],
			['one of somebody else', 'GET', await twin.client('reader')],
			['somebody else dismisses it', 'DELETE', await twin.client('reader')],
			['dismissed', 'DELETE', client],
			['dismissed again', 'DELETE', client],
			['one that is gone', 'GET', client],
		] as const) {
			const reply = await caller.request(method, `${api}/v2/notifications/${first}`, json)
			const { ocs } = reply.json as { ocs: { meta: unknown, data: Record<string, unknown> | null } }
			twin.record(name, {
				status: reply.status,
				meta: ocs.meta,
				subject: ocs.data?.subject,
				isEmpty: ocs.data === null || Object.keys(ocs.data).length === 0,
			})
		}
		await twin.send(person, 'GET', `${api}/v2/notifications/0`, json)
		await twin.send(person, 'DELETE', `${api}/v2/notifications/0`, json)
		await twin.send(person, 'GET', `${api}/v4/notifications`, json)
		twin.record('the second is still there', (await shown('v2')).includes(second))
		await twin.send(person, 'DELETE', `${api}/v2/notifications`, json)
		await twin.send(person, 'GET', `${api}/v2/notifications`, json)
		await twin.send('anonymous', 'GET', `${api}/v2/notifications`, json)
		await twin.send({ ...account, by: 'session' }, 'GET', `${api}/v2/notifications`)
	},
}
