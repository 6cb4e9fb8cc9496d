// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldValue, ValueMap } from '@suite/schema/metadata/value'
import { describe, expect, it } from 'vitest'
import { ask, assign, call, dataOf, define, envelope, faults, fieldName, read, refusal, save, trySave } from './metadata.ts'
import { people } from './people.ts'

const crew = await people()
const team = await crew.newTeam()
const { folder } = team
const [writer, reader] = [await team.as('writer'), await team.as('reader')]
const at = (name: string) => `${folder.name}/${name}`
const file = await writer.files.put(at('values.md'), '# Values')

const types = {
	text: await define('text'), area: await define('textarea'), number: await define('number'), date: await define('date'),
	time: await define('date', { field_options: { includeTime: true } }), check: await define('checkbox'),
	select: await define('select', { field_options: ['Draft', 'Final'] }),
	many: await define('multiselect', { field_options: ['A', 'B', 'C'] }), user: await define('user'), url: await define('url'),
	link: await define('filelink'),
}
type Kind = keyof typeof types
await assign(folder, Object.values(types))
/** A map by the names of fields. */
const named = (values: Partial<Record<Kind, unknown>>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(values).map(([kind, value]) => [types[kind as Kind].field_name, value]))
const newFile = (name: string) => writer.files.put(at(name), '# New')

