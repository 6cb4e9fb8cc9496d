// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { Failure } from '@suite/schema/error'
import { expectReply } from '@suite/testing/contract/expect'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPage, siteFiles } from './intranet.ts'
import { fetched, keep, samples } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const [editor, reader] = await Promise.all([crew.as('editor'), crew.as('reader')])
const size = samples.webm.length
let page: Page

beforeAll(async () => {
	page = await newPage(editor.session, { status: 'published' })
	await keep(editor.session, page.id, samples.webm, 'clip.webm')
	await keep(editor.session, page.id, samples.svg, 'drawing.svg')
})

const part = (range: string, headers: Readonly<Record<string, string>> = {}) =>
	fetched(reader.session, page.id, 'clip.webm', { Range: range, ...headers })

describe('a byte range of a video @every-host', () => {
	it.each<[string, number, number]>([['bytes=0-99', 0, 100], ['bytes=1000-1999', 1000, 2000], ['bytes=4990-', 4990, size], [
		'bytes=4990-99999',
		4990,
		size,
	], ['bytes=-10', size - 10, size], [`bytes=0-${size - 1}`, 0, size]])('is returned for %s', async (range, from, to) => {
		const reply = await part(range)
		expect([reply.status, reply.headers.get('content-range'), reply.headers.get('content-length'), reply.headers.get('content-type')])
			.toEqual([206, `bytes ${from}-${to - 1}/${size}`, String(to - from), 'video/webm'])
		expect(Buffer.from(reply.bytes).equals(samples.webm.subarray(from, to))).toBe(true)
	})

	it.each([`bytes=${size}-`, 'bytes=99999-', 'bytes=-0'])('beyond the end of the file is refused: %s', async (range) => {
		const reply = await part(range)
		expect(expectReply(reply, 416, Failure).reason).toBe('bad_range')
		expect(reply.headers.get('content-range')).toBe(`bytes */${size}`)
	})

	it.each(['bytes=0-1,10-11', 'bytes=5-2', 'lines=0-1', 'bytes=x-y', 'bytes=-'])(
		'that is unsupported or malformed returns the whole file: %s',
		async (range) => {
			const reply = await part(range)
			expect([reply.status, Buffer.from(reply.bytes).equals(samples.webm)]).toEqual([200, true])
		},
	)

	it('of an outdated version returns the whole current file', async () => {
		const tag = (await fetched(reader.session, page.id, 'clip.webm')).headers.get('etag') ?? ''
		expect((await part('bytes=0-9', { 'If-Range': tag })).status).toBe(206)
		expect((await part('bytes=0-9', { 'If-Range': '"older"' })).status).toBe(200)
		expect((await part('bytes=0-9', { 'If-None-Match': tag })).status).toBe(304)
	})

	it('is available for every kind of file', async () => {
		const whole = await fetched(reader.session, page.id, 'drawing.svg')
		const reply = await fetched(reader.session, page.id, 'drawing.svg', { Range: 'bytes=5-9' })
		expect([reply.status, reply.text]).toEqual([206, whole.text.slice(5, 10)])
	})

	it('of a large video stays within the memory limit of the server', async () => {
		const large = Buffer.alloc(48 * 1024 * 1024, samples.webm)
		await siteFiles(editor, crew.site).put(`${page.path}/_media/large.webm`, large)
		const reply = await fetched(reader.session, page.id, 'large.webm', { Range: 'bytes=40000000-40000099' })
		expect([reply.status, Buffer.from(reply.bytes).equals(large.subarray(40_000_000, 40_000_100))]).toEqual([206, true])
		const whole = await fetched(reader.session, page.id, 'large.webm')
		expect([whole.status, Buffer.from(whole.bytes).equals(large)]).toEqual([200, true])
	})
})
