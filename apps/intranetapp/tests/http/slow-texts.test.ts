// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { describe, expect, it } from 'vitest'
import { call, fileOf, newPage, siteFiles } from './intranet.ts'
import { people } from './people.ts'

const crew = await people()
const [{ basic: editor }, { basic: reader }] = await Promise.all([crew.as('editor'), crew.as('reader')])
const files = siteFiles(await crew.as('editor'), crew.site)
const text = (content: string) => ({ columns: 1, rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content }] }] })

// Each of them took minutes, or never ended.
describe('texts made to slow a server down', { timeout: 20_000 }, () => {
	it.each([
		['unfinished tags', '<b'.repeat(60_000) + '>'.repeat(60_000)],
		['nested items', `${'- '.repeat(20_000)}<a`],
		['links in links', '[a](<b'.repeat(30_000)],
		['accents on one letter', '\u0301\u0323'.repeat(50_000)],
	])('are saved and read like others: %s @every-host', async (_, content) => {
		const { id } = await newPage(editor, { layout: text(content) })
		const read = await call(reader, 'GET', `/api/pages/${id}`)
		expect((read.json as Page).id).toBe(id)
	})

	it('are read from a file that another program wrote @every-host', async () => {
		const page = await newPage(editor)
		const widgets = Array.from({ length: 50_000 }, () => ({ type: 'image', src: 1 }))
		await files.put(fileOf(page), JSON.stringify({ title: page.title, layout: { columns: 1, rows: [{ columns: 1, widgets }] } }))
		const read = (await call(reader, 'GET', `/api/pages/${page.id}`)).json as Page
		expect([read.title, read.layout?.rows]).toEqual([page.title, []])
	})

	it('are not sent if they are in a picture @every-host', async () => {
		const page = await newPage(editor)
		const attributes = Array.from({ length: 50_000 }, (_, index) => ` a${index}=""`).join('')
		await files.put(`${page.path}/_media/slow.svg`, `<svg xmlns="http://www.w3.org/2000/svg"${attributes}/>`)
		expect((await call(reader, 'GET', `/api/pages/${page.id}/media/slow.svg`)).status).toBe(404)
	})
})
