// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { WebDav } from '../webdav.ts'

const names = [
	'd:getcontentlength', 'd:getcontenttype', 'd:getlastmodified', 'd:displayname', 'd:resourcetype', 'd:quota-used-bytes',
	'nc:trashbin-filename', 'nc:trashbin-original-location', 'nc:trashbin-deletion-time', 'nc:trashbin-title',
	'nc:trashbin-deleted-by-id', 'nc:trashbin-deleted-by-display-name', 'nc:trashbin-backend', 'nc:mount-type', 'oc:size', 'oc:fileid',
	'oc:permissions', 'oc:owner-id', 'oc:favorite',
]

/** Deleted files: listed, read, restored, removed for good. */
export const davTrash: Script = {
	name: 'dav-trash',
	run: async (twin) => {
		const user = 'dav-trash'
		const password = 'a long password 4711'
		const admin = await twin.client({ role: 'admin', by: 'session' })
		const account = (method: string, path: string, body?: unknown) => admin.expect(method, `/ocs/v2.php/cloud/users${path}`, {
			...(body === undefined ? {} : { body }),
			query: { format: 'json' },
			headers: { 'OCS-APIRequest': 'true' },
		})
		await account('POST', '', {
			userid: user,
			password,
			displayName: 'Tessa Trash',
			groups: [twin.demo.groups.editors, twin.demo.groups.users],
		})
		const caller = { user, password }
		const files = new WebDav(twin, caller, `/remote.php/dav/files/${user}`)
		const trash = new WebDav(twin, caller, `/remote.php/dav/trashbin/${user}`)
		const list = async () => [...(await trash.find('trash', names, '1')).text.matchAll(/\/trash\/([^<]+?)\/?<\/d:href>/g)]
			.map((found) => decodeURIComponent(found[1] ?? ''))
		const named = async (start: string) => (await list()).find((name) => name.startsWith(start)) ?? 'none'
		await list()
		for (const folder of ['trashed-folder', 'trashed-folder/deep', `${twin.folder}/dav-trash`]) {
			await files.send('MKCOL', folder)
		}
		for (const file of [
			'trashed-a.txt',
			'trashed-folder/b.txt',
			'trashed-folder/deep/c.txt',
			`${twin.folder}/dav-trash/trashed-d.txt`,
			`${twin.folder}/dav-trash/trashed-e.txt`,
		]) {
			await files.put(file, file, { 'X-OC-MTime': '1600000000' })
		}
		await files.delete('trashed-a.txt')
		await trash.find(`trash/${await named('trashed-a.txt')}`, names)
		await trash.get(`trash/${await named('trashed-a.txt')}`)
		await trash.patch(`trash/${await named('trashed-a.txt')}`, '<d:displayname>other</d:displayname>')
		await trash.put(`trash/${await named('trashed-a.txt')}`, 'x')
		await trash.put('trash/new.txt', 'x')
		await trash.send('MKCOL', 'trash/new')
		await trash.move(`trash/${await named('trashed-a.txt')}`, 'restore/trashed-a.txt')
		await files.get('trashed-a.txt')
		await list()
		await files.delete('trashed-a.txt')
		await files.put('trashed-a.txt', 'another')
		await trash.move(`trash/${await named('trashed-a.txt')}`, 'restore/trashed-a.txt')
		await files.find('', ['d:displayname', 'oc:size'], '1')
		await files.delete('trashed-folder')
		await list()
		const folder = await named('trashed-folder')
		await trash.find(`trash/${folder}`, names, '1')
		await trash.find(`trash/${folder}/deep`, names, '1')
		await trash.get(`trash/${folder}`)
		await trash.get(`trash/${folder}/b.txt`)
		await trash.get(`trash/${folder}/missing.txt`)
		await trash.delete(`trash/${folder}/b.txt`)
		await trash.find(`trash/${folder}`, names, '1')
		await trash.move(`trash/${folder}`, 'restore/trashed-folder')
		await files.find('trashed-folder', ['d:displayname', 'oc:size'], 'infinity')
		await files.delete(`${twin.folder}/dav-trash/trashed-d.txt`)
		await list()
		await trash.get(`trash/${await named('trashed-d.txt')}`)
		for (const role of ['editor', 'reader', 'denied', 'outsider'] as const) {
			await new WebDav(twin, role, `/remote.php/dav/trashbin/${role}`).find(
				'trash',
				['d:displayname', 'nc:trashbin-deleted-by-id'],
				'1',
			)
			await new WebDav(twin, role, `/remote.php/dav/trashbin/${user}`).find('trash', ['d:displayname'], '1')
		}
		await trash.move(`trash/${await named('trashed-d.txt')}`, 'restore/trashed-d.txt')
		await files.get(`${twin.folder}/dav-trash/trashed-d.txt`)
		await files.delete(`${twin.folder}/dav-trash`)
		await list()
		await trash.move(`trash/${await named('dav-trash')}`, 'restore/dav-trash')
		await files.find(`${twin.folder}/dav-trash`, ['d:displayname', 'oc:size'], '1')
		await files.delete(`${twin.folder}/dav-trash`)
		await trash.delete(`trash/${await named('dav-trash')}`)
		await files.delete('trashed-a.txt')
		await trash.delete(`trash/${await named('trashed-a.txt')}`)
		await trash.delete('trash/missing')
		await files.delete('trashed-folder')
		await trash.send('COPY', `trash/${await named('trashed-folder')}`, { headers: { Destination: files.at('copied') } })
		await files.find('copied', ['d:displayname', 'oc:size'], 'infinity')
		await trash.send('MOVE', `trash/${await named('trashed-folder')}`, { headers: { Destination: files.at('moved') } })
		await trash.delete('')
		await trash.delete('trash')
		await list()
		await trash.find('', names, '1')
		await account('DELETE', `/${user}`)
	},
}
