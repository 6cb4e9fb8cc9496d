// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '@suite/api/contract/route'
import { metadata } from '@suite/api/metadata/contract'
import { exampleBackup } from '@suite/api/metadata/service/backup'
import type { Client } from '@suite/fixtures/client'
import type { Sent } from '@suite/fixtures/http'
import { permission } from '@suite/fixtures/team-folders'
import { address } from '@suite/testing/contract/envelope'
import { proofsOf } from '@suite/testing/proofs'
import { describe, expect, it } from 'vitest'
import { ask, assign, backupName, define, history, inTurn, makeView, save } from './metadata.ts'
import { people } from './people.ts'
import { share } from './shares.ts'

const crew = await people()
const { administrator } = crew
const team = await crew.newTeam()
const { folder } = team
const writer = await team.as('writer')
const fields = [await define(), await define('text', { applies_to_groupfolder: 1 })]
const [fileField, folderField] = fields.map(({ field_name: name }) => name) as [string, string]
await assign(folder, fields)
const path = `${folder.name}/Role/plan.md`
const fileId = await writer.files.put(path, '# Plan')
/** What nobody may see who may not read it. */
const secret = 'What only readers see'
await save(writer.session, fileId, { [fileField]: secret })
await ask(writer.session, 'POST', `/v1/groupfolders/${folder.id}/metadata`, { body: { metadata: { [folderField]: secret } } })
await team.hide('Role/plan.md', 'denied')

type Resources = typeof metadata['resources']
type RouteName = { [R in keyof Resources]: `${R}.${Extract<keyof Resources[R], string>}` }[keyof Resources]

/** `recipient` has a share of the file, to read; all others are of `people.ts`. */
const roles = ['anonymous', 'outsider', 'recipient', 'denied', 'reader', 'writer', 'manager', 'admin'] as const
type Caller = typeof roles[number]
type Statuses = readonly [number, number, number, number, number, number, number, number]
type Attempt = Sent & { readonly path?: Readonly<Record<string, string>> }
interface Expected {
	/** In the order of the roles. */
	readonly of: Statuses
	/** Who gets the value. */
	readonly shownTo?: readonly Caller[]
	/** What somebody sends instead of the contract's example. */
	send?(role: Caller): Attempt | Promise<Attempt>
}

const everyone: Statuses = [401, 200, 200, 200, 200, 200, 200, 200]
const administrators: Statuses = [401, 403, 403, 403, 403, 403, 403, 200]
/** Administrators and managers know a team folder, also where they are no members. */
const ofFolder: Statuses = [401, 404, 404, 200, 200, 200, 200, 200]
const managers: Statuses = [401, 404, 404, 403, 403, 403, 200, 200]
/** To administrate is not to read. */
const readers: Statuses = [401, 404, 200, 404, 200, 200, 200, 404]
const writers: Statuses = [401, 404, 403, 404, 403, 200, 403, 404]
const folderWriters: Statuses = [401, 404, 404, 200, 403, 200, 403, 403]
/** Columns are for writers and managers. */
const columnWriters: Statuses = [401, 404, 404, 200, 403, 200, 200, 200]
/** Files, who is there and what they edit is for members: administrators see no files. */
const membersOnly: Statuses = [401, 404, 404, 200, 200, 200, 200, 404]
const viewMakers: Statuses = [401, 404, 404, 403, 403, 403, 201, 201]
const fileMembers = ['reader', 'writer', 'manager'] as const
const members = ['denied', 'reader', 'writer', 'manager'] as const
const ofFile = ['recipient', 'reader', 'writer', 'manager'] as const

