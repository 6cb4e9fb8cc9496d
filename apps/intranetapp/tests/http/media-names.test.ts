// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { beforeAll, describe, expect, it } from 'vitest'
import corpus from '../fixtures/media-names.json' with { type: 'json' }
import { call, newPage, refusal } from './intranet.ts'
import { fetched, keep, mediaOf, namesOf, samples, sendNamed } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const editor = await crew.as('editor')
let page: Page

beforeAll(async () => {
	page = await newPage(editor.session)
})

/** A slash in an address leads to another route; an empty name or one with a NUL byte is refused before names are checked. */
const answers = (name: string): string[] => name === '' || name.includes('\0') ? ['400 invalid_input'] : ['400 bad_name']

describe('a name that points elsewhere', () => {
	it.each(Object.entries(corpus.refused))('is refused to writers: %s', async (_what, name) => {
		expect(answers(name)).toContain(refusal(await sendNamed(editor.session, page.id, samples.png, name)))
		expect(answers(name)).toContain(
			refusal(await call(editor.session, 'POST', `/api/pages/${page.id}/media/check`, { body: { filename: name } })),
		)
	})

	it.each(Object.entries(corpus.refused).filter(([
		,
		name,
	]) => name !== '' && !name.includes('/')))('is refused to readers: %s', async (_what, name) => {
		expect(['400 bad_name', '400 invalid_input']).toContain(refusal(await fetched(editor.session, page.id, name)))
		expect(['400 bad_name', '400 invalid_input']).toContain(
			refusal(await call(editor.session, 'GET', `/api/resources/media/${encodeURIComponent(name)}`)),
		)
		expect(['400 bad_name', '400 invalid_input']).toContain(
			refusal(await call(editor.session, 'GET', `/api/resources/media/${encodeURIComponent(name)}/a.png`)),
		)
	})

	it.each([
		'../home.json', '..%2fhome.json', '..%252fhome.json', '%2e%2e%2fhome.json', '..%5chome.json', '%00home.json',
		'%c0%ae%c0%ae%c0%afhome.json', '....//home.json', '%ef%bc%8e%ef%bc%8e%ef%bc%8fhome.json',
	])('returns no file from elsewhere: %s', async (path) => {
		const reply = await call(editor.session, 'GET', `/api/pages/${page.id}/media/${path}`)
		expect([400, 404]).toContain(reply.status)
		expect(reply.text).not.toContain('uniqueId')
	})
})

describe('a name that other systems cannot store', () => {
	it.each(Object.entries(corpus['refused for new files']))('is refused to writers: %s', async (_what, name) => {
		expect(refusal(await sendNamed(editor.session, page.id, samples.png, name))).toBe('400 bad_name')
	})
})

describe('a valid name', () => {
	it('is kept as it is, in the list and in the address', async () => {
		const own = await newPage(editor.session)
		const names = Object.values(corpus.kept)
		for (const name of names) {
			const extension = name.split('.').at(-1)?.toLowerCase() as keyof typeof samples | 'jpeg'
			expect(await keep(editor.session, own.id, samples[extension === 'jpeg' ? 'jpg' : extension], name)).toMatchObject({
				filename: name,
			})
			expect(refusal(await fetched(editor.session, own.id, name))).toBe('200')
		}
		expect((await namesOf(editor.session, own.id)).sort()).toEqual([...names].sort())
		for (const { url, name } of await mediaOf(editor.session, own.id)) {
			expect([name, refusal(await editor.session.request('GET', url))]).toEqual([name, '200'])
		}
	})

	it('is the same name however its letters are composed', async () => {
		expect(await keep(editor.session, page.id, samples.png, 'Ko\u0308ln.png')).toMatchObject({ filename: 'K\u00f6ln.png' })
		expect(refusal(await sendNamed(editor.session, page.id, samples.png, 'K\u00f6ln.png'))).toBe('409 name_taken')
		expect(refusal(await fetched(editor.session, page.id, 'Ko\u0308ln.png'))).toBe('200')
	})
})
