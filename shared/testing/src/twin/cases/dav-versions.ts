// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { WebDav } from '../webdav.ts'

const names = [
	'd:getcontentlength', 'd:getcontenttype', 'd:getetag', 'd:getlastmodified', 'd:displayname', 'd:resourcetype', 'd:owner',
	'd:current-user-principal', 'nc:version-label', 'nc:version-author', 'oc:size', 'oc:fileid',
]

/** Previous contents of files. */
export const davVersions: Script = {
	name: 'dav-versions',
	run: async (twin) => {
		for (const folder of ['', `${twin.folder}/`]) {
			const editor = WebDav.files(twin, 'editor')
			const versions = new WebDav(twin, 'editor', '/remote.php/dav/versions/editor')
			const file = `${folder}dav-versions.txt`
			await editor.put(file, 'one', { 'X-OC-MTime': '1600000000' })
			await editor.put(file, 'three', { 'X-OC-MTime': '1600001000' })
			await editor.put(file, 'seven77', { 'X-OC-MTime': '1600002000' })
			const list = `versions/${await editor.id(file)}`
			await versions.find(list, names, '1')
			await versions.get(`${list}/1600000000`)
			await versions.get(`${list}/1600001000`, { Range: 'bytes=1-2' })
			await versions.send('HEAD', `${list}/1600001000`)
			await versions.get(`${list}/1600000001`)
			await versions.get(list)
			await versions.patch(`${list}/1600000000`, '<nc:version-label>first &amp; best</nc:version-label>')
			await versions.patch(`${list}/1600000000`, '<z:other>x</z:other>')
			await versions.find(`${list}/1600000000`, names)
			await versions.put(`${list}/1600000000`, 'x')
			await versions.put(`${list}/7`, 'x')
			await versions.send('MKCOL', `${list}/8`)
			await versions.delete(list)
			await versions.copy(`${list}/1600000000`, 'restore/copied')
			await versions.send('COPY', `${list}/1600000000`, { headers: { Destination: editor.at(`${folder}dav-versions copy.txt`) } })
			await editor.get(`${folder}dav-versions copy.txt`)
			await versions.move(`${list}/1600000000`, 'restore/target')
			await editor.get(file)
			await versions.find(list, names, '1')
			await versions.delete(`${list}/1600001000`)
			await versions.find(list, ['d:getetag'], '1')
			for (const role of ['reader', 'outsider'] as const) {
				const other = new WebDav(twin, role, `/remote.php/dav/versions/${role}`)
				await other.find(list, names, '1')
				await other.get(`${list}/1600002000`)
				await other.patch(`${list}/1600002000`, '<nc:version-label>mine</nc:version-label>')
				await other.move(`${list}/1600002000`, 'restore/target')
				await other.delete(`${list}/1600002000`)
			}
			await new WebDav(twin, 'reader', '/remote.php/dav/versions/editor').find(list, names)
			await editor.get(file)
			await editor.delete(`${folder}dav-versions copy.txt`)
			await editor.delete(file)
			await versions.find(list, names)
		}
		const versions = new WebDav(twin, 'editor', '/remote.php/dav/versions/editor')
		await versions.find('', names, '1')
		await versions.find('versions', names, '1')
		await versions.find('restore', names, '1')
		await versions.send('OPTIONS', 'restore')
		await versions.delete('')
		await versions.delete('versions')
	},
}
