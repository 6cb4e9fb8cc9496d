// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Column } from '@suite/schema/metadata/column'
import type { Init } from '@suite/schema/metadata/folder'
import type { View, Views } from '@suite/schema/metadata/view'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, faults, makeView, refusal, viewsOf } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const { folder } = team
const [writer, reader, manager] = [await team.as('writer'), await team.as('reader'), await team.as('manager')]
const status = await define('select', { field_options: ['Draft', 'Final'], filterable: true })
const amount = await define('number', { show_as_column: true, column_order: 3 })
const due = await define('date', { field_options: { includeTime: false }, show_as_column: true, column_order: 1 })
const all = [status, amount, due]
await assign(folder, all)
const [ofOcs, ofPages] = [`/v1/groupfolders/${folder.id}/views`, `/api/groupfolders/${folder.id}/views`]
const update = (id: number, body: Readonly<Record<string, unknown>>) => ask<View>(manager.session, 'PUT', `${ofOcs}/${id}`, { body })

describe('a view', () => {
	it('is saved by names and ids, and answered with both @every-host', async () => {
		const view = await makeView(manager.session, folder, {
			name: 'Late', sort_field: due.field_name, sort_order: 'desc',
			columns: [{ field_id: amount.id, visible: false, column_order: 2 }, { field_name: status.field_name, column_order: 1 }],
			filters: { [status.id]: 'Draft,Final', [amount.field_name]: [{ from: 10 }, '5'] },
		})
		expect(view).toMatchObject({
			gf_id: folder.id, name: 'Late', is_default: false, sort_field: due.field_name, sort_order: 'DESC',
			filters: { [status.field_name]: ['Draft', 'Final'], [amount.field_name]: [{ from: 10 }, '5'] },
		})
		expect(view.columns.map((column) => [column.field_id, column.field_name, column.visible, column.filterable])).toEqual([
			[status.id, status.field_name, true, true], [amount.id, amount.field_name, false, false],
		])
		expect(view.columns[0]).toMatchObject({ field_label: status.field_label, field_type: 'select', field_options: ['Draft', 'Final'] })
		expect((await viewsOf(reader.session, folder)).find(({ id }) => id === view.id)).toEqual(view)
		expect(await update(view.id, view)).toEqual({ ...view, updated_at: expect.any(String) as string })
		const { groupfolder_id: place, views } = await ask<Init>(reader.session, 'GET', '/api/init', { query: { dir: `/${folder.name}` } })
		expect([place, views.find(({ id }) => id === view.id)?.columns]).toEqual([folder.id, view.columns])
	})

	it('is replaced by what is sent: the rest becomes empty', async () => {
		const { id } = await makeView(manager.session, folder, {
			name: 'Whole', columns: [{ field_id: due.id }], filters: { [due.field_name]: ['2026-11-28'] }, sort_field: String(due.id),
		})
		const bare = { name: 'Bare', columns: [], filters: {}, sort_field: '', sort_order: 'ASC' }
		expect(await update(id, { name: 'Bare' })).toMatchObject(bare)
	})

	it('that is refused says everything that is wrong, and is not saved', async () => {
		const before = await viewsOf(reader.session, folder)
		const reply = await call(manager.session, 'POST', ofOcs, { body: {
			name: 'Wrong', columns: [{ field_name: 'file_gf_nowhere' }], filters: { [amount.field_name]: ['five'], nothing: ['x'] },
			sort_field: 'size',
		} })
		expect(refusal(reply)).toBe('400 unknown_field')
		expect(Object.keys(faults(reply)).sort()).toEqual(['columns', 'filters', 'sort_field'])
		expect(dataOf<{ errors: { pointer: string }[] }>(reply).errors.map(({ pointer }) => pointer)).toEqual([
			'/columns/0/field_name', `/filters/${amount.field_name}`, '/filters/nothing', '/sort_field',
		])
		expect(await viewsOf(reader.session, folder)).toEqual(before)
	})

	it('keeps what it says of a field that is taken away until this comes back, also when it is changed meanwhile', async () => {
		const view = await makeView(manager.session, folder, {
			name: 'Kept', columns: [{ field_id: due.id }, { field_id: status.id }], filters: { [due.field_name]: [{ empty: true }] },
			sort_field: due.field_name,
		})
		await assign(folder, [status, amount])
		const shown = await update(view.id, { name: 'Kept', columns: [{ field_id: status.id }] })
		expect([shown.columns.map(({ field_id: id }) => id), shown.filters, shown.sort_field]).toEqual([[status.id], {}, ''])
		await assign(folder, all)
		const [back] = (await viewsOf(reader.session, folder)).filter(({ id }) => id === view.id)
		expect([back?.columns.map(({ field_id: id }) => id).sort(), back?.filters, back?.sort_field]).toEqual([
			[status.id, due.id].sort(), { [due.field_name]: [{ empty: true }] }, due.field_name,
		])
	})

	it('outlives a field that is deleted', async () => {
		const gone = await define()
		await assign(folder, [...all, gone])
		const { id } = await makeView(manager.session, folder, {
			name: 'Outlives', columns: [{ field_id: gone.id }, { field_id: status.id }], filters: { [gone.field_name]: ['x'] },
			sort_field: gone.field_name,
		})
		await ask(admin, 'DELETE', `/v1/groupfolder-fields/${gone.id}`)
		const [left] = (await viewsOf(reader.session, folder)).filter((view) => view.id === id)
		expect([left?.columns.map(({ field_id: field }) => field), left?.filters, left?.sort_field]).toEqual([[status.id], {}, ''])
	})
})

