// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import type { Script, Twin } from '../script.ts'

/** What the probe does: a verb, a path below the home, and perhaps one thing more. */
type Step = readonly [verb: string, path: string, more?: string | number]

/** A red picture, 240 by 120. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAPAAAAB4AQMAAAD2eO1kAAAAA1BMVEXIAAA4xvoiAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAGklEQVRIx+3BMQEAAADCoPVPbQsvoAAAAOBnDogAAcNCwYgAAAAASUVORK5CYII='
/** Pictures of 60 by 30, and one that is drawn, which nobody makes smaller. */
const pictures = {
	jpg: '/9j/4AAQSkZJRgABAQEAYABgAAD//gA6Q1JFQVRPUjogZ2QtanBlZyB2MS4wICh1c2luZyBJSkcgSlBFRyB2NjIpLCBxdWFsaXR5ID0gMQr/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAeADwDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwBtFFFIsKKKKACiiigAooooAKKKKACiiigAooooAKKKKAP/2Q==',
	gif: 'R0lGODdhPAAeAIAAAMgAAAAAACwAAAAAPAAeAAACKoSPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kzX9o3n+s73/i8qAAA7',
	webp: 'UklGRn4AAABXRUJQVlA4IHIAAABQBACdASo8AB4APrVSo02nJKMiJAto4BaJYgDCs6sGh7NTSADg7jd1PIdQAP7t46CT/+ek6LV6EdrL/SdyDaPTmvldsq1jLNuKIiRbPRFHU6dnEMlBtP1azJcIN0X+8zNHT726mw8a4gBy5aVgCEgAAAA=',
	svg: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
}
const nodes = '/index.php/apps/hostprobe/nodes'
const versionRoute = '/index.php/apps/hostprobe/versions'
/** Times of contents, far enough apart that none of them is thinned out. */
const [monday] = days(0)

/** The same of one of several places: a file that has the inode, the time and the size of one that is gone has its etag, too. */
function days(place: number): readonly [monday: number, tuesday: number, wednesday: number] {
	return [1_700_000_000 + place, 1_700_090_000 + place, 1_700_180_000 + place]
}

/** Files by the host's PHP API: what nodes say, what operations throw, and which events come in which order. */
export const files: Script = {
	name: 'files',
	run: async (twin) => {
		await twin.send('outsider', 'POST', nodes, { body: { steps: [['info', ''], ['list', ''], ['hasSpace', '']] } })
		for (const [index, [role, place]] of ([['outsider', 'files-twin'], ['editor', 'files-twin'], ['editor', `${twin.folder}/files-twin`], ['admin', `${twin.folder}/files-admin`]] as const).entries()) {
			for (const steps of lives(place, days(index))) {
				await run(twin, role, steps)
			}
		}
	},
}

