// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Uploaded } from '@suite/schema/intranet/media'
import type { Page } from '@suite/schema/intranet/page'
import { beforeAll, describe, expect, it } from 'vitest'
import corpus from '../../../../shared/php/tests/Svg/corpus.json' with { type: 'json' }
import { newPage, refusal, siteFiles } from './intranet.ts'
import { fetched, keep, sendNamed } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const [editor, reader] = await Promise.all([crew.as('editor'), crew.as('reader')])
const files = siteFiles(editor, crew.site)
let page: Page

beforeAll(async () => {
	page = await newPage(editor.session, { status: 'published' })
})

const active =
	/<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|a|video|form|input|meta|handler|body|math)\b|\son\w+\s*=|javascript:|@import|@font-face|expression\(|-moz-binding|image-set|<!|<\?|\\|evil\.example|secret|data:(?!image\/(?:png|jpeg|gif|webp);base64)|xml:base|srcset/i

describe('an SVG with active content', () => {
	it.each(Object.entries(corpus.cleaned))('is stored and served without it: %s', async (_what, svg) => {
		const sent = await sendNamed(editor.session, page.id, svg, 'nasty.svg', { overwrite: '1' })
		expect([refusal(sent), (sent.json as Uploaded).cleaned]).toEqual(['201', true])
		expect(await files.get(`${page.path}/_media/nasty.svg`)).not.toMatch(active)
		await files.put(`${page.path}/_media/placed.svg`, svg)
		const served = await fetched(reader.session, page.id, 'placed.svg')
		expect([served.status, served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
			200,
			'image/svg+xml',
			'nosniff',
		])
		expect(served.text).not.toMatch(active)
		expect(served.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
	})

	it.each(Object.entries(corpus.refused))('is refused if nothing of it can be saved: %s', async (_what, svg) => {
		expect(refusal(await sendNamed(editor.session, page.id, svg, 'broken.svg', { overwrite: '1' }))).toBe('400 broken_file')
		await files.put(`${page.path}/_media/broken.svg`, svg)
		expect(refusal(await fetched(reader.session, page.id, 'broken.svg'))).toBe('404 unknown_file')
	})

	it('is refused when it is larger than a megabyte', async () => {
		const large = `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(160_000)}</svg>`
		expect(refusal(await sendNamed(editor.session, page.id, large, 'large.svg'))).toBe('413 too_large')
		await files.put(`${page.path}/_media/large.svg`, large)
		expect(refusal(await fetched(reader.session, page.id, 'large.svg'))).toBe('404 unknown_file')
	})
})

describe('a harmless SVG', () => {
	it.each(Object.entries(corpus.honest))('is accepted and reported as unchanged: %s', async (_what, svg) => {
		expect(await keep(editor.session, page.id, svg, 'honest.svg', { overwrite: '1' })).toMatchObject({
			cleaned: false,
			mimeType: 'image/svg+xml',
		})
		const served = await fetched(reader.session, page.id, 'honest.svg')
		const tag = served.headers.get('etag') ?? ''
		expect(await files.get(`${page.path}/_media/honest.svg`)).toBe(served.text)
		expect((await fetched(reader.session, page.id, 'honest.svg', { 'If-None-Match': tag })).status).toBe(304)
	})
})
