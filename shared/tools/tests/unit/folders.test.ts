// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { folderFinding } from '../../src/check/folders.ts'

function files(count: number, folder: string, ending = 'php'): string[] {
	return Array.from({ length: count }, (_, index) => `${folder}/File${index}.${ending}`)
}

it.each([
	'apps/a/lib/Service', 'apps/a/lib/Service/Page', 'apps/a/src/stores', 'shared/ui/src', 'shared/php/Http', 'shared/host/embedded/Dav',
])('allows %s 15 files', (folder) => {
	expect(folderFinding(files(15, folder))).toEqual({ problems: [], notes: [] })
	expect(folderFinding(files(16, folder)).problems).toEqual([expect.stringContaining(`${folder}: 16 files, up to 15`)])
})

it('counts files in the subfolder they are in', () => {
	expect(folderFinding([...files(15, 'apps/a/src/stores', 'ts'), ...files(15, 'apps/a/src/stores/admin', 'ts')]).problems).toEqual([])
})

it.each(['apps/a/tests/http', 'shared/tools/src'])('ignores %s', (folder) => {
	expect(folderFinding(files(99, folder, 'ts'))).toEqual({ problems: [], notes: [] })
})

it('counts source files only', () => {
	expect(folderFinding(files(99, 'shared/host/embedded/public/img', 'svg'))).toEqual({ problems: [], notes: [] })
})

it.each([
	'apps/a/lib/Controller', 'apps/a/lib/Migration', 'shared/php/tests/Http',
	'shared/host/embedded/OCP', 'shared/host/embedded/OCP/AppFramework/Http', 'shared/host/embedded/Sabre/DAV',
])('lets %s stay flat and reports why', (folder) => {
	expect(folderFinding(files(16, folder))).toEqual({ problems: [], notes: [expect.stringMatching(/: 16 files; \w+/)] })
})

it.each([
	'apps/a/lib/Controller/Page', 'apps/a/src/Controller', 'shared/host/embedded/OCPlus',
])('does not treat %s as a flat folder', (folder) => {
	expect(folderFinding(files(16, folder)).problems).toHaveLength(1)
})