describe('the views of a team folder', () => {
	it('have one default at most, whoever sets it at the same time @every-host', async () => {
		const other = await team.another()
		const { basic } = crew.administrator
		const made = await Promise.all(Array.from({ length: 6 }, (_, index) =>
			makeView(basic, other, { name: `View ${index}`, is_default: index % 2 === 0 })))
		await Promise.all(made.map(({ id, name }) => ask(basic, 'PUT', `/v1/groupfolders/${other.id}/views/${id}`, {
			body: { name, is_default: true },
		})))
		const views = await viewsOf(basic, other)
		expect([views.length, views.filter(({ is_default: isDefault }) => isDefault).length]).toEqual([6, 1])
	})

	it('are ordered as listed, by each of the bodies that programs send', async () => {
		const other = await team.another()
		const made = []
		for (const name of ['One', 'Two', 'Three']) {
			made.push((await makeView(admin, other, { name })).id)
		}
		const [one, two, three] = made as [number, number, number]
		const order = async (body: unknown) => {
			await ask(admin, 'PUT', `/v1/groupfolders/${other.id}/views/reorder`, { body })
			return (await viewsOf(admin, other)).map(({ id }) => id)
		}
		expect(await order({ view_ids: [three, one, two] })).toEqual([three, one, two])
		expect(await order({ ids: [two, three, one] })).toEqual([two, three, one])
		expect(await order([one, 999_999_999, two, three])).toEqual([one, two, three])
		expect(refusal(await call(admin, 'PUT', `/v1/groupfolders/${other.id}/views/reorder`, { body: { order: [] } })))
			.toBe('400 invalid_input')
	})

	it('are changed by managers on both mounts, and by nobody else @every-host', async () => {
		const view = await ask<View>(manager.session, 'POST', ofPages, { body: { name: 'By a page' } })
		const changed = await ask<View>(manager.session, 'PUT', `${ofPages}/${view.id}`, { body: { name: 'Changed' } })
		expect([changed.id, changed.name]).toEqual([view.id, 'Changed'])
		expect(await ask(manager.session, 'PUT', `${ofPages}/reorder`, { body: { view_ids: [view.id] } })).toEqual({ success: true })
		for (const place of [ofOcs, ofPages]) {
			expect(refusal(await call(writer.session, 'PUT', `${place}/${view.id}`, { body: { name: 'x' } }))).toBe('403 not_manager')
			expect(refusal(await call(writer.session, 'DELETE', `${place}/${view.id}`))).toBe('403 not_manager')
		}
		expect((await ask<Views>(writer.session, 'GET', ofPages)).can_manage).toBe(false)
		expect((await ask<Views>(manager.session, 'GET', ofPages)).can_manage).toBe(true)
		expect(await ask(manager.session, 'DELETE', `${ofPages}/${view.id}`)).toEqual({ success: true })
		expect(refusal(await call(manager.session, 'DELETE', `${ofPages}/${view.id}`))).toBe('404 unknown_view')
	})

	it('are kept by clients for ten minutes, and not sent again when they are the same', async () => {
		for (const place of [ofOcs, ofPages, `/v1/groupfolders/${folder.id}/columns`]) {
			const first = await call(reader.session, 'GET', place)
			expect([place, first.status, first.headers.get('cache-control')]).toEqual([place, 200, 'private, max-age=600'])
			expect(first.headers.get('vary')).toContain('Cookie')
			const tag = first.headers.get('etag') ?? ''
			expect((await call(reader.session, 'GET', place, { headers: { 'If-None-Match': tag } })).status).toBe(304)
		}
		const { headers } = await call(reader.session, 'GET', ofOcs)
		await makeView(manager.session, folder, { name: 'Another' })
		const changed = await call(reader.session, 'GET', ofOcs, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
		expect(changed.status).toBe(200)
	})
})

describe('columns', () => {
	const columns = async () =>
		(await ask<Column[]>(reader.session, 'GET', `/v1/groupfolders/${folder.id}/columns`)).map(({ field_id: id }) => id)
	const saved = (body: unknown, client = writer.session) => call(client, 'POST', `/v1/groupfolders/${folder.id}/columns`, { body })

	it('are those of the definitions until the team folder says otherwise @every-host', async () => {
		expect(await columns()).toEqual([due.id, amount.id])
		expect(refusal(await saved({ columns: [{ field_id: status.id, show_as_column: true, column_order: 2 }] }))).toBe('200')
		expect(await columns()).toEqual([due.id, status.id, amount.id])
		expect(refusal(await saved({ columns: [{ field_id: due.id, show_as_column: false }] }, manager.session))).toBe('200')
		expect(await columns()).toEqual([status.id, amount.id])
		expect(refusal(await saved({ columns: [{ field_id: due.id, show_as_column: true }] }, reader.session))).toBe('403 not_writable')
		expect(refusal(await saved({ columns: [{ field_id: due.id, show_as_column: true }, { field_id: 999_999_999 }] })))
			.toBe('400 unknown_field')
		expect(await columns()).toEqual([status.id, amount.id])
	})
})
