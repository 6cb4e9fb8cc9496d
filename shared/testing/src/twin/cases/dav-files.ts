// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { steady, WebDav } from '../webdav.ts'

/** Files and folders of the user's home and of the team folder: created, read, written, deleted, for each role. */
export const davFiles: Script = {
	name: 'dav-files',
	run: async (twin) => {
		const editor = WebDav.files(twin, 'editor')
		await editor.send('OPTIONS', '')
		await editor.send('MKCOL', 'dav-files')
		await editor.send('MKCOL', 'dav-files')
		await editor.send('MKCOL', 'dav-files/missing/below')
		// the server gives bytes written in the same second the same ETag
		await editor.put('dav-files/a.txt', 'one', { 'X-OC-MTime': '1600000000' })
		await editor.get('dav-files/a.txt')
		await editor.send('HEAD', 'dav-files/a.txt')
		await editor.put('dav-files/a.txt', 'three')
		await editor.get('dav-files/a.txt')
		await editor.put('dav-files/empty.txt', '')
		await editor.get('dav-files/empty.txt')
		await editor.put('dav-files/page.html', '<p>text</p>')
		await editor.get('dav-files/page.html')
		await editor.put('dav-files/picture.svg', '<svg/>')
		await editor.get('dav-files/picture.svg')
		await editor.put('dav-files/data.json', '{}')
		await editor.get('dav-files/data.json')
		await editor.put('dav-files/noextension', 'x')
		await editor.get('dav-files/noextension')
		await editor.get('dav-files')
		await editor.send('HEAD', 'dav-files')
		await editor.get('dav-files/missing.txt')
		await editor.send('HEAD', 'dav-files/missing.txt')
		await editor.get('dav-files/a.txt/below.txt')
		await editor.put('dav-files/a.txt/below.txt', 'x')
		await editor.send('MKCOL', 'dav-files/a.txt/below')
		await editor.put('dav-files', 'a folder')
		await editor.put('dav-files/missing/a.txt', 'x')
		await editor.put('dav-files/b.txt', 'x', { 'Content-Range': 'bytes 0-0/1' })
		await editor.put('dav-files/old.txt', 'x', { 'X-OC-MTime': '1500000000', 'OC-Checksum': 'MD5:9dd4e461268c8034f5c8564e155c67a6' })
		await editor.get('dav-files/old.txt')
		await editor.find('dav-files/old.txt', ['d:getlastmodified', 'oc:checksums'])
		await editor.put('dav-files/old.txt', 'xy', { 'X-OC-MTime': '1500001000' })
		await editor.find('dav-files/old.txt', ['d:getlastmodified', 'oc:checksums'])
		await editor.put('dav-files/old.txt', 'xyz', { 'X-OC-CTime': '1400000000', 'X-Hash': 'md5' })
		await editor.find('dav-files/old.txt', ['nc:creation_time', 'd:creationdate'])
		await editor.send('PROPFIND', 'dav-files/missing')
		await editor.delete('dav-files/missing')
		await editor.delete('dav-files/empty.txt')
		await editor.get('dav-files/empty.txt')
		await editor.delete('')
		await editor.delete(twin.folder)
		for (const name of [
			'with space.txt', 'Größe & Maß.txt', 'emoji 🎉.txt', 'a%b.txt', 'a#b.txt', 'a+b.txt', 'a?b.txt', 'a;b=c.txt', '\'quoted\'.txt',
			'[1] (2) {3}.txt', 'a"b.txt', 'a<b>c.txt', '-', 'a.', 'A\u0308.txt',
		]) {
			await editor.put(`dav-files/${name}`, name)
			await editor.get(`dav-files/${name}`)
		}
		for (const name of ['back\\slash.txt', '.htaccess', 'x.part', 'X.FilePart', 'a\nb.txt', ' ', 'n'.repeat(251), 'ü'.repeat(126)]) {
			await editor.put(`dav-files/${name}`, name)
			await editor.send('MKCOL', `dav-files/${name}`)
			await editor.send('PROPFIND', `dav-files/${name}`)
		}
		await editor.put(`dav-files/${'n'.repeat(250)}`, 'long')
		await editor.find('dav-files', steady, '1')
		for (const time of ['abc', '0x10', '-5', '86400', '1600000000.5']) {
			await editor.put('dav-files/time.txt', time, { 'X-OC-MTime': time })
			await editor.get('dav-files/time.txt')
		}
		await editor.delete('dav-files')
		await editor.send('PROPFIND', 'dav-files')
		await editor.send('POST', 'dav-files')
		await editor.send('REPORT', '', { raw: '<d:nothing xmlns:d="DAV:"/>' })
	},
}

