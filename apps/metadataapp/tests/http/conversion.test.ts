// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { suiteHost } from '@suite/host/suite-host'
import type { Conversion, ConversionStart } from '@suite/schema/metadata/field/conversion'
import type { Field, FieldInput, SavedField } from '@suite/schema/metadata/field'
import { runWaitingJobs } from '@suite/testing/jobs'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, define, history, makeView, read, redefine, refusal, save, sortedIds, viewsOf } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const { session: admin } = crew.administrator
const team = await crew.newTeam()
const writer = await team.as('writer')
const files = await Promise.all(['one', 'two', 'three'].map((name) => writer.files.put(`${team.folder.name}/${name}.md`, name)))
const [one, two, three] = files as [number, number, number]

const tryStart = (field: { readonly id: number }, body: ConversionStart) =>
	call(admin, 'POST', `/api/fields/${field.id}/conversion`, { body })
const preview = (field: { readonly id: number }, body: ConversionStart) =>
	ask<Conversion>(admin, 'POST', `/api/fields/${field.id}/conversion/preview`, { body })
const now = async (field: { readonly id: number }): Promise<Conversion | undefined> =>
	(await ask<Conversion[]>(admin, 'GET', '/api/fields/conversions')).find(({ field_id: id }) => id === field.id)
const definition = async ({ id }: { readonly id: number }) =>
	(await ask<Field[]>(admin, 'GET', '/v1/groupfolder-fields')).find((field) => field.id === id)

/** Starts it and lets the job do what the request left. */
async function convert(field: { readonly id: number }, body: ConversionStart): Promise<Conversion | undefined> {
	const started = await ask<Conversion>(admin, 'POST', `/api/fields/${field.id}/conversion`, { body })
	if (!['done', 'stopped'].includes(started.state)) {
		await runWaitingJobs(suiteHost(), 'OCA\\MetadataApp\\BackgroundJob\\Convert')
	}
	return now(field)
}

/** A field of the team folder, with a value of each file. */
async function filled(type: string, values: readonly string[], options: Partial<FieldInput> = {}): Promise<SavedField> {
	const field = await define(type, options)
	await assign(team.folder, [field])
	for (const [place, value] of values.entries()) {
		await save(writer.session, files[place] ?? 0, { [field.field_name]: value })
	}
	return field
}

describe('another type of a field', () => {
	it('is shown before it is made: what fits, what does not and why @every-host', async () => {
		const field = await filled('text', ['012.50', '7', 'twelve'])
		expect(await preview(field, { field_type: 'number' })).toMatchObject({
			field_id: field.id, state: 'checked', percent: 100, field_type: 'number', folders: 1, files: 3, folder_values: 0, changed: 1,
			lost: { files: 1, folder_values: 0, examples: [{ value: 'twelve', message: 'Enter a number, such as 12.5.' }] },
		})
		expect((await definition(field))?.field_type).toBe('text')
		expect(await read(writer.session, one)).toEqual({ [field.field_name]: '012.50' })
		expect((await ask<Conversion>(admin, 'DELETE', `/api/fields/${field.id}/conversion`)).state).toBe('cancelled')
	})

	it('changes nothing where a value does not fit, unless it may be taken away: then the history has it @every-host', async () => {
		const field = await filled('text', ['012.50', '7', 'twelve'])
		expect(await convert(field, { field_type: 'number' })).toMatchObject({ state: 'stopped', lost: { files: 1 } })
		expect(await read(writer.session, one)).toEqual({ [field.field_name]: '012.50' })
		expect(await convert(field, { field_type: 'number', lose_values: true })).toMatchObject({ state: 'done', percent: 100 })
		expect((await definition(field))?.field_type).toBe('number')
		expect(await Promise.all(files.map((file) => read(writer.session, file)))).toEqual([
			{ [field.field_name]: '12.5' }, { [field.field_name]: '7' }, {},
		])
		const [latest] = (await history(writer.session, three)).entries
		expect([latest?.cause, latest?.from, latest?.to, latest?.by?.id]).toEqual(['unfit', 'twelve', null, crew.administrator.user])
		expect((await history(writer.session, two)).entries.map(({ cause }) => cause)).toEqual(['save'])
		expect(await sortedIds(writer.session, team.folder, { sort_field: field.field_name })).toEqual([two, one, three])
	})

	it('also changes values of team folders themselves', async () => {
		const field = await define('text', { applies_to_groupfolder: 1 })
		await assign(team.folder, [field])
		const at = `/v1/groupfolders/${team.folder.id}/metadata`
		await ask(writer.session, 'POST', at, { body: { metadata: { [field.field_name]: '+3' } } })
		expect(await convert(field, { field_type: 'number' })).toMatchObject({ state: 'done', files: 0, folder_values: 1, changed: 1 })
		expect(await ask(writer.session, 'GET', at)).toEqual({ [field.field_name]: '3' })
	})
})

