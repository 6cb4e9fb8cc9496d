// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Caller, Script, Twin } from '../script.ts'

const password = 'a password of the twin run'
const [staff, crew] = ['twin-staff', 'twin/crew 1']
const [anna, sub, other] = ['twin-anna', 'twin-sub', 'Twin.Other']

const admin: Caller = { role: 'admin', by: 'session' }
const subAdmin: Caller = { user: sub, password }
const annaSelf: Caller = { user: anna, password }

type Body = Record<string, unknown>

/** One call of an OCS route; version 2 and JSON by default. */
async function call(
	twin: Twin,
	caller: Caller,
	method: string,
	path: string,
	body?: Body,
	{ version = 2, format = 'json', query = {} }: { version?: 1 | 2, format?: string, query?: Record<string, string | number> } = {},
): Promise<void> {
	await twin.send(caller, method, `/ocs/v${version}.php/cloud${path}`, {
		query: { ...query, format },
		headers: { 'OCS-APIRequest': 'true' },
		...(body === undefined ? {} : { body }),
	})
}

/** The same call in both versions and both formats. */
async function callEveryWay(twin: Twin, caller: Caller, method: string, path: string, body?: Body): Promise<void> {
	for (const version of [1, 2] as const) {
		for (const format of ['json', 'xml']) {
			await call(twin, caller, method, path, body, { version, format })
		}
	}
}

const user = (id: string): string => `/users/${encodeURIComponent(id)}`
const group = (id: string): string => `/groups/${encodeURIComponent(encodeURIComponent(id))}`

/** Removes the remains of an earlier run. */
async function clear(twin: Twin): Promise<void> {
	const client = await twin.client(admin)
	const headers = { 'OCS-APIRequest': 'true' }
	for (const id of [anna, sub, other, 'twin-full', 'twin-quota', 'twin-lang', 'twin-name', 'twin-subs', 'twin-0']) {
		await client.request('DELETE', `/ocs/v2.php/cloud${user(id)}`, { headers })
	}
	for (const id of [staff, crew, 'twin-named']) {
		await client.request('DELETE', `/ocs/v2.php/cloud${group(id)}`, { headers })
	}
}

async function groups(twin: Twin): Promise<void> {
	await callEveryWay(twin, admin, 'POST', '/groups', { groupid: staff })
	await call(twin, admin, 'POST', '/groups', { groupid: crew })
	await call(twin, admin, 'POST', '/groups', { groupid: 'twin-named', displayname: 'Named  ' })
	for (const body of [{ groupid: '' }, { groupid: '0' }, {}, { groupid: 'admin' }, { groupid: ['x'] }, { groupid: 'x'.repeat(256) }]) {
		await call(twin, admin, 'POST', '/groups', body)
	}
	for (const query of [{ search: 'TWIN' }, { search: 'twin', limit: 1 }, { search: 'twin', limit: 1, offset: 1 }, {
		search: '%',
	}, { offset: 2 }, { limit: 0 }, { limit: 'x' }] as Record<string, string>[]) {
		await call(twin, admin, 'GET', '/groups', undefined, { query })
		await call(twin, admin, 'GET', '/groups/details', undefined, { query })
	}
	await call(twin, admin, 'PUT', group(crew), { key: 'displayname', value: 'The crew' })
	await call(twin, admin, 'PUT', group(crew), { key: 'displayname', value: ' ' })
	await call(twin, admin, 'PUT', group(crew), { key: 'colour', value: 'red' })
	await call(twin, admin, 'PUT', group('twin-none'), { key: 'displayname', value: 'x' })
	await callEveryWay(twin, admin, 'GET', group('twin-none'))
	await call(twin, admin, 'GET', `${group(crew)}/users`)
	await call(twin, admin, 'GET', `${group(crew)}/users/details`)
	await call(twin, admin, 'GET', `${group('twin-none')}/subadmins`)
}

