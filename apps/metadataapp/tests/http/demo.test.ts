// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { ocs } from '@suite/fixtures/ocs'
import { deleteTeamFolder, type TeamFolder } from '@suite/fixtures/team-folders'
import type { DemoPeople, Person } from '@suite/host/demo'
import { suiteHost } from '@suite/host/suite-host'
import { fieldTypes, type Field } from '@suite/schema/metadata/field'
import type { TeamFolder as ListedFolder } from '@suite/schema/metadata/folder'
import type { ValueMap } from '@suite/schema/metadata/value'
import { administrator } from '@suite/testing/administrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArchive } from '../../demo/archive.ts'
import { contracts } from '../../demo/contracts.ts'

const api = '/apps/metadataapp/api/v1'
const host = suiteHost()
const { session } = await administrator()
const names = { folder: uniqueName('Contracts'), prefix: `${uniqueName('demo').replaceAll('-', '_').toLowerCase()}_` }

const person = async (groups: readonly string[]): Promise<Person> => {
	const account = await createUser(session, { groups })
	return { ...account, appPassword: await createAppPassword(host.url, account) }
}

/** Accounts and groups as those of a demo host. */
async function newPeople(): Promise<DemoPeople> {
	const groups = { admins: uniqueName('admins'), editors: uniqueName('editors'), users: uniqueName('users') }
	for (const group of Object.values(groups)) {
		await createGroup(session, group)
	}
	const { editors, users } = groups
	return {
		groups,
		users: {
			admin: { ...host.administrator, appPassword: await createAppPassword(host.url, host.administrator) },
			editor: await person([editors, users]),
			reader: await person([users]),
			denied: await person([users]),
			outsider: await person([]),
		},
	}
}

describe('the demo archive', () => {
	let people: DemoPeople
	let folder: TeamFolder
	let ids: readonly number[]
	let fields: Field[]
	const clientOf = ({ user, appPassword }: Person) => new BasicClient(host.url, user, appPassword)
	const filesOf = (one: Person) => new Files(clientOf(one), one.user)
	const valuesFor = async (one: Person, ids: readonly number[]) =>
		await ocs<Record<string, ValueMap>>(clientOf(one), 'GET', `${api}/files/metadata/bulk?file_ids=${ids.join(',')}`)

	beforeAll(async () => {
		people = await newPeople()
		const made = await makeArchive(host, people, names)
		folder = made.folder
		ids = made.files
		fields = await ocs(session, 'GET', `${api}/groupfolders/${folder.id}/file-fields`)
	})
	afterAll(async () => {
		await Promise.all(fields.map(({ id }) => ocs(session, 'DELETE', `${api}/groupfolder-fields/${id}`)))
		await deleteTeamFolder(session, folder)
	})

	it('has sixty files and a field of each type', () => {
		expect(new Set(ids).size).toBe(60)
		expect(fields.map(({ field_type: type }) => type).sort()).toEqual([...fieldTypes].sort())
	})

	it('has most values, and lacks some that are required', async () => {
		const values = Object.values(await valuesFor(people.users.reader, ids))
		expect(values).toHaveLength(60)
		const filled = (name: string) => values.filter((map) => name in map).length
		for (const { field_name: name, is_required: isRequired } of fields) {
			expect(filled(name)).toBeGreaterThan(9)
			expect(filled(name) < 60 || !isRequired).toBe(true)
		}
		expect(values.flatMap((map) => Object.keys(map)).length).toBeGreaterThan(60 * fields.length * 0.6)
	})

	it('is managed by the editor, read by the reader, and closed in part to the one who is denied', async () => {
		const { editor, reader, denied, outsider } = people.users
		const seen = async (one: Person) =>
			(await ocs<ListedFolder[]>(clientOf(one), 'GET', `${api}/groupfolders`)).find(({ id }) => id === folder.id)
		expect(await seen(editor)).toMatchObject({ can_manage: true, can_write: true, field_count: 10, required: 'warn' })
		expect(await seen(reader)).toMatchObject({ can_manage: false, can_write: false })
		expect(await seen(outsider)).toBeUndefined()
		const open = contracts.filter(({ path }) => !path.startsWith('Staff/')).length
		expect(Object.keys(await valuesFor(denied, ids))).toHaveLength(open)
		expect(open).toBeLessThan(contracts.length)
	})

	it('refers to files that are there, by PDF files that begin as such', async () => {
		const name = `${names.prefix}related`
		const values = Object.values(await valuesFor(people.users.editor, ids))
		const linked = values.flatMap((map) => map[name]?.split(';#') ?? []).map((link) => Number.parseInt(link, 10))
		expect(linked.length).toBeGreaterThan(20)
		expect(linked.filter((id) => !ids.includes(id))).toEqual([])
		const files = filesOf(people.users.reader)
		const path = `${names.folder}/${contracts[0]?.path}`
		expect(await files.id(path)).toBe(ids[0])
		expect(await files.get(path)).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
	})
})
