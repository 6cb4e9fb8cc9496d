// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { FieldInput, SavedField } from '@suite/schema/metadata/field'
import type { Content } from '@suite/schema/metadata/library'
import type { Rows } from '@suite/schema/metadata/list'
import type { Backups, BackupStatus } from '@suite/schema/metadata/service/backup'
import type { History, SavedValues, ValueMap } from '@suite/schema/metadata/value'
import type { View, Views } from '@suite/schema/metadata/view'
import { administrator } from '@suite/testing/administrator'
import { runJob } from '@suite/testing/jobs'

/** Calls a route: those below /v1 are in the envelope of OCS, those below /api are not. Any status counts as an answer. */
export function call(client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> {
	return path.startsWith('/v1')
		? client.request(method, `/ocs/v2.php/apps/metadataapp/api${path}`, {
				...sent,
				query: { format: 'json', ...sent.query },
				headers: { 'OCS-APIRequest': 'true', ...sent.headers },
			})
		: client.request(method, `/index.php/apps/metadataapp${path}`, sent)
}

/** The envelope of an OCS answer. */
export interface Envelope<T = unknown> {
	readonly meta: { readonly status: string, readonly statuscode: number, readonly message: string }
	readonly data: T
}
export const envelope = <T = unknown>({ json }: Reply): Envelope<T> => (json as { ocs: Envelope<T> }).ocs

/** What an answer says, with or without the envelope. */
export const dataOf = <T = unknown>(reply: Reply): T => {
	const json = reply.json as { ocs?: Envelope<T> } | null
	return json?.ocs === undefined ? json as T : json.ocs.data
}

/** Like call, but a refusal is an error. */
export async function ask<T = Record<string, unknown>>(client: Client, method: string, path: string, sent: Sent = {}): Promise<T> {
	const reply = await call(client, method, path, sent)
	if (reply.status >= 400) {
		throw new Error(`${method} ${path} answers ${reply.status}: ${reply.text.slice(0, 500)}`)
	}
	return dataOf<T>(reply)
}

/** Status and reason of an answer, such as `404 unknown_field`; `200` alone if nothing was refused. */
export function refusal(reply: Reply): string {
	return reply.status < 400 ? String(reply.status) : `${reply.status} ${dataOf<{ reason?: string } | null>(reply)?.reason ?? ''}`
}

/** Messages by the name of the field at fault. */
export const faults = (reply: Reply): Record<string, string> => dataOf<{ fields?: Record<string, string> }>(reply).fields ?? {}

/** A name that no other field has. */
export const fieldName = (start = 'file_gf_'): string => `${start}${uniqueName('x').replaceAll('-', '_')}`

/** Defines a field as the administrator. */
export async function define(type = 'text', wished: Partial<FieldInput> = {}): Promise<SavedField> {
	const { session } = await administrator()
	const name = fieldName()
	return ask<SavedField>(session, 'POST', '/v1/groupfolder-fields', {
		body: { field_name: name, field_label: name, field_type: type, ...wished },
	})
}

/** Assigns fields to a team folder, and no others. */
export async function assign(folder: { readonly id: number }, fields: readonly { readonly id: number }[]): Promise<void> {
	const { session } = await administrator()
	await ask(session, 'POST', `/v1/groupfolders/${folder.id}/fields`, { body: { field_ids: fields.map(({ id }) => id) } })
}

/** Replaces a definition: what is not said stays as it is. */
export async function redefine(field: SavedField, change: Partial<FieldInput>): Promise<Reply> {
	const { session } = await administrator()
	return call(session, 'PUT', `/v1/groupfolder-fields/${field.id}`, { body: { ...field, ...change } })
}

export const read = (client: Client, file: number): Promise<ValueMap> => ask<ValueMap>(client, 'GET', `/v1/files/${file}/metadata`)

export const trySave = (client: Client, file: number, metadata: Readonly<Record<string, unknown>>): Promise<Reply> =>
	call(client, 'POST', `/v1/files/${file}/metadata`, { body: { metadata } })

/** Saves values and returns all values of the file. */
export const save = async (client: Client, file: number, metadata: Readonly<Record<string, unknown>>): Promise<ValueMap> =>
	(await ask<SavedValues>(client, 'POST', `/v1/files/${file}/metadata`, { body: { metadata } })).metadata

export const history = (client: Client, file: number, query: Sent['query'] = {}): Promise<History> =>
	ask<History>(client, 'GET', `/api/files/${file}/history`, { query })

export const content = (client: Client, folder: { readonly id: number }, query: Sent['query'] = {}): Promise<Content> =>
	ask<Content>(client, 'GET', `/api/groupfolders/${folder.id}/content`, { query })

/** A new view of a team folder. */
export const makeView = (client: Client, folder: { readonly id: number }, body: Readonly<Record<string, unknown>>): Promise<View> =>
	ask<View>(client, 'POST', `/v1/groupfolders/${folder.id}/views`, { body })

export const viewsOf = async (client: Client, folder: { readonly id: number }): Promise<View[]> =>
	(await ask<Views>(client, 'GET', `/v1/groupfolders/${folder.id}/views`)).views

/** Runs the app's daily job now. */
export const sweep = (): Promise<void> => runJob(suiteHost(), 'OCA\\MetadataApp\\BackgroundJob\\Sweep')

/** One at a time is made or restored: asks until nobody else's is in the way, and works on that meanwhile. */
export async function inTurn(client: Client, send: () => Promise<Reply>): Promise<Reply> {
	for (;;) {
		const reply = await send()
		if (refusal(reply) !== '409 backup_running') {
			return reply
		}
		await ask(client, 'POST', '/api/backup/resume', { body: {} })
	}
}

/** Works on what others began to its end, so that nothing is in the way. */
export async function endOfOthers(client: Client): Promise<BackupStatus> {
	for (;;) {
		const status = await ask<BackupStatus>(client, 'POST', '/api/backup/resume', { body: {} })
		if (status.status !== 'running') {
			return status
		}
	}
}

/** Begins a backup or a restore, and goes on with it to its end; once more if another test cancels it or changes fields meanwhile. */
export async function endOfRun(client: Client, send: () => Promise<Reply>): Promise<BackupStatus> {
	for (;;) {
		const reply = await inTurn(client, send)
		if (['409 converting', '409 fields_changed'].includes(refusal(reply))) {
			continue
		}
		if (reply.status >= 400) {
			throw new Error(`It answers ${reply.status}: ${reply.text.slice(0, 500)}`)
		}
		const begun = dataOf<BackupStatus>(reply)
		const status = begun.status === 'running' ? await endOfOthers(client) : begun
		if (status.status !== 'cancelled' && status.reason !== 'fields_changed') {
			return status
		}
	}
}

/** The last one that this file of tests made. */
let ownBackup = ''
/** Makes a backup as an administrator. */
export async function makeBackup(client: Client): Promise<BackupStatus & { readonly filename: string }> {
	const status = await endOfRun(client, () => call(client, 'POST', '/api/backup/trigger', { body: {} }))
	if (status.status !== 'completed' || status.filename === undefined) {
		throw new Error(`There is no backup: ${JSON.stringify(status)}`)
	}
	ownBackup = status.filename
	return { ...status, filename: status.filename }
}

/** The name of a backup that no other file of tests deletes; made only where there is none so far, as it has all that there is. */
export async function backupName(client: Client): Promise<string> {
	const { backups } = await ask<Backups>(client, 'GET', '/api/backup/list')
	if (!backups.some(({ filename }) => filename === ownBackup)) {
		ownBackup = (await makeBackup(client)).filename
	}
	return ownBackup
}

/** A page of all files of a team folder. */
export const rows = (client: Client, folder: { readonly id: number }, query: Sent['query'] = {}): Promise<Rows> =>
	ask<Rows>(client, 'GET', `/api/groupfolders/${folder.id}/rows`, { query })

/** Ids of files in order. */
export const sortedIds = (
	client: Client,
	folder: { readonly id: number },
	query: Sent['query'] = {},
	filters?: Readonly<Record<string, unknown>>,
): Promise<number[]> => ask<number[]>(client, 'GET', `/v1/groupfolders/${folder.id}/sorted-file-ids`, {
	query: { ...query, ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }) },
})
