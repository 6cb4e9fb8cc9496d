// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { gunzipSync } from 'node:zlib'
import { runJob } from '@suite/testing/jobs'
import type { Backups, BackupStatus } from '@suite/schema/metadata/service/backup'
import { describe, expect, it } from 'vitest'
import { ask, assign, backupName, call, define, endOfRun, makeBackup, refusal, save } from './metadata.ts'
import { people } from './people.ts'

// Other files of tests use the same server at the same time, so nothing is restored here for good: PHP's tests and the figures do.
const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const writer = await team.as('writer')
const field = await define()
await assign(team.folder, [field])
const file = await writer.files.put(`${team.folder.name}/backup.md`, '# Backup')
const value = 'What a backup has of the file'
await save(writer.session, file, { [field.field_name]: value })

const list = async () => (await ask<Backups>(admin, 'GET', '/api/backup/list')).backups
const tables = [
	'fields', 'folders', 'assignments', 'grants', 'views', 'view_fields', 'columns', 'folder_values', 'values', 'history', 'files',
]

/** Lines of a backup, as its file has them. */
async function linesOf(filename: string): Promise<unknown[]> {
	const reply = await call(admin, 'GET', '/api/backup/download', { query: { filename } })
	expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/gzip'])
	expect(reply.headers.get('Content-Disposition')).toContain(filename)
	return gunzipSync(reply.bytes).toString('utf8').trim().split('\n').map((line) => JSON.parse(line) as unknown)
}

describe('a backup', () => {
	it('has everything, and is listed with what it has @every-host', async () => {
		const made = await makeBackup(admin)
		expect(made).toMatchObject({ status: 'completed', success: true, operation: 'export', can_cancel: false })
		expect(Object.keys(made.counts ?? {})).toEqual(tables)
		const all = await list()
		const names = all.map(({ filename }) => filename)
		expect([names.length <= 7, names]).toEqual([true, names.toSorted().reverse()])
		const listed = all.find(({ filename }) => filename === made.filename)
		expect(listed).toMatchObject({ version: 1, compressed: true, is_daily: false, counts: made.counts, size: made.size })

		const lines = await linesOf(made.filename)
		expect(lines[0]).toMatchObject({ format: 'metadataapp', version: 1 })
		expect(lines).toContainEqual(expect.arrayContaining(['values', file, field.id, 0, value]))
		expect(lines.at(-1)).toMatchObject({ checksum: listed?.checksum, counts: made.counts })
	})

	it('is found by its name alone', async () => {
		for (const filename of ['../config.php', 'metadata_backup_x.ndjson.gz', 'metadata_backup_2000-01-01_00-00-00.ndjson.gz/..', '']) {
			const attempts = [
				await call(admin, 'GET', '/api/backup/download', { query: { filename } }),
				await call(admin, 'DELETE', '/api/backup', { query: { filename } }),
				await call(admin, 'POST', '/api/backup/restore', { body: { filename } }),
			]
			expect(attempts.map(({ status }) => status)).toEqual([400, 400, 400])
		}
	})

	it('is checked as a whole by a dry run, which changes nothing @every-host', async () => {
		const filename = await backupName(admin)
		const counts = (await list()).find((backup) => backup.filename === filename)?.counts
		await save(writer.session, file, { [field.field_name]: 'Later' })
		const sent = { body: { filename, dry_run: true } }
		const status = await endOfRun(admin, () => call(admin, 'POST', '/api/backup/restore', sent))
		expect(status).toMatchObject({ status: 'completed', operation: 'import', dry_run: true, restored: counts, left_out: 0 })
		expect(Object.keys(status.replaced ?? {})).toEqual(tables)
		expect(status.replaced?.values).toBeGreaterThan(0)
		expect(await save(writer.session, file, {})).toMatchObject({ [field.field_name]: 'Later' })
	})

	it('says when background jobs looked last', async () => {
		const begun = Math.floor(Date.now() / 1000)
		await runJob(crew.host, 'OCA\\MetadataApp\\BackgroundJob\\KeepBackups')
		const { jobs_ran_at: at } = await ask<BackupStatus>(admin, 'GET', '/api/backup/status')
		expect(Date.parse(String(at)) / 1000).toBeGreaterThanOrEqual(begun - 1)
	})

	it('is deleted once', async () => {
		const filename = await backupName(admin)
		const send = () => call(admin, 'DELETE', '/api/backup', { query: { filename } })
		expect(await ask(admin, 'DELETE', '/api/backup', { query: { filename } })).toEqual({ success: true })
		expect(refusal(await send())).toBe('404 unknown_backup')
	})

	it('is cancelled when nothing runs, which is no failure', async () => {
		expect((await call(admin, 'POST', '/api/backup/cancel', { body: {} })).status).toBe(200)
	})
})
