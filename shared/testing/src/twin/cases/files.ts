// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { days, nodes, run, versionRoute, type Step } from '../node-steps.ts'
import type { Script } from '../script.ts'

const [monday] = days(0)

/** Files through the host's PHP API: what nodes report, what operations throw, and which events are sent in which order. */
export const files: Script = {
	name: 'files',
	run: async (twin) => {
		await twin.send('outsider', 'POST', nodes, { body: { steps: [['info', ''], ['list', ''], ['hasSpace', '']] } })
		for (const [index, [role, place]] of ([
			['outsider', 'files-twin'],
			['editor', 'files-twin'],
			['editor', `${twin.folder}/files-twin`],
			['admin', `${twin.folder}/files-admin`],
		] as const)
			.entries()) {
			for (const steps of lives(place, days(index))) {
				await run(twin, role, steps)
			}
		}
	},
}

/** A team folder as seen by users who may read it, may not, or are not members; and the trees of other users. */
export const filesOfTeams: Script = {
	name: 'files-teams',
	run: async (twin) => {
		const place = `${twin.folder}/files-teams`
		await run(twin, 'editor', [
			['newFolder', place],
			['newFile', `${place}/a.txt`, 'a'],
			['newFolder', `${place}/sub`],
			['newFile', `${place}/sub/b.txt`, 'b'],
		])
		for (const role of ['admin', 'editor', 'reader', 'denied', 'outsider'] as const) {
			// each in a separate request: a list changes what the host reports about a team folder afterwards
			for (const step of [['info', ''], ['list', ''], ['info', twin.folder]] as const) {
				await run(twin, role, [step])
			}
			await run(twin, role, [
				['list', twin.folder],
				['list', place],
				['info', `${place}/a.txt`],
				['stored', `${place}/a.txt`],
				['storedBeside', `${place}/a.txt`, 'sub/b.txt'],
				['isStored', `${place}/a.txt`, 'sub/b.txt'],
				['isStored', `${place}/a.txt`, 'none.txt'],
				['exists', `${place}/sub/b.txt`],
				['hasSpace', twin.folder],
			])
		}
		for (const step of [
			['newFile', `${place}/new.txt`, 'x'], ['newFile', `${place}/empty.txt`], ['newFileIn', place, 'in.txt'],
			['newFolder', `${place}/new`], ['put', `${place}/a.txt`, 'changed'], ['content', `${place}/a.txt`], ['read', `${place}/a.txt`],
			['touch', `${place}/a.txt`, monday], ['copy', `${place}/a.txt`, 'files-teams-copy.txt'],
			['copy', `${place}/a.txt`, `${place}/copy.txt`], ['move', `${place}/a.txt`, `${place}/moved.txt`],
			['move', `${place}/a.txt`, 'files-teams-moved.txt'],
			['delete', `${place}/a.txt`], ['delete', `${place}/sub`], ['delete', twin.folder], ['move', twin.folder, 'files-teams-renamed'],
			['touch', place, monday],
		] as const satisfies readonly Step[]) {
			await run(twin, 'reader', [step])
		}
		// between storages: same ids, and the resulting events
		await run(twin, 'editor', [
			['newFolder', 'files-home'],
			['newFile', 'files-home/x.txt', 'x'],
			['newFolder', 'files-home/dir'],
			['newFile', 'files-home/dir/y.txt', 'yy'],
		])
		await run(twin, 'editor', [
			['move', 'files-home/x.txt', `${place}/x.txt`],
			['move', 'files-home/dir', `${place}/dir`],
			['list', `${place}/dir`],
			['info', 'files-home'],
		])
		await run(twin, 'editor', [
			['copy', `${place}/dir`, 'files-home/back'],
			['move', `${place}/x.txt`, 'files-home/x2.txt'],
			['list', 'files-home'],
			['list', 'files-home/back'],
			['info', place],
		])
		// another user's tree, in the same request
		await twin.send('admin', 'POST', nodes, { body: { of: 'outsider', steps: [
			['info', ''],
			['newFolder', 'files-other'],
			['newFile', 'files-other/a.txt', 'a'],
			['put', 'files-other/a.txt', 'b'],
			['move', 'files-other/a.txt', 'files-other/c.txt'],
			['delete', 'files-other/c.txt'],
			['list', 'files-other'],
			['delete', 'files-other'],
		] } })
		await twin.send('admin', 'POST', nodes, {
			body: { of: 'reader', steps: [['list', twin.folder], ['newFile', `${twin.folder}/no.txt`, 'x']] },
		})
		await twin.send('admin', 'POST', nodes, {
			body: {
				of: 'editor',
				steps: [['list', place], ['newFile', `${place}/by-admin.txt`, 'x'], ['delete', `${place}/by-admin.txt`]],
			},
		})
		await run(twin, 'editor', [['delete', place], ['delete', 'files-home']])
	},
}

