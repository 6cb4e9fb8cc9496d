// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser, deleteUser } from '@suite/fixtures/accounts'
import type { Script, Twin } from '../script.ts'

const bell = '/ocs/v2.php/apps/notifications/api'
const probe = '/index.php/apps/hostprobe/notifications'
const json = { query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true' } }
const account = { user: 'twin-told', password: 'twin-told-password' }
const person = { ...account, by: 'session' } as const
const time = 1_700_000_000
const thing = { id: '1', name: 'A thing', type: 'highlight' }
const file = { id: '2', name: 'plan.md', path: 'Travel/plan.md', type: 'file' }
const editor = { id: 'editor', name: 'Edna', type: 'user' }

type Shown = Record<string, unknown> & { notification_id: number }

/** What a notification takes, and what is refused. */
export const values: Script = {
	name: 'notifications-values',
	run: async (twin) => {
		await twin.send('admin', 'GET', `${probe}/values`)
		await twin.send('admin', 'POST', `${probe}/incomplete`)
	},
}

/** What apps tell people: how it is put into words, in whose language, and who may not see it. */
export const shown: Script = {
	name: 'notifications-shown',
	run: async (twin) => {
		await createUser(await twin.client({ role: 'admin', by: 'session' }), account)
		await told(twin, { subject: 'plain' })
		await told(twin, {
			subject: 'plain',
			parameters: { a: ['é', null, 1.5, { b: true }] },
			message: 'hello',
			messageParameters: { c: 'd' },
			type: 'page',
			object: 'x/é',
			link: `${twin.url}/index.php/apps/files`,
			icon: `${twin.url}/core/img/places/files.svg`,
		})
		await told(twin, { subject: 'plain', link: '/index.php/apps/files', icon: '/core/img/logo/logo.svg', object: '2' })
		for (const parameters of [{}, { link: '/relative' }, { link: 'https://a.example', icon: 'https://a.example/i.svg' }]) {
			await told(twin, { subject: 'linked', parameters })
		}
		const no = { label: 'No', link: 'https://a.example/no', type: 'DELETE' }
		const yes = { label: 'Yes', link: 'https://a.example/yes', type: 'POST', primary: true }
		for (const actions of [[no], [no, yes], [{ ...no, link: '/relative' }], [yes, yes]]) {
			await told(twin, { subject: 'asking', parameters: { actions } })
		}
		for (const subject of ['both', 'later', 'invalid', 'unknown', 'wordless']) {
			await told(twin, { subject })
		}
		await list(twin, 'in the account\'s first language')
		await twin.occ(['user:setting', account.user, 'core', 'lang', 'de'])
		await list(twin, 'in German')
		await twin.occ(['user:setting', account.user, 'core', 'lang', 'fr'])
		await list(twin, 'in French, first version', 'v1')
		for (const [text, messageParameters] of [
			['{user} moved {file} to {thing}', { user: editor, file, thing }],
			['No places', {}],
			['{thing} and {other}', { thing }],
			['{thing}', { thing: { ...thing, type: 'unheard-of' } }],
			['{thing}', { thing: { id: '1', type: 'highlight' } }],
			['', {}],
		] as const) {
			await told(twin, { subject: 'rich', parameters: { text }, message: 'rich', messageParameters })
		}
		await list(twin, 'rich')
		for (const name of ['Edna', '{user}']) {
			await twin.send('admin', 'POST', `${bell}/v2/admin_notifications/${account.user}`, {
				...json,
				body: { shortMessage: `Dear ${name}`, longMessage: `Bye ${name}` },
			})
		}
		await list(twin, 'with those of the administrator')
		for (let call = 0; call < 30; call++) {
			await told(twin, { subject: 'plain', object: `many-${call}` }, 'quietly')
		}
		await list(twin, 'many')
		await twin.send(person, 'DELETE', `${bell}/v2/notifications`, json)
		await list(twin, 'after all were dismissed')
	},
}

/** Notifications that an app takes back, or that are needed no longer. */
export const gone: Script = {
	name: 'notifications-gone',
	run: async (twin) => {
		const admin = await twin.client({ role: 'admin', by: 'session' })
		const told = { ...account, user: 'twin-forgotten' }
		await createUser(admin, told)
		for (const [type, object] of [['page', '1'], ['page', '2'], ['note', '1']]) {
			for (const subject of ['plain', 'both']) {
				await twin.send('admin', 'POST', probe, { body: { user: told.user, subject, type, object, time } })
				await twin.send('admin', 'POST', probe, { body: { user: 'reader', subject, type, object, time: time + 1 } })
			}
		}
		for (const query of [
			{ user: 'nobody' },
			{ user: told.user, type: 'page', object: '1', subject: 'plain' },
			{ user: told.user, type: 'page', object: '1', subject: 'plain' },
			{ type: 'page', object: '2' },
			{ type: 'page' },
			{ subject: 'both', time: time + 1 },
			{ user: 'Reader' },
			{ user: told.user, subject: 'both' },
			{ user: 'reader' },
		]) {
			await twin.send('admin', 'DELETE', probe, { query })
		}
		await list(twin, 'what is left', 'v2', told)
		for (const object of ['1', '1', '2']) {
			await twin.send('admin', 'POST', probe, { body: { user: told.user, subject: 'done', object, time } })
		}
		await list(twin, 'without what is done', 'v2', told)
		await twin.send('admin', 'DELETE', probe, { query: { user: told.user, subject: 'done' } })
		for (const subject of ['done', 'unknown', 'plain']) {
			await twin.send('admin', 'POST', probe, { body: { user: told.user, subject, time } })
			const newest = await newestId(twin, told)
			await one(twin, subject, newest, told)
			await one(twin, `${subject}, again`, newest, told)
			await twin.send('admin', 'DELETE', probe, { query: { user: told.user, subject } })
		}
		await twin.send('admin', 'POST', probe, { body: { user: told.user, subject: 'broken', time } })
		await list(twin, 'with a notifier that is out of order', 'v2', told)
		await twin.send('admin', 'DELETE', probe, { query: { user: told.user, subject: 'broken' } })
		await twin.send('admin', 'POST', probe, { body: { user: told.user, subject: 'plain', time } })
		await deleteUser(admin, told.user)
		await twin.send('admin', 'DELETE', probe, { query: { user: told.user } })
		await twin.send('admin', 'POST', probe, { body: { user: 'nobody-here', subject: 'plain', time } })
		await twin.send('admin', 'DELETE', probe)
	},
}

async function told(twin: Twin, body: Record<string, unknown>, how = 'recorded'): Promise<void> {
	const sent = { body: { user: account.user, time, ...body } }
	await (how === 'recorded' ? twin.send('admin', 'POST', probe, sent) : (await twin.client('admin')).expect('POST', probe, sent))
}

async function list(twin: Twin, title: string, version = 'v2', whose: typeof account = account): Promise<void> {
	const reply = await (await twin.client({ ...whose, by: 'session' })).request('GET', `${bell}/${version}/notifications`, json)
	const { ocs } = reply.json as { ocs: { meta: unknown, data: Shown[] } }
	twin.record(title, { status: reply.status, meta: ocs.meta, data: Array.isArray(ocs.data) ? ocs.data.map(comparable) : ocs.data })
}

/** The newest that the host stores, shown or not: ids ascend. */
async function newestId(twin: Twin, whose: typeof account): Promise<number> {
	const admin = await twin.client('admin')
	await admin.expect('POST', `${bell}/v2/admin_notifications/${whose.user}`, { ...json, body: { shortMessage: 'Now' } })
	const client = await twin.client({ ...whose, by: 'session' })
	const reply = await client.request('GET', `${bell}/v2/notifications`, json)
	const [newest] = (reply.json as { ocs: { data: Shown[] } }).ocs.data
	const id = newest?.notification_id ?? 0
	await client.expect('DELETE', `${bell}/v2/notifications/${id}`, json)
	return id - 1
}

async function one(twin: Twin, title: string, id: number, whose: typeof account): Promise<void> {
	const reply = await (await twin.client({ ...whose, by: 'session' })).request('GET', `${bell}/v2/notifications/${id}`, json)
	const { ocs } = reply.json as { ocs: { meta: unknown, data: Shown | null } }
	const isThere = ocs.data !== null && 'app' in ocs.data
	twin.record(title, { status: reply.status, meta: ocs.meta, data: isThere ? comparable(ocs.data as Shown) : ocs.data })
}

/** Without the host's own picture of what an administrator writes, and the time in its id. */
function comparable(notification: Shown): Shown {
	return notification.app === 'admin_notifications'
		? { ...notification, ...('icon' in notification ? { icon: typeof notification.icon } : {}), object_id: '' }
		: notification
}
