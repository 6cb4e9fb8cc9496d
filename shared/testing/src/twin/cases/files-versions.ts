// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Role } from '@suite/host/demo'
import { days, order, run, versionRoute } from '../node-steps.ts'
import type { Script } from '../script.ts'

const [monday] = days(0)

/** Versions: which writes create one, labels, restoring, and how copies and the trash affect them. */
export const versions: Script = {
	name: 'files-versions',
	run: async (twin) => {
		for (const [index, [role, folder]] of ([['outsider', 'versions-twin'], ['editor', `${twin.folder}/versions-twin`]] as const)
			.entries()) {
			const [monday, tuesday, wednesday] = days(index)
			const path = `${folder}/file.txt`
			const ask = async (verb: string, place = 0, text = '', who: Role = role, which = path): Promise<void> =>
				void await twin.send(who, 'POST', versionRoute, { body: { path: which, verb, place, text } })
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
			await run(twin, role, [
				['newFolder', `${folder}/sub`],
				['move', `${folder}/moved.txt`, `${folder}/sub/moved.txt`],
				['copy', `${folder}/sub`, `${folder}/sub2`],
				['move', `${folder}/sub`, `${folder}/sub3`],
			])
			await order(twin, role, `${folder}/sub2/moved.txt`)
			await ask('list', 0, '', role, `${folder}/sub2/moved.txt`)
			await ask('list', 0, '', role, `${folder}/sub3/moved.txt`)
			await ask('delete', 1, '', role, `${folder}/sub3/moved.txt`)
		}
		// from the home to the team folder and back: versions move along
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
