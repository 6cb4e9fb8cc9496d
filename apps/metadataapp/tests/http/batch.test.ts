// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { BatchCopied, BatchDeleted, BatchUpdated, Exported, SavedSelection } from '@suite/schema/metadata/batch'
import { limits } from '@suite/schema/metadata/limits'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, history, read, redefine, refusal, save } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
const other = await team.another()
const [writer, reader, denied, outsider] = [
	await team.as('writer'), await team.as('reader'), await team.as('denied'), await team.as('outsider'),
]
const [status, count, stage] = [await define(), await define('number'), await define('select', { field_options: ['Old', 'New'] })]
await assign(folder, [status, count, stage])
await assign(other, [status])
const [statusName, countName, stageName] = [status, count, stage].map(({ field_name: name }) => name) as [string, string, string]
const newFile = (path: string) => writer.files.put(`${folder.name}/${path}`, 'x')
const [one, two, hidden] = [await newFile('one.md'), await newFile('two.md'), await newFile('secret/hidden.md')]
const elsewhere = await writer.files.put(`${other.name}/there.md`, 'x')
const own = await writer.files.put('own.md', 'x')
await team.hide('secret', 'denied')
const update = (client: Client, updates: readonly object[]) =>
	ask<BatchUpdated>(client, 'POST', '/v1/files/metadata/batch-update', { body: { updates } })
const item = (file: number, metadata: object, groupfolder: number | null = folder.id) =>
	({ file_id: file, groupfolder_id: groupfolder, metadata })

describe('a batch update', () => {
	it('saves each item or not, and counts both @every-host', async () => {
		const answer = await update(writer.session, [
			item(one, { [statusName]: 'a', [countName]: 3 }), item(two, { [statusName]: 'b', [countName]: 'three' }),
			item(elsewhere, { [statusName]: 'c' }), item(elsewhere, { [statusName]: 'c' }, other.id),
			item(own, { [statusName]: 'd' }, null), item(999_999_999, { [statusName]: 'e' }),
		])
		expect([answer.success, answer.total, answer.successful, answer.failed]).toEqual([false, 6, 2, 4])
		expect(answer.results.map(({ success, reason, fields_updated: updated }) => success ? updated : reason))
			.toEqual([2, 'invalid_value', 'other_folder', 1, 'not_in_team_folder', 'not_in_team_folder'])
		expect(Object.keys(answer.results[1]?.fields ?? {})).toEqual([countName])
		expect([await read(writer.session, one), await read(writer.session, two), await read(writer.session, elsewhere)])
			.toEqual([{ [statusName]: 'a', [countName]: '3' }, {}, { [statusName]: 'c' }])
		expect((await history(writer.session, one)).entries).toHaveLength(2)
	})

	it('changes nothing of who may not write, and tells nothing of what they cannot read @every-host', async () => {
		const wish = item(hidden, { [statusName]: 'mine' })
		for (const [client, reason] of [
			[reader.session, 'not_writable'], [denied.session, 'not_in_team_folder'], [outsider.session, 'not_in_team_folder'],
		] as const) {
			expect((await update(client, [wish])).results.map(({ reason }) => reason)).toEqual([reason])
		}
		expect(await read(writer.session, hidden)).toEqual({})
	})

	it(`has ${limits.itemsPerBatch} items at most`, async () => {
		const many = (count: number) => Array.from({ length: count }, () => item(one, {}))
		expect((await update(writer.session, many(limits.itemsPerBatch))).successful).toBe(limits.itemsPerBatch)
		const refused = await call(writer.session, 'POST', '/v1/files/metadata/batch-update', {
			body: { updates: many(limits.itemsPerBatch + 1) },
		})
		expect(refusal(refused)).toBe('400 invalid_input')
		expect(await update(writer.session, [])).toMatchObject({ success: true, total: 0 })
	})

	it('and single saves of the same files at once lose nothing', async () => {
		const made = await Promise.all(Array.from({ length: 5 }, (_, index) => newFile(`race ${index}.md`)))
		await Promise.all(Array.from({ length: 6 }, (_, turn) => turn % 2 === 0
			? update(writer.session, [...made].reverse().map((file) => item(file, { [statusName]: `s${turn}` })))
			: Promise.all(made.map((file) => save(writer.session, file, { [countName]: String(turn) })))))
		for (const file of made) {
			expect(await read(writer.session, file)).toEqual({
				[statusName]: expect.stringMatching(/^s[024]$/) as unknown, [countName]: expect.stringMatching(/^[135]$/) as unknown,
			})
		}
	})
})

