// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { appNameProblems } from '../../src/check/app-names.ts'

const apps = [{ id: 'notesapp', namespace: 'NotesApp', title: 'Jotter' }, { id: 'boardapp', namespace: 'BoardApp', title: 'Board' }]
const problems = (text: string, path = 'shared/testing/src/a.ts') => appNameProblems([{ path, text }], apps)

describe('shared code', () => {
	it.each([
		'get(\'/index.php/apps/notesapp/api\')', 'use OCA\\NotesApp\\Model\\Note;', 'import { notes } from \'@suite/api/notes/contract\'',
		'const hasNotes = true', '// what Jotter does', 'find(\'NOTESAPP\')', 'notes_leases', 'const NOTES = 1',
	])('must not name an app: %s', (text) => {
		expect(problems(text)).toHaveLength(1)
	})

	it.each(['const footnotes = 1', 'a notesheet', 'jotters', 'boards', 'keyboard', 'cardboardapp'])(
		'may use words that only contain a name: %s',
		(text) => {
			expect(problems(text)).toEqual([])
		},
	)

	it('may name an app only in the folders of that app', () => {
		expect(problems('export const notes = contract({ app: \'notesapp\' })', 'shared/api/src/notes/contract.ts')).toEqual([])
		expect(problems('export const Note = title(\'notes\')', 'shared/schema/src/notes/note.ts')).toEqual([])
		expect(problems('// as in notes', 'shared/api/src/board/contract.ts')).toHaveLength(1)
		expect(problems('// as in notes', 'shared/api/src/contract/route.ts')).toHaveLength(1)
	})

	it('may use a word of the API that is the name of an app too', () => {
		const [id, namespace] = [`rooms${'app'}`, `Rooms${'App'}`]
		const named = (text: string) =>
			appNameProblems([{ path: 'shared/testing/src/a.ts', text }], [{ id, namespace, title: 'Rooms' }])
		expect(named('final class Rooms { public array $rooms; }')).toEqual([])
		expect(named(`/apps/${id}/`)).toHaveLength(1)
		expect(named(`use OCA\\${namespace}\\Model\\Room;`)).toHaveLength(1)
	})

	it('is reported with the location of the name', () => {
		expect(problems('one\nnotesapp')).toEqual(['shared/testing/src/a.ts:2 names an app (notesapp)'])
	})
})