describe('values of a file', () => {
	it('of every type are read as they were saved @every-host', async () => {
		const linked = await newFile('linked.md')
		const sent = named({
			text: '  two  words 😀', area: 'line\r\nline\n\ttab', number: '-0012.50', date: '2024-02-29', time: '2026-11-28T23:59:59',
			check: true,
			select: 'Final', many: ['C', 'A'], user: reader.user, url: 'https://example.org/ä?q=1#x', link: [`${linked}:/linked.md`],
		})
		const saved = await save(writer.session, file, sent)
		expect(saved).toEqual(named({
			text: '  two  words 😀', area: 'line\r\nline\n\ttab', number: '-12.5', date: '2024-02-29', time: '2026-11-28T23:59:59',
			check: '1',
			select: 'Final', many: 'A;#C', user: reader.user, url: 'https://example.org/ä?q=1#x', link: `${linked}:/linked.md`,
		}))
		expect(await read(reader.session, file)).toEqual(saved)
		expect(await read(reader.basic, file)).toEqual(saved)
		expect(await save(writer.session, file, saved)).toEqual(saved)
	})

	it('that are empty or null are taken away; those that are not sent stay', async () => {
		const mine = await newFile('empty.md')
		await save(writer.session, mine, named({ text: 'a', number: 1, check: '0', many: ['A'], date: '2026-01-01' }))
		const left = named({ check: '0', date: '2026-01-01' })
		expect(await save(writer.session, mine, named({ text: '', number: null, many: [] }))).toEqual(left)
		expect(await save(writer.session, mine, {})).toEqual(left)
	})

	it('are refused together with every fault named, and nothing is stored', async () => {
		const mine = await newFile('faults.md')
		const missing = 999_999_999_999
		const unknown = fieldName()
		const reply = await trySave(writer.session, mine, {
			...named({
				text: 'fine', number: 'twelve', date: '2026-02-30', time: '2026-11-28 10:00:00', check: 'maybe', select: 'Other',
				many: ['A', 'Z'],
				user: 'nobody-at-all', url: 'javascript:alert(1)', link: `${missing}:/x.md`,
			}),
			[unknown]: 'x',
		})
		expect([reply.status, dataOf<{ error: string }>(reply).error]).toEqual([400, 'Validation failed'])
		const at = Object.entries(types).filter(([kind]) => !['text', 'area'].includes(kind)).map(([, { field_name: name }]) => name)
		expect(Object.keys(faults(reply)).sort()).toEqual([...at, unknown].sort())
		expect(faults(reply)[types.date.field_name]).toContain('YYYY-MM-DD')
		expect(await read(writer.session, mine)).toEqual({})
	})

	it('of dates have exactly the format of their field', async () => {
		const refused = async (kind: 'date' | 'time', value: unknown) =>
			(await trySave(writer.session, file, named({ [kind]: value }))).status
		for (const value of [
			'2026-11-28T10:00:00', '2026-11-28Z', '28.11.2026', '2026-13-01', '2026-1-1', 20_261_128, ['2026-11-28'], ' 2026-11-28x',
		]) {
			expect([value, await refused('date', value)]).toEqual([value, 400])
		}
		for (const value of [
			'2026-11-28', '2026-11-28T10:00', '2026-11-28T10:00:00Z', '2026-11-28T10:00:00+01:00', '2026-11-28T24:00:00',
			'2026-11-28T10:00:00.5',
		]) {
			expect([value, await refused('time', value)]).toEqual([value, 400])
		}
	})

	it('have the sizes of the spec, and texts keep what was sent', async () => {
		const [text, area] = ['x'.repeat(4_000), '😀'.repeat(65_536)]
		expect(await save(writer.session, await newFile('long.md'), named({ text, area }))).toEqual(named({ text, area }))
		const reply = await trySave(writer.session, file, named({ text: `${text}x`, area: `${area}x` }))
		expect(Object.keys(faults(reply)).sort()).toEqual([types.text.field_name, types.area.field_name].sort())
	})

	it('that are the same as before save nothing, whatever their spelling', async () => {
		const mine = await newFile('same.md')
		await save(writer.session, mine, named({ number: 1.5, check: 'true', many: 'B;#A' }))
		await save(writer.session, mine, named({ number: '1.50', check: 1, many: ['A', 'B'] }))
		const { entries } = await ask<{ entries: unknown[] }>(writer.session, 'GET', `/api/files/${mine}/history`)
		expect(entries).toHaveLength(3)
	})

	it('are fields with their values for shape=fields, also where there is none', async () => {
		const mine = await newFile('shape.md')
		await save(writer.session, mine, named({ number: 7 }))
		const query = { shape: 'fields' }
		const fields = await ask<FieldValue[]>(reader.session, 'GET', `/v1/files/${mine}/metadata`, { query })
		expect(fields.map(({ field_name: name, value }) => [name, value])).toEqual(Object.values(types).map(({ field_name: name }) =>
			[name, name === types.number.field_name ? '7' : null]))
		expect(fields[0]).toMatchObject({ id: types.text.id, field_type: 'text', field_options: [], applies_to_groupfolder: 0 })
		expect(await ask(reader.session, 'GET', `/v1/groupfolders/${folder.id}/files/${mine}/metadata`, { query })).toEqual(fields)
		const bulk = await ask(reader.session, 'GET', '/v1/files/metadata/bulk', { query: { ...query, file_ids: String(mine) } })
		expect(bulk).toEqual({ [mine]: fields })
		const refused = await call(reader.session, 'GET', `/v1/files/${mine}/metadata`, { query: { shape: 'table' } })
		expect(refusal(refused)).toBe('400 invalid_input')
	})

	it('of a subfolder and of the team folder itself are values like those of files', async () => {
		await writer.files.makeFolder(at('Sub'))
		for (const path of [at('Sub'), folder.name]) {
			const id = await writer.files.id(path)
			expect([path, await save(writer.session, id, named({ text: path }))]).toEqual([path, named({ text: path })])
		}
	})
})

describe('a save', () => {
	it('takes nothing but a map', async () => {
		for (const metadata of [null, [], ['x'], 'text', 7, undefined]) {
			const reply = await call(writer.session, 'POST', `/v1/files/${file}/metadata`, { body: { metadata } })
			expect([metadata, reply.status]).toEqual([metadata, 400])
		}
	})

	it('names fields by odd names as they are', async () => {
		const odd = ['', '0', '__proto__', 'a/b', 'a~b', '😀', 'x'.repeat(300)]
		for (const name of odd) {
			const reply = await call(writer.session, 'POST', `/v1/files/${file}/metadata`, {
				raw: `{"metadata": {${JSON.stringify(name)}: "x"}}`, headers: { 'Content-Type': 'application/json' },
			})
			expect([name, refusal(reply)]).toEqual([name, '400 unknown_field'])
		}
	})
})