/** A team folder without a user: no rules, no events, and the same ids that users see. */
export const filesOfNobody: Script = {
	name: 'files-nobody',
	run: async (twin) => {
		const within = twin.folder
		const alone = (steps: readonly Step[]): Promise<unknown> => twin.send('admin', 'POST', nodes, { body: { within, steps } })
		await alone([
			['info', ''],
			['list', ''],
			['exists', 'nobody-twin'],
			['newFolder', 'nobody-twin'],
			['newFile', 'nobody-twin/a.txt', 'hello'],
			['newFileByStream', 'nobody-twin/s.bin', 'bytes'],
			['info', 'nobody-twin/a.txt'],
			['stored', 'nobody-twin/a.txt'],
			['content', 'nobody-twin/a.txt'],
			['read', 'nobody-twin/a.txt'],
		])
		await run(twin, 'editor', [
			['list', `${within}/nobody-twin`],
			['put', `${within}/nobody-twin/a.txt`, 'by a person'],
			['newFile', `${within}/nobody-twin/p.txt`, 'p'],
		])
		await alone([
			['put', 'nobody-twin/a.txt', 'by nobody again'],
			['putByStream', 'nobody-twin/p.txt', 'stream'],
			['touch', 'nobody-twin/p.txt', monday],
			['list', 'nobody-twin'],
			['byId', 'nobody-twin/a.txt', ''],
			['byId', 'nobody-twin/a.txt', 'nobody-twin'],
			['parent', 'nobody-twin/a.txt'],
			['relative', `/hostprobe-sys/files/${within}/nobody-twin`],
			['full', 'nobody-twin'],
			['freeName', 'nobody-twin', 'a.txt'],
			['newFolder', 'nobody-twin/away'],
			['newFolder', 'nobody-twin/away/sub'],
			['removeStored', 'nobody-twin/away'],
			['exists', 'nobody-twin/away'],
			['list', 'nobody-twin'],
		])
		await alone([
			['move', 'nobody-twin/p.txt', 'nobody-twin/q.txt'],
			['newFolder', 'nobody-twin/dir'],
			['copy', 'nobody-twin/q.txt', 'nobody-twin/dir/copy.txt'],
			['move', 'nobody-twin/dir', 'nobody-twin/moved'],
			['list', 'nobody-twin/moved'],
			['copy', 'nobody-twin/moved', 'nobody-twin/copied'],
			['list', 'nobody-twin/copied'],
			['info', 'nobody-twin/none'],
			['get', 'nobody-twin'],
		])
		await twin.send('editor', 'POST', versionRoute, { body: { path: `${within}/nobody-twin/a.txt` } })
		await alone([
			['delete', 'nobody-twin/q.txt'],
			['delete', 'nobody-twin/moved'],
			['list', 'nobody-twin'],
			['delete', 'nobody-twin/copied'],
			['delete', 'nobody-twin/s.bin'],
			['delete', 'nobody-twin'],
			['exists', 'nobody-twin'],
		])
		await run(twin, 'editor', [['exists', `${within}/nobody-twin`]])
	},
}