describe('options that are renamed', () => {
	const options = ['Draft', 'Review', 'Final']

	it('are renamed in values and views, all at once @every-host', async () => {
		const field = await filled('multiselect', ['Draft', 'Draft;#Review', 'Final'], { field_options: options })
		await makeView(admin, team.folder, { name: 'Renamed', filters: { [field.field_name]: ['Draft', 'Final'] } })
		const renamed = [{ from: 'Draft', to: 'Review' }, { from: 'Review', to: 'Draft' }, { from: 'Final', to: 'Published' }]
		expect(await convert(field, { renamed })).toMatchObject({ state: 'done', changed: 3, renamed, lost: { files: 0 } })
		expect(await Promise.all(files.map((file) => read(writer.session, file)))).toEqual(
			['Review', 'Review;#Draft', 'Published'].map((value) => ({ [field.field_name]: value })),
		)
		expect(await definition(field)).toMatchObject({ field_options: ['Review', 'Draft', 'Published'], withdrawn_options: [] })
		const view = (await viewsOf(admin, team.folder)).find(({ name }) => name === 'Renamed')
		expect(view?.filters).toEqual({ [field.field_name]: ['Review', 'Published'] })
		expect((await history(writer.session, one)).entries[0]).toMatchObject({ cause: 'rename', from: 'Draft', to: 'Review' })
	})

	it('become one where two get the same name', async () => {
		const field = await filled('select', ['Draft', 'Review', 'Final'], { field_options: options })
		await convert(field, { renamed: [{ from: 'Draft', to: 'Open' }, { from: 'Review', to: 'Open' }] })
		expect((await definition(field))?.field_options).toEqual(['Open', 'Final'])
		expect(await read(writer.session, two)).toEqual({ [field.field_name]: 'Open' })
	})

	it('have to be options of the field, and their names too', async () => {
		const field = await define('select', { field_options: options })
		const refused = async (from: string, to: string) => refusal(await tryStart(field, { renamed: [{ from, to }] }))
		for (const [from, to] of [['Missing', 'x'], ['Draft', ' '], ['Draft', 'a;#b'], ['Draft', 'x'.repeat(256)]] as const) {
			expect([from, to.slice(0, 9), await refused(from, to)]).toEqual([from, to.slice(0, 9), '400 invalid_options'])
		}
		expect(refusal(await tryStart(field, { field_type: 'banana' }))).toBe('400 invalid_type')
		expect(refusal(await tryStart({ id: 999_999_999 }, {}))).toBe('404 unknown_field')
		expect(await now(field)).toBeUndefined()
	})
})

describe('a field that has changed', () => {
	it('is as any other: it can be defined and converted again, and goes with all that was kept of it', async () => {
		const field = await filled('text', ['7', '8'])
		await convert(field, { field_type: 'number' })
		expect((await redefine(field, { field_type: 'text' })).status).toBe(200)
		expect(await convert(field, { field_type: 'textarea' })).toMatchObject({ state: 'done', changed: 0 })
		await ask(admin, 'DELETE', `/v1/groupfolder-fields/${field.id}`)
		expect(await now(field)).toBeUndefined()
		expect(refusal(await call(admin, 'DELETE', `/api/fields/${field.id}/conversion`))).toBe('404 unknown_conversion')
	})

	it('cannot be stopped any more', async () => {
		const field = await filled('text', ['7'])
		await convert(field, { field_type: 'number' })
		expect((await ask<Conversion>(admin, 'DELETE', `/api/fields/${field.id}/conversion`)).state).toBe('done')
		expect((await definition(field))?.field_type).toBe('number')
	})
})
