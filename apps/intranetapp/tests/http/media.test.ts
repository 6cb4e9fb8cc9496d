// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { MediaChecked, MediaList, Uploaded } from '@suite/schema/intranet/media'
import type { Page } from '@suite/schema/intranet/page'
import { uniqueName } from '@suite/fixtures/accounts'
import { dav, davPath } from '@suite/fixtures/dav'
import { beforeAll, describe, expect, it } from 'vitest'
import { appPath, ask, call, newPage, ocsPath, refusal, siteFiles } from './intranet.ts'
import { fetched, form, keep, mediaOf, namesOf, samples, send, sendNamed } from './media-files.ts'
import { people } from './people.ts'

const crew = await people()
const [editor, admin, reader, outsider] = await Promise.all([crew.as('editor'), crew.as('admin'), crew.as('reader'), crew.as('outsider')])
let page: Page
const files = siteFiles(admin, crew.site)

beforeAll(async () => {
	page = await newPage(editor.session, { status: 'published' })
})

describe('a media file', () => {
	it.each(Object.entries(samples))('of type %s is accepted and returned unchanged', async (extension, content) => {
		const reply = await send(editor.session, page.id, content, `Team photo.${extension}`)
		const { filename, size } = reply.json as Uploaded
		expect([refusal(reply), filename.endsWith(`.${extension}`), filename.startsWith('Team-photo')]).toEqual(['201', true, true])
		const given = await fetched(reader.session, page.id, filename)
		expect(given.status).toBe(200)
		if (extension !== 'svg') {
			expect([size, Buffer.from(given.bytes).equals(content)]).toEqual([content.length, true])
		}
		expect(Object.fromEntries(['x-content-type-options', 'content-disposition', 'cache-control', 'accept-ranges'].map((name) => [
			name,
			given.headers.get(name),
		]))).toEqual({
			'x-content-type-options': 'nosniff', 'content-disposition': `inline; filename="${filename}"; filename*=UTF-8''${filename}`,
			'cache-control': 'private, no-cache', 'accept-ranges': 'bytes',
		})
		expect(given.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
	})

	it('gets a unique, readable name', async () => {
		const own = await newPage(editor.session)
		const names: string[] = []
		for (let count = 0; count < 3; count++) {
			names.push(((await send(editor.session, own.id, samples.png, 'Größe & mehr.png')).json as Uploaded).filename)
		}
		expect(names).toEqual(['Größe-mehr.png', 'Größe-mehr-2.png', 'Größe-mehr-3.png'])
		expect(await namesOf(editor.session, own.id)).toEqual(expect.arrayContaining(names))
		expect((await fetched(editor.session, own.id, 'Größe-mehr-2.png')).headers.get('content-disposition')).toContain(
			'filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe-mehr-2.png',
		)
	})

	it('that was pasted has no extension and gets the one of its content', async () => {
		expect(((await send(editor.session, page.id, samples.gif, 'blob')).json as Uploaded).filename).toMatch(/^blob(-\d+)?\.gif$/)
	})

	it.each(['media', 'image', 'video', 'file'])('is accepted in the form field %s', async (field) => {
		expect(refusal(await send(editor.session, page.id, samples.png, 'a.png', field))).toBe('201')
	})

	it('is accepted, listed and returned on the OCS mount as well', async () => {
		const headers = { 'OCS-APIRequest': 'true' }
		const sent = await editor.session.request('POST', ocsPath(`/api/v1/pages/${page.id}/media`), {
			raw: form(samples.png, 'ocs.png', {}, 'media'),
			headers,
		})
		const { filename } = sent.json as Uploaded
		const listed = await reader.session.request('GET', ocsPath(`/api/v1/pages/${page.id}/media`), { headers })
		expect((listed.json as MediaList).media.map(({ name }) => name)).toContain(filename)
		const given = await reader.session.request('GET', ocsPath(`/api/v1/pages/${page.id}/media/${filename}`), { headers })
		expect([sent.status, given.status, Buffer.from(given.bytes).equals(samples.png)]).toEqual([201, 200, true])
	})

	it('is listed with its metadata', async () => {
		const before = Math.floor(Date.now() / 1000) - 5
		await keep(editor.session, page.id, samples.png, 'listed.png')
		const file = (await mediaOf(reader.session, page.id)).find(({ name }) => name === 'listed.png')
		expect(file).toMatchObject({ size: samples.png.length, mimeType: 'image/png', type: 'file', path: 'listed.png' })
		expect(file?.modified).toBeGreaterThanOrEqual(before)
		expect(refusal(await reader.session.request('GET', file?.url ?? ''))).toBe('200')
	})

	it('that the browser already has is not sent again', async () => {
		await keep(editor.session, page.id, samples.png, 'known.png', { overwrite: '1' })
		const tag = (await fetched(reader.session, page.id, 'known.png')).headers.get('etag') ?? ''
		const again = await fetched(reader.session, page.id, 'known.png', { 'If-None-Match': tag })
		expect([again.status, again.bytes.length]).toEqual([304, 0])
		await keep(editor.session, page.id, Buffer.concat([samples.png, Buffer.from('x')]), 'known.png', { overwrite: '1' })
		expect((await fetched(reader.session, page.id, 'known.png', { 'If-None-Match': tag })).status).toBe(200)
	})
})

describe('a name already in use', () => {
	it('is refused, unless the upload asks to replace the file', async () => {
		await keep(editor.session, page.id, samples.png, 'taken.png')
		expect(refusal(await sendNamed(editor.session, page.id, samples.png, 'taken.png'))).toBe('409 name_taken')
		expect(refusal(await sendNamed(editor.session, page.id, samples.png, 'taken.png', { overwrite: '0' }))).toBe('409 name_taken')
		expect(await keep(editor.session, page.id, Buffer.concat([samples.png, Buffer.from('more')]), 'taken.png', { overwrite: '1' }))
			.toMatchObject({ filename: 'taken.png', exists: true, size: samples.png.length + 4 })
		expect((await fetched(reader.session, page.id, 'taken.png')).bytes.length).toBe(samples.png.length + 4)
	})

	it('is found by the check, which suggests a free name', async () => {
		await keep(editor.session, page.id, samples.png, 'checked.png', { overwrite: '1' })
		const checked = (filename: string) => ask<MediaChecked>(editor.session, 'POST', `/api/pages/${page.id}/media/check`, {
			body: { filename },
		})
		expect(await checked('checked.png')).toMatchObject({
			exists: true,
			filename: 'checked.png',
			suggestion: 'checked-2.png',
			existingFile: { name: 'checked.png', size: samples.png.length },
		})
		expect(await checked('free.png')).toEqual({ exists: false, filename: 'free.png', suggestion: 'free.png', existingFile: null })
		expect(refusal(await call(editor.session, 'POST', `/api/pages/${page.id}/media/check`, { body: { filename: 'a.exe' } }))).toBe(
			'400 bad_extension',
		)
	})

	it('goes to one of many simultaneous uploads, and nothing is lost @every-host', async () => {
		const own = await newPage(editor.session)
		const contents = Array.from({ length: 8 }, (_, index) => Buffer.concat([samples.png, Buffer.from(`number ${index}`)]))
		const named = await Promise.all(contents.map((content) => sendNamed(editor.session, own.id, content, 'one.png')))
		const winners = named.flatMap((reply, index) => reply.status === 201 ? [index] : [])
		expect([winners.length, named.filter((reply) => refusal(reply) === '409 name_taken').length]).toEqual([1, 7])
		expect(Buffer.from((await fetched(editor.session, own.id, 'one.png')).bytes).equals(contents[winners[0] ?? 0] ?? Buffer.alloc(0)))
			.toBe(true)
		const made = await Promise.all(contents.map((content) => send(editor.session, own.id, content, 'many.png')))
		const names = made.map((reply) => (reply.json as Uploaded).filename)
		expect(new Set(names).size).toBe(8)
		for (const [index, name] of names.entries()) {
			expect(Buffer.from((await fetched(editor.session, own.id, name)).bytes).equals(contents[index] ?? Buffer.alloc(0))).toBe(true)
		}
	})
})

describe('a file that is not what it claims to be', () => {
	let empty: Page

	beforeAll(async () => {
		empty = await newPage(editor.session)
	})

	const zip = Buffer.from('504b0304140000000000', 'hex')
	it.each<[string, string, Uint8Array | string, string]>([
		['a program', 'setup.exe', 'MZ', '400 bad_extension'],
		['a page', 'page.html', '<script>alert(1)</script>', '400 bad_extension'],
		['a program behind a picture\'s ending', 'photo.png.php', samples.png, '400 bad_extension'],
		['no ending', 'noending', samples.png, '400 bad_extension'],
		['a page as a picture', 'page.png', '<html><script>alert(1)</script></html>', '400 wrong_type'],
		['a GIF as a PNG', 'a.png', samples.gif, '400 wrong_type'],
		['a PNG as a film', 'a.mp4', samples.png, '400 wrong_type'],
		['a film as a picture', 'a.jpg', samples.mp4, '400 wrong_type'],
		['a ZIP as a picture', 'a.webp', zip, '400 wrong_type'],
		[
			'any container as a film of the web',
			'a.webm',
			Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('B\x82\x88matroska')]),
			'400 wrong_type',
		],
		['a picture of a phone as a film', 'a.mp4', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), '400 wrong_type'],
		['half a PNG', 'a.png', samples.png.subarray(0, 30), '400 broken_file'],
		['the head of a GIF before a script', 'a.gif', Buffer.from('GIF89a\x02\0\x02\0=1;alert(1)//'), '400 broken_file'],
		['nothing', 'a.png', '', '400 wrong_type'],
		['text as an SVG', 'a.svg', 'hello', '400 broken_file'],
	])('is refused: %s', async (_what, name, content, answer) => {
		expect(refusal(await sendNamed(editor.session, empty.id, content, name))).toBe(answer)
		expect(await namesOf(editor.session, empty.id)).toEqual([])
	})

	it.each<[string, string, Buffer, Uint8Array | string, string]>([
		['a PNG with a page behind', 'poly.png', samples.png, '<html><script>alert(1)</script>', 'image/png'],
		['a JPEG with a ZIP behind', 'poly.jpg', samples.jpg, zip, 'image/jpeg'],
		['a GIF with a program behind', 'poly.gif', samples.gif, '<?php system($_GET[0]);', 'image/gif'],
	])('is served as its claimed type only: %s', async (_what, name, head, tail, type) => {
		await keep(editor.session, page.id, Buffer.concat([head, Buffer.from(tail)]), name, { overwrite: '1' })
		const given = await fetched(reader.session, page.id, name)
		expect([given.headers.get('content-type'), given.headers.get('x-content-type-options')]).toEqual([type, 'nosniff'])
	})

	it('is served as the type its name says when uploaded over WebDAV, so that no browser runs it', async () => {
		await files.put(`${page.path}/_media/fake.png`, '<script>alert(1)</script>')
		const given = await fetched(reader.session, page.id, 'fake.png')
		expect([given.status, given.headers.get('content-type'), given.headers.get('x-content-type-options')]).toEqual([
			200,
			'image/png',
			'nosniff',
		])
		await files.put(`${page.path}/_media/page.html`, '<script>alert(1)</script>')
		expect(refusal(await fetched(reader.session, page.id, 'page.html'))).toBe('404 unknown_file')
		expect(await namesOf(reader.session, page.id)).not.toContain('page.html')
	})
})

