// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { mkdirSync, writeFileSync } from 'node:fs'
import { addToGroup, createAppPassword, createGroup, createUser, uniqueName } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, permission, setRule, type TeamFolder } from '@suite/fixtures/team-folders'
import type { FieldInput } from '@suite/schema/metadata/field'
import { teamFolderOnDisk } from '@suite/testing/figures/disk'
import type { Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'

export const api = '/apps/metadataapp/api/v1'

/** What is measured unless told otherwise; what is promised is promised of a hundred thousand files. */
export const usual = Object.freeze({ files: 10_000, fields: 30, valuesPerFile: 10, rules: 50 })

/** Files of a folder. */
const perFolder = 100
/** Folders of a year. */
const perYear = 50

/** A folder of the archive, as the server knows it. */
interface FilledFolder {
	readonly id: number
	/** From the top of the team folder. */
	readonly path: string
	/** Ids of its files. */
	readonly files: readonly number[]
}

/** A team folder of many files with values, and a member who does not see all of them. */
export interface Archive {
	/** With an app password, so that the floor is the same for everything that is measured. */
	readonly member: BasicClient
	readonly user: string
	readonly folder: TeamFolder
	/** Those that the member can read. */
	readonly folders: readonly FilledFolder[]
}

const types = [
	{ field_type: 'text' }, { field_type: 'select', field_options: Array.from({ length: 20 }, (_, n) => `Option ${n}`) },
	{ field_type: 'date' }, { field_type: 'number' }, { field_type: 'checkbox' },
	{ field_type: 'multiselect', field_options: Array.from({ length: 10 }, (_, n) => `Tag ${n}`) },
	{ field_type: 'user' }, { field_type: 'url' }, { field_type: 'textarea' }, { field_type: 'date', field_options: { includeTime: true } },
] as const

/**
 * Makes a team folder with so many files, a third of whose fields are filled in, and with rules on folders: every second one hides a
 * folder from the member.
 */
export async function fillArchive({ host, admin, directory, pages }: Measured): Promise<Archive> {
	const files = pages ?? usual.files
	const session = await SessionClient.login(host.url, admin.user, admin.password)
	const group = await createGroup(session, uniqueName('figures'))
	const account = await createUser(session, { groups: [group] })
	await addToGroup(session, admin.user, group)
	const folder = await createTeamFolder(session, { name: uniqueName('Figures'), groups: { [group]: permission.all } })
	const root = teamFolderOnDisk(directory, folder.id)
	const paths = Array.from({ length: Math.ceil(files / perFolder) }, (_, n) =>
		`Year ${2_000 + Math.floor(n / perYear)}/Folder ${String(n % perYear).padStart(2, '0')}`)
	for (let n = 0; n < files; n++) {
		const path = `${root}/${paths[Math.floor(n / perFolder)]}`
		if (n % perFolder === 0) {
			mkdirSync(path, { recursive: true })
		}
		writeFileSync(`${path}/Contract ${String(n).padStart(6, '0')}.txt`, `Contract ${n}\n`)
	}
	await host.occ(['groupfolders:scan', String(folder.id)])
	await defineFields(session, folder)
	const filled = await inInstance(
		host, directory, new URL('fill.php', import.meta.url), admin.user, folder.name, String(folder.id), String(usual.valuesPerFile),
	)
	const { seconds, folders } = JSON.parse(filled) as { seconds: number, folders: FilledFolder[] }
	// Large team folders are read in parts; nothing is measured before all files are known.
	await host.occ(['metadataapp:check', '--repair'])
	console.error(`${files} files with ${files * usual.valuesPerFile} values in ${seconds} seconds`)
	const hidden = await setRules({ host, folder, group, paths })
	const password = await createAppPassword(host.url, account)
	return {
		member: new BasicClient(host.url, account.user, password),
		user: account.user,
		folder,
		folders: folders.filter(({ path }) => !hidden.has(path)),
	}
}

async function defineFields(session: SessionClient, folder: TeamFolder): Promise<void> {
	const prefix = uniqueName('figures').replaceAll('-', '_')
	const ids: number[] = []
	for (let n = 0; n < usual.fields; n++) {
		const definition: FieldInput = { field_name: `${prefix}_${n}`, field_label: `Field ${n}`, ...types[n % types.length] ?? types[0] }
		ids.push((await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, definition)).id)
	}
	await ocs(session, 'POST', `${api}/groupfolders/${folder.id}/fields`, { field_ids: ids })
}

/** @return paths of the folders that are hidden */
async function setRules({ host, folder, group, paths }: Pick<Measured, 'host'> & {
	readonly folder: TeamFolder
	readonly group: string
	readonly paths: readonly string[]
}): Promise<Set<string>> {
	const step = Math.max(2, Math.floor(paths.length / usual.rules))
	const ruled = paths.filter((_, n) => n % step === 0).slice(0, usual.rules)
	for (const [n, path] of ruled.entries()) {
		await setRule(host, folder, { path, group, permissions: [n % 2 === 0 ? '-share' : '-read'] })
	}
	return new Set(ruled.filter((_, n) => n % 2 === 1))
}
