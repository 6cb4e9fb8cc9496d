// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from '@suite/api/contract/route'
import { Failure } from '@suite/schema/error'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { reasonProblems } from '../../src/check/reasons.ts'

const notes: Contract = {
	app: 'notesapp', namespace: 'NotesApp', title: 'Notes', failure: Failure,
	guards: { editor: { summary: 'The caller may edit', refusals: { 403: ['not_editor'] } } },
	resources: {
		notes: {
			save: {
				action: 'NoteController::save', method: 'PUT', path: '/notes/{id}', access: 'user', csrf: true, summary: 'Saves a note',
				params: Type.Object({ id: Type.String() }), body: Type.Object({ text: Type.String() }), answers: { 200: Type.Null() },
				guards: ['editor'], refusals: { 409: ['stale_version'], 413: ['too_large'] },
				example: { path: { id: 'a' }, body: { text: 'b' } },
			},
		},
	},
}

describe('the reasons of an app', () => {
	it('match those its routes declare', () => {
		expect(reasonProblems(notes, { STALE_VERSION: 'stale_version', TOO_LARGE: 'too_large', NOT_EDITOR: 'not_editor' })).toEqual([])
	})

	it('are a problem if no route declares them', () => {
		expect(reasonProblems(notes, { TIRED: 'tired' })).toEqual(['notesapp: Reason::TIRED (\'tired\') is in the refusals of no route'])
	})
})