async function creation(twin: Twin): Promise<void> {
	await call(twin, admin, 'POST', '/users', { userid: anna, password, groups: [staff] })
	await call(twin, admin, 'POST', '/users', { userid: sub, password, displayName: 'Sue Sub', subadmin: [staff] }, { version: 1 })
	await call(twin, admin, 'POST', '/users', { userid: other, password, groups: [crew] }, { version: 1, format: 'xml' })
	await call(twin, admin, 'POST', '/users', {
		userid: 'twin-full',
		password,
		displayName: ' Fay Full ',
		email: 'Fay.Full@Example.org ',
		groups: [staff, crew],
		subadmin: [crew],
		quota: '5 GB',
		language: 'nl',
		manager: anna,
	})
	await callEveryWay(twin, admin, 'POST', '/users', { userid: anna.toUpperCase(), password })
	const refused: Body[] = [
		{ userid: '', password }, { password }, { userid: ' twin-space', password }, { userid: 'twin*star', password },
		{ userid: '..', password }, { userid: '.htaccess', password }, { userid: 'x'.repeat(65), password },
		{ userid: 'twin-0' }, { userid: 'twin-0', password: 'Zq7-xw' }, { userid: 'twin-0', password: '            ' },
		{ userid: 'twin-0', password: 'x'.repeat(470) },
		{ userid: 'twin-0', password, groups: ['twin-none'] }, { userid: 'twin-0', password, groups: 'twin-staff' },
		{ userid: 'twin-0', password, subadmin: ['twin-none'] }, { userid: 'twin-0', password, subadmin: ['admin'] },
		{ userid: 'twin-quota', password, quota: 'a lot' }, { userid: 'twin-lang', password, language: 'xx' },
		{ userid: 'twin-name', password, displayName: 'x'.repeat(65) },
	]
	for (const body of refused) {
		await call(twin, admin, 'POST', '/users', body)
	}
	for (const id of ['twin-quota', 'twin-lang', 'twin-name', 'twin-full', anna.toUpperCase()]) {
		await call(twin, admin, 'GET', user(id))
	}
	// what a sub-admin may create
	for (const body of [
		{ userid: 'twin-subs', password },
		{ userid: 'twin-subs', password, groups: [crew] },
		{ userid: 'twin-subs', password, groups: [staff], subadmin: [crew] },
		{ userid: 'twin-subs', password, groups: [staff] },
	]) {
		await call(twin, subAdmin, 'POST', '/users', body)
	}
	await call(twin, annaSelf, 'POST', '/users', { userid: 'twin-0', password })
	for (const caller of ['admin', { role: 'admin', by: 'bearer' }, { role: 'admin', by: 'password' }, 'reader', 'anonymous', {
		role: 'admin',
		by: 'sessionWithoutToken',
	}] as const) {
		await call(twin, caller, 'POST', '/users', { userid: anna, password })
		await twin.send(caller, 'POST', '/ocs/v2.php/cloud/users', { body: { userid: anna, password } })
	}
}

async function lookups(twin: Twin): Promise<void> {
	const people: Caller[] = [admin, 'admin', subAdmin, annaSelf, 'reader', 'anonymous']
	const paths = [
		'/users', '/users/details', '/users/disabled', '/users/recent', '/user', user(anna), user(anna.toUpperCase()), user(sub),
		user(other), user('admin'), user('nobody'),
		`${user(anna)}/groups`, `${user(anna)}/groups/details`, `${user(anna)}/subadmins`, `${user(sub)}/subadmins`,
		`${user(sub)}/subadmins/details`, `${user('nobody')}/groups`, `${user('nobody')}/subadmins`, `${user('nobody')}/subadmins/details`,
		'/groups', '/groups/details', group(staff), `${group(staff)}/users`, `${group(staff)}/users/details`, `${group(staff)}/subadmins`,
		group(crew), `${group(crew)}/users/details`, group('admin'),
	]
	for (const path of paths) {
		// data created by other scripts is irrelevant here
		const query: Record<string, string> = /^\/(users|groups)(\/(details|recent))?$/.test(path) ? { search: 'twin' } : {}
		for (const caller of people) {
			await call(twin, caller, 'GET', path, undefined, caller === admin || caller === 'admin' ? { query } : {})
		}
		await call(twin, admin, 'GET', path, undefined, { version: 1, format: 'xml', query })
	}
	for (const query of [{ search: 'TWIN' }, { search: 'twin', limit: 2 }, { search: 'twin', limit: 2, offset: 1 }, {
		search: 'fay',
	}, { search: 'example.org' }, { search: '_' }, { search: 'nobody' }] as Record<string, string>[]) {
		for (const caller of [admin, subAdmin]) {
			await call(twin, caller, 'GET', '/users', undefined, { query })
			await call(twin, caller, 'GET', `${group(staff)}/users/details`, undefined, { query })
		}
	}
	await call(twin, admin, 'GET', '/users/recent', undefined, { query: { search: 'twin', limit: 3 } })
	await call(twin, admin, 'PUT', '/users', {})
	await call(twin, admin, 'GET', '/nothing')
}