/** What happens to files in a folder, in groups of one request each. */
function lives(place: string, [monday, tuesday]: ReturnType<typeof days>): Step[][] {
	return [
		[
			['exists', place],
			['newFolder', place],
			['newFolder', place],
			['info', place],
			['newFile', `${place}/a.txt`, 'hello'],
			['touch', `${place}/a.txt`, monday],
			['newFile', `${place}/a.txt`, 'once more'],
			['touch', `${place}/a.txt`, tuesday],
			['newFile', `${place}/empty.md`],
			['newFileByStream', `${place}/stream.json`, '{}'],
			['list', place],
		],
		[
			['content', `${place}/a.txt`],
			['read', `${place}/a.txt`],
			['stored', `${place}/a.txt`],
			['storedBeside', `${place}/a.txt`, 'empty.md'],
			['isStored', `${place}/a.txt`, 'empty.md'],
			['put', `${place}/a.txt`, 'longer content'],
			['touch', `${place}/a.txt`, monday],
			['putByStream', `${place}/a.txt`, 'by stream'],
			['info', `${place}/a.txt`],
			['info', place],
			['touch', `${place}/a.txt`, monday],
			['info', `${place}/a.txt`],
			['touch', place, monday],
			['touch', `${place}/empty.md`, tuesday],
		],
		[
			['copy', `${place}/a.txt`, `${place}/copy.txt`],
			['info', `${place}/copy.txt`],
			['copy', `${place}/a.txt`, `${place}/copy.txt`],
			['copy', `${place}/a.txt`, `${place}/other.md`],
			['move', `${place}/copy.txt`, `${place}/renamed.csv`],
			['info', `${place}/renamed.csv`],
			['exists', `${place}/copy.txt`],
		],
		[
			['newFolder', `${place}/tree`],
			['newFolder', `${place}/tree/one/two`],
			['newFile', `${place}/tree/one/two/deep.txt`, 'deep'],
			['newFile', `${place}/tree/b.txt`, 'b'],
			['copy', `${place}/tree`, `${place}/tree copy`],
			['list', `${place}/tree copy`],
			['list', `${place}/tree copy/one`],
			['move', `${place}/tree`, `${place}/tree copy/inner`],
			['list', `${place}/tree copy`],
			['info', `${place}/tree copy/inner/one/two/deep.txt`],
			['info', place],
		],
		[
			['move', `${place}/tree copy`, `${place}/tree copy/inner/self`],
			['copy', `${place}/a.txt`, `${place}/nowhere/a.txt`],
			['move', `${place}/a.txt`, `${place}/nowhere/a.txt`],
			['move', `${place}/a.txt`, `${place}/a.txt`],
			['newFile', `${place}/nowhere/a.txt`, 'x'],
			['newFile', `${place}/nowhere/b.txt`],
			['newFolder', `${place}/a.txt`],
			['newFolder', `${place}/a.txt/b`],
			['newFile', `${place}/a.txt/b`, 'x'],
			['newFile', `${place}/tree copy`, 'x'],
		],
		[
			['get', place],
			['info', `${place}/none`],
			['info', `${place}/../..`],
			['exists', `${place}/../x`],
			['newFile', '', 'x'],
			['newFile', `${place}/back\\slash.txt`, 'x'],
			['newFolder', `${place}/.htaccess`],
			['newFile', `${place}/ space `, 'x'],
			['newFile', `${place}/dot.`, 'x'],
			['make', `${place}/Cafe\u0301.txt`, 'x'],
			['exists', `${place}/Caf\u00e9.txt`],
			['newFolder', `${place}//double//dot`],
			['move', `${place}/a.txt`, `${place}/a.part`],
			['move', `${place}/a.txt`, `${place}/tab\t.txt`],
			['move', `${place}/a.txt`, `${place}/${'n'.repeat(251)}`],
			['newFile', `${place}/A.TXT`, 'upper'],
			['list', place],
		],
		[
			['move', `${place}/A.TXT`, `${place}/a.txt`],
			['info', `${place}/a.txt`],
			['content', `${place}/a.txt`],
			['copy', `${place}/tree copy/b.txt`, `${place}/a.txt`],
			['content', `${place}/a.txt`],
		],
		[
			['byId', `${place}/a.txt`, ''],
			['byId', `${place}/a.txt`, place],
			['byId', `${place}/a.txt`, `${place}/tree copy`],
			['parent', `${place}/a.txt`],
			['parent', place],
			['relative', place],
			['relative', `/nobody/files/${place}`],
			['full', `${place}/x`],
			['full', `../${place}`],
			['isSubNode', place, `${place}/a.txt`],
			['isSubNode', `${place}/tree copy`, `${place}/a.txt`],
			['freeName', place, 'a.txt'],
			['freeName', place, 'new.txt'],
			['freeName', place, 'tree copy'],
		],
		[['delete', `${place}/a.txt`], ['exists', `${place}/a.txt`], ['delete', `${place}/tree copy`], ['list', place], [
			'delete',
			`${place}/none`,
		]],
		[['delete', place]],
	]
}
