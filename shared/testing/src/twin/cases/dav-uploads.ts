// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { propfind, WebDav } from '../webdav.ts'

/** Chunked uploads. */
export const davUploads: Script = {
	name: 'dav-uploads',
	run: async (twin) => {
		const files = WebDav.files(twin, 'editor')
		const uploads = new WebDav(twin, 'editor', '/remote.php/dav/uploads/editor')
		const end = (upload: string, path: string, headers: Record<string, string> = {}) => uploads.send('MOVE', `${upload}/.file`, {
			headers: { Destination: files.at(path), ...headers },
		})
		await uploads.send('MKCOL', 'dav-uploads')
		await uploads.send('MKCOL', 'dav-uploads')
		await uploads.put('dav-uploads/1', 'hello ', { Destination: files.at('dav-uploads.txt') })
		await uploads.put('dav-uploads/10', '!')
		await uploads.put('dav-uploads/2', 'World')
		await uploads.put('dav-uploads/2', 'world')
		await uploads.send('PROPFIND', 'dav-uploads', {
			raw: propfind('d:getcontentlength', 'd:getcontenttype', 'd:resourcetype', 'oc:size'),
			headers: { Depth: '1' },
		})
		await uploads.get('dav-uploads/1')
		await uploads.get('dav-uploads/.file')
		await uploads.get('dav-uploads')
		await uploads.send('HEAD', 'dav-uploads/.file')
		await uploads.put('dav-uploads/.file', 'x')
		await uploads.send('MKCOL', 'dav-uploads/below')
		await end('dav-uploads', 'dav-uploads.txt', { 'OC-Total-Length': '99' })
		await end('dav-uploads', 'missing/dav-uploads.txt')
		await end('dav-uploads', twin.folder)
		await end('dav-uploads', 'dav-uploads.txt', { 'OC-Total-Length': '12', 'X-OC-MTime': '1500000000', 'OC-Checksum': 'MD5:x' })
		await files.get('dav-uploads.txt')
		await files.find('dav-uploads.txt', ['oc:checksums', 'oc:size', 'd:getlastmodified'])
		await uploads.send('PROPFIND', 'dav-uploads')
		await uploads.send('MKCOL', 'dav-uploads 2', { headers: { Destination: files.at('dav-uploads.txt') } })
		await uploads.put('dav-uploads 2/00001', 'again', { Destination: files.at('dav-uploads.txt') })
		await end('dav-uploads 2', 'dav-uploads.txt')
		await files.get('dav-uploads.txt')
		await uploads.send('MKCOL', 'dav-uploads 3')
		await uploads.put('dav-uploads 3/1', 'for the team')
		await end('dav-uploads 3', `${twin.folder}/dav-uploads.txt`, { Overwrite: 'F' })
		await files.get(`${twin.folder}/dav-uploads.txt`)
		await uploads.send('MKCOL', 'dav-uploads 4')
		await uploads.delete('dav-uploads 4/1')
		await uploads.put('dav-uploads 4/1', 'x')
		await uploads.delete('dav-uploads 4/1')
		await uploads.delete('dav-uploads 4')
		await uploads.delete('dav-uploads 4')
		await uploads.put('dav-uploads 5/1', 'x')
		await uploads.put('file', 'x')
		await end('dav-uploads 5', 'x.txt')
		await uploads.send('PROPFIND', '', { headers: { Depth: '1' } })
		await new WebDav(twin, 'editor', '/remote.php/dav/uploads').send('PROPFIND', '', { headers: { Depth: '1' } })
		const reader = new WebDav(twin, 'reader', '/remote.php/dav/uploads/reader')
		await reader.send('MKCOL', 'dav-uploads')
		await reader.put('dav-uploads/1', 'stolen')
		await reader.send('MOVE', 'dav-uploads/.file', {
			headers: { Destination: WebDav.files(twin, 'reader').at(`${twin.folder}/dav-uploads.txt`) },
		})
		await reader.send('PROPFIND', 'dav-uploads')
		await files.get(`${twin.folder}/dav-uploads.txt`)
		// the protocol of 2016, which no server supports any more: the header is ignored, a chunk is a file of its own
		await files.put('dav-uploads.txt-chunking-1234-2-0', 'a part', { 'OC-Chunked': '1', 'OC-Total-Length': '12' })
		await files.find('dav-uploads.txt-chunking-1234-2-0', ['d:getcontentlength'])
		await files.delete('dav-uploads.txt-chunking-1234-2-0')
		await files.delete('dav-uploads.txt')
		await files.delete(`${twin.folder}/dav-uploads.txt`)
	},
}