const inFolder = { path: { folderId: String(folder.id) } }
const ofTheFile = { path: { folderId: String(folder.id), fileId: String(fileId) } }
const ids = { body: { field_ids: fields.map(({ id }) => id) } }
const folderId = { query: { groupfolder_id: folder.id } }
const ofField = async (): Promise<Attempt> => ({ path: { fieldId: String((await define()).id) } })
const ofPreview = async (): Promise<Attempt> => {
	const { id } = await define()
	await ask(administrator.session, 'POST', `/api/fields/${id}/conversion/preview`, { body: {} })
	return { path: { fieldId: String(id) } }
}
const grantOf = async (kind: 'user' | 'group'): Promise<Attempt> => {
	const subject = kind === 'user' ? { user_id: writer.user } : { group_id: 'admin' }
	const body = { ...subject, permission: 'manage-fields', groupfolder_id: other.id }
	const { id } = await ask<{ id: number }>(administrator.session, 'POST', `/api/permissions/${kind}`, { body })
	return { path: { grantId: String(id) } }
}
/** A view that nothing else uses. */
const ofView = async (): Promise<Attempt> => {
	const { id } = await makeView(administrator.session, folder, { name: 'Role' })
	return { path: { ...inFolder.path, viewId: String(id) } }
}
/** Grants of the table are for a team folder that no test uses. */
const other = await team.another()
const grant = { permission: 'manage-fields', groupfolder_id: other.id }
const definition = (name: string) => ({ field_name: name, field_label: 'Role', field_type: 'text' })
let names = 0
const newName = () => `${fileField}_${++names}`