/** A team folder through the eyes of who may read it, may not, or is not in it; and trees of others. */
export const filesOfTeams: Script = {
	name: 'files-teams',
	run: async (twin) => {
		const place = `${twin.folder}/files-teams`
		await run(twin, 'editor', [['newFolder', place], ['newFile', `${place}/a.txt`, 'a'], ['newFolder', `${place}/sub`], ['newFile', `${place}/sub/b.txt`, 'b']])
		for (const role of ['admin', 'editor', 'reader', 'denied', 'outsider'] as const) {
			// each in a request of its own: a list changes what the host says of a team folder afterwards
			for (const step of [['info', ''], ['list', ''], ['info', twin.folder]] as const) {
				await run(twin, role, [step])
			}
			await run(twin, role, [['list', twin.folder], ['list', place], ['info', `${place}/a.txt`], ['stored', `${place}/a.txt`], ['storedBeside', `${place}/a.txt`, 'sub/b.txt'], ['isStored', `${place}/a.txt`, 'sub/b.txt'], ['isStored', `${place}/a.txt`, 'none.txt'], ['exists', `${place}/sub/b.txt`], ['hasSpace', twin.folder]])
		}
		for (const step of [
			['newFile', `${place}/new.txt`, 'x'], ['newFile', `${place}/empty.txt`], ['newFileIn', place, 'in.txt'], ['newFolder', `${place}/new`], ['put', `${place}/a.txt`, 'changed'], ['content', `${place}/a.txt`], ['read', `${place}/a.txt`],
			['touch', `${place}/a.txt`, monday], ['copy', `${place}/a.txt`, 'files-teams-copy.txt'], ['copy', `${place}/a.txt`, `${place}/copy.txt`], ['move', `${place}/a.txt`, `${place}/moved.txt`], ['move', `${place}/a.txt`, 'files-teams-moved.txt'],
			['delete', `${place}/a.txt`], ['delete', `${place}/sub`], ['delete', twin.folder], ['move', twin.folder, 'files-teams-renamed'], ['touch', place, monday],
		] as const satisfies readonly Step[]) {
			await run(twin, 'reader', [step])
		}
		// between storages: same ids, and what listeners see of it
		await run(twin, 'editor', [['newFolder', 'files-home'], ['newFile', 'files-home/x.txt', 'x'], ['newFolder', 'files-home/dir'], ['newFile', 'files-home/dir/y.txt', 'yy']])
		await run(twin, 'editor', [['move', 'files-home/x.txt', `${place}/x.txt`], ['move', 'files-home/dir', `${place}/dir`], ['list', `${place}/dir`], ['info', 'files-home']])
		await run(twin, 'editor', [['copy', `${place}/dir`, 'files-home/back'], ['move', `${place}/x.txt`, 'files-home/x2.txt'], ['list', 'files-home'], ['list', 'files-home/back'], ['info', place]])
		// somebody else's tree, in the same request
		await twin.send('admin', 'POST', nodes, { body: { of: 'outsider', steps: [['info', ''], ['newFolder', 'files-other'], ['newFile', 'files-other/a.txt', 'a'], ['put', 'files-other/a.txt', 'b'], ['move', 'files-other/a.txt', 'files-other/c.txt'], ['delete', 'files-other/c.txt'], ['list', 'files-other'], ['delete', 'files-other']] } })
		await twin.send('admin', 'POST', nodes, { body: { of: 'reader', steps: [['list', twin.folder], ['newFile', `${twin.folder}/no.txt`, 'x']] } })
		await twin.send('admin', 'POST', nodes, { body: { of: 'editor', steps: [['list', place], ['newFile', `${place}/by-admin.txt`, 'x'], ['delete', `${place}/by-admin.txt`]] } })
		await run(twin, 'editor', [['delete', place], ['delete', 'files-home']])
	},
}

