// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, test } from 'vitest'
import { parseLog, problemsOf, saidBy } from '../src/host.ts'

const entry = (level: number, app: string, more: object = {}) =>
	({ level, app, message: 'm', reqId: 'r', time: 't', method: 'GET', url: '/', ...more })

test('the log is read line by line; a line still being written is left out', () => {
	const lines = [entry(2, 'one'), entry(3, 'two')]
	expect(parseLog(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"level":3,"ap`)).toEqual(lines)
	expect(parseLog('')).toEqual([])
})

test('problems of an app are its own warnings and errors, and exceptions that pass through its code', () => {
	const own = entry(2, 'notesapp')
	const inCore = entry(3, 'index', { exception: { Trace: [{ file: '/x/custom_apps/notesapp/lib/A.php' }] } })
	const inNamespace = entry(3, 'PHP', { exception: { Exception: 'OCA\\NotesApp\\Broken' } })
	const entries = [own, inCore, inNamespace, entry(1, 'notesapp'), entry(3, 'files'), entry(3, 'index', {
		exception: { Trace: [{ file: '/x/lib/base.php' }] },
	})]
	expect(problemsOf(entries, 'notesapp')).toEqual([own, inCore, inNamespace])
	expect(problemsOf(entries, 'notesapp', 3)).toEqual([inCore, inNamespace])
})

test('what was thrown is said once', () => {
	expect(saidBy(entry(3, 'one'))).toBe('m')
	expect(saidBy(entry(3, 'one', { exception: { Message: 'Deadlock' } }))).toBe('m: Deadlock')
	expect(saidBy(entry(3, 'one', { message: 'No: Deadlock', exception: { Message: 'Deadlock' } }))).toBe('No: Deadlock')
})