describe('files placed over WebDAV @every-host', () => {
	it('appear in the list at once, even on a page that was just created', async () => {
		const own = await newPage(editor.session)
		await siteFiles(editor, crew.site).put(`${own.path}/_media/dav.png`, samples.png)
		expect(await namesOf(editor.session, own.id)).toEqual(['dav.png'])
		expect(Buffer.from((await fetched(editor.session, own.id, 'dav.png')).bytes).equals(samples.png)).toBe(true)
	})

	it('appear after a chunked upload', async () => {
		const own = await newPage(editor.session)
		const upload = `/uploads/${davPath(editor.user)}/${uniqueName('upload')}`
		const destination =
			`${crew.host.url}/remote.php/dav/files/${davPath(`${editor.user}/${crew.site.name}/${own.path}/_media/chunked.webm`)}`
		await dav(editor.session, 'MKCOL', upload, { headers: { Destination: destination } })
		await dav(editor.session, 'PUT', `${upload}/00001`, { raw: samples.webm.subarray(0, 3_000), headers: { Destination: destination } })
		await dav(editor.session, 'PUT', `${upload}/00002`, { raw: samples.webm.subarray(3_000), headers: { Destination: destination } })
		await dav(editor.session, 'MOVE', `${upload}/.file`, {
			headers: { Destination: destination, 'OC-Total-Length': String(samples.webm.length) },
		})
		expect((await mediaOf(editor.session, own.id)).map(({ name, size, mimeType }) => [name, size, mimeType])).toEqual([
			['chunked.webm', samples.webm.length, 'video/webm'],
		])
	})

	it('are listed without the .nomedia marker of the folder, which is restored after removal', async () => {
		const own = await newPage(admin.session)
		expect(await files.has(`${own.path}/_media/.nomedia`)).toBe(true)
		await files.remove(`${own.path}/_media`)
		expect(await namesOf(admin.session, own.id)).toEqual([])
		await keep(admin.session, own.id, samples.png, 'back.png')
		expect([await namesOf(admin.session, own.id), await files.has(`${own.path}/_media/.nomedia`)]).toEqual([['back.png'], true])
	})
})

