// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import type { Script, Twin } from '../script.ts'

const recorder = '/index.php/apps/hostprobe/cache-events'
const nodes = '/index.php/apps/hostprobe/nodes'

/** What the table of files tells of changes: which ids at which places, for a team folder and a home. */
export const cacheEvents: Script = {
	name: 'cache-events',
	run: async (twin) => {
		for (const [role, home] of [['editor', `${twin.folder}/`], ['outsider', '']] as const) {
			await life(twin, role, home)
		}
	},
}

async function life(twin: Twin, role: Role, home: string): Promise<void> {
	const admin = await twin.client('admin')
	const client = await twin.client(role)
	const top = `${home}cache-events`
	const tell = async (what: string): Promise<void> => {
		const { json } = await admin.expect('GET', recorder)
		twin.record(`${what}, ${role}`, json)
	}
	const act = async (what: string, ...steps: readonly (readonly string[])[]): Promise<void> => {
		await client.expect('POST', nodes, { body: { steps } })
		await tell(what)
	}
	await admin.expect('PUT', recorder, { body: { on: true } })
	try {
		await act('a folder is made', ['newFolder', top])
		await act('a file is made', ['newFile', `${top}/a.txt`, 'one'])
		await act('a file is written', ['put', `${top}/a.txt`, 'two, longer'])
		await client.expect('PUT', `/remote.php/dav/files/${role}/${encodeURI(top)}/a.txt`, { raw: 'by WebDAV' })
		await tell('a file is written by WebDAV')
		await act('a file is moved', ['move', `${top}/a.txt`, `${top}/b.txt`])
		await act('a file is copied', ['copy', `${top}/b.txt`, `${top}/c.txt`])
		await act('a tree is made', ['newFolder', `${top}/dir`], ['newFolder', `${top}/dir/deep`], ['newFile', `${top}/dir/deep/d.txt`, 'd'])
		await act('a tree is moved', ['move', `${top}/dir`, `${top}/tree`])
		await act('a tree is copied', ['copy', `${top}/tree`, `${top}/copy`])
		for (const name of ['b.txt', 'tree']) {
			await act(`${name} is deleted`, ['delete', `${top}/${name}`])
			const from = await addressInTrash(twin, role, name)
			await client.expect('MOVE', from, { headers: { Destination: `${twin.url}/remote.php/dav/trashbin/${role}/restore/${name}` } })
			await tell(`${name} is restored`)
			await act(`${name} is deleted again`, ['delete', `${top}/${name}`])
			await client.expect('DELETE', await addressInTrash(twin, role, name))
			await tell(`${name} is gone for good`)
		}
		await act('all is deleted', ['delete', top])
	} finally {
		await admin.expect('PUT', recorder, { body: { on: false } })
	}
}

const itemsQuery = '<d:propfind xmlns:d="DAV:" xmlns:nc="http://nextcloud.org/ns"><d:prop><nc:trashbin-filename/></d:prop></d:propfind>'

/** The newest thing of a name in the trash; its address has the time of deletion, which no script knows. */
async function addressInTrash(twin: Twin, role: Role, name: string): Promise<string> {
	const trash = `/remote.php/dav/trashbin/${role}/trash/`
	const { text } = await (await twin.client(role)).expect('PROPFIND', trash, { raw: itemsQuery, headers: { Depth: '1' } })
	const escaped = encodeURIComponent(name).replaceAll('.', '\\.')
	return [...text.matchAll(new RegExp(`<d:href>([^<]*/${escaped}\\.d\\d+)/?</d:href>`, 'g'))].map(([, href = '']) => href).sort().at(-1) ?? `${trash}no-${name}`
}
