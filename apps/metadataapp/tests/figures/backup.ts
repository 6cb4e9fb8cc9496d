// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { SessionClient } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { ocs } from '@suite/fixtures/ocs'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import type { Figure, Measured } from '@suite/testing/figures/figure'
import { inInstance } from '@suite/testing/figures/script'
import { api } from './site.ts'

/** What `backup.php` prints. */
interface Taken {
	readonly values: number
	readonly size: number
	readonly exportSeconds: number
	readonly importSeconds: number
	readonly bytes: number
	readonly different: readonly string[]
}

const megabyte = 1_048_576
/** Above what an empty request uses. */
const mostMegabytes = 64

/** A backup of what there is, and its restore. */
export async function backupFigures({ host, directory }: Measured): Promise<Figure[]> {
	const printed = await inInstance(host, directory, new URL('backup.php', import.meta.url))
	const { values, size, exportSeconds, importSeconds, bytes, different } = JSON.parse(printed) as Taken
	const of = (what: string) => `${what} of ${values} values`
	return [
		{ name: of('backup'), value: exportSeconds / 60, unit: 'min' },
		{ name: `${of('backup')}, compressed`, value: size / megabyte, unit: 'MB' },
		{ name: of('restore'), value: importSeconds / 60, unit: 'min' },
		{ name: `${of('backup and restore')}, peak memory`, value: bytes / megabyte, unit: 'MB', most: mostMegabytes },
		{ name: of('tables that are not as they were after the restore'), value: different.length, unit: '', exactly: 0 },
	]
}

/** The same without any value, and with one. */
export async function smallBackups(on: Measured): Promise<Figure[]> {
	const none = await backupFigures(on)
	const session = await SessionClient.login(on.host.url, on.admin.user, on.admin.password)
	const folder = await createTeamFolder(session, { name: uniqueName('Backup'), groups: { admin: permission.all } })
	const name = uniqueName('backup').replaceAll('-', '_')
	const { id } = await ocs<{ id: number }>(session, 'POST', `${api}/groupfolder-fields`, {
		field_name: name, field_label: 'One', field_type: 'text',
	})
	await ocs(session, 'POST', `${api}/groupfolders/${folder.id}/fields`, { field_ids: [id] })
	const file = await new Files(session, on.admin.user).put(`${folder.name}/one.txt`, 'One')
	await ocs(session, 'POST', `${api}/files/${file}/metadata`, { metadata: { [name]: 'The only value' } })
	return [...none, ...await backupFigures(on)]
}
