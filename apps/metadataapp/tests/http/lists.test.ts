// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Client } from '@suite/fixtures/client'
import type { Changes } from '@suite/schema/metadata/list'
import { limits } from '@suite/schema/metadata/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, redefine, refusal, rows, save, sortedIds } from './metadata.ts'
import { people } from './people.ts'
import { purge, restore } from './trash.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
/** Made before the accounts: Nextcloud looks for new team folders of an account that uses its files only now and then. */
const [other, needy] = [await team.another(), await team.another()]
const [writer, reader, denied, outsider] = [
	await team.as('writer'), await team.as('reader'), await team.as('denied'), await team.as('outsider'),
]
const [status, count, due, done, tags] = [
	await define('text', { show_as_column: true }), await define('number'), await define('date'), await define('checkbox'),
	await define('multiselect', { field_options: ['red', 'green', 'blue'] }),
]
await assign(folder, [status, count, due, done, tags])
const [statusName, countName, dueName, doneName, tagsName] = [status, count, due, done, tags].map(({ field_name: name }) => name) as
	[string, string, string, string, string]
const at = (path: string) => `${folder.name}/${path}`
const files: Record<string, number> = {}
for (const path of ['a.md', 'b.md', 'sub/c.md', 'sub/deep/d.md', 'e.md', 'secret/f.md']) {
	files[path] = await writer.files.put(at(path), '# Text')
}
const id = (path: string): number => files[path] as number
const [sub, deep, closed] = [
	await writer.files.id(at('sub')), await writer.files.id(at('sub/deep')), await writer.files.id(at('secret')),
]
const list = `/v1/groupfolders/${folder.id}`
const sorted = (client: Client, query: Readonly<Record<string, string | number>>) =>
	call(client, 'GET', `${list}/sorted-file-ids`, { query })

beforeAll(async () => {
	await save(writer.session, id('a.md'), {
		[statusName]: 'Été', [countName]: '10', [dueName]: '2026-03-01', [doneName]: '1', [tagsName]: ['red', 'blue'],
	})
	await save(writer.session, id('b.md'), { [statusName]: 'zoo', [countName]: '9', [doneName]: '0', [tagsName]: ['blue'] })
	await save(writer.session, id('sub/c.md'), { [statusName]: 'ete', [countName]: '-1', [dueName]: '2026-04-01' })
	await save(writer.session, id('secret/f.md'), { [statusName]: 'hidden value', [countName]: '1000', [tagsName]: ['green'] })
	await team.hide('secret', 'denied')
})

describe('sorted ids', () => {
	it('are those of all files and folders, with a value first and the others last in both directions @every-host', async () => {
		const up = await sortedIds(reader.session, folder, { sort_field: countName, sort_field_type: 'text' })
		const down = await sortedIds(reader.session, folder, { sort_field: countName, sort_order: 'DESC' })
		const filled = ['sub/c.md', 'b.md', 'a.md', 'secret/f.md'].map(id)
		expect(up.slice(0, 4)).toEqual(filled)
		expect(down.slice(0, 4)).toEqual([...filled].reverse())
		expect(up.slice(4)).toEqual(down.slice(4))
		expect([...up].sort()).toEqual([...Object.values(files), sub, deep, closed].sort())
	})

	it('say how many there are, and come in pages', async () => {
		const all = await sorted(reader.session, { sort_field: statusName })
		expect([all.status, all.headers.get('x-total-count')]).toEqual([200, '9'])
		const pages = await Promise.all([0, 4, 8, 12].map((offset) =>
			sorted(reader.session, { sort_field: statusName, offset, limit: 4 })))
		expect(pages.flatMap((page) => dataOf<number[]>(page))).toEqual(dataOf<number[]>(all))
		expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['9', '9', '9', '9'])
	})

	it('are filtered by every field with any of its values @every-host', async () => {
		const found = async (filters: Readonly<Record<string, unknown>>) => (await sortedIds(reader.session, folder, {}, filters))
		expect(await found({ [tagsName]: ['blue'] })).toEqual([id('a.md'), id('b.md')])
		expect(await found({ [tagsName]: ['red', 'green'] })).toEqual([id('a.md'), id('secret/f.md')])
		expect(await found({ [tagsName]: ['blue'], [countName]: ['9'] })).toEqual([id('b.md')])
		expect(await found({ [statusName]: { contains: 'ETE' } })).toEqual([id('a.md'), id('sub/c.md')])
		expect(await found({ [statusName]: ['été'] })).toEqual([])
		expect(await found({ [dueName]: { from: '2026-03-15' } })).toEqual([id('sub/c.md')])
		expect(await found({ [countName]: ['0'] })).toEqual([])
		expect(await found({ [doneName]: ['1'] })).toEqual([id('a.md')])
		expect((await found({ [doneName]: ['0'] }))).toHaveLength(8)
	})

	it.each([
		['filters that are no JSON', { filters: '{' }, '400 invalid_filters'],
		['filters that are a list', { filters: '[1]' }, '400 invalid_filters'],
		['a filter that the field does not have', { filters: JSON.stringify({ [countName]: { contains: 'x' } }) }, '400 invalid_filters'],
		['a filter of an unknown field', { filters: '{"nothing": 1}' }, '400 unknown_field'],
		['an unknown field to sort by', { sort_field: 'nothing' }, '400 unknown_field'],
		['a day that does not exist', { today: '2026-02-30' }, '400 invalid_filters'],
		['too many at once', { limit: 1_000_001 }, '400 invalid_input'],
	])('are refused for %s', async (_, query, expected) => {
		expect(refusal(await sorted(reader.session, query))).toBe(expected)
	})

	it('are of nobody else, and of no file that a rule hides @every-host', async () => {
		const seen = await sortedIds(denied.session, folder, { sort_field: statusName })
		expect(seen).toHaveLength(7)
		expect(seen).not.toContain(id('secret/f.md'))
		expect(seen).not.toContain(closed)
		for (const client of [outsider.session, crew.administrator.session]) {
			expect(refusal(await sorted(client, {}))).toBe('404 unknown_folder')
		}
	})
})