describe('the shared media library', () => {
	const shared = { target: 'resources', overwrite: '1' }

	it('accepts files, also in a folder, and serves them to every reader', async () => {
		const own = await keep(admin.session, page.id, samples.png, 'shared.png', shared)
		const inside = await keep(admin.session, page.id, samples.svg, 'icon.svg', { ...shared, folder: 'icons' })
		for (const { url } of [own, inside]) {
			expect(refusal(await reader.session.request('GET', url))).toBe('200')
			expect(refusal(await outsider.session.request('GET', url))).toBe('404 unknown_file')
		}
		expect(refusal(await call(reader.session, 'GET', '/api/resources/media/icons/icon.svg'))).toBe('200')
		expect(refusal(await call(reader.session, 'GET', '/api/resources/media/nothing.png'))).toBe('404 unknown_file')
	})

	it('is browsed folder by folder', async () => {
		await keep(admin.session, page.id, samples.png, 'top.png', shared)
		await keep(admin.session, page.id, samples.png, 'deep.png', { ...shared, folder: 'backgrounds' })
		const top = await ask<MediaList>(reader.session, 'GET', `/api/pages/${page.id}/media/list`, { query: { folder: 'resources' } })
		expect(top.canWrite).toBe(false)
		expect(top.media).toEqual(expect.arrayContaining([
			expect.objectContaining({ name: 'backgrounds', type: 'folder', path: 'backgrounds' }),
			expect.objectContaining({ name: 'top.png', type: 'file' }),
		]))
		const inside = await ask<MediaList>(admin.session, 'GET', `/api/pages/${page.id}/media/list`, {
			query: { folder: 'resources', path: 'backgrounds' },
		})
		expect(inside.media.map(({ name, path }) => [name, path])).toContainEqual(['deep.png', 'backgrounds/deep.png'])
		expect(inside.canWrite).toBe(true)
		expect(
			refusal(await call(reader.session, 'GET', `/api/pages/${page.id}/media/list`, {
				query: { folder: 'resources', path: '../en' },
			})),
		)
			.toBe('400 bad_name')
	})

	it('cannot be changed with read permission only', async () => {
		expect(refusal(await sendNamed(reader.session, page.id, samples.png, 'mine.png', shared))).toBe('403 not_allowed')
	})
})

