// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as contract } from '@suite/api/rooms/contract'
import { uniqueName } from '@suite/fixtures/accounts'
import { ocs } from '@suite/fixtures/ocs'
import type { ImportPreview, ImportResult } from '@suite/schema/rooms/csv'
import type { Room } from '@suite/schema/rooms/room'
import { uploadForm } from '@suite/testing/contract/upload-form'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { ask, call, newRoom, refusal } from './rooms.ts'

const crew = await people()
const { session: admin } = crew.administrator
const { preview: previewing, import: importing } = contract.resources.csv

const sent = (text: string, fields: object = {}) => ({
	raw: uploadForm(importing, { fields, file: { name: 'rooms.csv', base64: Buffer.from(text).toString('base64') } }),
})
const upload = (text: string, fields: object = {}) => call(admin, 'POST', importing.path, sent(text, fields))
const imported = (text: string, fields: object = {}) => ask<ImportResult>(admin, 'POST', importing.path, sent(text, fields))
const previewed = (text: string) => ask<ImportPreview>(admin, 'POST', previewing.path, sent(text))
const exported = async () => (await call(admin, 'GET', '/api/rooms/export')).text
const room = (id: string) => ask<Room>(admin, 'GET', `/api/rooms/${id}`)
/** The header and the line of one room of a table without line breaks in its cells. */
const only = (table: string, email: string) => {
	const [header, ...lines] = table.split('\r\n')
	return [header, ...lines.filter((line) => line.includes(email))].join('\r\n')
}

