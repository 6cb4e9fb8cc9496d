// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract, Route } from '@suite/api/contract/route'
import { example } from '@suite/api/metadata/common'
import { metadata } from '@suite/api/metadata/contract'
import { exampleBackup } from '@suite/api/metadata/service/backup'
import type { Field } from '@suite/schema/metadata/field'
import type { View, Views } from '@suite/schema/metadata/view'
import { contractChecks } from '@suite/testing/contract/checks'
import { afterAll, describe, it } from 'vitest'
import { ask, assign, backupName, define, endOfOthers, history, save } from './metadata.ts'
import { people } from './people.ts'
import { switchSuggestions } from './suggestions.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const user = await team.as('writer')
const filled = await define()
await assign(team.folder, [filled])
await crew.grant(user, team.folder)
const fileId = await user.files.put(`${team.folder.name}/contract.md`, '# Contract')

/** What the examples name. */
const names = {
	fieldId: example.fieldId as string, grantId: example.grantId as string, folderId: String(team.folder.id), fileId: String(fileId),
	viewId: example.viewId as string,
}
let entry = 0
/** Nobody else's backup may be in the way. */
const needingTurn = new Set(['trigger', 'restore', 'download', 'delete'].map((name) => `BackupController::${name}`))
/** Of a backup that is there. */
let presentBackup: string = exampleBackup
const creatingFields = new Set(['FieldController::create', 'MirrorController::createField'])
/** The field that the last check made, and may have deleted. */
let madeField = 0
/** Something was changed since: the field may be gone. */
let isStale = false
/** Of the example, which makes it. */
const exampleName = 'file_gf_stage'

async function clear(): Promise<void> {
	const fields = await ask<Field[]>(admin, 'GET', '/v1/groupfolder-fields')
	const made = fields.filter(({ id, field_name: name }) => name === exampleName || id === madeField)
	await Promise.all(made.map(({ id }) => ask(admin, 'DELETE', `/v1/groupfolder-fields/${id}`)))
}

/** Takes back what grants the examples made, and grants what those that revoke need. */
async function granted(kind: 'user' | 'group'): Promise<string> {
	const subject = kind === 'user' ? { user_id: user.user } : { group_id: 'admin' }
	const body = { ...subject, permission: 'manage-fields', groupfolder_id: null }
	return String((await ask<{ id: number }>(admin, 'POST', `/api/permissions/${kind}`, { body })).id)
}

/** The only view of the team folder. */
async function madeView(): Promise<string> {
	const address = `/v1/groupfolders/${team.folder.id}/views`
	const { views } = await ask<Views>(user.session, 'GET', address)
	await Promise.all(views.map(({ id }) => ask(user.session, 'DELETE', `${address}/${id}`)))
	return String((await ask<View>(user.session, 'POST', address, { body: { name: 'Contract' } })).id)
}

async function prepare({ action, path }: Route, isChanged: boolean): Promise<void> {
	// also by routes that name no field and come in between
	isStale ||= isChanged
	if (creatingFields.has(action) || path.includes('{fieldId}')) {
		const isNeeded = path.includes('{fieldId}')
		if (isStale || isNeeded !== (madeField > 0)) {
			isStale = false
			await clear()
			madeField = isNeeded ? (await define()).id : 0
		}
		names.fieldId = String(madeField)
	}
	if (path.includes('{grantId}')) {
		names.grantId = await granted(path.includes('/user/') ? 'user' : 'group')
	}
	if (path.includes('{viewId}')) {
		names.viewId = await madeView()
	}
	if (action === 'ConversionController::cancel') {
		await ask(admin, 'POST', `/api/fields/${names.fieldId}/conversion/preview`, { body: {} })
	}
	if (needingTurn.has(action)) {
		await endOfOthers(admin)
		presentBackup = action === 'BackupController::trigger' ? exampleBackup : await backupName(admin)
	}
	if (action === 'LockController::lock') {
		await assign(team.folder, [filled])
	}
	if (action === 'SuggestionController::generate') {
		await assign(team.folder, [filled])
		await switchSuggestions(crew.host, true)
	}
	if (action === 'AssignmentController::save' || action.endsWith('Controller::assign') || action === 'HistoryController::restore') {
		await assign(team.folder, [filled])
	}
	if (action === 'HistoryController::restore') {
		await save(user.session, fileId, { [filled.field_name]: `Value ${entry}` })
		entry = (await history(user.session, fileId)).entries[0]?.id ?? 0
	}
}

const isNamed = (name: string): name is keyof typeof names => name in names

/** The values of an example's path, where what it names is what the test made. */
const named = (path: Readonly<Record<string, string>>): Record<string, string> =>
	Object.defineProperties({}, Object.fromEntries(Object.entries(path).map(([name, value]) => [name, {
		enumerable: true, get: () => isNamed(name) && example[name] === value ? names[name] : value,
	}]))) as Record<string, string>

/** The contract with what the test made in place of the ids of its examples. */
function withNames(contract: Contract): Contract {
	const routed = (route: Route): Route => ({
		...route,
		...(route.example === undefined
			? {}
			: { example: {
					...route.example,
					...(route.example.path === undefined ? {} : { path: named(route.example.path) }),
					...(route.action === 'HistoryController::restore'
						? { body: Object.defineProperty({}, 'entry', { enumerable: true, get: () => entry }) }
						: {}),
					...(route.action === 'BackupController::restore'
						? { body: Object.defineProperty({ dry_run: true }, 'filename', { enumerable: true, get: () => presentBackup }) }
						: {}),
					...(route.action === 'BackupController::download' || route.action === 'BackupController::delete'
						? { query: Object.defineProperty({}, 'filename', { enumerable: true, get: () => presentBackup }) }
						: {}),
					...(route.action === 'LockController::lock' ? { body: { field_name: filled.field_name } } : {}),
					...(route.action === 'SuggestionController::generate' ? { body: { file_id: fileId } } : {}),
					...(route.action === 'BatchesController::copy' ? { body: { source_file_id: fileId, target_file_ids: [] } } : {}),
				} }),
		refused: (route.refused ?? []).map((refused) => refused.path === undefined ? refused : { ...refused, path: named(refused.path) }),
	})
	return { ...contract, resources: Object.fromEntries(Object.entries(contract.resources).map(([resource, routes]) =>
		[resource, Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, routed(route)]))])) }
}

describe('the contract of metadataapp', () => {
	for (const { name, run } of contractChecks(withNames(metadata), () => crew.callers(user), prepare)) {
		it(name, run)
	}
	afterAll(async () => {
		await clear()
		await switchSuggestions(crew.host, false)
		const grants = await ask<{ id: number, user_id: string | null, group_id: string | null }[]>(admin, 'GET', '/api/permissions')
		const everywhere = grants.filter(({ user_id: id, group_id: group }) => [id, group].includes('admin') || id === user.user)
		await Promise.all(everywhere.map(({ id, user_id: holder }) =>
			ask(admin, 'DELETE', `/api/permissions/${holder === null ? 'group' : 'user'}/${id}`)))
	})
})
