// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { addToGroup, createGroup, uniqueName } from '@suite/fixtures/accounts'
import type { Client } from '@suite/fixtures/client'
import { Files } from '@suite/fixtures/files'
import { createTeamFolder, permission } from '@suite/fixtures/team-folders'
import type { SavedExport } from '@suite/schema/forms/response'
import { administrator } from '@suite/testing/administrator'
import { ask, call, guest, name, newAccount, newForm, refusal, submitted, type PublishedForm } from './scene.ts'

const author = await newAccount()
const files = new Files(author, author.user)

async function answered(folder = '/', title = 'Party', by: Client = author): Promise<PublishedForm> {
	const form = await newForm(by, { title, folder, questions: [name] })
	await submitted(form, { q1: '=1+1' })
	await submitted(form, { q1: 'Zoë 👍' })
	return form
}
const pathOf = ({ fileId }: PublishedForm) => `/api/forms/${fileId}/export`
const save = (form: PublishedForm, body: object = {}, by: Client = author) => ask<SavedExport>(by, 'POST', pathOf(form), { body })
const inFiles = (by: typeof author, path: string) =>
	by.request('GET', `/remote.php/dav/files/${by.user}${path.split('/').map(encodeURIComponent).join('/')}`)

describe('an export into Files', () => {
	it.each(['csv', 'json', 'xlsx'])('is the same file as the download: %s', async (format) => {
		const form = await answered('/Exports', `Same as ${format}`)
		const { fileId, path } = await save(form, { format })
		expect(path).toBe(`/Exports/Same as ${format}-responses.${format}`)
		expect(await files.id(path)).toBe(fileId)
		const [saved, downloaded] = [await inFiles(author, path), await call(author, 'GET', pathOf(form), { query: { format } })]
		const plain = (text: string) => text.replace(/"exported":"[^"]+"/, '')
		if (format === 'xlsx') {
			expect(saved.text.slice(0, 2)).toBe('PK')
			expect(Math.abs(saved.text.length - downloaded.text.length)).toBeLessThan(64)
		} else {
			expect(plain(saved.text)).toBe(plain(downloaded.text))
			expect(saved.text).toContain('Zoë 👍')
		}
	})

	it('never replaces a file', async () => {
		const form = await answered('/Twice')
		const [first, second] = [await save(form), await save(form)]
		expect([first.path, second.path]).toEqual(['/Twice/Party-responses.csv', '/Twice/Party-responses (2).csv'])
		expect(second.fileId).not.toBe(first.fileId)
	})

	it('has a name of its own when several are made at once @every-host', async () => {
		const form = await answered('/At once')
		const paths = await Promise.all(Array.from({ length: 6 }, async () => (await save(form)).path))
		expect(new Set(paths).size).toBe(6)
		const texts = await Promise.all(paths.map(async (path) => (await inFiles(author, path)).text))
		expect(texts.filter((text) => !text.includes('Zoë 👍'))).toEqual([])
	})

	it('has what is asked for alone, in the folder that is asked for', async () => {
		const form = await answered()
		const { path } = await save(form, { search: 'zoë', path: '/New/Folder' })
		expect(path).toBe('/New/Folder/Party-responses.csv')
		const { text } = await inFiles(author, path)
		expect(text).toContain('Zoë')
		expect(text).not.toContain('1+1')
		const { path: none } = await save(form, { to: '2001-01-01', path: '/' })
		expect((await inFiles(author, none)).text).not.toContain('Zoë')
	})

	it('of a form in a folder that takes no files goes to those who export', async () => {
		const { session } = await administrator()
		const [readers, group, reader] = [await createGroup(session), await createGroup(session), await newAccount()]
		await addToGroup(session, reader.user, readers)
		await addToGroup(session, author.user, group)
		const folder = await createTeamFolder(session, { name: uniqueName('team'), groups: {
			[group]: permission.all, [readers]: permission.read,
		} })
		const form = await answered(`/${folder.name}`, 'Read only')
		expect(await save(form, {}, reader)).toMatchObject({ path: '/Read only-responses.csv' })
		expect(refusal(await call(reader, 'POST', pathOf(form), { body: { path: `/${folder.name}` } }))).toBe('403 FORBIDDEN not_allowed')
		expect(await save(form)).toMatchObject({ path: `/${folder.name}/Read only-responses.csv` })
	})

	it.each([
		['a format that nobody knows', { format: 'ods' }], ['a path that leads out', { path: '/../../etc' }],
		['a date that is none', { from: 'soon' }],
		['an unknown member', { name: 'x' }], ['a path that is too long', { path: `/${'x'.repeat(1001)}` }], ['a list', { path: ['/'] }],
	])('is refused with %s, and makes no file', async (_, body) => {
		const form = await answered('/Refused')
		expect((await call(author, 'POST', pathOf(form), { body })).status).toBe(400)
		expect(await files.list('/Refused')).toEqual([expect.stringMatching(/nxform$/)])
		await files.remove('/Refused')
	})

	it('is for those who may read the form', async () => {
		const form = await answered()
		expect((await call(guest, 'POST', pathOf(form), { body: {} })).status).toBe(401)
		expect(refusal(await call(await newAccount(), 'POST', pathOf(form), { body: {} }))).toBe('404 FORM_NOT_FOUND unknown_form')
	})
})
