// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createGroup, createUser, deleteGroup, deleteUser } from '@suite/fixtures/accounts'
import type { Role } from '@suite/host/demo'
import { nodes, type Step } from '../node-steps.ts'
import type { Script, Twin } from '../script.ts'

const people = '/index.php/apps/hostprobe/lookup/people'
const files = '/index.php/apps/hostprobe/lookup/files'
const password = 'a password of the twin run'
const headers = { 'OCS-APIRequest': 'true' }
const [team, guests] = ['twin-lookup-team', 'twin-lookup-guests']
const asker = { user: 'Twin-Lookup-Ada', password }

/** Whoever is searched for, in alphabetical order of the names. */
const accounts = [
	{ user: asker.user, displayName: 'Lookup Ada', email: 'lookup.ada@example.org', groups: [team, guests] },
	{ user: 'Twin-Lookup-Bo', displayName: 'Lookup Bo', email: 'lookup.bo@example.org', groups: [team] },
	{ user: 'Twin-Lookup-Cy', displayName: 'lookup Cy (Sales)', groups: [guests] },
	{ user: 'Twin-Lookup-Di', displayName: 'Lookup Di', email: 'lookup.di@example.org' },
	{ user: 'Twin-Lookup-Ed', displayName: 'Lookup Ed', groups: [team] },
] as const
const disabled = 'Twin-Lookup-Ed'

const prefix = 'shareapi_restrict_user_enumeration'
/** Limits that an administrator sets, one set at a time. */
const limits: readonly Readonly<Record<string, string>>[] = [
	{},
	{ shareapi_allow_share_dialog_user_enumeration: 'no' },
	{ shareapi_allow_share_dialog_user_enumeration: 'no', [`${prefix}_full_match`]: 'no' },
	{ shareapi_allow_share_dialog_user_enumeration: 'no', [`${prefix}_full_match_email`]: 'no' },
	// the second is how 33 calls it
	{
		shareapi_allow_share_dialog_user_enumeration: 'no',
		[`${prefix}_full_match_user_id`]: 'no',
		[`${prefix}_full_match_userid`]: 'no',
	},
	{ shareapi_allow_share_dialog_user_enumeration: 'no', [`${prefix}_full_match_ignore_second_dn`]: 'yes' },
	{ [`${prefix}_to_group`]: 'yes' },
	{ [`${prefix}_to_group`]: 'yes', [`${prefix}_full_match`]: 'no' },
	{ [`${prefix}_to_phone`]: 'yes' },
	{ shareapi_only_share_with_group_members: 'yes' },
	{
		shareapi_only_share_with_group_members: 'yes',
		shareapi_only_share_with_group_members_exclude_group_list: JSON.stringify([guests]),
	},
]
const words = ['lookup', ' LOOKUP bo ', 'lookup cy', 'twin-lookup-di', 'LOOKUP.di@example.org', 'lookup ed', disabled, 'lookup ada']

/** Finding people to share with, with each limit that the settings set. */
export const lookupPeople: Script = {
	name: 'lookup-people',
	run: async (twin) => {
		const admin = await twin.client({ role: 'admin', by: 'session' })
		await createGroup(admin, team)
		await createGroup(admin, guests)
		for (const account of accounts) {
			await createUser(admin, { ...account, password })
		}
		await admin.expect('PUT', `/ocs/v2.php/cloud/users/${disabled}/disable`, { headers })
		for (const settings of limits) {
			for (const [key, value] of Object.entries(settings)) {
				await twin.occ(['config:app:set', 'core', key, `--value=${value}`])
			}
			for (const search of words) {
				await find(twin, search, 25)
			}
			// in a user id: a name or address is also looked up among contacts, which have a limit of their own
			await find(twin, 'twin-lookup', 2)
			await twin.send(asker, 'GET', '/ocs/v2.php/core/autocomplete/get', { headers, query: { format: 'json', search: 'lookup bo' } })
			for (const key of Object.keys(settings)) {
				await twin.occ(['config:app:delete', 'core', key])
			}
		}
		for (const { user } of accounts) {
			await deleteUser(admin, user)
		}
		await deleteGroup(admin, team)
		await deleteGroup(admin, guests)
	},
}

/** What an app reads: lists of other kinds are empty on the server where they are asked for at all. */
async function find(twin: Twin, search: string, limit: number): Promise<void> {
	const { json } = await (await twin.client(asker)).expect('GET', people, { query: { search, limit } })
	const [{ exact, users }, hasFew] = json as [{ exact: { users: unknown }, users: unknown }, boolean]
	twin.record(`finds ${search}, up to ${limit}`, { exact: exact.users, users, hasFew })
}

/** What is stored of files and folders, by their ids: of those in a trash too, and not of those that are gone. */
export const lookupFiles: Script = {
	name: 'lookup-files',
	run: async (twin) => {
		await life(twin, 'editor', `${twin.folder}/`)
		await life(twin, 'outsider', '')
	},
}

async function life(twin: Twin, role: Role, home: string): Promise<void> {
	const admin = await twin.client('admin')
	const client = await twin.client(role)
	const top = `${home}lookups`
	const act = async (...steps: readonly Step[]): Promise<number[]> => {
		const { json } = await client.expect('POST', nodes, { body: { steps } })
		return (json as { result: { fileId?: number } | null }[]).map(({ result }) => result?.fileId ?? 0)
	}
	const tell = async (what: string, ids: readonly number[]): Promise<void> => {
		const { json } = await admin.expect('POST', files, { body: { ids } })
		twin.record(`${what}, ${role}`, json)
	}
	const made = await act(
		['newFolder', top],
		['newFolder', `${top}/deep`],
		['newFile', `${top}/deep/a.txt`, 'some bytes'],
		['newFile', `${top}/b.txt`, 'x'],
	)
	await tell('what is there', made)
	await tell('the same, twice and with ids that nobody has', [...made, ...made, 0, 999_999_999])
	await tell('nothing', [])
	await act(['move', `${top}/b.txt`, `${top}/deep/c.txt`], ['put', `${top}/deep/a.txt`, 'more bytes than before'])
	await tell('moved and written', made)
	await act(['delete', `${top}/deep`])
	await tell('in the trash', made)
	await client.expect('DELETE', `/remote.php/dav/trashbin/${role}/trash`)
	await tell('gone for good', made)
	await act(['delete', top])
	await client.expect('DELETE', `/remote.php/dav/trashbin/${role}/trash`)
	await tell('all gone', made)
}