describe('a batch delete', () => {
	it('says how many values were there @every-host', async () => {
		await update(writer.session, [item(one, { [statusName]: 'a', [countName]: 3 }), item(two, { [statusName]: 'b' })])
		const answer = await ask<BatchDeleted>(writer.session, 'POST', '/v1/files/metadata/batch-delete', {
			body: {
				deletes: [
					{ file_id: one, groupfolder_id: folder.id, field_names: [statusName, stageName] },
					{ file_id: two, groupfolder_id: folder.id, field_names: null }, { file_id: 999_999_999, field_names: null },
				],
			},
		})
		expect(answer.results.map(({ fields_deleted: deleted }) => deleted)).toEqual([1, 1, undefined])
		expect([answer.success, answer.successful, answer.failed]).toEqual([false, 2, 1])
		expect([await read(writer.session, one), await read(writer.session, two)]).toEqual([{ [countName]: '3' }, {}])
	})
})

describe('a batch copy', () => {
	const copy = (body: object, client: Client = writer.session) => call(client, 'POST', '/v1/files/metadata/batch-copy', { body })

	it('gives targets what the source has, options that were withdrawn too @every-host', async () => {
		const [source, target] = [await newFile('source.md'), await newFile('target.md')]
		await update(writer.session, [item(source, { [stageName]: 'Old' }), item(target, { [stageName]: 'New', [statusName]: 'kept' })])
		await redefine(stage, { field_options: ['New'] })
		const answer = await ask<BatchCopied>(writer.session, 'POST', '/v1/files/metadata/batch-copy', {
			body: {
				source_file_id: source, source_groupfolder_id: folder.id, target_file_ids: [target, elsewhere], groupfolder_id: folder.id,
			},
		})
		expect([answer.success, answer.source_file_id, answer.fields_copied]).toEqual([false, source, 1])
		expect(answer.target_results.map(({ success, reason }) => success ? 'done' : reason)).toEqual(['done', 'other_folder'])
		expect(await read(writer.session, target)).toEqual({ [stageName]: 'Old', [statusName]: 'kept' })
	})

	it('is refused for another team folder, an unknown field and a source that cannot be read', async () => {
		const body = { source_file_id: one, target_file_ids: [two] }
		expect(refusal(await copy({ ...body, groupfolder_id: other.id }))).toBe('400 other_folder')
		expect(refusal(await copy({ ...body, field_names: ['nothing'] }))).toBe('400 unknown_field')
		expect(refusal(await copy({ ...body, source_file_id: hidden }, denied.session))).toBe('404 not_in_team_folder')
	})
})

describe('a selection', () => {
	it('is overwritten, or filled where it is empty, and cleared @every-host', async () => {
		const [first, second] = [await newFile('first.md'), await newFile('second.md')]
		await save(writer.session, first, { [statusName]: 'old' })
		const bulk = (mergeStrategy: string, client: Client = writer.session) =>
			ask<SavedSelection>(client, 'POST', '/api/files/bulk-metadata', {
				body: { fileIds: [first, second], metadata: { [statusName]: 'new' }, mergeStrategy },
			})
		expect(await bulk('fill-empty')).toEqual({ success: true, successCount: 2, errorCount: 0, errors: [] })
		expect([await read(writer.session, first), await read(writer.session, second)])
			.toEqual([{ [statusName]: 'old' }, { [statusName]: 'new' }])
		await bulk('overwrite')
		expect(await read(writer.session, first)).toEqual({ [statusName]: 'new' })
		expect(await bulk('overwrite', reader.session)).toMatchObject({ success: false, successCount: 0, errorCount: 2 })
		expect(await ask(writer.session, 'POST', '/api/files/clear-metadata', { body: { fileIds: [first, 999_999_999] } }))
			.toMatchObject({ status: 'partial', successCount: 1, errorCount: 1 })
		expect(await read(writer.session, first)).toEqual({})
	})

	it('is exported as far as it can be read, with values as they are @every-host', async () => {
		await save(writer.session, one, { [statusName]: '=1+1', [countName]: '' })
		await save(writer.session, hidden, { [statusName]: 'secret' })
		const exported = (client: Client, body: object) => ask<Exported>(client, 'POST', '/api/files/export-metadata', { body })
		const line = { fileId: one, path: `/${folder.name}/one.md`, name: 'one.md', metadata: { [statusName]: '=1+1' } }
		expect(await exported(denied.session, { fileIds: [hidden, one, own, 999_999_999] })).toEqual([line])
		expect(await exported(writer.session, { file_ids: [elsewhere, one], groupfolder_id: folder.id })).toEqual([line])
		expect(await exported(outsider.session, { file_ids: [one] })).toEqual([])
	})
})