async function edits(twin: Twin): Promise<void> {
	const good: [string, string][] = [
		['displayname', 'Anna A'],
		['email', 'Anna@Example.org'],
		['language', 'de'],
		['locale', 'de_AT'],
		['timezone', 'Europe/Vienna'],
		['quota', '1.5 gb'],
		['manager', sub],
		['first_day_of_week', '1'],
		['notify_email', ''],
	]
	for (const [key, value] of good) {
		await call(twin, admin, 'PUT', user(anna), { key, value })
	}
	await callEveryWay(twin, admin, 'GET', user(anna))
	const bad: [string, string][] = [
		['displayname', 'x'.repeat(65)], ['displayname', ''], ['email', 'no address'], ['language', 'xx'], ['locale', 'nowhere'],
		['timezone', 'Middle/Earth'], ['quota', 'much'], ['first_day_of_week', '7'],
		['notify_email', 'else@example.org'], ['password', 'Zq7-xw'], ['password', 'x'.repeat(470)], ['shoe_size', '42'],
	]
	for (const [key, value] of bad) {
		await call(twin, admin, 'PUT', user(anna), { key, value }, { version: key === 'shoe_size' ? 1 : 2 })
	}
	for (const quota of ['none', 'default', '1073741824', '0', '1 KB', '12345678', '2 TB']) {
		await call(twin, admin, 'PUT', user(anna), { key: 'quota', value: quota })
		await call(twin, annaSelf, 'GET', '/user')
	}
	await call(twin, admin, 'PUT', user(anna), { key: 'email', value: '' })
	await call(twin, admin, 'PUT', user(anna), { value: 'x' })
	await call(twin, admin, 'PUT', user('nobody'), { key: 'displayname', value: 'x' })
	for (const [key, value] of [
		['displayname', 'Anna B'],
		['email', 'b@example.org'],
		['quota', 'none'],
		['manager', sub],
		['language', 'nl'],
		['language', 'en'],
		['password', password],
	] as const) {
		await call(twin, annaSelf, 'PUT', user(anna), { key, value })
	}
	await call(twin, subAdmin, 'PUT', user(anna), { key: 'displayname', value: 'Anna C' })
	await call(twin, subAdmin, 'PUT', user(anna), { key: 'quota', value: '2 GB' })
	await call(twin, subAdmin, 'PUT', user(other), { key: 'displayname', value: 'x' })
	await call(twin, annaSelf, 'PUT', user(sub), { key: 'displayname', value: 'x' })
	for (const caller of [admin, subAdmin, annaSelf]) {
		await call(twin, caller, 'GET', user(anna), undefined, { format: 'xml' })
	}
}

async function memberships(twin: Twin): Promise<void> {
	for (const caller of [admin, subAdmin, annaSelf]) {
		for (const [id, groupid] of [[other, staff], [anna, crew], [anna, ''], ['nobody', staff], [anna, 'twin-none']] as const) {
			await call(twin, caller, 'POST', `${user(id)}/groups`, { groupid })
		}
		for (const [id, groupid] of [[anna, crew], [anna, ''], ['nobody', staff], [anna, 'twin-none'], [other, staff], [sub, staff], [
			'admin',
			'admin',
		]] as const) {
			await call(twin, caller, 'DELETE', `${user(id)}/groups`, { groupid })
		}
		await call(twin, admin, 'GET', `${user(anna)}/groups`)
	}
	await call(twin, admin, 'POST', `${user(sub)}/groups`, { groupid: staff })
	await call(twin, subAdmin, 'DELETE', `${user(sub)}/groups`, { groupid: staff })
	for (const caller of [admin, subAdmin]) {
		for (const [id, groupid] of [[other, staff], [other, staff], ['nobody', staff], [other, 'twin-none'], [other, 'admin']] as const) {
			await call(twin, caller, 'POST', `${user(id)}/subadmins`, { groupid })
		}
		await call(twin, admin, 'GET', `${group(staff)}/subadmins`)
		for (const [id, groupid] of [[other, staff], [other, staff], ['nobody', staff], [other, 'twin-none']] as const) {
			await call(twin, caller, 'DELETE', `${user(id)}/subadmins`, { groupid })
		}
	}
}

async function ends(twin: Twin): Promise<void> {
	for (const caller of [annaSelf, subAdmin, admin]) {
		for (const id of [sub, 'nobody', 'twin-subs', other]) {
			await call(twin, caller, 'PUT', `${user(id)}/disable`)
		}
		await call(twin, admin, 'GET', '/users/disabled', undefined, { query: { search: 'twin' } })
		await call(twin, caller, 'GET', `${group(staff)}/users/details`)
		for (const id of [sub, 'nobody', 'twin-subs', other]) {
			await call(twin, admin, 'PUT', `${user(id)}/enable`)
		}
	}
	await call(twin, admin, 'PUT', `${user('admin')}/disable`)
	await call(twin, admin, 'DELETE', user('admin'))
	await call(twin, annaSelf, 'DELETE', user(sub))
	await call(twin, subAdmin, 'DELETE', user(other))
	await call(twin, subAdmin, 'DELETE', user('twin-subs'))
	await call(twin, admin, 'DELETE', user('nobody'))
	await callEveryWay(twin, admin, 'DELETE', user(other))
	await call(twin, annaSelf, 'DELETE', group(staff))
	await call(twin, admin, 'DELETE', group('admin'))
	await call(twin, admin, 'DELETE', group(staff))
	await callEveryWay(twin, admin, 'DELETE', group(crew))
	await call(twin, admin, 'GET', user(anna))
	await call(twin, admin, 'DELETE', user(anna))
	await call(twin, annaSelf, 'GET', '/user')
}

/** Users, groups and memberships: every route as administrator, sub-admin, member, stranger and visitor. */
export const provisioning: Script = {
	name: 'provisioning',
	run: async (twin) => {
		await clear(twin)
		for (const part of [groups, creation, lookups, edits, memberships, ends]) {
			await part(twin)
		}
		await clear(twin)
	},
}
