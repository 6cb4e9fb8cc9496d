// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import { days, order, run, versionRoute } from '../node-steps.ts'
import type { Script, Twin } from '../script.ts'

/** Events that the trash and WebDAV send to listeners. */
export const filesTrash: Script = {
	name: 'files-trash',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const record = async (on: boolean): Promise<void> =>
			void await admin.expect('PUT', '/index.php/apps/hostprobe/events', { body: { on } })
		await record(true)
		try {
			for (const [index, [role, folder]] of ([['outsider', 'trash-twin'], ['editor', `${twin.folder}/trash-twin`]] as const)
				.entries()) {
				const [monday] = days(index)
				const home = `/remote.php/dav/files/${role}`
				const address = `${home}/${encodeURI(folder)}`
				await twin.send(role, 'MKCOL', address)
				await twin.send(role, 'PUT', `${address}/a.txt`, { raw: 'one' })
				await run(twin, role, [['touch', `${folder}/a.txt`, monday]])
				await twin.send(role, 'PUT', `${address}/a.txt`, { raw: 'two, and longer' })
				await twin.send(role, 'POST', versionRoute, { body: { path: `${folder}/a.txt`, verb: 'label', place: 0, text: 'One' } })
				await run(twin, role, [
					['newFolder', `${folder}/dir`],
					['newFile', `${folder}/dir/b.txt`, 'b'],
					['newFolder', `${folder}/dir/deep`],
					['newFile', `${folder}/dir/deep/c.txt`, 'c'],
				])
				await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				for (const name of ['a.txt', 'dir']) {
					await twin.send(role, 'DELETE', `${address}/${name}`)
					await restore(twin, role, name)
					await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				}
				await run(twin, role, [['list', folder], ['list', `${folder}/dir`]])
				await order(twin, role, `${folder}/a.txt`)
				await twin.send(role, 'POST', versionRoute, { body: { path: `${folder}/a.txt` } })
				// the place is occupied, then missing
				await run(twin, role, [['delete', `${folder}/a.txt`], ['newFile', `${folder}/a.txt`, 'other']])
				await restore(twin, role, 'a.txt')
				await run(twin, role, [['list', ''], ['list', folder]])
				await run(twin, role, [['delete', `${folder}/dir/b.txt`], ['delete', `${folder}/dir`]])
				await restore(twin, role, 'b.txt')
				await run(twin, role, [['list', ''], ['list', folder]])
				await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				await purge(twin, role, 'dir')
				await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				await run(twin, role, [['delete', folder]])
				await purge(twin, role, 'trash-twin')
			}
		} finally {
			await record(false)
		}
	},
}

const itemsQuery = '<d:propfind xmlns:d="DAV:" xmlns:nc="http://nextcloud.org/ns"><d:prop><nc:trashbin-filename/></d:prop></d:propfind>'

/** The newest item with a name in the trash; its address contains the time of deletion, which no script knows. */
async function addressInTrash(twin: Twin, role: Role, name: string): Promise<string> {
	const trash = `/remote.php/dav/trashbin/${role}/trash/`
	const { text } = await (await twin.client(role)).expect('PROPFIND', trash, { raw: itemsQuery, headers: { Depth: '1' } })
	const escaped = encodeURIComponent(name).replaceAll('.', '\\.')
	return [...text.matchAll(new RegExp(`<d:href>([^<]*/${escaped}\\.d\\d+)/?</d:href>`, 'g'))].map(([, href = '']) => href).sort().at(-1)
		?? `${trash}no-${name}`
}

async function restore(twin: Twin, role: Role, name: string): Promise<void> {
	const from = await addressInTrash(twin, role, name)
	await twin.send(role, 'MOVE', from, {
		headers: { Destination: `${twin.url}/remote.php/dav/trashbin/${role}/restore/${encodeURIComponent(name)}` },
	})
}

async function purge(twin: Twin, role: Role, name: string): Promise<void> {
	await twin.send(role, 'DELETE', await addressInTrash(twin, role, name))
}
