// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { run } from '../node-steps.ts'
import type { Script } from '../script.ts'

const roles = ['admin', 'editor', 'reader', 'denied', 'outsider'] as const

/** Nodes by their names, below a home, a folder in it, and in team folders. */
export const filesSearch: Script = {
	name: 'files-search',
	run: async (twin) => {
		for (const place of ['search-twin', `${twin.folder}/search-twin`]) {
			await run(twin, 'editor', [
				['newFolder', place],
				['newFile', `${place}/Plan of twins.nxform`, 'a'],
				['newFolder', `${place}/plan of twins`],
				['newFile', `${place}/plan of twins/other PLAN OF TWINS.txt`, 'b'],
				['newFile', `${place}/plan of twins/100% twins.txt`, 'c'],
			])
		}
		for (const role of roles) {
			for (const text of ['plan of twins', 'PLAN of twins.NXFORM', '100% twins', 'p_an of twins', 'no such name', 'search-twin']) {
				await run(twin, role, [['search', '', text]])
			}
			await run(twin, role, [['search', twin.folder, 'of twins']])
			await run(twin, role, [['search', '', twin.folder]])
		}
		await run(twin, 'editor', [['search', 'search-twin', 'twin']])
		await run(twin, 'editor', [['search', `${twin.folder}/search-twin/plan of twins`, 'twins']])
		for (const place of ['search-twin', `${twin.folder}/search-twin`]) {
			await run(twin, 'editor', [['delete', place], ['search', '', 'plan of twins']])
		}
	},
}