describe('rooms as a table', () => {
	it('row 14: come back as they were @every-host', async () => {
		const name = uniqueName('Hall, "large"')
		const made = await newRoom(admin, {
			name, capacity: 40, roomNumber: '0012', roomType: 'studio', address: 'Tower, High Street 1, 1011 AB, ', autoAccept: true,
			facilities: ['projector', 'whiteboard'], description: '=SUM(A1)', floor: '3', responsibleContact: 'Ada', bufferAfter: 15,
		})
		const table = only(await exported(), made.email)
		const columns = 'name,email,capacity,roomNumber,roomType,building,street,postalCode,city,facilities,description,autoAccept,active'
		expect(table.split('\r\n')[0]).toBe(`\uFEFF${columns}`) // the mark tells spreadsheets that it is UTF-8
		expect(table).not.toMatch(/,=SUM/) // nothing that a spreadsheet runs
		expect(table.split('\r\n')).toHaveLength(2)
		const before = await room(made.id)
		expect(await imported(table, { mode: 'update' })).toEqual({ created: 0, updated: 1, skipped: 0, errors: [] })
		expect({ ...await room(made.id), version: before.version }).toEqual(before)
		await call(admin, 'DELETE', `/api/rooms/${made.id}`)
		expect(await imported(table)).toMatchObject({ created: 1, errors: [] })
		const { email, capacity, roomNumber, address, facilities, description, autoAccept } = await room(made.id)
		expect({ email, capacity, roomNumber, address, facilities, description, autoAccept }).toEqual({
			email: made.email, capacity: 40, roomNumber: '0012', address: made.address, facilities: ['projector', 'whiteboard'],
			description: '=SUM(A1)', autoAccept: true,
		})
	})

	it('row 14: change nothing that has no column, and create rooms out of service', async () => {
		const made = await newRoom(admin, { capacity: 7, address: 'Tower, High Street 1, 1011 AB, Delft', facilities: ['audio'] })
		const off = uniqueName('Off')
		const text = `name;description;active\n${made.name};"two\nlines; and a ""quote""";yes\n${off};;false\n`
		expect(await imported(text, { mode: 'update' })).toEqual({ created: 1, updated: 1, skipped: 0, errors: [] })
		const { version: _, ...before } = made
		expect(await room(made.id)).toMatchObject({ ...before, description: 'two\nlines; and a "quote"' })
		const [created] = (await ask<Room[]>(admin, 'GET', '/api/rooms')).filter(({ name }) => name === off)
		expect(created?.active).toBe(false)
	})

	it('are shown before anything is stored, row by row with what is wrong', async () => {
		const known = await newRoom(admin)
		const [fresh, twice] = [uniqueName('Fresh'), uniqueName('Twice')]
		const text = `\uFEFFName\tEmail\tCapacity\n${known.name}\t\t9\n${fresh}\tno address\tmany\n\t\t1\n${twice}\t\t\n${twice}\t\t\n`
		const { rows, columns, detected_format: format } = await previewed(text)
		expect([columns, format]).toEqual([['Name', 'Email', 'Capacity'], 'roomsapp'])
		expect(rows.map(({ line, action, matchedId, errors }) => [line, action, matchedId, errors])).toEqual([
			[2, 'update', known.id, []],
			[3, 'create', null, ['Capacity must be a number', 'Invalid email format']],
			[4, 'create', null, ['Name is required']],
			[5, 'create', null, []],
			[6, 'create', null, ['Duplicate name in CSV']],
		])
		const result = await imported(text)
		expect(result).toMatchObject({ created: 1, updated: 0, skipped: 1 })
		expect(result.errors.map(({ line }) => line)).toEqual([3, 4, 6])
		expect((await room(known.id)).capacity).toBe(known.capacity)
	})

	it('name what is wrong in the language of the reader', async () => {
		const { user, session } = await crew.as('admin')
		const preview = async () => {
			const { rows } = await ask<ImportPreview>(session, 'POST', previewing.path, sent('name,email,capacity\n,no address,many\n'))
			return rows.map(({ errors }) => errors)
		}
		expect(await preview()).toEqual([['Name is required', 'Capacity must be a number', 'Invalid email format']])
		await ocs(admin, 'PUT', `/cloud/users/${user}`, { key: 'language', value: 'de' })
		expect(await preview()).toEqual([['Der Name fehlt', 'Die Zahl der Plätze muss eine Zahl sein', 'Keine gültige E-Mail-Adresse']])
		const { errors } = await ask<ImportResult>(session, 'POST', importing.path, sent('name,active\nA,vielleicht\n'))
		expect(errors).toEqual([{ line: 2, name: 'A', errors: ['active muss true oder false sein'] }])
	})

	it('are read from the export of a mail platform', async () => {
		const name = uniqueName('Mail')
		const text = 'DisplayName,PrimarySmtpAddress,ResourceCapacity,FloorLabel,Building,City,Tags,IsWheelchairAccessible\n'
			+ `${name},${name.toLowerCase()}@example.org,6,2,Tower,Delft,"{whiteboard, projector}",True\n`
		expect((await previewed(text)).detected_format).toBe('ms365')
		expect(await imported(text)).toMatchObject({ created: 1, errors: [] })
		const [made] = (await ask<Room[]>(admin, 'GET', '/api/rooms')).filter((one) => one.name === name)
		expect(made).toMatchObject({ capacity: 6, roomNumber: '2', address: 'Tower, , , Delft' })
		expect([...made!.facilities].sort()).toEqual(['projector', 'wheelchair', 'whiteboard'])
	})

	it('are empty for others than administrators @every-host', async () => {
		await newRoom(admin, { everyone: 'book' })
		const { session } = await crew.as('stranger')
		const reply = await call(session, 'GET', '/api/rooms/export')
		expect([reply.status, reply.text]).toEqual([200, ''])
		expect(reply.headers.get('content-disposition')).toContain('error.csv')
	})

	it('may have a header alone', async () => {
		expect(await imported('name,email')).toEqual({ created: 0, updated: 0, skipped: 0, errors: [] })
	})

	it.each([
		['no header', '\r\n', '400 empty_file /file'],
		['an open quotation mark', 'name\n"a', '400 broken_csv /file'],
		['more than 5 MB', `name\n${'x'.repeat(5 * 1024 * 1024)}`, '413 too_large'],
	])('are refused with %s', async (_, text, expected) => {
		expect(refusal(await upload(text))).toMatch(new RegExp(`^${expected}`))
	})
})
