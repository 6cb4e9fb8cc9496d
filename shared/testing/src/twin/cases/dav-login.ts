// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Script } from '../script.ts'
import { propfind, WebDav } from '../webdav.ts'

/** Who is authenticated, by which means; the old tree; the requests clients make when they connect. */
export const davLogin: Script = {
	name: 'dav-login',
	run: async (twin) => {
		const address = '/remote.php/dav/files/editor/'
		const body = { raw: propfind('d:displayname'), headers: { Depth: '0' } }
		for (const by of ['basic', 'bearer', 'password', 'session', 'sessionWithoutToken'] as const) {
			const caller = { role: 'editor', by } as const
			await twin.send(caller, 'PROPFIND', address, body)
			await twin.send(caller, 'GET', `${address}${twin.folder}/Welcome.md`)
			await twin.send(caller, 'PUT', `${address}dav-login-${by}.txt`, { raw: by })
			await twin.send(caller, 'OPTIONS', address)
			await twin.send(caller, 'DELETE', `${address}dav-login-${by}.txt`)
			await twin.send(caller, 'PROPFIND', '/remote.php/webdav/', body)
		}
		for (const method of ['PROPFIND', 'GET', 'PUT', 'OPTIONS']) {
			await twin.send('anonymous', method, address)
		}
		await twin.send('anonymous', 'PROPFIND', '/remote.php/webdav/')
		await twin.send('anonymous', 'PROPFIND', address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
		await twin.send('anonymous', 'PROPFIND', address, { headers: { Authorization: 'Bearer wrong' } })
		await twin.send('anonymous', 'PROPFIND', address, { headers: { Authorization: `Basic ${btoa('editor:wrong')}` } })
		await twin.send('anonymous', 'PROPFIND', address, { headers: { Authorization: `Basic ${btoa('nobody:wrong')}` } })
		const old = new WebDav(twin, 'editor', '/remote.php/webdav')
		await old.send('OPTIONS', '')
		await old.find('', ['d:displayname', 'd:resourcetype', 'd:current-user-principal', 'oc:permissions', 'd:quota-available-bytes'])
		await old.send('MKCOL', 'dav-login')
		await old.put('dav-login/a.txt', 'x')
		await old.get('dav-login/a.txt')
		await old.get('dav-login/missing.txt')
		await old.find('dav-login', ['d:displayname', 'oc:size'], '1')
		await old.move('dav-login/a.txt', 'dav-login/b.txt')
		await old.send('MOVE', 'dav-login/b.txt', { headers: { Destination: `${address}b.txt` } })
		await old.patch('dav-login', '<z:note>old tree</z:note>')
		await old.find('dav-login', ['z:note'])
		await old.copy('dav-login/b.txt', 'dav-login/c.txt')
		await old.put('dav-login/missing/a.txt', 'x')
		await old.delete('dav-login')
		const root = new WebDav(twin, 'editor', '/remote.php/dav')
		const connect = ['d:current-user-principal', 'd:principal-URL', 'd:displayname', 'd:resourcetype']
		await root.find('', connect)
		await root.find('principals/users/editor', connect)
		await root.find('principals/users/nobody', connect)
		await root.find('principals/users', connect, '1')
		await root.find('files/editor', connect)
		await root.find('nothing', connect)
		await root.send('OPTIONS', '')
		await root.send('GET', '')
		await root.send('MKCOL', 'new')
		await root.put('new.txt', 'x')
		await root.delete('files')
	},
}
