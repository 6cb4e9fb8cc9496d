// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import type { Script, Twin } from '../script.ts'

const recorder = '/index.php/apps/hostprobe/recordings/cache'
const nodes = '/index.php/apps/hostprobe/nodes'

interface Event {
	readonly event: string
	readonly path: string
	readonly fileId: number
	readonly storageId: number
	readonly isTeamFolder: boolean
}

/** Whatever is above or beside the files of a home or team folder is internal to the host. */
const hidden = /^(|files|trash|files_trashbin|files_trashbin\/(files|keys)|(files_trashbin\/|files_)?versions(\/.*)?)$/

/**
 * Each event once and in a fixed order: how often the host reports the same event is internal too, as are its changes to a row that it has
 * just created.
 */
function told(events: readonly Event[]): Event[] {
	const made = events.filter(({ event }) => event === 'CacheEntryInsertedEvent').map(({ fileId }) => fileId)
	const shown =
		events.filter(({ event, path, fileId }) => !hidden.test(path) && !(event === 'CacheEntryUpdatedEvent' && made.includes(fileId)))
			.map((event) => JSON.stringify(event))
	return [...new Set(shown)].map((text) => JSON.parse(text) as Event).sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

const keyOf = ({ path, event }: Event): string => `${path.replace(/\.d\d+/, '')} ${event}`

/** What the file table reports about changes: which ids at which places, for a team folder and a home. */
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
		twin.record(`${what}, ${role}`, told(json as Event[]))
	}
	const act = async (what: string, ...steps: readonly (readonly string[])[]): Promise<void> => {
		const { json } = await client.expect('POST', nodes, { body: { steps } })
		const failed = (json as { result: { threw?: string } | null }[]).find(({ result }) => result?.threw !== undefined)
		if (failed !== undefined) {
			throw new Error(`${what}: ${failed.result?.threw ?? ''}`)
		}
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
		await act('a tree is made', ['newFolder', `${top}/dir`], ['newFolder', `${top}/dir/deep`], [
			'newFile',
			`${top}/dir/deep/d.txt`,
			'd',
		])
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
		if (role === 'editor') {
			await act(
				'a tree moves in from the home',
				['newFolder', 'cache-events-home'],
				['newFile', 'cache-events-home/e.txt', 'e'],
				['move', 'cache-events-home', `${top}/home`],
				['newFile', 'cache-events-f.txt', 'f'],
			)
			await act(
				'a file moves in, and out again',
				['move', 'cache-events-f.txt', `${top}/f.txt`],
				['move', `${top}/f.txt`, 'cache-events-f.txt'],
				['delete', 'cache-events-f.txt'],
			)
		}
		await act('all is deleted', ['delete', top])
	} finally {
		await admin.expect('PUT', recorder, { body: { on: false } })
	}
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