const table: Readonly<Record<RouteName, Expected>> = {
	'fields.list': { of: administrators },
	'fields.create': { of: [401, 403, 403, 403, 403, 403, 403, 201], send: () => ({ body: definition(newName()) }) },
	'fields.update': { of: administrators, send: async () => ({ ...await ofField(), body: definition(newName()) }) },
	'fields.delete': { of: administrators, send: ofField },
	'conversions.list': { of: administrators },
	'conversions.preview': { of: administrators, send: ofField },
	'conversions.start': { of: administrators, send: ofField },
	'conversions.cancel': { of: administrators, send: ofPreview },
	// Of the spec: only administrators assign by this route; managers by the one for pages.
	'assignments.save': { of: administrators, send: () => ({ ...inFolder, ...ids }) },
	'assignments.list': { of: ofFolder, send: () => inFolder },
	'assignments.ofFiles': { of: ofFolder, send: () => inFolder },
	'ownFields.list': { of: everyone },
	'ownFields.assigned': { of: ofFolder, send: () => inFolder },
	'ownFields.assign': { of: managers, send: () => ({ ...inFolder, ...ids }) },
	'values.read': { of: readers, send: () => ofTheFile, shownTo: ofFile },
	'values.save': { of: writers, send: () => ({ ...ofTheFile, body: { metadata: { [fileField]: secret } } }), shownTo: ['writer'] },
	'values.bulk': { of: everyone, send: () => ({ query: { file_ids: String(fileId) } }), shownTo: ofFile },
	'values.readIn': { of: readers, send: () => ofTheFile, shownTo: ofFile },
	'values.saveIn': { of: writers, send: () => ({ ...ofTheFile, body: { metadata: { [fileField]: secret } } }), shownTo: ['writer'] },
	'folderValues.read': { of: ofFolder, send: () => inFolder, shownTo: [...members, 'admin'] },
	'folderValues.save': { of: folderWriters, send: () => ({ ...inFolder, body: { metadata: {} } }), shownTo: ['denied', 'writer'] },
	'ownFolderValues.read': { of: ofFolder, send: () => inFolder, shownTo: [...members, 'admin'] },
	'ownFolderValues.save': { of: folderWriters, send: () => ({ ...inFolder, body: { metadata: {} } }), shownTo: ['denied', 'writer'] },
	'history.list': { of: readers, send: () => ofTheFile, shownTo: ofFile },
	'history.restore': {
		of: writers, send: async () => ({ ...ofTheFile, body: { entry: await latest(), to: 'to' } }), shownTo: ['writer'],
	},
	'folders.list': { of: everyone },
	'ownFolders.list': { of: everyone },
	'init.read': { of: everyone },
	'users.search': { of: everyone },
	'permissions.list': { of: administrators },
	'permissions.own': { of: everyone },
	'permissions.check': { of: everyone, send: () => ({ query: { permission: 'manage-fields', ...folderId.query } }) },
	'permissions.groups': { of: administrators },
	'permissions.grantUser': { of: administrators, send: () => ({ body: { user_id: writer.user, ...grant } }) },
	'permissions.grantGroup': { of: administrators, send: () => ({ body: { group_id: 'admin', ...grant } }) },
	'permissions.revokeUser': { of: administrators, send: () => grantOf('user') },
	'permissions.revokeGroup': { of: administrators, send: () => grantOf('group') },
	'setup.usage': { of: administrators },
	'setup.saveOrder': { of: administrators },
	'setup.saveRequired': { of: managers, send: () => inFolder },
	'mirrors.fields': { of: administrators },
	'mirrors.createField': { of: [401, 403, 403, 403, 403, 403, 403, 201], send: () => ({ body: definition(newName()) }) },
	'mirrors.updateField': { of: administrators, send: async () => ({ ...await ofField(), body: definition(newName()) }) },
	'mirrors.deleteField': { of: administrators, send: ofField },
	'mirrors.folders': { of: everyone },
	'mirrors.assigned': { of: ofFolder, send: () => inFolder },
	'mirrors.assign': { of: managers, send: () => ({ ...inFolder, ...ids }) },
	'mirrors.ofFiles': { of: ofFolder, send: () => inFolder },
	'mirrors.readValues': { of: ofFolder, send: () => inFolder, shownTo: [...members, 'admin'] },
	'mirrors.saveValues': { of: folderWriters, send: () => ({ ...inFolder, body: { metadata: {} } }), shownTo: ['denied', 'writer'] },
	'views.list': { of: ofFolder, send: () => inFolder },
	'views.create': { of: viewMakers, send: () => inFolder },
	'views.reorder': { of: managers, send: () => inFolder },
	'views.update': { of: managers, send: ofView },
	'views.delete': { of: managers, send: ofView },
	'viewMirrors.list': { of: ofFolder, send: () => inFolder },
	'viewMirrors.create': { of: viewMakers, send: () => inFolder },
	'viewMirrors.reorder': { of: managers, send: () => inFolder },
	'viewMirrors.update': { of: managers, send: ofView },
	'viewMirrors.delete': { of: managers, send: ofView },
	'columns.list': { of: ofFolder, send: () => inFolder },
	'columns.save': { of: columnWriters, send: () => inFolder },
	'locks.lock': { of: writers, send: () => ({ ...ofTheFile, body: { field_name: fileField } }) },
	'locks.unlock': { of: everyone, send: () => ({ ...ofTheFile, body: { field_name: fileField } }) },
	'locks.list': { of: membersOnly, send: () => inFolder },
	'presence.leave': { of: everyone, send: () => ({ body: { gf_id: folder.id } }) },
	'presence.enter': { of: membersOnly, send: () => inFolder },
	'presence.read': { of: membersOnly, send: () => inFolder },
	// Managers who are members.
	'library.content': {
		of: [401, 404, 404, 200, 200, 200, 200, 404],
		send: async () => ({ ...inFolder, query: { parent: await roleFolder } }), shownTo: ['reader', 'writer', 'manager'],
	},
	'lists.allFilterValues': { of: membersOnly, send: () => inFolder, shownTo: fileMembers },
	'lists.filterValues': { of: membersOnly, send: () => ({ ...inFolder, body: { file_ids: [fileId] } }), shownTo: fileMembers },
	'lists.sortedFileIds': { of: membersOnly, send: () => ({ ...inFolder, query: { sort_field: fileField } }) },
	'lists.directoryMetadata': {
		of: membersOnly, send: () => ({ ...inFolder, query: { file_ids: String(fileId), field_names: fileField } }), shownTo: fileMembers,
	},
	'rows.list': { of: membersOnly, send: () => ({ ...inFolder, query: { group_by: fileField } }), shownTo: fileMembers },
	'rows.changes': { of: membersOnly, send: () => ({ ...inFolder, query: { since: 0 } }), shownTo: fileMembers },
	'rows.filterValues': { of: membersOnly, send: () => ({ ...inFolder, body: { file_ids: [fileId] } }), shownTo: fileMembers },
	// Each item says whether it was saved.
	'batches.update': { of: everyone, send: () => ({ body: { updates: [{ file_id: fileId, metadata: { [fileField]: secret } }] } }) },
	'batches.delete': { of: everyone, send: () => ({ body: { deletes: [{ file_id: fileId, field_names: [] }] } }) },
	'batches.copy': { of: readers, send: () => ({ body: { source_file_id: fileId, target_file_ids: [fileId] } }) },
	'selections.save': { of: everyone, send: () => ({ body: { file_ids: [fileId], metadata: { [fileField]: secret } } }) },
	'selections.clear': { of: everyone, send: () => ({ body: { file_ids: [] } }) },
	'backup.list': { of: administrators },
	'backup.trigger': { of: administrators },
	'backup.restore': { of: administrators, send: async (role) => ({ body: { ...await backupOf(role), dry_run: true } }) },
	'backup.download': { of: administrators, send: async (role) => ({ query: await backupOf(role) }) },
	'backup.status': { of: administrators },
	'backup.resume': { of: administrators },
	'backup.cancel': { of: administrators },
	'backup.delete': { of: administrators, send: async (role) => ({ query: await backupOf(role) }) },
	'settings.read': { of: administrators },
	'settings.save': { of: administrators, send: () => ({ body: {} }) },
	'statistics.read': { of: everyone },
	'telemetry.status': { of: administrators },
	'telemetry.stats': { of: administrators },
	'telemetry.send': { of: administrators },
	'telemetry.save': { of: administrators, send: () => ({ body: {} }) },
	'suggestions.status': { of: everyone },
	// They are off until an administrator wants them.
	'suggestions.generate': { of: [401, 404, 403, 404, 403, 409, 403, 404], send: () => ({ body: { file_id: fileId } }) },
	'selections.export': { of: everyone, send: () => ({ body: { file_ids: [fileId] } }), shownTo: ofFile },
}
/** One that is there, for who is not refused whatever they name: making one takes a while. */
const backupOf = async (role: Caller): Promise<{ filename: string }> =>
	({ filename: role === 'admin' ? await backupName(administrator.session) : exampleBackup })
