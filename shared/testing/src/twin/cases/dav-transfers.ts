// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { steady, WebDav } from '../webdav.ts'

/** MOVE and COPY: inside the home, into the team folder and out of it. */
export const davTransfers: Script = {
	name: 'dav-transfers',
	run: async (twin) => {
		const editor = WebDav.files(twin, 'editor')
		const team = `${twin.folder}/dav-transfers`
		for (const folder of ['dav-transfers', 'dav-transfers/one', 'dav-transfers/one/deep', 'dav-transfers/two', team]) {
			await editor.send('MKCOL', folder)
		}
		const at = (path: string) => `dav-transfers/${path}`
		for (const file of ['a.txt', 'b.txt', 'one/c.txt', 'one/deep/d.txt']) {
			await editor.put(at(file), file, { 'X-OC-MTime': '1600000000' })
		}
		for (const method of ['MOVE', 'COPY'] as const) {
			const send = (from: string, headers: Record<string, string>) => editor.send(method, at(from), { headers })
			await send('a.txt', {})
			await send('a.txt', { Destination: editor.at(at('a.txt')) })
			await send('one', { Destination: editor.at(at('one/deep/one')) })
			await send('one/deep', { Destination: editor.at(at('one')) })
			await send('a.txt', { Destination: editor.at(at('missing/a.txt')) })
			await send('a.txt', { Destination: editor.at(at('b.txt/a.txt')) })
			await send('a.txt', { Destination: editor.at(at('b.txt')), Overwrite: 'F' })
			await send('a.txt', { Destination: editor.at(at('n.txt')), Overwrite: 'maybe' })
			await send('missing.txt', { Destination: editor.at(at('n.txt')) })
			await send('a.txt', { Destination: '/somewhere/else' })
			await send('a.txt', { Destination: 'http://example.org/remote.php/dav/nowhere/a.txt' })
			await send('a.txt', { Destination: '/remote.php/dav/files/reader/a.txt' })
			await send('a.txt', { Destination: editor.at(at('x.part')) })
			await send('a.txt', { Destination: editor.at(at('back\\slash')) })
			await send('a.txt', { Destination: editor.at(at('n'.repeat(251))) })
			await editor.find('dav-transfers', ['d:displayname', 'oc:size'], 'infinity')
		}
		await editor.copy(at('a.txt'), at('copy.txt'))
		await editor.find(at('copy.txt'), ['d:getlastmodified', 'oc:size', 'd:getcontenttype'])
		await editor.copy(at('a.txt'), at('copy.md'))
		await editor.find(at('copy.md'), ['d:getlastmodified', 'd:getcontenttype'])
		await editor.copy(at('one'), at('three'))
		await editor.copy(at('one'), at('two'))
		await editor.copy(at('a.txt'), at('two'))
		await editor.find('dav-transfers', ['d:displayname', 'oc:size'], 'infinity')
		await editor.move(at('copy.txt'), at('renamed name.txt'))
		await editor.find(at('renamed name.txt'), ['d:getlastmodified', 'd:displayname'])
		await editor.move(at('copy.md'), at('copy.json'))
		await editor.find(at('copy.json'), ['d:getcontenttype'])
		await editor.move(at('renamed name.txt'), at('one/renamed.txt'))
		await editor.move(at('one/renamed.txt'), at('b.txt'))
		await editor.get(at('b.txt'))
		await editor.move(at('one'), at('four'))
		await editor.move(at('four'), at('three'))
		await editor.find('dav-transfers', ['d:displayname', 'oc:size'], 'infinity')
		await editor.patch(at('a.txt'), '<z:note>kept</z:note>')
		await editor.move(at('a.txt'), at('moved.txt'))
		await editor.find(at('moved.txt'), ['z:note'])
		await editor.copy(at('moved.txt'), at('copied.txt'))
		await editor.find(at('copied.txt'), ['z:note'])
		const id = await editor.id(at('moved.txt'))
		await editor.move(at('moved.txt'), `${team}/moved.txt`)
		twin.record('a file keeps its id in the team folder', await editor.id(`${team}/moved.txt`) === id)
		await editor.find(`${team}/moved.txt`, [...steady, 'd:getlastmodified'])
		await editor.move(at('three'), `${team}/three`)
		await editor.copy(at('b.txt'), `${team}/b.txt`)
		await editor.find(team, steady, 'infinity')
		await editor.move(`${team}/three`, at('back'))
		await editor.copy(`${team}/b.txt`, at('from team.txt'))
		await editor.find('dav-transfers', steady, 'infinity')
		const reader = WebDav.files(twin, 'reader')
		await reader.copy(`${team}/b.txt`, 'dav-transfers.txt')
		await reader.move(`${team}/b.txt`, 'dav-transfers moved.txt')
		await reader.put('dav-transfers own.txt', 'x')
		await reader.move('dav-transfers own.txt', `${team}/own.txt`)
		await reader.copy('dav-transfers own.txt', `${team}/own.txt`)
		await reader.move('dav-transfers own.txt', `${team}/b.txt`)
		await reader.get(`${team}/b.txt`)
		await reader.delete('dav-transfers.txt')
		await reader.delete('dav-transfers own.txt')
		await editor.move(twin.folder, at('team'))
		await editor.copy('dav-transfers', `${team}/all`)
		await editor.delete('dav-transfers')
		await editor.delete(team)
	},
}

/** What fits into a quota. */
export const davQuota: Script = {
	name: 'dav-quota',
	run: async (twin) => {
		const user = 'dav-quota'
		const password = 'a long password 4711'
		const admin = await twin.client({ role: 'admin', by: 'session' })
		const account = (method: string, path: string, body?: unknown) => admin.expect(method, `/ocs/v2.php/cloud/users${path}`, {
			...(body === undefined ? {} : { body }),
			query: { format: 'json' },
			headers: { 'OCS-APIRequest': 'true' },
		})
		await account('POST', '', { userid: user, password })
		await account('PUT', `/${user}`, { key: 'quota', value: '20000' })
		const own = new WebDav(twin, { user, password }, `/remote.php/dav/files/${user}`)
		await own.put('a.txt', 'x'.repeat(15000))
		await own.find('', ['d:quota-used-bytes', 'd:quota-available-bytes'])
		await own.put('b.txt', 'x'.repeat(6000))
		await own.put('a.txt', 'x'.repeat(21000))
		await own.copy('a.txt', 'c.txt')
		await own.put('d.txt', 'x'.repeat(1000))
		await own.send('MKCOL', 'folder')
		await own.move('a.txt', 'e.txt')
		await own.put('f.txt', 'x', { 'OC-Total-Length': '9000' })
		await account('DELETE', `/${user}`)
	},
}
