// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { propfind, WebDav } from '../webdav.ts'

/** Conditions, ranges and depth. */
export const davConditions: Script = {
	name: 'dav-conditions',
	run: async (twin) => {
		const editor = WebDav.files(twin, 'editor')
		await editor.send('MKCOL', 'dav-conditions')
		const written = await editor.put('dav-conditions/a.txt', '0123456789', { 'X-OC-MTime': '1600000000' })
		const etag = written.headers.get('etag') ?? ''
		const file = 'dav-conditions/a.txt'
		for (const range of [
			'bytes=0-3', 'bytes=4-', 'bytes=-3', 'bytes=-30', 'bytes=8-30', 'bytes=10-', 'bytes=5-2', 'bytes=0-0', 'bytes=0-1,3-4',
			'bytes=-', 'bytes=a-b', 'items=0-3', 'BYTES=1-2',
		]) {
			await editor.get(file, { Range: range })
		}
		await editor.send('HEAD', file, { headers: { Range: 'bytes=0-3' } })
		for (const ifRange of [etag, '"other"', 'Sun, 13 Sep 2020 12:26:40 GMT', 'Sat, 12 Sep 2020 12:26:40 GMT']) {
			await editor.get(file, { Range: 'bytes=0-3', 'If-Range': ifRange })
		}
		for (const match of [etag, '*', '"other"', `"other", ${etag}`, etag.replaceAll('"', ''), `W/${etag}`]) {
			await editor.get(file, { 'If-None-Match': match })
			await editor.send('HEAD', file, { headers: { 'If-None-Match': match } })
			await editor.get(file, { 'If-Match': match })
			await editor.send('PROPFIND', file, { raw: propfind('d:displayname'), headers: { 'If-Match': match, Depth: '0' } })
		}
		for (const date of [
			'Sun, 13 Sep 2020 12:26:40 GMT', 'Sun, 13 Sep 2020 12:26:39 GMT', 'Sunday, 13-Sep-20 12:26:40 GMT', 'Sun Sep 13 12:26:40 2020',
			'yesterday', 'Mon, 14 Sep 2020 12:26:40 GMT',
		]) {
			await editor.get(file, { 'If-Modified-Since': date })
			await editor.get(file, { 'If-Unmodified-Since': date })
		}
		await editor.get(file, { 'If-Modified-Since': 'Mon, 14 Sep 2020 12:26:40 GMT', 'If-None-Match': '"other"' })
		await editor.put(file, 'x', { 'If-None-Match': '*' })
		await editor.put(file, 'x', { 'If-Match': '"other"' })
		await editor.put('dav-conditions/new.txt', 'x', { 'If-Match': '*' })
		await editor.put('dav-conditions/new.txt', 'x', { 'If-Match': etag })
		await editor.put('dav-conditions/new.txt', 'x', { 'If-None-Match': '*', 'X-OC-MTime': '1600000000' })
		await editor.put('dav-conditions/new.txt', 'x', { 'If-None-Match': etag })
		await editor.put(file, 'abc', { 'If-Match': etag })
		await editor.put(file, 'abcd', { 'If-Match': etag })
		const second = (await editor.get(file)).headers.get('etag') ?? ''
		for (const condition of [
			`([${second}])`,
			'(["other"])',
			`(Not [${second}])`,
			'(Not ["other"])',
			'(<opaquelocktoken:none>)',
			'(Not <opaquelocktoken:none>)',
			`(<opaquelocktoken:none>) ([${second}])`,
			`<${twin.url}${editor.at(file)}> ([${second}])`,
			`<${editor.at(file)}> (["other"])`,
			'nonsense',
		]) {
			await editor.get(file, { If: condition })
		}
		await editor.send('DELETE', file, { headers: { 'If-Match': '"other"' } })
		await editor.send('MKCOL', 'dav-conditions/folder')
		await editor.send('PROPFIND', 'dav-conditions/folder', { headers: { 'If-Match': '*', Depth: '0' }, raw: propfind('d:displayname') })
		await editor.send('PROPFIND', 'dav-conditions/folder', { headers: { 'If-Match': '"other"', Depth: '0' } })
		await editor.put('dav-conditions/folder/b.txt', 'deep')
		for (const depth of ['0', '1', '2', 'infinity', 'nonsense', '-1']) {
			await editor.send('PROPFIND', 'dav-conditions', { raw: propfind('d:displayname'), headers: { Depth: depth } })
		}
		await editor.send('PROPFIND', 'dav-conditions', { raw: propfind('d:displayname') })
		await editor.send('PROPFIND', 'dav-conditions', {
			raw: propfind('d:displayname', 'z:none'),
			headers: { Depth: '1', Prefer: 'return=minimal' },
		})
		await editor.send('PROPFIND', 'dav-conditions', { raw: propfind('d:displayname', 'z:none'), headers: { Depth: '1', Brief: 't' } })
		await editor.send('PROPFIND', 'dav-conditions', { raw: propfind('z:none'), headers: { Depth: '1', Prefer: 'return=minimal' } })
		await editor.delete('dav-conditions')
	},
}
