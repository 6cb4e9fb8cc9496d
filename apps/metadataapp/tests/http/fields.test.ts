// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { DeletedField, Field, FieldUsage, SavedField } from '@suite/schema/metadata/field'
import { fieldTypes, typeAliases } from '@suite/schema/metadata/field'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, faults, fieldName, history, read, redefine, refusal, save, trySave } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const writer = await team.as('writer')
const file = await writer.files.put(`${team.folder.name}/fields.md`, '# Fields')

const create = (body: Readonly<Record<string, unknown>>) =>
	call(admin, 'POST', '/v1/groupfolder-fields', { body: { field_name: fieldName(), field_label: 'Label', field_type: 'text', ...body } })
const listed = async (id: number) => (await ask<Field[]>(admin, 'GET', '/v1/groupfolder-fields')).find((field) => field.id === id)

describe('a field', () => {
	it('is answered as it was defined, with an id, and is listed so @every-host', async () => {
		const name = fieldName()
		const { success, ...field } = dataOf<SavedField>(await create({
			field_name: name, field_label: ' Größe 😀 ', field_type: 'select', field_options: ['S', 'M', 'L'],
			field_description: 'How large\nit is',
			is_required: true, sort_order: 7, applies_to_groupfolder: 1, show_as_column: 'true', column_order: 3, filterable: '0',
		}))
		expect(success).toBe(true)
		expect(field).toEqual({
			id: field.id, field_name: name, field_label: 'Größe 😀', field_type: 'select', field_description: 'How large\nit is',
			field_options: ['S', 'M', 'L'], withdrawn_options: [], is_required: true, sort_order: 7, scope: 'groupfolder',
			applies_to_groupfolder: 1, show_as_column: true, column_order: 3, filterable: false,
		})
		expect(await listed(field.id)).toEqual(field)
	})

	it('has each type by its own name, and by those of other programs', async () => {
		const typed = async (type: string) => dataOf<SavedField>(await create({ field_type: type })).field_type
		for (const type of fieldTypes) {
			expect(await typed(type)).toBe(type)
		}
		for (const [alias, type] of Object.entries(typeAliases)) {
			expect([alias, await typed(alias)]).toEqual([alias, type])
		}
		expect(refusal(await create({ field_type: 'banana' }))).toBe('400 invalid_type')
	})

	it('has a name of lower-case letters, digits and underscores that no other has', async () => {
		for (const name of ['Status', '1st', 'gf_größe', 'a-b', 'a b', ' a', 'a\n', '_a', 'a.b']) {
			const reply = await create({ field_name: name })
			expect([name, refusal(reply), Object.keys(faults(reply))]).toEqual([name, '400 invalid_name', ['field_name']])
		}
		const { field_name: taken } = await define()
		const again = await create({ field_name: taken })
		expect([refusal(again), Object.keys(faults(again))]).toEqual(['400 taken_name', ['field_name']])
		expect(refusal(await redefine(await define(), { field_name: taken }))).toBe('400 taken_name')
	})

	it('names everything that is wrong at once, as the spec words it', async () => {
		const options = { includeTime: true, zone: 'UTC' }
		const reply = await create({ field_name: 'Größe', field_label: ' ', field_type: 'date', field_options: options })
		expect(reply.status).toBe(400)
		expect(dataOf(reply)).toMatchObject({ error: 'Validation failed', reason: 'invalid_name' })
		expect(Object.keys(faults(reply)).sort()).toEqual(['field_label', 'field_name', 'field_options'])
		expect(faults(reply).field_name).toContain('lowercase letters, numbers and underscores')
	})

	it('of a date says with its options whether it has a time', async () => {
		const options = async (sent: unknown, type = 'date') =>
			dataOf<SavedField>(await create({ field_type: type, field_options: sent })).field_options
		for (const none of [null, [], undefined]) {
			expect(await options(none)).toEqual({ includeTime: false })
		}
		expect(await options(undefined, 'datetime')).toEqual({ includeTime: true })
		for (const [expected, list] of [[true, [true, '1', 'true', 1, 7]], [false, [false, '0', 0]]] as const) {
			for (const sent of list) {
				expect([sent, await options({ includeTime: sent })]).toEqual([sent, { includeTime: expected }])
			}
		}
		const said = async (sent: unknown) => faults(await create({ field_type: 'date', field_options: sent })).field_options
		expect(await said('text')).toBe('The options of a date must be an object.')
		expect(await said(['includeTime'])).toBe('The options of a date must be an object, not a list.')
		expect(await said({ zone: 1, format: 2 })).toBe('A date has no options zone, format. Only includeTime is supported.')
		expect(await said({ includeTime: 'maybe' })).toBe('The option includeTime must be a boolean.')
	})

	it('takes options as a list, as objects and as lines', async () => {
		const options = async (sent: unknown) =>
			dataOf<SavedField>(await create({ field_type: 'multiselect', field_options: sent })).field_options
		expect(await options([' A ', 'B', '7'])).toEqual(['A', 'B', '7'])
		expect(await options([{ value: 'A' }, { value: 'B' }])).toEqual(['A', 'B'])
		expect(await options('A\r\nB\n\nC')).toEqual(['A', 'B', 'C'])
		expect(await options(null)).toEqual([])
		const refused = async (sent: unknown) => refusal(await create({ field_type: 'select', field_options: sent }))
		const tooMany = Array.from({ length: 501 }, (_, index) => `Option ${index}`)
		for (const wrong of [{ a: 1 }, 7, ['A', 'A'], ['A', ''], ['A;#B'], ['x'.repeat(256)], tooMany]) {
			expect(await refused(wrong)).toBe('400 invalid_options')
		}
	})

	it('keeps options that are left out as withdrawn: values stay, and new ones are refused until it comes back', async () => {
		const field = await define('select', { field_options: ['Draft', 'Final'] })
		await assign(team.folder, [field])
		const name = field.field_name
		await save(writer.session, file, { [name]: 'Draft' })
		const without = dataOf<SavedField>(await redefine(field, { field_options: ['Final'] }))
		expect([without.field_options, without.withdrawn_options]).toEqual([['Final'], ['Draft']])
		expect(await read(writer.session, file)).toEqual({ [name]: 'Draft' })
		expect(await save(writer.session, file, { [name]: 'Draft' })).toEqual({ [name]: 'Draft' })
		await save(writer.session, file, { [name]: 'Final' })
		expect(refusal(await trySave(writer.session, file, { [name]: 'Draft' }))).toBe('400 invalid_value')
		const back = dataOf<SavedField>(await redefine(field, { field_options: ['Final', 'Draft'] }))
		expect([back.field_options, back.withdrawn_options]).toEqual([['Final', 'Draft'], []])
		expect(await save(writer.session, file, { [name]: 'Draft' })).toEqual({ [name]: 'Draft' })
	})

	it('that is renamed keeps its values', async () => {
		const field = await define()
		await assign(team.folder, [field])
		await save(writer.session, file, { [field.field_name]: 'kept' })
		const name = fieldName()
		expect((await redefine(field, { field_name: name })).status).toBe(200)
		expect(await read(writer.session, file)).toEqual({ [name]: 'kept' })
	})

	it('changes its type only while no value is lost, and otherwise says which @every-host', async () => {
		const field = await define('text', { field_label: 'Amount' })
		await assign(team.folder, [field])
		const other = await writer.files.put(`${team.folder.name}/other.md`, '# Other')
		await save(writer.session, file, { [field.field_name]: '012.50' })
		await save(writer.session, other, { [field.field_name]: 'twelve' })
		const refused = await redefine(field, { field_type: 'number' })
		expect(refusal(refused)).toBe('409 values_would_be_lost')
		expect(dataOf<{ lost: unknown }>(refused).lost).toEqual({
			files: 1, folder_values: 0, examples: [{ value: 'twelve', message: 'Enter a number, such as 12.5.' }],
		})
		expect(await read(writer.session, file)).toEqual({ [field.field_name]: '012.50' })
		await save(writer.session, other, { [field.field_name]: '' })
		expect(dataOf<SavedField>(await redefine(field, { field_type: 'number' })).field_type).toBe('number')
		expect(await read(writer.session, file)).toEqual({ [field.field_name]: '12.5' })
		const [latest] = (await history(writer.session, file)).entries
		expect([latest?.cause, latest?.from, latest?.to, latest?.by?.id]).toEqual(['convert', '012.50', '12.5', crew.administrator.user])
	})

	it('whose date gets a time keeps the dates that there are', async () => {
		const field = await define('date')
		await assign(team.folder, [field])
		await save(writer.session, file, { [field.field_name]: '2026-11-28' })
		expect((await redefine(field, { field_options: { includeTime: true } })).status).toBe(200)
		expect(await read(writer.session, file)).toEqual({ [field.field_name]: '2026-11-28' })
		expect(await save(writer.session, file, { [field.field_name]: '2026-11-28' })).toEqual({ [field.field_name]: '2026-11-28' })
		expect(refusal(await trySave(writer.session, file, { [field.field_name]: '2026-11-29' }))).toBe('400 invalid_value')
	})

	it('that is deleted goes with its assignments and values, and says how many; its history stays @every-host', async () => {
		const [field, ofFolder] = [await define(), await define('text', { applies_to_groupfolder: 1 })]
		await assign(team.folder, [field, ofFolder])
		await save(writer.session, file, { [field.field_name]: 'gone' })
		const body = { metadata: { [ofFolder.field_name]: 'x' } }
		await ask(writer.session, 'POST', `/v1/groupfolders/${team.folder.id}/metadata`, { body })
		const usage = await ask<FieldUsage[]>(admin, 'GET', '/api/fields/usage')
		expect(usage.filter(({ field_id: id }) => [field.id, ofFolder.id].includes(id))).toEqual([
			{ field_id: field.id, folders: 1, files: 1, folder_values: 0 },
			{ field_id: ofFolder.id, folders: 1, files: 0, folder_values: 1 },
		])
		expect(await ask<DeletedField>(admin, 'DELETE', `/v1/groupfolder-fields/${field.id}`))
			.toEqual({ success: true, deleted: { folders: 1, files: 1, folder_values: 0 } })
		expect((await ask<DeletedField>(admin, 'DELETE', `/v1/groupfolder-fields/${ofFolder.id}`)).deleted)
			.toEqual({ folders: 1, files: 0, folder_values: 1 })
		expect(refusal(await call(admin, 'DELETE', `/v1/groupfolder-fields/${field.id}`))).toBe('404 unknown_field')
		expect(await read(writer.session, file)).toEqual({})
		expect(await ask(writer.session, 'GET', `/v1/groupfolders/${team.folder.id}/fields`)).toEqual([])
		const [latest] = (await history(writer.session, file)).entries
		expect([latest?.field_id, latest?.field_name, latest?.to]).toEqual([field.id, null, 'gone'])
	})
})

describe('the order of fields', () => {
	it('is the one that was set, and fields that are not listed keep their place', async () => {
		const [one, two, three] = [await define(), await define(), await define('text', { sort_order: 900_000 })]
		await ask(admin, 'PUT', '/api/fields/order', { body: { field_ids: [two.id, one.id] } })
		const order = (await ask<Field[]>(admin, 'GET', '/v1/groupfolder-fields')).map(({ id }) => id)
		expect(order.filter((id) => [one.id, two.id, three.id].includes(id))).toEqual([two.id, one.id, three.id])
		expect((await listed(three.id))?.sort_order).toBe(900_000)
	})
})