describe('permissions', () => {
	let draft: Page

	beforeAll(async () => {
		draft = await newPage(editor.session, { status: 'draft' })
		await keep(editor.session, draft.id, samples.png, 'secret.png')
		await keep(editor.session, page.id, samples.png, 'open.png', { overwrite: '1' })
	})

	it('let readers read but add nothing', async () => {
		expect(refusal(await send(reader.session, page.id, samples.png, 'a.png'))).toBe('403 not_allowed')
		expect(refusal(await sendNamed(reader.session, page.id, samples.png, 'a.png'))).toBe('403 not_allowed')
		expect(await ask<MediaList>(reader.session, 'GET', `/api/pages/${page.id}/media`)).toMatchObject({ canWrite: false })
		expect(await ask<MediaList>(editor.session, 'GET', `/api/pages/${page.id}/media`)).toMatchObject({ canWrite: true })
	})

	it.each(['reader', 'outsider', 'hostAdmin'] as const)('hide a draft and its files from the %s', async (role) => {
		const { session } = await crew.as(role)
		const replies = await Promise.all([
			call(session, 'GET', `/api/pages/${draft.id}/media`), call(session, 'GET', `/api/pages/${draft.id}/media/list`),
			fetched(session, draft.id, 'secret.png'), fetched(session, draft.id, 'nothing.png'),
			call(session, 'POST', `/api/pages/${draft.id}/media/check`, { body: { filename: 'secret.png' } }),
			send(session, draft.id, samples.png, 'a.png'), sendNamed(session, draft.id, samples.png, 'a.png'),
			fetched(session, 'page-of-nobody', 'secret.png'),
		])
		expect(replies.map(refusal)).toEqual(replies.map(() => '404 unknown_page'))
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
	})

	it('hide the files of a page that a rule hides', async () => {
		const hidden = await newPage(editor.session, { status: 'published' })
		await keep(editor.session, hidden.id, samples.png, 'hidden.png')
		const denied = await crew.as('denied')
		expect(refusal(await fetched(denied.session, hidden.id, 'hidden.png'))).toBe('200')
		await crew.rule(hidden.path, { role: 'denied' }, ['-read'])
		expect(refusal(await fetched(denied.session, hidden.id, 'hidden.png'))).toBe('404 unknown_page')
		expect(refusal(await fetched(reader.session, hidden.id, 'hidden.png'))).toBe('200')
	})

	it('give nothing to anonymous callers', async () => {
		expect(refusal(await crew.anonymous.request('GET', appPath(`/api/pages/${page.id}/media/open.png`)))).toBe('401 not_logged_in')
	})
})
