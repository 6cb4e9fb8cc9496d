// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Footer } from '@suite/schema/intranet/site'
import { expect, it } from 'vitest'
import { ask, call, refusal, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const path = '/api/footer'
const crew = await people()
const [reader, editor, outsider, admin] =
	[await crew.as('reader'), await crew.as('editor'), await crew.as('outsider'), await crew.as('admin')] as const
const files = siteFiles(admin, crew.site)
const query = { language: 'en' }
const read = (member = reader) => ask<Footer>(member.session, 'GET', path, { query })
const save = (content: string, more: object = {}) => ask<Footer>(editor.session, 'POST', path, { body: { content, ...query, ...more } })

it('a footer is returned without the HTML that pages must not contain', async () => {
	const saved = await save(
		'<p onclick="x()">Call <a href="tel:+31201234567">us</a> <mark>now</mark><script>alert(1)</script></p>'
			+ '<a href="javascript:x">no</a>',
	)
	expect(saved).toMatchObject({
		content: '<p>Call <a href="tel:+31201234567">us</a> <mark>now</mark></p><a>no</a>',
		canEdit: true,
		language: 'en',
	})
	expect(await read()).toMatchObject({ content: saved.content, canEdit: false, baseVersion: saved.baseVersion })
})

it('a file written by other means is sanitised when read, and its extra keys are kept', async () => {
	await files.put(
		'en/footer.json',
		JSON.stringify({ content: '<img src=x onerror=alert(1)><b>x</b>', modified: 1_700_000_000, modifiedBy: 'somebody', more: {} }),
	)
	expect((await read()).content).toBe('<img src="x" alt=""><b>x</b>')
	await save('<p>new</p>')
	expect(JSON.parse(await files.get('en/footer.json'))).toMatchObject({ content: '<p>new</p>', more: {}, updatedBy: editor.user })
})

it.each(['nonsense', '[]', '{"content": 5}'])('a file without a valid footer reads as an empty one: %s', async (text) => {
	await files.put('en/footer.json', text)
	expect((await read()).content).toBe('')
})

it.each([{}, { content: 5 }, { content: null }, { text: 'x' }, []])('a malformed body changes nothing: %j', async (body) => {
	const { content } = await save('<p>kept</p>')
	expect((await call(editor.session, 'POST', path, { body })).status).toBe(400)
	expect((await read()).content).toBe(content)
})

it('a save without permission or based on an older footer is refused', async () => {
	const { baseVersion } = await save('<p>one</p>')
	expect(refusal(await call(reader.session, 'POST', path, { body: { content: 'x', ...query } }))).toBe('403 not_allowed')
	expect(refusal(await call(outsider.session, 'POST', path, { body: { content: 'x', ...query } }))).toBe('403 not_allowed')
	await save('<p>two</p>', { baseVersion })
	expect(refusal(await call(editor.session, 'POST', path, { body: { content: 'x', ...query, baseVersion } }))).toBe('409 stale_version')
	expect((await read()).content).toBe('<p>two</p>')
	expect(await read(outsider)).toMatchObject({ content: '', canEdit: false })
})