describe('files that come, move and go', () => {
	it('are in the lists of the team folder they are in, wherever they were before @every-host', async () => {
		await assign(other, [status])
		const [moved, below] = [await writer.files.put(at('moving/one.md'), '1'), await writer.files.put(at('moving/in/two.md'), '2')]
		await save(writer.session, below, { [statusName]: 'moves' })
		const there = async (place: { readonly id: number }) =>
			(await sortedIds(writer.session, place)).filter((one) => [moved, below].includes(one))
		expect(await there(folder)).toEqual([moved, below])
		await writer.files.move(at('moving'), at('sub/moved'))
		expect(await there(folder)).toEqual([moved, below])
		await writer.files.move(at('sub/moved'), `${other.name}/moved`)
		expect([await there(folder), await there(other)]).toEqual([[], [moved, below]])
		expect(await sortedIds(writer.session, other, {}, { [statusName]: ['moves'] })).toEqual([below])
		await writer.files.move(`${other.name}/moved`, 'home')
		expect([await there(folder), await there(other)]).toEqual([[], []])
		await writer.files.move('home', at('back'))
		expect(await there(folder)).toEqual([moved, below])
	})

	it('are not while they lie in the trash bin, and are again when they come back @every-host', async () => {
		const file = await writer.files.put(at('trashed/in/file.md'), 'x')
		await save(writer.session, file, { [statusName]: 'in the bin' })
		const found = () => sortedIds(writer.session, folder, {}, { [statusName]: ['in the bin'] })
		expect(await found()).toEqual([file])
		await writer.files.remove(at('trashed'))
		expect(await found()).toEqual([])
		expect((await rows(writer.session, folder)).rows.map((row) => row.id)).not.toContain(file)
		await restore(writer, 'trashed')
		expect(await found()).toEqual([file])
		await writer.files.remove(at('trashed'))
		await purge(writer, 'trashed')
		expect(await found()).toEqual([])
	})
})

describe('values to filter by', () => {
	it('are choices, or what files have that the caller can read @every-host', async () => {
		const read = async (client: Client) => {
			const reply = await call(client, 'GET', `${list}/all-filter-values`, {
				query: { field_names: [statusName, tagsName, doneName].join(',') },
			})
			expect(reply.headers.get('cache-control')).toBe('private, max-age=300')
			return dataOf<Record<string, string[]>>(reply)
		}
		expect((await read(denied.session))[statusName]).not.toContain('hidden value')
		expect(await read(reader.session)).toEqual({
			[statusName]: expect.arrayContaining(['ete', 'hidden value', 'zoo', 'Été']) as unknown,
			[tagsName]: ['red', 'green', 'blue'], [doneName]: ['1', '0'],
		})
		const searched = await ask<Record<string, string[]>>(reader.session, 'GET', `${list}/all-filter-values`, {
			query: { field_names: statusName, search: 'ÉTE' },
		})
		expect(searched[statusName]?.toSorted()).toEqual(['ete', 'Été'])
	})

	it('are of the files that are named, on both mounts', async () => {
		const body = { file_ids: [id('a.md'), id('secret/f.md')] }
		const of = (client: Client, path: string, sent: object) => ask<Record<string, string[]>>(client, 'POST', path, { body: sent })
		for (const path of [`${list}/filter-values`, `/api/groupfolders/${folder.id}/filter-values`]) {
			expect(await of(reader.session, path, { ...body, field_names: tagsName })).toEqual({ [tagsName]: ['blue', 'green', 'red'] })
			expect(await of(denied.session, path, { ...body, field_names: tagsName })).toEqual({ [tagsName]: ['blue', 'red'] })
			expect(await of(reader.session, path, { file_ids: `${id('b.md')}`, field_names: countName })).toEqual({ [countName]: ['9'] })
		}
		const reply = await call(reader.session, 'POST', `/api/groupfolders/${folder.id}/filter-values`, { body })
		expect(reply.headers.get('cache-control')).toBe('private, max-age=60')
	})
})

