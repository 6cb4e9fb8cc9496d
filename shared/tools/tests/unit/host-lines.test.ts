// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { hostLineFinding } from '../../src/check/host-lines.ts'

const file = (path: string, lines: number) => ({ path: `shared/host/embedded/${path}`, text: 'a\n'.repeat(lines) })
const readme = (limit: number) => `| Folder | What it has | Lines, up to |\n|---|---|---|\n| \`Dav\` | WebDAV | ${limit} |\n`

it('allows a folder as many lines as the README does', () => {
	expect(hostLineFinding([file('Dav/A.php', 60), file('Dav/Files/B.php', 40)], readme(100)).problems).toEqual([])
})

it('refuses more lines than the README allows', () => {
	const { problems } = hostLineFinding([file('Dav/A.php', 60), file('Dav/Files/B.php', 41)], readme(100))
	expect(problems).toEqual([expect.stringContaining('Dav: 101 lines, up to 100')])
})

it('refuses a folder without a row in the README, and a row without a folder', () => {
	const { problems } = hostLineFinding([file('Dav/A.php', 1), file('Mail/A.php', 2)], readme(100))
	expect(problems).toEqual([expect.stringContaining('lacks the folder Mail (2 lines)')])
	expect(hostLineFinding([], readme(100)).problems).toEqual([expect.stringContaining('no folder Dav')])
})

it('counts neither tests nor files outside a folder', () => {
	expect(hostLineFinding([file('Dav/A.php', 1), file('tests/A.php', 200), file('parts.php', 100)], readme(1)).problems).toEqual([])
})

it('prints the lines per folder, with declarations counted separately', () => {
	const allowed = `${readme(9)}| \`OCP\` | declarations | 9 |\n`
	expect(hostLineFinding([file('Dav/A.php', 3), file('OCP/A.php', 4)], allowed).notes).toEqual([
		'Dav: 3 lines, up to 9', 'OCP: 4 lines, up to 9', '3 lines that do something, 4 that declare',
	])
})