/** A team folder on nobody's behalf: no rules, no events, and the same ids that people see. */
export const filesOfNobody: Script = {
	name: 'files-nobody',
	run: async (twin) => {
		const within = twin.folder
		const alone = (steps: readonly Step[]): Promise<unknown> => twin.send('admin', 'POST', nodes, { body: { within, steps } })
		await alone([['info', ''], ['list', ''], ['exists', 'nobody-twin'], ['newFolder', 'nobody-twin'], ['newFile', 'nobody-twin/a.txt', 'hello'], ['newFileByStream', 'nobody-twin/s.bin', 'bytes'], ['info', 'nobody-twin/a.txt'], ['stored', 'nobody-twin/a.txt'], ['content', 'nobody-twin/a.txt'], ['read', 'nobody-twin/a.txt']])
		await run(twin, 'editor', [['list', `${within}/nobody-twin`], ['put', `${within}/nobody-twin/a.txt`, 'by a person'], ['newFile', `${within}/nobody-twin/p.txt`, 'p']])
		await alone([['put', 'nobody-twin/a.txt', 'by nobody again'], ['putByStream', 'nobody-twin/p.txt', 'stream'], ['touch', 'nobody-twin/p.txt', monday], ['list', 'nobody-twin'], ['byId', 'nobody-twin/a.txt', ''], ['byId', 'nobody-twin/a.txt', 'nobody-twin'], ['parent', 'nobody-twin/a.txt'], ['relative', `/hostprobe-sys/files/${within}/nobody-twin`], ['full', 'nobody-twin'], ['freeName', 'nobody-twin', 'a.txt'], ['newFolder', 'nobody-twin/away'], ['newFolder', 'nobody-twin/away/sub'], ['removeStored', 'nobody-twin/away'], ['exists', 'nobody-twin/away'], ['list', 'nobody-twin']])
		await alone([['move', 'nobody-twin/p.txt', 'nobody-twin/q.txt'], ['newFolder', 'nobody-twin/dir'], ['copy', 'nobody-twin/q.txt', 'nobody-twin/dir/copy.txt'], ['move', 'nobody-twin/dir', 'nobody-twin/moved'], ['list', 'nobody-twin/moved'], ['copy', 'nobody-twin/moved', 'nobody-twin/copied'], ['list', 'nobody-twin/copied'], ['info', 'nobody-twin/none'], ['get', 'nobody-twin']])
		await twin.send('editor', 'POST', versionRoute, { body: { path: `${within}/nobody-twin/a.txt` } })
		await alone([['delete', 'nobody-twin/q.txt'], ['delete', 'nobody-twin/moved'], ['list', 'nobody-twin'], ['delete', 'nobody-twin/copied'], ['delete', 'nobody-twin/s.bin'], ['delete', 'nobody-twin'], ['exists', 'nobody-twin']])
		await run(twin, 'editor', [['exists', `${within}/nobody-twin`]])
	},
}

/** Versions: which writes make one, labels, going back, and what copies and the trash make of them. */
export const versions: Script = {
	name: 'files-versions',
	run: async (twin) => {
		for (const [index, [role, folder]] of ([['outsider', 'versions-twin'], ['editor', `${twin.folder}/versions-twin`]] as const).entries()) {
			const [monday, tuesday, wednesday] = days(index)
			const path = `${folder}/file.txt`
			const ask = async (verb: string, place = 0, text = '', who: Role = role, which = path): Promise<void> => void await twin.send(who, 'POST', versionRoute, { body: { path: which, verb, place, text } })
			await run(twin, role, [['newFolder', folder], ['newFile', path, '']])
			await ask('list')
			await run(twin, role, [['put', path, 'first'], ['touch', path, monday]])
			await ask('list')
			await run(twin, role, [['put', path, 'second'], ['touch', path, tuesday]])
			await run(twin, role, [['put', path, 'third!'], ['touch', path, wednesday]])
			await run(twin, role, [['put', path, 'now']])
			await ask('list')
			await ask('label', 0, 'The first')
			await ask('label', 0, 'unknown')
			await ask('read', 0)
			await ask('read', 2)
			await ask('rollback', 1)
			await run(twin, role, [['content', path], ['info', path]])
			await ask('rollback', 0)
			await run(twin, role, [['content', path], ['info', path]])
			if (role === 'editor') {
				for (const verb of ['label', 'rollback', 'delete', 'read']) {
					await ask(verb, 0, 'By a reader', 'reader')
				}
			}
			await run(twin, role, [['copy', path, `${folder}/copy.txt`], ['move', path, `${folder}/moved.txt`]])
			for (const name of ['copy.txt', 'moved.txt']) {
				await order(twin, role, `${folder}/${name}`)
			}
			await ask('list', 0, '', role, `${folder}/copy.txt`)
			await ask('list', 0, '', role, `${folder}/moved.txt`)
			await run(twin, role, [['newFolder', `${folder}/sub`], ['move', `${folder}/moved.txt`, `${folder}/sub/moved.txt`], ['copy', `${folder}/sub`, `${folder}/sub2`], ['move', `${folder}/sub`, `${folder}/sub3`]])
			await order(twin, role, `${folder}/sub2/moved.txt`)
			await ask('list', 0, '', role, `${folder}/sub2/moved.txt`)
			await ask('list', 0, '', role, `${folder}/sub3/moved.txt`)
			await ask('delete', 1, '', role, `${folder}/sub3/moved.txt`)
		}
		// from the home to the team folder and back: versions go along
		await run(twin, 'editor', [['newFile', 'versions-home.txt', '1'], ['touch', 'versions-home.txt', monday]])
		await run(twin, 'editor', [['put', 'versions-home.txt', 'second']])
		await run(twin, 'editor', [['move', 'versions-home.txt', `${twin.folder}/versions-team.txt`]])
		await twin.send('editor', 'POST', versionRoute, { body: { path: `${twin.folder}/versions-team.txt` } })
		await run(twin, 'editor', [['move', `${twin.folder}/versions-team.txt`, 'versions-home.txt']])
		await twin.send('editor', 'POST', versionRoute, { body: { path: 'versions-home.txt' } })
		await run(twin, 'editor', [['delete', 'versions-home.txt'], ['delete', `${twin.folder}/versions-twin`]])
		await run(twin, 'outsider', [['delete', 'versions-twin']])
	},
}