describe('the route of a team folder', () => {
	it('saves a file of it, and refuses one of another as the spec words it', async () => {
		const other = await team.another()
		const path = `/files/${file}/metadata`
		const body = { metadata: named({ text: 'by folder' }) }
		expect((await ask<{ metadata: ValueMap }>(writer.session, 'POST', `/v1/groupfolders/${folder.id}${path}`, { body })).metadata)
			.toMatchObject(named({ text: 'by folder' }))
		for (const id of [other.id, 999_999_999]) {
			for (const reply of [
				await call(writer.session, 'GET', `/v1/groupfolders/${id}${path}`),
				await call(writer.session, 'POST', `/v1/groupfolders/${id}${path}`, { body }),
			]) {
				expect([refusal(reply), dataOf<{ error: string }>(reply).error])
					.toEqual(['400 other_folder', 'File is not in the specified team folder'])
			}
		}
	})
})

describe('reading in bulk', () => {
	const bulk = (ids: readonly unknown[]) => call(writer.session, 'GET', '/v1/files/metadata/bulk', { query: { file_ids: ids.join(',') } })

	it('gives a hundred files and leaves out what the caller cannot read @every-host', async () => {
		const outsider = await team.as('outsider')
		const [home, foreign] = [await writer.files.put('home.md', '# Home'), await outsider.files.put('home.md', '# Home')]
		const hidden = await newFile('hidden.md')
		await save(writer.session, hidden, named({ text: 'hidden' }))
		await team.hide('hidden.md', 'denied')
		const denied = await team.as('denied')
		const ids = [file, hidden, home, foreign, 999_999_999_999, ...Array.from({ length: 95 }, (_, index) => 900_000_000_000 + index)]
		expect(Object.keys(dataOf<object>(await bulk(ids)))).toEqual([file, hidden].map(String))
		const query = { file_ids: ids.join(',') }
		expect(Object.keys(await ask(denied.session, 'GET', '/v1/files/metadata/bulk', { query }))).toEqual([String(file)])
		expect(await ask(outsider.session, 'GET', '/v1/files/metadata/bulk', { query })).toEqual({})
		expect(refusal(await call(denied.session, 'GET', `/v1/files/${hidden}/metadata`))).toBe('404 not_in_team_folder')
	})

	it('takes ids and nothing else', async () => {
		for (const ids of [['1', 'two'], [''], [0], [-1], ['1.5'], Array.from({ length: 101 }, (_, index) => index + 1)]) {
			expect([ids.length, ids[0], (await bulk(ids)).status]).toEqual([ids.length, ids[0], 400])
		}
	})
})

describe('a refusal', () => {
	it('is a failure in the envelope with data.error, in XML too @every-host', async () => {
		const reply = await call(writer.session, 'GET', '/v1/files/999999999999/metadata')
		expect([reply.status, envelope(reply).meta]).toEqual([404, expect.objectContaining({ status: 'failure', statuscode: 404 })])
		expect(envelope(reply).data).toEqual({ error: 'File is not in a team folder', reason: 'not_in_team_folder' })
		const sent = { query: { format: 'xml' }, body: { metadata: named({ number: 'x' }) } }
		const xml = await call(writer.session, 'POST', `/v1/files/${file}/metadata`, sent)
		expect(xml.text.replace(/>\s+</g, '><')).toContain('<error>Validation failed</error>')
		expect(xml.text).toContain(`<${types.number.field_name}>Enter a number, such as 12.5.</${types.number.field_name}>`)
		const foreign = await call(crew.anonymous, 'GET', `/v1/files/${file}/metadata`)
		const { meta, data } = envelope<{ error: string }>(foreign)
		expect([foreign.status, meta.statuscode, typeof data.error]).toEqual([401, 997, 'string'])
	})

	it('of a file outside every team folder is the same as of one that is not there', async () => {
		const home = await writer.files.put('mine.md', '# Mine')
		expect(refusal(await call(writer.session, 'GET', `/v1/files/${home}/metadata`))).toBe('404 not_in_team_folder')
		expect(refusal(await trySave(writer.session, home, { x: 1 }))).toBe('404 not_in_team_folder')
	})
})