const roleFolder = writer.files.id(`${folder.name}/Role`)
const latest = async () => (await history(writer.session, fileId)).entries[0]?.id

/** Only a real server has shares. */
const recipient = crew.host.kind === 'server' ? await crew.newPerson() : undefined
if (recipient !== undefined) {
	await share(writer, path, recipient.user, permission.read)
}
async function clientsOf(role: Caller): Promise<Readonly<Record<string, Client>>> {
	switch (role) {
		case 'anonymous': return { anonymous: crew.anonymous }
		case 'admin': return proofsOf(administrator)
		case 'recipient': return recipient === undefined ? {} : proofsOf(recipient)
		default: return proofsOf(await team.as(role))
	}
}

describe.each(Object.entries(table))('%s', (name, { of, shownTo, send }) => {
	const [resource, key] = name.split('.') as [keyof Resources, string]
	const route: Route = (metadata.resources[resource] as Readonly<Record<string, Route>>)[key] as Route
	const cases = roles.map((role, index) => [role, of[index]] as const).filter(([role]) => role !== 'recipient' || recipient !== undefined)

	it.each(cases)('answers %s with %s', async (role, status) => {
		for (const [proof, client] of Object.entries(await clientsOf(role))) {
			const { path: values, ...sent } = { ...route.example, ...await send?.(role) }
			const at = address(metadata, route, route.path.replace(/\{(\w+)\}/g, (_, value: string) => values?.[value] ?? ''))
			const once = () => client.request(route.method, at, { ...sent, headers: { 'OCS-APIRequest': 'true' } })
			const reply = await inTurn(administrator.session, once)
			expect([proof, reply.status, reply.status === status ? '' : reply.text.slice(0, 300)], `${route.method} ${at}`)
				.toEqual([proof, status, ''])
			expect([proof, reply.text.includes(secret)]).toEqual([proof, shownTo?.includes(role) ?? false])
		}
	})
})