/** What the trash and WebDAV tell listeners. */
export const filesTrash: Script = {
	name: 'files-trash',
	run: async (twin) => {
		const admin = await twin.client('admin')
		const record = async (on: boolean): Promise<void> => void await admin.expect('PUT', '/index.php/apps/hostprobe/events', { body: { on } })
		await record(true)
		try {
			for (const [index, [role, folder]] of ([['outsider', 'trash-twin'], ['editor', `${twin.folder}/trash-twin`]] as const).entries()) {
				const [monday] = days(index)
				const home = `/remote.php/dav/files/${role}`
				const address = `${home}/${encodeURI(folder)}`
				await twin.send(role, 'MKCOL', address)
				await twin.send(role, 'PUT', `${address}/a.txt`, { raw: 'one' })
				await run(twin, role, [['touch', `${folder}/a.txt`, monday]])
				await twin.send(role, 'PUT', `${address}/a.txt`, { raw: 'two, and longer' })
				await twin.send(role, 'POST', versionRoute, { body: { path: `${folder}/a.txt`, verb: 'label', place: 0, text: 'One' } })
				await run(twin, role, [['newFolder', `${folder}/dir`], ['newFile', `${folder}/dir/b.txt`, 'b'], ['newFolder', `${folder}/dir/deep`], ['newFile', `${folder}/dir/deep/c.txt`, 'c']])
				await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				for (const name of ['a.txt', 'dir']) {
					await twin.send(role, 'DELETE', `${address}/${name}`)
					await restore(twin, role, name)
					await twin.send('admin', 'GET', '/index.php/apps/hostprobe/events')
				}
				await run(twin, role, [['list', folder], ['list', `${folder}/dir`]])
				await order(twin, role, `${folder}/a.txt`)
				await twin.send(role, 'POST', versionRoute, { body: { path: `${folder}/a.txt` } })
				// the place is taken, then gone
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

/** The first list of versions that came along with a file has no order; the host sorts them from then on. */
async function order(twin: Twin, role: Role, path: string): Promise<void> {
	await (await twin.client(role)).expect('POST', versionRoute, { body: { path } })
}

/** Previews: who gets one, and how large it is. Pictures themselves differ by how they were compressed. */
export const previews: Script = {
	name: 'files-previews',
	run: async (twin) => {
		const wide = 'previews-twin.png'
		await twin.send('outsider', 'PUT', `/remote.php/dav/files/outsider/${wide}`, { raw: Buffer.from(picture, 'base64') })
		const outsider = await twin.client('outsider')
		for (const asked of ['x=32&y=32', 'x=100&y=100&a=1', 'x=100&y=100', 'x=-1&y=50&a=1', 'x=2000&y=2000&a=1', 'x=80&y=80&a=1&mode=cover']) {
			const { status, headers, bytes } = await outsider.request('GET', `/index.php/core/preview.png?file=/${wide}&${asked}`)
			const view = new DataView(bytes.buffer, bytes.byteOffset)
			twin.record(asked, [status, headers.get('content-type'), headers.get('cache-control'), view.getUint32(16), view.getUint32(20)])
		}
		for (const path of ['preview', 'preview?fileId=99999999', 'preview?fileId=-1', 'preview.png', 'preview.png?file=/none.png', `preview.png?file=/${wide}&x=0`, 'preview.png?file=/../x']) {
			await twin.send('outsider', 'GET', `/index.php/core/${path}`)
		}
		await twin.send('anonymous', 'GET', `/index.php/core/preview.png?file=/${wide}`)
		await run(twin, 'outsider', [['delete', wide]])
		for (const [extension, bytes] of Object.entries(pictures)) {
			const name = `previews-twin.${extension}`
			const editor = await twin.client('editor')
			await editor.expect('PUT', `/remote.php/dav/files/editor/${encodeURIComponent(twin.folder)}/${name}`, { raw: Buffer.from(bytes, 'base64') })
			const { json } = await editor.expect('POST', nodes, { body: { steps: [['info', `${twin.folder}/${name}`]] } })
			const { fileId } = (json as [{ result: { fileId: number } }])[0].result
			for (const role of ['editor', 'reader', 'denied', 'outsider', 'anonymous'] as const) {
				const { status, headers } = await (await twin.client(role)).request('GET', `/index.php/core/preview?fileId=${fileId}&x=40&y=40&a=1`)
				twin.record(`${role}: ${name}`, [status, headers.get('content-type'), headers.get('cache-control')])
			}
			await run(twin, 'editor', [['delete', `${twin.folder}/${name}`]])
		}
	},
}

async function run(twin: Twin, role: Role, steps: readonly Step[]): Promise<void> {
	await twin.send(role, 'POST', nodes, { body: { steps } })
}

/** What happens to files in a folder, in portions that are one request each. */
function lives(place: string, [monday, tuesday]: ReturnType<typeof days>): Step[][] {
	return [
		[['exists', place], ['newFolder', place], ['newFolder', place], ['info', place], ['newFile', `${place}/a.txt`, 'hello'], ['touch', `${place}/a.txt`, monday], ['newFile', `${place}/a.txt`, 'once more'], ['touch', `${place}/a.txt`, tuesday], ['newFile', `${place}/empty.md`], ['newFileByStream', `${place}/stream.json`, '{}'], ['list', place]],
		[['content', `${place}/a.txt`], ['read', `${place}/a.txt`], ['stored', `${place}/a.txt`], ['storedBeside', `${place}/a.txt`, 'empty.md'], ['isStored', `${place}/a.txt`, 'empty.md'], ['put', `${place}/a.txt`, 'longer content'], ['touch', `${place}/a.txt`, monday], ['putByStream', `${place}/a.txt`, 'by stream'], ['info', `${place}/a.txt`], ['info', place], ['touch', `${place}/a.txt`, monday], ['info', `${place}/a.txt`], ['touch', place, monday], ['touch', `${place}/empty.md`, tuesday]],
		[['copy', `${place}/a.txt`, `${place}/copy.txt`], ['info', `${place}/copy.txt`], ['copy', `${place}/a.txt`, `${place}/copy.txt`], ['copy', `${place}/a.txt`, `${place}/other.md`], ['move', `${place}/copy.txt`, `${place}/renamed.csv`], ['info', `${place}/renamed.csv`], ['exists', `${place}/copy.txt`]],
		[['newFolder', `${place}/tree`], ['newFolder', `${place}/tree/one/two`], ['newFile', `${place}/tree/one/two/deep.txt`, 'deep'], ['newFile', `${place}/tree/b.txt`, 'b'], ['copy', `${place}/tree`, `${place}/tree copy`], ['list', `${place}/tree copy`], ['list', `${place}/tree copy/one`], ['move', `${place}/tree`, `${place}/tree copy/inner`], ['list', `${place}/tree copy`], ['info', `${place}/tree copy/inner/one/two/deep.txt`], ['info', place]],
		[['move', `${place}/tree copy`, `${place}/tree copy/inner/self`], ['copy', `${place}/a.txt`, `${place}/nowhere/a.txt`], ['move', `${place}/a.txt`, `${place}/nowhere/a.txt`], ['move', `${place}/a.txt`, `${place}/a.txt`], ['newFile', `${place}/nowhere/a.txt`, 'x'], ['newFile', `${place}/nowhere/b.txt`], ['newFolder', `${place}/a.txt`], ['newFolder', `${place}/a.txt/b`], ['newFile', `${place}/a.txt/b`, 'x'], ['newFile', `${place}/tree copy`, 'x']],
		[['get', place], ['info', `${place}/none`], ['info', `${place}/../..`], ['exists', `${place}/../x`], ['newFile', '', 'x'], ['newFile', `${place}/back\\slash.txt`, 'x'], ['newFolder', `${place}/.htaccess`], ['newFile', `${place}/ space `, 'x'], ['newFile', `${place}/dot.`, 'x'], ['make', `${place}/Cafe\u0301.txt`, 'x'], ['exists', `${place}/Caf\u00e9.txt`], ['newFolder', `${place}//double//dot`], ['move', `${place}/a.txt`, `${place}/a.part`], ['move', `${place}/a.txt`, `${place}/tab\t.txt`], ['move', `${place}/a.txt`, `${place}/${'n'.repeat(251)}`], ['newFile', `${place}/A.TXT`, 'upper'], ['list', place]],
		[['move', `${place}/A.TXT`, `${place}/a.txt`], ['info', `${place}/a.txt`], ['content', `${place}/a.txt`], ['copy', `${place}/tree copy/b.txt`, `${place}/a.txt`], ['content', `${place}/a.txt`]],
		[['byId', `${place}/a.txt`, ''], ['byId', `${place}/a.txt`, place], ['byId', `${place}/a.txt`, `${place}/tree copy`], ['parent', `${place}/a.txt`], ['parent', place], ['relative', place], ['relative', `/nobody/files/${place}`], ['full', `${place}/x`], ['full', `../${place}`], ['isSubNode', place, `${place}/a.txt`], ['isSubNode', `${place}/tree copy`, `${place}/a.txt`], ['freeName', place, 'a.txt'], ['freeName', place, 'new.txt'], ['freeName', place, 'tree copy']],
		[['delete', `${place}/a.txt`], ['exists', `${place}/a.txt`], ['delete', `${place}/tree copy`], ['list', place], ['delete', `${place}/none`]],
		[['delete', place]],
	]
}

const itemsQuery = '<d:propfind xmlns:d="DAV:" xmlns:nc="http://nextcloud.org/ns"><d:prop><nc:trashbin-filename/></d:prop></d:propfind>'

/** The newest thing of a name in the trash; its address has the time of deletion, which no script knows. */
async function addressInTrash(twin: Twin, role: Role, name: string): Promise<string> {
	const trash = `/remote.php/dav/trashbin/${role}/trash/`
	const { text } = await (await twin.client(role)).expect('PROPFIND', trash, { raw: itemsQuery, headers: { Depth: '1' } })
	const escaped = encodeURIComponent(name).replaceAll('.', '\\.')
	return [...text.matchAll(new RegExp(`<d:href>([^<]*/${escaped}\\.d\\d+)/?</d:href>`, 'g'))].map(([, href = '']) => href).sort().at(-1) ?? `${trash}no-${name}`
}

async function restore(twin: Twin, role: Role, name: string): Promise<void> {
	const from = await addressInTrash(twin, role, name)
	await twin.send(role, 'MOVE', from, { headers: { Destination: `${twin.url}/remote.php/dav/trashbin/${role}/restore/${encodeURIComponent(name)}` } })
}

async function purge(twin: Twin, role: Role, name: string): Promise<void> {
	await twin.send(role, 'DELETE', await addressInTrash(twin, role, name))
}