describe('values of a directory', () => {
	const read = (client: Client, query: Readonly<Record<string, string>>) =>
		call(client, 'GET', `${list}/directory-metadata`, { query })

	it('are those of columns, or of the fields that are named @every-host', async () => {
		const all = Object.values(files).join(',')
		const columns = dataOf<Record<string, Record<string, unknown>>>(await read(denied.session, { file_ids: all }))
		expect(columns[id('a.md')]).toEqual({ [statusName]: 'Été' })
		expect(columns[id('e.md')]).toEqual({})
		expect(Object.keys(columns)).not.toContain(String(id('secret/f.md')))
		const named = dataOf<Record<string, unknown>>(await read(reader.session, {
			file_ids: String(id('a.md')), field_names: `${countName},${tagsName}`, permissions: '1',
		}))
		expect(named).toEqual({ [id('a.md')]: { [countName]: '10', [tagsName]: 'red;#blue', _permissions: 1 } })
	})

	it('are of 200 files at most', async () => {
		const ids = (many: number) => Array.from({ length: many }, (_, index) => index + 1).join(',')
		expect(refusal(await read(reader.session, { file_ids: ids(limits.filesPerDirectory) }))).toBe('200')
		expect(refusal(await read(reader.session, { file_ids: ids(limits.filesPerDirectory + 1) }))).toBe('400 invalid_ids')
		expect(refusal(await read(reader.session, { file_ids: '1', field_names: 'nothing' }))).toBe('400 unknown_field')
	})
})

describe('the whole team folder as a table', () => {
	it('has groups with counts and sums of what fits and can be read @every-host', async () => {
		const page = await rows(reader.session, folder, { limit: 1, group_by: tagsName, sums: countName, sort_field: countName })
		expect([page.rows[0]?.id, page.rows[0]?.path, page.rows[0]?.metadata[countName]]).toEqual([id('sub/c.md'), 'sub', '-1'])
		expect(page.groups?.slice(0, 3)).toEqual([
			{ value: 'blue', count: 2, sums: { [countName]: '19' } }, { value: 'green', count: 1, sums: { [countName]: '1000' } },
			{ value: 'red', count: 1, sums: { [countName]: '10' } },
		])
		expect([page.groups?.at(-1)?.value, page.groups?.at(-1)?.sums]).toEqual([null, { [countName]: '-1' }])
		expect([page.sums, page.complete]).toEqual([{ [countName]: '1018' }, true])
		const less = await rows(denied.session, folder, { limit: 1, group_by: tagsName, sums: countName })
		expect([less.sums, less.groups?.map(({ value }) => value)]).toEqual([{ [countName]: '18' }, ['blue', 'red', null]])
	})

	it('finds what lacks a required value or has an option that was withdrawn', async () => {
		const required = await define('text', { is_required: true })
		const stage = await define('select', { field_options: ['Old', 'New'] })
		await assign(needy, [required, stage])
		const put = (name: string) => writer.files.put(`${needy.name}/${name}`, 'x')
		const [fine, lacking, old] = [await put('a.md'), await put('b.md'), await put('c.md')]
		await save(writer.session, fine, { [required.field_name]: 'a', [stage.field_name]: 'New' })
		await save(writer.session, lacking, { [stage.field_name]: 'New' })
		await save(writer.session, old, { [required.field_name]: 'a', [stage.field_name]: 'Old' })
		await redefine(stage, { field_options: ['New'] })
		const wanting = async () => (await rows(writer.session, needy, { attention: 1 })).rows.map((row) => row.id)
		expect(await wanting()).toEqual([lacking, old])
		await ask(crew.administrator.session, 'PUT', `/api/groupfolders/${needy.id}/required`, { body: { required: 'off' } })
		expect(await wanting()).toEqual([old])
	})

	it('says which values changed since it was read @every-host', async () => {
		const { cursor } = await rows(reader.session, folder, { limit: 1 })
		const since = (client: Client) =>
			ask<Changes>(client, 'GET', `/api/groupfolders/${folder.id}/changes`, { query: { since: cursor } })
		await save(writer.session, id('e.md'), { [statusName]: 'changed' })
		await save(writer.session, id('secret/f.md'), { [countName]: '1000.5' })
		const [all, less] = [await since(reader.session), await since(denied.session)]
		expect(all.files[id('e.md')]).toEqual({ [statusName]: 'changed' })
		expect(all.files).toHaveProperty(String(id('secret/f.md')))
		expect(less.files).not.toHaveProperty(String(id('secret/f.md')))
		expect([all.reset, all.cursor >= cursor]).toEqual([false, true])
	})
})