/** The permissions of each role in the team folder. */
export const davRoles: Script = {
	name: 'dav-roles',
	run: async (twin) => {
		const admin = WebDav.files(twin, 'admin')
		const place = `${twin.folder}/dav-roles`
		await admin.send('MKCOL', place)
		await admin.put(`${place}/a.txt`, 'one')
		for (const [index, role] of (['admin', 'editor', 'reader', 'denied', 'outsider'] as const).entries()) {
			const person = WebDav.files(twin, role)
			await person.find('', steady, '1')
			await person.find(twin.folder, steady, '1')
			await person.find(place, steady, '1')
			await person.get(`${place}/a.txt`)
			await person.send('HEAD', `${place}/a.txt`)
			await person.put(`${place}/a.txt`, `by ${role}`, { 'X-OC-MTime': `160000${index}000` })
			await person.put(`${place}/${role}.txt`, 'new')
			await person.send('MKCOL', `${place}/${role}`)
			await person.patch(`${place}/a.txt`, '<z:note>mine</z:note>')
			await person.move(`${place}/a.txt`, `${place}/b.txt`)
			await person.move(`${place}/b.txt`, `${place}/a.txt`)
			await person.copy(`${place}/a.txt`, `${place}/copy by ${role}.txt`)
			await person.copy(`${place}/a.txt`, `copy of ${role}.txt`)
			await person.find(`copy of ${role}.txt`, steady)
			await person.move(`copy of ${role}.txt`, `${place}/moved by ${role}.txt`)
			await person.delete(`${place}/${role}.txt`)
			await person.delete(`${place}/${role}`)
			await person.delete(`copy of ${role}.txt`)
			await person.delete(twin.folder)
			await person.move(twin.folder, 'Other name')
		}
		for (const role of ['reader', 'outsider'] as const) {
			const other = new WebDav(twin, role, '/remote.php/dav/files/editor')
			await other.send('PROPFIND', '', { headers: { Depth: '1' } })
			await other.get(`${twin.folder}/Welcome.md`)
			await other.put('stolen.txt', 'x')
			await other.send('MKCOL', 'stolen')
			await other.delete('')
		}
		await new WebDav(twin, 'editor', '/remote.php/dav/files/nobody').send('PROPFIND', '')
		await new WebDav(twin, 'editor', '/remote.php/dav/files').send('PROPFIND', '')
		await new WebDav(twin, 'editor', '/remote.php/dav').send('PROPFIND', '', { headers: { Depth: '0' } })
		await admin.delete(place)
	},
}

/** Rules on folders inside the team folder: what is hidden, what a reader with fewer permissions may do. */
export const davRules: Script = {
	name: 'dav-rules',
	run: async (twin) => {
		const admin = WebDav.files(twin, 'admin')
		const editor = WebDav.files(twin, 'editor')
		const place = `${twin.folder}/dav-rules`
		const rule = (path: string, user: string, ...permissions: string[]) =>
			twin.occ(['groupfolders:permissions', '--user', user, String(twin.demo.folder.id), `/dav-rules/${path}`, '--', ...permissions])
		for (const folder of ['', '/hidden', '/hidden/shown', '/fixed', '/kept', '/kept/tree', '/closed']) {
			await admin.send('MKCOL', `${place}${folder}`)
		}
		for (const file of ['hidden/a.txt', 'hidden/shown/a.txt', 'fixed/a.txt', 'kept/tree/a.txt', 'closed/a.txt', 'plain.txt']) {
			await admin.put(`${place}/${file}`, file)
		}
		await rule('hidden', 'editor', '-read')
		await rule('hidden/shown', 'editor', '+read')
		await rule('fixed/a.txt', 'editor', '-write', '-delete')
		await rule('kept/tree/a.txt', 'editor', '-delete')
		await rule('closed', 'editor', '-create', '-write')
		await editor.find(place, steady, '1')
		for (const path of [
			'hidden', 'hidden/a.txt', 'hidden/nothing.txt', 'hidden/shown', 'hidden/shown/a.txt', 'fixed', 'fixed/a.txt', 'kept/tree',
			'closed', 'closed/a.txt',
		]) {
			await editor.find(`${place}/${path}`, steady, '1')
			await editor.get(`${place}/${path}`)
		}
		await editor.put(`${place}/hidden/a.txt`, 'over')
		await editor.put(`${place}/hidden/new.txt`, 'new')
		await editor.send('MKCOL', `${place}/hidden`)
		await editor.send('MKCOL', `${place}/hidden/new`)
		await editor.delete(`${place}/hidden`)
		await editor.delete(`${place}/hidden/a.txt`)
		await editor.put(`${place}/fixed/a.txt`, 'over')
		await editor.delete(`${place}/fixed/a.txt`)
		await editor.move(`${place}/fixed/a.txt`, `${place}/fixed/b.txt`)
		await editor.move(`${place}/fixed/a.txt`, `${place}/b.txt`)
		await editor.delete(`${place}/fixed`)
		await editor.delete(`${place}/kept`)
		await editor.move(`${place}/kept`, `${place}/kept elsewhere`)
		await editor.move(`${place}/kept`, 'dav-rules kept')
		await editor.put(`${place}/closed/a.txt`, 'over')
		await editor.put(`${place}/closed/new.txt`, 'new')
		await editor.send('MKCOL', `${place}/closed/new`)
		await editor.move(`${place}/plain.txt`, `${place}/closed/plain.txt`)
		await editor.copy(`${place}/plain.txt`, `${place}/closed/plain.txt`)
		await editor.move(`${place}/closed/a.txt`, `${place}/closed/b.txt`)
		await editor.copy(place, 'dav-rules copy')
		await editor.find('dav-rules copy', ['d:displayname'], '1')
		await editor.delete('dav-rules copy')
		await admin.find(place, steady, 'infinity')
		await admin.delete(place)
	},
}
