// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { addToGroup, createGroup, createUser, deleteGroup, deleteUser } from '@suite/fixtures/accounts'
import type { Script } from '../script.ts'

const path = '/index.php/apps/hostprobe/people'
const password = 'a password of the twin run'
const headers = { 'OCS-APIRequest': 'true' }

/** Users and groups as returned to apps by the PHP API. */
export const people: Script = {
	name: 'people',
	run: async (twin) => {
		const admin = await twin.client({ role: 'admin', by: 'session' })
		const [user, group] = ['Twin-Peter', 'twin-people']
		await admin.request('DELETE', `/ocs/v2.php/cloud/users/${user}`, { headers })
		await admin.request('DELETE', `/ocs/v2.php/cloud/groups/${group}`, { headers })
		await createGroup(admin, group)
		await createUser(admin, { user, password, displayName: 'Peter P', groups: [group] })
		await addToGroup(admin, 'reader', group)
		await admin.expect('POST', `/ocs/v2.php/cloud/users/${user}/subadmins`, { body: { groupid: group }, headers })
		for (const caller of ['anonymous', 'reader', { role: 'reader', by: 'session' }, { role: 'reader', by: 'bearer' }, {
			user,
			password,
		}] as const) {
			await twin.send(caller, 'GET', `${path}/me`)
		}
		for (const [id, given] of [[user, password], [user.toUpperCase(), 'wrong'], ['admin', ''], ['reader', ''], ['nobody', ''], [
			'x'.repeat(65),
			'',
		]] as const) {
			await twin.send('admin', 'GET', `${path}/${id}`, { query: { password: given } })
		}
		for (const [id, search] of [[group, ''], [group, 'PETER'], [group, 'nobody'], ['admin', ''], ['nobody', 'x']] as const) {
			await twin.send('admin', 'GET', `${path}/group/${id}`, { query: { search } })
		}
		for (const search of ['Twin-', 'peter p', 'nobody']) {
			await twin.send('admin', 'GET', `${path}/all`, { query: { search } })
		}
		for (const body of [{ password }, { password: 'Zq7-xw' }, { password: ' ' }]) {
			await twin.send('admin', 'POST', `${path}/Twin-Life`, { body, headers })
		}
		await deleteUser(admin, user)
		await deleteGroup(admin, group)
	},
}
