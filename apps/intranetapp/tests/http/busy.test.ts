// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { uniqueName } from '@suite/fixtures/accounts'
import { describe, expect, it } from 'vitest'
import { ask, call, newPage, refusal } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
// no sessions: requests of one session wait for each other
const [{ basic: editor }, { basic: reader }] = await Promise.all([crew.as('editor'), crew.as('reader')])
const data = `${crew.host.directory}/data`

/** Does something while every stored file that contains a mark is missing from the disk, as when the host moves it elsewhere. */
async function without<T>(mark: string, work: () => Promise<T>): Promise<T> {
	const stored = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => `${data}/${name}`)
		.filter((file) => /\/blobs\/|\/__groupfolders\//.test(file)
			&& statSync(file, { throwIfNoEntry: false })?.isFile() === true
			&& readFileSync(file, 'utf8').includes(mark))
	expect(stored).not.toEqual([])
	stored.forEach((file) => renameSync(file, `${file}.away`))
	try {
		return await work()
	} finally {
		stored.forEach((file) => renameSync(`${file}.away`, file))
	}
}

describe('a file that cannot be read right now', () => {
	it('makes a page answer busy: it is neither shown empty nor overwritten @every-host', async () => {
		const { id, title } = await newPage(editor)
		const refusals = await without(title, async () => [
			await call(reader, 'GET', `/api/pages/${id}`),
			await call(reader, 'GET', `/api/pages/${id}/content`),
			await call(editor, 'PUT', `/api/pages/${id}`, { body: { content: '<p>New</p>' } }),
		])
		expect(refusals.map(refusal)).toEqual(['409 busy', '409 busy', '409 busy'])
		expect(refusals[0]!.json).toMatchObject({ success: false, error: expect.any(String) as string })
		expect(await ask(reader, 'GET', `/api/pages/${id}`)).toMatchObject({ title, content: '' })
	})

	it.each([
		['the menu', '/api/navigation', (mark: string) => ({ navigation: { items: [{ title: mark }] } })],
		['the footer', '/api/footer', (mark: string) => ({ content: `<p>${mark}</p>` })],
	])('makes %s answer busy: it is neither shown empty nor overwritten', async (_, path, body) => {
		const language = { language: 'en' }
		const mark = uniqueName('mark')
		const saved = await ask(editor, 'POST', path, { body: { ...body(mark), ...language } })
		const [view, ...refusals] = await without(mark, async () => [
			await reader.request('GET', '/index.php/apps/intranetapp/'),
			await call(reader, 'GET', path, { query: language }),
			await call(editor, 'POST', path, { body: { ...body('other'), ...language } }),
		])
		expect(view?.status, 'the frame and its page are shown').toBe(200)
		expect(refusals.map(refusal)).toEqual(['409 busy', '409 busy'])
		expect(await ask(editor, 'GET', path, { query: language })).toEqual(saved)
	})
})
