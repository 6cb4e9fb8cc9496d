// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import type { Reply } from '@suite/fixtures/http'
import type { FormResponse } from '@suite/schema/forms/response'
import { ask, call, guest, list, name, newAccount, newForm, refusal, submitted, type PublishedForm } from './scene.ts'

const author = await newAccount()
const form = await newForm(author, { questions: [name] })

async function answered(): Promise<string> {
	return (await submitted(form, { q1: 'Ada' })).response.id
}
const pathOf = (id: string, { fileId }: PublishedForm = form) => `/api/forms/${fileId}/responses/${id}`
const note = (id: string, body: unknown, by: Client = author): Promise<Reply> => call(by, 'PUT', `${pathOf(id)}/note`, { body })
const noteOf = async (id: string) => (await ask<FormResponse>(author, 'GET', pathOf(id))).note

describe('a note about a response', () => {
	it('is kept with the response, and with no other one', async () => {
		const [id, other] = [await answered(), await answered()]
		expect(await noteOf(id)).toBeNull()
		const reply = await note(id, { note: '  Called <b>back</b>:\n“Gérard” 👍\n' })
		expect(reply.json).toMatchObject({ id, answers: { q1: 'Ada' }, note: 'Called <b>back</b>:\n“Gérard” 👍' })
		const notes = (await list(author, form)).responses.map((response) => [response.id, response.note])
		expect(notes).toEqual(expect.arrayContaining([[id, 'Called <b>back</b>:\n“Gérard” 👍'], [other, null]]))
	})

	it('is deleted by an empty one', async () => {
		const id = await answered()
		for (const empty of [null, '', ' \n\t']) {
			await note(id, { note: 'Something' })
			expect((await note(id, { note: empty })).json).toMatchObject({ note: null })
		}
	})

	it('is not overwritten by somebody who has not read it', async () => {
		const id = await answered()
		expect((await note(id, { note: 'First', was: null })).status).toBe(200)
		const late = await note(id, { note: 'Second', was: null })
		expect(refusal(late)).toBe('409 CONFLICT stale_version')
		expect(await noteOf(id)).toBe('First')
		expect((await note(id, { note: 'First', was: null })).status, 'sent once more').toBe(200)
		expect((await note(id, { note: 'Second', was: 'First' })).json).toMatchObject({ note: 'Second' })
		expect((await note(id, { note: 'Third' })).json).toMatchObject({ note: 'Third' })
		expect(refusal(await note(id, { note: null, was: 'THIRD' })), 'in other letters').toBe('409 CONFLICT stale_version')
		expect((await note(id, { note: null, was: 'Third' })).json).toMatchObject({ note: null })
	})

	it('is one of all that are written at once', async () => {
		const id = await answered()
		const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => note(id, { note: `Writer ${n}`, was: null })))
		const taken = replies.flatMap(({ status, json }) => status === 200 ? [(json as FormResponse).note] : [])
		expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
		expect([await noteOf(id)]).toEqual(taken)
	})

	it.each([
		['no note', {}, 400], ['a number', { note: 1 }, 400], ['a list', { note: ['x'] }, 400],
		['too long', { note: 'x'.repeat(2001) }, 400],
		['an unknown member', { note: 'x', colour: 'red' }, 400], ['no object', 'x', 400],
	])('is refused as %s, and the former one stays', async (_, body, status) => {
		const id = await answered()
		await note(id, { note: 'Kept' })
		expect((await note(id, body)).status).toBe(status)
		expect(await noteOf(id)).toBe('Kept')
	})

	it('has room for 2,000 characters, whichever they are', async () => {
		const id = await answered()
		const long = '🙂'.repeat(1000) + 'é'.repeat(1000)
		expect((await note(id, { note: long })).json).toMatchObject({ note: long })
	})

	it('is for those who may change the form', async () => {
		const id = await answered()
		expect((await note(id, { note: 'x' }, guest)).status).toBe(401)
		expect(refusal(await note(id, { note: 'x' }, await newAccount()))).toBe('404 FORM_NOT_FOUND unknown_form')
		expect(refusal(await note('no-such-one', { note: 'x' }))).toMatch(/^404 \w+ unknown_response$/)
		const other = await newForm(author, { questions: [name] })
		expect(refusal(await call(author, 'PUT', `${pathOf(id, other)}/note`, { body: { note: 'x' } }))).toMatch(/^404/)
		expect(await noteOf(id)).toBeNull()
	})

	it('reaches neither the respondent nor a table that is handed on, but moves with the data', async () => {
		const noted = await newForm(author, { questions: [name], settings: { allowCorrection: true } })
		const { response: { id } } = await submitted(noted, { q1: 'Ada' })
		await call(author, 'PUT', `${pathOf(id, noted)}/note`, { body: { note: 'Canary-of-a-note' } })
		expect((await call(guest, 'GET', `/api/public/${noted.hash}`)).text).not.toContain('Canary')
		const [table, data] = await Promise.all(['csv', 'json'].map((format) =>
			call(author, 'GET', `/api/forms/${noted.fileId}/export`, { query: { format } })))
		expect(table?.text).toContain('Ada')
		expect(table?.text).not.toContain('Canary')
		expect(data?.text).toContain('"note":"Canary-of-a-note"')
	})
})
