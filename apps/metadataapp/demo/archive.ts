// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { BasicClient, SessionClient, type Client } from '@suite/fixtures/client'
import { dav, davPath } from '@suite/fixtures/dav'
import { Files } from '@suite/fixtures/files'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, noRights, permission, setRule, type Console, type TeamFolder } from '@suite/fixtures/team-folders'
import type { DemoPeople } from '@suite/host/demo'
import type { FieldInput } from '@suite/schema/metadata/field'
import { contracts, departments, linksOf, statuses, tags, valuesOf } from './contracts.ts'
import { pdf } from './pdf.ts'

/** What the archive is called; the names of fields are unique on a host. */
export interface Names {
	readonly folder: string
	/** Of the names of fields. */
	readonly prefix: string
}

/** What was made. */
export interface Archive {
	readonly folder: TeamFolder
	/** Ids of all files, in the order of `contracts`. */
	readonly files: readonly number[]
}

/** Those of the demo. */
export const archive: Names = Object.freeze({ folder: 'Contracts', prefix: 'file_gf_' })

const api = '/apps/metadataapp/api/v1'
/** The part of the archive that the user `denied` may not see. */
const closedFolder = 'Staff'

/** A field of each type. */
const definitions: readonly FieldInput[] = [
	{ field_name: 'status', field_label: 'Status', field_type: 'select', field_options: statuses, is_required: true },
	{ field_name: 'department', field_label: 'Department', field_type: 'text', field_description: `Such as ${departments[0]}.` },
	{ field_name: 'valid_until', field_label: 'Valid until', field_type: 'date', is_required: true },
	{ field_name: 'amount', field_label: 'Amount', field_type: 'number', field_description: 'In euros a year, without tax.' },
	{ field_name: 'owner', field_label: 'Owner', field_type: 'user', is_required: true },
	{ field_name: 'confidential', field_label: 'Confidential', field_type: 'checkbox' },
	{ field_name: 'tags', field_label: 'Tags', field_type: 'multiselect', field_options: tags },
	{ field_name: 'notes', field_label: 'Notes', field_type: 'textarea' },
	{ field_name: 'website', field_label: 'Web address', field_type: 'url' },
	{ field_name: 'related', field_label: 'Related documents', field_type: 'filelink' },
]

/**
 * Makes a team folder of contracts, defines its fields, and fills most of them in as the editor, who manages them.
 *
 * @throws when there is a field of one of these names already
 */
export async function makeArchive(host: Console & { readonly url: string }, people: DemoPeople, names: Names): Promise<Archive> {
	const { admin, denied, editor, reader } = people.users
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const folder = await makeFolder(session, people, names)
	await defineFields(session, folder, names, editor.user)
	const client = new BasicClient(host.url, editor.user, editor.appPassword)
	const links = await putFiles(client, editor.user, names)
	const fileIds = links.map((link) => Number.parseInt(link, 10))
	for (const [place, id] of fileIds.entries()) {
		const values = {
			...valuesOf(place, [editor.user, admin.user, reader.user]), related: linksOf(place).flatMap((other) => links[other] ?? []),
		}
		const metadata = Object.fromEntries(Object.entries(values).map(([field, value]) => [`${names.prefix}${field}`, value]))
		await ocs(client, 'POST', `${api}/files/${id}/metadata`, { metadata })
	}
	await setRule(host, folder, { path: closedFolder, user: denied.user, permissions: noRights })
	return { folder, files: fileIds }
}

function makeFolder(session: Client, { groups }: DemoPeople, { folder }: Names): Promise<TeamFolder> {
	return createTeamFolder(session, {
		name: folder,
		groups: {
			[groups.admins]: permission.all,
			[groups.editors]: permission.read + permission.update + permission.create + permission.delete,
			[groups.users]: permission.read,
		},
	})
}

async function defineFields(session: Client, { id }: TeamFolder, { prefix }: Names, manager: string): Promise<void> {
	const fields: number[] = []
	for (const definition of definitions) {
		const body = { ...definition, field_name: `${prefix}${definition.field_name}` }
		fields.push((await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, body)).id)
	}
	await ocs(session, 'POST', `${api}/groupfolders/${id}/fields`, { field_ids: fields })
	await session.expect('POST', '/index.php/apps/metadataapp/api/permissions/user', {
		body: { user_id: manager, permission: 'manage-fields', groupfolder_id: id },
	})
}

/**
 * Makes each folder once, which saves two thirds of the requests.
 *
 * @return the files as fields of that type refer to them: by id and path
 */
async function putFiles(client: Client, user: string, { folder }: Names): Promise<string[]> {
	const files = new Files(client, user)
	for (const below of new Set(contracts.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))) {
		await files.makeFolder(`${folder}/${below}`)
	}
	const links: string[] = []
	for (const { path, title } of contracts) {
		const { headers } = await dav(client, 'PUT', `/${davPath(`files/${user}/${folder}/${path}`)}`, { raw: pdf(title) })
		links.push(`${Number.parseInt(headers.get('oc-fileid') ?? '', 10)}:/${folder}/${path}`)
	}
	return links
}
